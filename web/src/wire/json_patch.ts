/** An operation of a JSON Patch (RFC 6902), as far as the server uses them. */
export type Operation =
  { op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string };

/** The document after the operations. It shares what is unchanged with the one before, which stays as it is. */
export function patched<T>(document: T, operations: readonly Operation[]): T {
  return operations.reduce<unknown>(
    (before, operation) => changed(before, keysOf(operation.path), operation),
    document,
  ) as T;
}

/** The keys of a JSON Pointer. */
function keysOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function changed(value: unknown, [key, ...rest]: string[], operation: Operation): unknown {
  if (key === undefined) return operation.op === 'remove' ? undefined : operation.value;
  if (Array.isArray(value)) {
    const items = value.slice() as unknown[];
    const index = Number(key);
    if (rest.length) items[index] = changed(items[index], rest, operation);
    else if (operation.op === 'remove') items.splice(index, 1);
    else items.splice(index, operation.op === 'add' ? 0 : 1, operation.value);
    return items;
  }
  const members = { ...(value as Record<string, unknown>) };
  if (!rest.length && operation.op === 'remove') delete members[key];
  else members[key] = changed(members[key], rest, operation);
  return members;
}

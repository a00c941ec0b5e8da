interface OptionInfo {
  readonly name: string;
  readonly default: boolean | string;
  /** Only a choice can propose another value than its default. */
  readonly proposed?: string;
}

/** The options that the page preselects for a new player, by name, from the description of a game. */
export function proposedOptions(info: {
  readonly options: readonly OptionInfo[];
}): Record<string, boolean | string> {
  return Object.fromEntries(info.options.map((option) => [option.name, option.proposed ?? option.default]));
}

import { describe, expect, it } from 'vitest';
import { type Operation, patched } from './json_patch.ts';

const SHARED = { terms: { game: 'sanssouci' } };

describe('a patch', () => {
  it.each<[unknown, Operation[], unknown]>([
    [{ a: 1, b: 2 }, [{ op: 'replace', path: '/a', value: null }], { a: null, b: 2 }],
    [{ a: 1, b: 2 }, [{ op: 'remove', path: '/a' }], { b: 2 }],
    [{ a: [1, 3] }, [{ op: 'add', path: '/a/1', value: 2 }], { a: [1, 2, 3] }],
    [{ a: [1, 2] }, [{ op: 'add', path: '/a/2', value: 3 }], { a: [1, 2, 3] }],
    [[1, 2, 3], ['/2', '/1'].map((path) => ({ op: 'remove', path })), [1]],
    [{ a: [{ b: 1 }] }, [{ op: 'replace', path: '/a/0/b', value: [2] }], { a: [{ b: [2] }] }],
    [{ 'a/b~c': 1 }, [{ op: 'replace', path: '/a~1b~0c', value: 2 }], { 'a/b~c': 2 }],
    [{}, [{ op: 'add', path: '/é"', value: 2 }], { 'é"': 2 }],
    [5, [{ op: 'replace', path: '', value: 6 }], 6],
  ])('of %j by %j gives %j', (document, operations, expected) => {
    const before = structuredClone(document);
    expect(patched(document, operations)).toEqual(expected);
    expect(document).toEqual(before);
  });

  it('keeps what it does not change', () => {
    const document = { table: SHARED, view: { hand: [1] } };
    const after = patched(document, [{ op: 'replace', path: '/view/hand/0', value: 2 }]);
    expect(after.table).toBe(document.table);
    expect(after.view).not.toBe(document.view);
  });
});

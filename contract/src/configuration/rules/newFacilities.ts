import { nameKey } from '../../fields/nameKey.ts';

/** The option that forms add to the list automatically. It is never an item of the list. */
export const OTHER_FACILITY = nameKey('Other');

/**
 * Returns those of the entered facilities that the list does not have yet, each name once. Compares names without case and
 * extra spaces. “Other” is never new.
 */
export function newFacilities<T extends { readonly name: string }>(
  entered: readonly T[],
  active: readonly { readonly name: string }[],
): T[] {
  const known = new Set([OTHER_FACILITY, ...active.map(({ name }) => nameKey(name))]);
  return entered.filter(({ name }) => {
    const key = nameKey(name);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

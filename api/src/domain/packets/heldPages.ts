import { keptPagesOf } from '@portal/contract/packets/applyOperation.ts';
import type { PageRef, Recipe, RemovalReason } from '@portal/contract/packets/recipe.ts';

/** A page that was removed for one of these reasons must not be released with an earlier packet either. */
const HELD: ReadonlySet<RemovalReason> = new Set(['otherPatient', 'outsideScope']);

/**
 * The pages of an earlier version of a recipe that must not be released: they were redacted since, or removed because they
 * belong to another patient or are outside the requested records.
 */
export function heldPages(earlier: Recipe, current: Recipe): PageRef[] {
  return keptPagesOf(earlier).filter((page) => {
    const reason = current.removed[page];
    if (reason !== undefined && HELD.has(reason)) return true;
    const before = new Set(earlier.redactions[page]?.map(({ box }) => JSON.stringify(box)));
    return current.redactions[page]?.some(({ box }) => !before.has(JSON.stringify(box))) ?? false;
  });
}

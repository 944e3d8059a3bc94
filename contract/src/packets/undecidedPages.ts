import type { DocumentLook, NamedPage } from '../files/schemas/documentLook.ts';
import type { AcceptedName, CheckedPage } from './pageChecks.ts';
import { personKey } from './personKey.ts';

/**
 * How many pages of a packet name another person by its look, but are not decided by the page check. They need a reason
 * before the packet is released.
 *
 * A page is decided if the page check says `other` of it too and somebody gave the reason why it stays, or if everything that
 * the look found on it are names that are accepted as the patient's. A look lists its first pages only; nobody can say which
 * ones the others are, so they count as undecided. So do pages that one of both did not see, because the look reads the
 * packet and the page check its sources.
 *
 * @param pages Of the version of the recipe of which the packet is made, in order. The look counts them from 1, without cover,
 *   contents and list of redactions, through all volumes.
 */
export function undecidedPages(
  look: DocumentLook | null,
  pages: readonly CheckedPage[],
  names: readonly AcceptedName[],
): number {
  if (look?.state !== 'read') return 0;
  // A relative is not the patient, so a page with the name as the patient's needs a decision of its own.
  const accepted = new Set(
    names.filter(({ reason }) => reason !== 'related').map(({ name }) => personKey(name)),
  );
  const decided = look.otherPersons.filter((named) => isDecided(named, pages[named.page - 1]));
  return look.otherPersonPages - decided.length;

  function isDecided({ names: found, birthDates }: NamedPage, page: CheckedPage | undefined): boolean {
    if (!page) return false;
    if (page.patient === 'other') return page.check?.verdict === 'fine' && page.check.reason !== null;
    return birthDates.length === 0 && found.every((name) => accepted.has(personKey(name)));
  }
}

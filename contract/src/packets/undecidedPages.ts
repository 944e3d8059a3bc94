import type { DocumentLook, NamedPage } from '../files/schemas/documentLook.ts';
import type { AcceptedName, CheckedPage } from './pageChecks.ts';
import { personKey } from './personKey.ts';

/**
 * How many pages of a packet name another person in its look and are not decided in the page check. They need a reason before
 * the packet is released.
 *
 * A page is decided if the page check flags another person too and somebody gave the reason why it stays, or if the look found
 * only names there that are accepted as the patient's. The look reads the packet and the page check reads its sources, so one
 * can find what the other misses: such a page is undecided. The look lists only its first pages, so the others are undecided.
 *
 * @param pages Those of the packet's version of the recipe, in order. The look counts them from 1 through all volumes, without
 *   cover, contents and list of redactions.
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

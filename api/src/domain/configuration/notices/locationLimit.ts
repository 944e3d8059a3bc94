import { listIsFull } from './listIsFull.ts';
import type { Refusal } from '../listDecision.ts';
import type { StoredCopyService } from './storedNotices.ts';

/** Of all copy services together: they are part of one document, which must stay small. */
const MOST_LOCATIONS = 300;

/** Refuses so many more offices than all copy services together may have. */
export function refuseTooManyLocations(
  services: readonly Pick<StoredCopyService, 'locations'>[],
  more: number,
): Refusal | null {
  const all = services.reduce((sum, { locations }) => sum + locations.length, more);
  return all > MOST_LOCATIONS ? listIsFull() : null;
}

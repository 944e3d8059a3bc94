import { listIsFull } from './listIsFull.ts';
import type { ListRefusal } from '../listDecision.ts';
import type { StoredCopyService } from './storedNotices.ts';

/** Of all copy services together: they are part of one document, which must stay small. */
const MAX_LOCATIONS = 300;

/** Refuses so many more offices than all copy services together may have. */
export function refuseTooManyLocations(
  services: readonly Pick<StoredCopyService, 'locations'>[],
  more: number,
): ListRefusal | null {
  const all = services.reduce((sum, { locations }) => sum + locations.length, more);
  return all > MAX_LOCATIONS ? listIsFull() : null;
}

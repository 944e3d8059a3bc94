import { type ListRefusal, refuseFullList } from '../listDecision.ts';
import type { StoredCopyService } from './storedNotices.ts';

/** Offices of all copy services together. They are part of one document, whose size is limited. */
const MAX_LOCATIONS = 300;

/** Refuses more offices than the limit for all copy services together. */
export function refuseTooManyLocations(
  services: readonly Pick<StoredCopyService, 'locations'>[],
  more: number,
): ListRefusal | null {
  const all = services.reduce((sum, { locations }) => sum + locations.length, more);
  return all > MAX_LOCATIONS ? refuseFullList() : null;
}

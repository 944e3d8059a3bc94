import type {
  Disclosure,
  DisclosureView,
  PatientPeriod,
} from '@portal/contract/disclosures/schemas/disclosures.ts';
import { matchesName } from './matchesName.ts';
import type { PortalDisclosure } from './disclosuresOf.ts';
import { disclosureOf, entryOf, isWithin } from './outsideDisclosure.ts';
import type { DisclosureLog } from './disclosureLog.ts';
import { withheldUntil } from './suspensions.ts';

/** A disclosure as staff see it; the earlier name of its recipient is for suspensions only. */
export type DisclosureWithNames = DisclosureView & Pick<PortalDisclosure, 'earlierRecipient'>;

/**
 * The disclosures of a patient in a period, newest first: those of the portal and those that staff entered, each with
 * the day until which a suspension withholds it. `hasMatchingName` decides which patient names match.
 */
export function findDisclosures(
  own: readonly PortalDisclosure[],
  { disclosures, suspensions }: Pick<DisclosureLog, 'disclosures' | 'suspensions'>,
  period: PatientPeriod,
  now: Date,
  hasMatchingName = (name: string) => matchesName(period.patientName, name),
): DisclosureWithNames[] {
  const entered = disclosures
    .filter((one) => hasMatchingName(one.patientName) && isWithin(one, period))
    .map((one) => ({ ...disclosureOf(one), entry: entryOf(one) }));
  return [...own.map((one) => ({ ...one, entry: null })), ...entered]
    .map((one) => ({ ...one, withheldUntil: withheldUntil(one, suspensions, now) }))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/** Whether an entry was not marked as entered in error. */
function isValid({ entry }: DisclosureView): boolean {
  return !entry?.isVoid;
}

/** The disclosures that an accounting issued now lists: without withheld ones and those entered in error. */
export function listedDisclosures(found: readonly DisclosureWithNames[]): Disclosure[] {
  return found
    .filter((one) => isValid(one) && one.withheldUntil === null)
    .map(({ entry: _entry, withheldUntil: _until, earlierRecipient: _earlier, ...disclosure }) => disclosure);
}

/** The disclosures that suspensions withhold from an accounting issued now. */
export function withheldDisclosures(found: readonly DisclosureWithNames[]): DisclosureWithNames[] {
  return found.filter((one) => isValid(one) && one.withheldUntil !== null);
}

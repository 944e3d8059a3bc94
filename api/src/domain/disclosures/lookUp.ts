import type {
  Disclosure,
  FoundDisclosure,
  PatientPeriod,
} from '@portal/contract/disclosures/schemas/disclosures.ts';
import { matchesName } from './matchesName.ts';
import { disclosureOf, entryOf, isWithin } from './outsideDisclosure.ts';
import type { Register } from './register.ts';
import { withheldUntil } from './suspensions.ts';

/**
 * The disclosures of a patient in a period as staff look them up, newest first: the portal's own and those that staff
 * entered, each with the day until which a suspension withholds it. `isSought`: under which names.
 */
export function lookUp(
  own: readonly Disclosure[],
  { disclosures, suspensions }: Pick<Register, 'disclosures' | 'suspensions'>,
  period: PatientPeriod,
  now: Date,
  isSought = (name: string) => matchesName(period.patientName, name),
): FoundDisclosure[] {
  const entered = disclosures
    .filter((one) => isSought(one.patientName) && isWithin(one, period))
    .map((one) => ({ ...disclosureOf(one), entry: entryOf(one) }));
  return [...own.map((one) => ({ ...one, entry: null })), ...entered]
    .map((one) => ({ ...one, withheldUntil: withheldUntil(one, suspensions, now) }))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/** Whether an accounting that is issued now would list it but for a suspension. */
function isValid({ entry }: FoundDisclosure): boolean {
  return !entry?.isVoid;
}

/** What an accounting that is issued now lists: nothing withheld, nothing entered in error, and not a word of either. */
export function listedOf(found: readonly FoundDisclosure[]): Disclosure[] {
  return found
    .filter((one) => isValid(one) && one.withheldUntil === null)
    .map(({ entry: _entry, withheldUntil: _until, ...disclosure }) => disclosure);
}

/** What a suspension keeps out of an accounting that is issued now. */
export function withheldOf(found: readonly FoundDisclosure[]): FoundDisclosure[] {
  return found.filter((one) => isValid(one) && one.withheldUntil !== null);
}

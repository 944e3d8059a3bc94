import type { PageFlag, PagePatient } from '@portal/contract/packets/pageChecks.ts';
import { personKey } from '@portal/contract/packets/personKey.ts';
import { isNameOf, type PatientFacts } from '../../files/uploads/look/lookAtText.ts';
import type { PageFacts } from './pageFacts.ts';

/** What a page is compared with. */
export interface OrderFacts extends PatientFacts {
  /** The ordered dates of service, YYYY-MM-DD, both included; null for all. */
  readonly ranges: readonly { readonly from: string; readonly to: string }[] | null;
  /** The sensitive categories that an authorization covers. */
  readonly categories: readonly string[];
  /** Record numbers of the patient, from the pages that name them (`numbersOf`). */
  readonly numbers: ReadonlySet<string>;
}

/** Names that staff accepted. */
export interface AcceptedNames {
  /** Other names of the patient, by `personKey`. */
  readonly patient: ReadonlySet<string>;
  /** Relatives, guarantors and referring physicians, by `personKey`. */
  readonly mentioned: ReadonlySet<string>;
}

export interface FlaggedPage {
  readonly patient: PagePatient;
  readonly flags: readonly PageFlag[];
}

/** What a person should look at on a page, in this order. A page without readable text is flagged too. */
export function flagPage(facts: PageFacts, order: OrderFacts, accepted: AcceptedNames): FlaggedPage {
  if (!facts.isRead) return { patient: 'unreadable', flags: [{ kind: 'unreadable' }] };
  const { names, birthDates, numbers, isNamed } = comparedWith(facts, order, accepted);
  const isOther = names.length + birthDates.length + numbers.length > 0;
  const mentioned = facts.mentioned.filter(
    ({ name }) =>
      !isNameOf(name, order.patientName) &&
      !isAccepted(accepted.mentioned, name) &&
      !isAccepted(accepted.patient, name),
  );
  const { ranges } = order;
  const days = ranges
    ? facts.serviceDates.filter((day) => !ranges.some(({ from, to }) => from <= day && day <= to))
    : [];
  const categories = facts.categories.filter((category) => !order.categories.includes(category));
  return {
    patient: isOther ? 'other' : isNamed ? 'match' : 'none',
    flags: [
      ...(isOther ? [{ kind: 'otherPerson' as const, names, birthDates, numbers }] : []),
      ...(mentioned.length > 0 ? [{ kind: 'mentioned' as const, people: mentioned }] : []),
      ...(days.length > 0 ? [{ kind: 'date' as const, days }] : []),
      ...(categories.length > 0 ? [{ kind: 'category' as const, categories }] : []),
    ],
  };
}

/** The record numbers on pages that name the patient and nobody else. */
export function numbersOf(pages: readonly PageFacts[], order: Omit<OrderFacts, 'numbers'>): Set<string> {
  const nobody = { patient: new Set<string>(), mentioned: new Set<string>() };
  const ofPatient = pages.filter((facts) => {
    const { names, birthDates, isNamed } = comparedWith(facts, { ...order, numbers: new Set() }, nobody);
    return isNamed && names.length + birthDates.length === 0;
  });
  return new Set(ofPatient.flatMap(({ numbers }) => numbers));
}

/** Computing the key of a name takes longer than everything else here, and most charts have no accepted names. */
function isAccepted(names: ReadonlySet<string>, name: string): boolean {
  return names.size > 0 && names.has(personKey(name));
}

/** What on a page does not belong to the patient, and whether anything does. */
function comparedWith(facts: PageFacts, order: OrderFacts, accepted: AcceptedNames) {
  const isPatient = (name: string) => isNameOf(name, order.patientName) || isAccepted(accepted.patient, name);
  const names = facts.names.filter((name) => !isPatient(name));
  const hasBirthDate = facts.birthDates.some((days) => days.includes(order.patientDob));
  const birthDates =
    order.patientDob === ''
      ? []
      : facts.birthDates.filter((days) => !days.includes(order.patientDob)).map((days) => days.at(-1)!);
  const hasName = facts.names.length > names.length;
  // Another facility has another number for the same patient, so a number decides only where nothing else does.
  const isSilent = facts.names.length === 0 && facts.birthDates.length === 0;
  const numbers =
    isSilent && order.numbers.size > 0 ? facts.numbers.filter((number) => !order.numbers.has(number)) : [];
  const hasNumber = facts.numbers.some((number) => order.numbers.has(number));
  return { names, birthDates, numbers, isNamed: hasName || hasBirthDate || hasNumber };
}

import {
  disclosureBases,
  disclosureMethods,
  RELEASED_IN_ERROR,
} from '@portal/contract/disclosures/disclosureTerms.ts';
import { authorityLabels, authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import { factsOfAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import type { Disclosure, PatientPeriod } from '@portal/contract/disclosures/schemas/disclosures.ts';

/** The columns of an exported accounting. The file is always in English, with UTC times. */
export const disclosureColumns = [
  'time (UTC)',
  'patient',
  'recipient',
  'received as',
  'address',
  'document',
  'requested',
  'method',
  'purpose',
  'Order ID',
  'disclosures',
  'last on',
  'authority',
  'decision',
] as const;

const recipientKinds: Record<Disclosure['by'], string> = {
  client: 'client with an account',
  holder: 'holder of Order ID and code, for the recipient',
  outside: 'outside the portal',
};

/** The rows above the columns: the patient, the period, and whether the list is complete. */
export function accountingFacts(
  { patientName, patientDob, from, to }: PatientPeriod,
  isComplete: boolean,
  now: Date,
): string[][] {
  return [
    ['Accounting of disclosures'],
    ['patient', patientName],
    ['date of birth', patientDob],
    ['from', from],
    ['to', to],
    ['prepared on (UTC)', now.toISOString().slice(0, 10)],
    ['complete', isComplete ? 'yes' : 'no, this list does not include all disclosures'],
    [],
  ];
}

/** The values of a disclosure, in the order of `disclosureColumns`. Only the date of an outside disclosure is known. */
export function disclosureRow(one: Disclosure): (string | number)[] {
  const basis = one.basis && disclosureBases[one.basis];
  return [
    one.by === 'outside' ? one.at.slice(0, 10) : one.at,
    one.patientName,
    one.recipient,
    recipientKinds[one.by],
    one.address,
    one.document,
    one.requested ?? '',
    disclosureMethods[one.action],
    [one.inError && RELEASED_IN_ERROR, basis, one.purpose].filter(Boolean).join(': ') || 'not stated',
    one.orderId,
    one.count,
    one.lastOn ?? '',
    authorityText(one),
    decisionText(one),
  ];
}

/** The authority for release with its facts; empty if it is not stated. */
function authorityText({ authority }: Disclosure): string {
  if (!authority) return '';
  const facts = factsOfAuthority(authority).map(({ field, value }) => `${authorityLabels[field]}: ${value}`);
  return [authorityNames[authority.kind], ...facts].join('; ');
}

/** What staff decided about the request before the disclosure; empty without a decision. The patient gets no staff names. */
function decisionText({ decision }: Disclosure): string {
  if (!decision) return '';
  const { state, at, authority } = decision;
  const day = `${state} on ${at.slice(0, 10)}`;
  if (!authority) return day;
  const { kind, checked, total, version } = authority;
  return `${day}; ${authorityNames[kind]}: ${checked} of ${total} checked, checklist version ${version}`;
}

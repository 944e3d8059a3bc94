import { disclosureBases, disclosureMethods } from '@portal/contract/disclosures/disclosureTerms.ts';
import type { Disclosure, PatientPeriod } from '@portal/contract/disclosures/schemas/disclosures.ts';

/** The columns of an exported accounting. The file is a record of its own: it is in English, and its times are UTC. */
export const disclosureColumns = [
  'time (UTC)',
  'patient',
  'recipient',
  'received as',
  'address',
  'document',
  'how',
  'purpose',
  'order ID',
  'disclosures',
  'last on',
] as const;

const ways: Record<Disclosure['by'], string> = {
  client: 'client with an account',
  holder: 'holder of order ID and code, for the recipient',
  outside: 'outside the portal',
};

/** What stands above the columns: whose accounting it is, of which days, and whether there is more. */
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
    ['made on (UTC)', now.toISOString().slice(0, 10)],
    ['complete', isComplete ? 'yes' : 'no, there are more than are listed here'],
    [],
  ];
}

/** A disclosure by these columns. Of one made outside the portal only the day is known. */
export function disclosureRow(one: Disclosure): (string | number)[] {
  const basis = one.basis && disclosureBases[one.basis];
  return [
    one.by === 'outside' ? one.at.slice(0, 10) : one.at,
    one.patientName,
    one.recipient,
    ways[one.by],
    one.address,
    one.document,
    disclosureMethods[one.action],
    [basis, one.purpose].filter(Boolean).join(': '),
    one.orderId,
    one.count,
    one.lastOn ?? '',
  ];
}

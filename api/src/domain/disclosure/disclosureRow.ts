import { disclosureBases } from '@portal/contract/catalogues/disclosureTerms.ts';
import type { Disclosure } from '@portal/contract/schemas/disclosures.ts';

/** The columns of an exported accounting. The file is a record of its own: it is in English, and its times are UTC. */
export const disclosureColumns = [
  'time (UTC)',
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

/** A disclosure by these columns. Of one made outside the portal only the day is known. */
export function disclosureRow(one: Disclosure): (string | number)[] {
  const basis = one.basis && disclosureBases[one.basis];
  return [
    one.by === 'outside' ? one.at.slice(0, 10) : one.at,
    one.recipient,
    ways[one.by],
    one.address,
    one.document,
    one.action,
    [basis, one.purpose].filter(Boolean).join(': '),
    one.orderId,
    one.count,
    one.lastOn ?? '',
  ];
}

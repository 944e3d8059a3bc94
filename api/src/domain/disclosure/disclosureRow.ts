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
] as const;

const ways: Record<Disclosure['by'], string> = {
  client: 'client with an account',
  holder: 'holder of order ID and code, for the recipient',
};

/** A disclosure by these columns. */
export function disclosureRow(one: Disclosure): string[] {
  return [
    one.at,
    one.recipient,
    ways[one.by],
    one.address,
    one.document,
    one.action,
    one.purpose,
    one.orderId,
  ];
}

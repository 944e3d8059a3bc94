import type { Disclosure } from '@portal/contract/schemas/disclosures.ts';

/** The columns of an exported accounting. The file is a record of its own: it is in English, and its times are UTC. */
export const disclosureColumns = [
  'time (UTC)',
  'recipient',
  'address',
  'document',
  'how',
  'purpose',
  'order ID',
] as const;

/** A disclosure by these columns. */
export function disclosureRow(one: Disclosure): string[] {
  return [one.at, one.recipient, one.address, one.document, one.action, one.purpose, one.orderId];
}

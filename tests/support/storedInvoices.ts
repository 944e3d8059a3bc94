import { randomUUID } from 'node:crypto';
import { containerOf } from './stores.ts';

/** A line for 2 × $12.50 as a request holds it, with the given parts changed. */
export function storedLine(changed: object = {}) {
  return {
    description: 'Copies of the chart',
    quantity: 2,
    unitPriceCents: 1250,
    totalCents: 2500,
    subsections: [] as string[],
    studyDate: '',
    studyType: '',
    imageCount: null as number | null,
    cnrReason: '',
    ...changed,
  };
}

/** Writes an invoice of $25.00 into a request past the API, sent unless told otherwise, so that it can be in any state. Answers its id. */
export async function putInvoice(
  portal: Parameters<typeof containerOf>[0],
  requestId: string,
  changed: object = {},
): Promise<string> {
  const invoiceId = `inv_${randomUUID().replaceAll('-', '')}`;
  const value = {
    invoiceId,
    number: 'INV-2026-000042',
    createdAt: '2026-03-10T08:00:00.000Z',
    createdBy: { kind: 'staff', id: 'user_1' },
    createdByName: 'Casey Example',
    lines: [storedLine()],
    totalCents: 2500,
    isActive: true,
    sentAt: '2026-03-11T15:00:00.000Z',
    paymentState: 'unpaid',
    paidAt: null,
    intentId: null,
    chargeId: null,
    settlement: null,
    refunds: [],
    ...changed,
  };
  const container = await containerOf(portal, 'requests');
  await container.item('root', requestId).patch([{ op: 'set', path: `/invoices/${invoiceId}`, value }]);
  return invoiceId;
}

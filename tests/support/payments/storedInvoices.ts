import { randomUUID } from 'node:crypto';
import { containerOf } from '../portal/stores.ts';

type PortalStores = Parameters<typeof containerOf>[0];

/** Gives a request an invoice that was sent, past the API; answers its id. */
export async function storeInvoice(
  portal: PortalStores,
  requestId: string,
  totalCents: number,
  changed: object = {},
): Promise<string> {
  const invoiceId = `inv_${randomUUID().replaceAll('-', '')}`;
  const at = new Date().toISOString();
  const invoice = {
    invoiceId,
    number: `INV-2026-${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`,
    createdAt: at,
    createdBy: { kind: 'system', id: null },
    createdByName: 'system',
    lines: [],
    totalCents,
    isActive: true,
    sentAt: at,
    paymentState: 'unpaid',
    paidAt: null,
    intentId: null,
    chargeId: null,
    settlement: null,
    refunds: [],
    ...changed,
  };
  await setInvoice(portal, requestId, invoiceId, invoice);
  return invoiceId;
}

/** Puts an invoice in the place of the one with its id, or changes facts of it. */
export async function setInvoice(
  portal: PortalStores,
  requestId: string,
  invoiceId: string,
  facts: object,
): Promise<void> {
  const root = (await containerOf(portal, 'requests')).item('root', requestId);
  const { resource } = await root.read<{ invoices: Record<string, object> }>();
  const value = { ...resource?.invoices[invoiceId], ...facts };
  await root.patch([{ op: 'set', path: `/invoices/${invoiceId}`, value }]);
}

/** An invoice as the request's document holds it. */
export async function storedInvoice(
  portal: PortalStores,
  requestId: string,
  invoiceId: string,
): Promise<Record<string, unknown>> {
  const root = (await containerOf(portal, 'requests')).item('root', requestId);
  const { resource } = await root.read<{ invoices: Record<string, Record<string, unknown>> }>();
  const invoice = resource?.invoices[invoiceId];
  if (!invoice) throw new Error(`There is no invoice ${invoiceId}`);
  return invoice;
}

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

/** Gives a request an invoice of $25.00 with a line, whose dates and number are always the same. */
export function putInvoice(portal: PortalStores, requestId: string, changed: object = {}): Promise<string> {
  return storeInvoice(portal, requestId, 2500, {
    number: 'INV-2026-000042',
    createdAt: '2026-03-10T08:00:00.000Z',
    createdByName: 'Casey Example',
    lines: [storedLine()],
    sentAt: '2026-03-11T15:00:00.000Z',
    ...changed,
  });
}

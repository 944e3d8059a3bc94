import { randomUUID } from 'node:crypto';
import { containerOf } from '../portal/stores.ts';

type PortalStores = Parameters<typeof containerOf>[0];

/** Adds a sent invoice to a stored request; returns its id. */
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
  await patchInvoice(portal, requestId, invoiceId, invoice);
  return invoiceId;
}

/** Adds an invoice to a stored request, or changes fields of it. */
export async function patchInvoice(
  portal: PortalStores,
  requestId: string,
  invoiceId: string,
  fields: object,
): Promise<void> {
  const item = (await containerOf(portal, 'requests')).item('root', requestId);
  const { resource } = await item.read<{ invoices: Record<string, object> }>();
  const value = { ...resource?.invoices[invoiceId], ...fields };
  await item.patch([{ op: 'set', path: `/invoices/${invoiceId}`, value }]);
}

/** An invoice in the stored request. */
export async function storedInvoice(
  portal: PortalStores,
  requestId: string,
  invoiceId: string,
): Promise<Record<string, unknown>> {
  const item = (await containerOf(portal, 'requests')).item('root', requestId);
  const { resource } = await item.read<{ invoices: Record<string, Record<string, unknown>> }>();
  const invoice = resource?.invoices[invoiceId];
  if (!invoice) throw new Error(`There is no invoice ${invoiceId}`);
  return invoice;
}

/** A stored invoice line of 2 × $12.50; `changed` replaces fields. */
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

/** Adds a sent invoice of $25.00 with one line, a fixed number and fixed dates to a stored request. */
export function storeFixedInvoice(
  portal: PortalStores,
  requestId: string,
  changed: object = {},
): Promise<string> {
  return storeInvoice(portal, requestId, 2500, {
    number: 'INV-2026-000042',
    createdAt: '2026-03-10T08:00:00.000Z',
    createdByName: 'Casey Example',
    lines: [storedLine()],
    sentAt: '2026-03-11T15:00:00.000Z',
    ...changed,
  });
}

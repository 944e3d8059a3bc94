import type {
  InvoiceLineView,
  InvoiceRefundView,
  InvoiceView,
  StaffInvoiceView,
} from '@portal/contract/invoices/schemas/invoice.ts';
import { staffDisputeViews, payerDisputeView } from '../disputes/disputeViews.ts';
import { disputeEffect } from '../disputes/disputeEffect.ts';
import type { Invoice, InvoiceLine, InvoiceRefund } from './invoice.ts';

/** Whether the client can see an invoice: it was sent and is active. */
export function isShownToClient({ sentAt, isActive }: Invoice): boolean {
  return sentAt !== null && isActive;
}

/** The invoices of a request for staff, newest first; inactive ones only if `showAll`. */
export function listedInvoices(invoices: Readonly<Record<string, Invoice>>, showAll: boolean): Invoice[] {
  return Object.values(invoices)
    .filter(({ isActive }) => isActive || showAll)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.number.localeCompare(a.number));
}

/** An invoice as the client sees it. Fields are listed one by one. */
export function invoiceView(requestId: string, invoice: Invoice): InvoiceView {
  return {
    invoiceId: invoice.invoiceId,
    requestId,
    invoiceNumber: invoice.number,
    status: rawStatus(invoice),
    isActive: invoice.isActive,
    isPaid: invoice.paymentState === 'paid',
    paymentState: invoice.paymentState,
    ...(invoice.paidAt && { paidAt: invoice.paidAt }),
    createdAt: invoice.createdAt,
    ...(invoice.sentAt && { sentAt: invoice.sentAt }),
    totalAmount: invoice.totalCents / 100,
    refundedAmount: refundedCents(invoice, 'done') / 100,
    lineItems: invoice.lines.map(lineView),
    ...payerDisputeView(invoice),
  };
}

/** An invoice as staff see it. */
export function staffInvoiceView(requestId: string, invoice: Invoice): StaffInvoiceView {
  const { settlement } = invoice;
  return {
    ...invoiceView(requestId, invoice),
    createdByName: invoice.createdByName,
    version: invoice.version,
    paymentIntentId: invoice.intentId,
    settlement: settlement && {
      reference: settlement.reference,
      reason: settlement.reason,
      byName: settlement.byName,
      at: settlement.at,
    },
    refunds: invoice.refunds.map(refundView),
    refundableAmount: refundableCents(invoice) / 100,
    ...staffDisputeViews(invoice.disputes),
  };
}

/** The amount that can still be refunded through Stripe, in cents; zero if the invoice was not paid there or its payment is disputed. */
export function refundableCents(invoice: Invoice): number {
  if (invoice.paymentState !== 'paid' || invoice.settlement !== null || disputeEffect(invoice).isHeld)
    return 0;
  return invoice.totalCents - refundedCents(invoice, 'done', 'pending');
}

/** The total of staff refunds in these states of the current payment, in cents. */
function refundedCents({ intentId, refunds }: Invoice, ...states: InvoiceRefund['state'][]): number {
  return refunds
    .filter((each) => each.kind === 'staff' && each.intentId === intentId && states.includes(each.state))
    .reduce((sum, { cents }) => sum + cents, 0);
}

function rawStatus({ paymentState, sentAt }: Invoice): InvoiceView['status'] {
  if (paymentState === 'paid') return 'paid';
  return sentAt === null ? 'draft' : 'sent';
}

function lineView({ unitPriceCents, totalCents, ...fields }: InvoiceLine): InvoiceLineView {
  return { ...fields, unitPrice: unitPriceCents / 100, total: totalCents / 100 };
}

function refundView({ refundId, cents, kind, state, at, byName, reason }: InvoiceRefund): InvoiceRefundView {
  return { refundId, amount: cents / 100, kind, state, at, byName, reason };
}

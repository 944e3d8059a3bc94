import { randomUUID } from 'node:crypto';
import {
  changeInvoice,
  createInvoice,
  deleteInvoice,
  listInvoices,
  refundInvoice,
  settleInvoice,
} from '@portal/contract/invoices/endpoints.ts';
import { createPaymentIntent, updateInvoicePayment } from '@portal/contract/payments/endpoints/payments.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { as, type Person } from '../accounts/accounts.ts';
import { type ApiAnswer, callApi, dataOf } from '../api/callApi.ts';
import { requestOf, rootOf } from '../api/consoleCalls.ts';
import { fromAnotherAddress } from '../api/fromAnotherAddress.ts';
import { holding, lookUp } from '../requests/holder.ts';

type Portal = Parameters<typeof requestOf>[0] & Parameters<typeof rootOf>[0];

/** A line that comes to $25.50. */
export const invoiceLine = { description: 'Copies of the chart', quantity: 3, unitPrice: '8.50' };

/** What somebody asks of the invoices of one request; bodies may be as wrong as a test likes. */
export function invoicesOf({ api }: Pick<Portal, 'api'>, person: Person, requestId: string) {
  const headers = () => ({ ...as(person), ...fromAnotherAddress() });
  const send = (operation: Parameters<typeof callApi>[1], body: object): Promise<ApiAnswer> =>
    callApi(api, operation, { headers: headers(), body: { requestId, ...body } });
  /** A draft is of version 0 until it is edited. */
  const change = (invoiceId: string, updates: object, seen: object = { seenVersion: 0 }) =>
    send(changeInvoice, { invoiceId, updates, ...seen });
  return {
    list: (showAll = true) =>
      dataOf(api, listInvoices, { headers: headers(), query: { requestId, showAll: String(showAll) } }),
    create: (lineItems: unknown = [invoiceLine], key: unknown = randomUUID()) =>
      send(createInvoice, { key, lineItems }),
    change,
    send: (invoiceId: string, seenVersion = 0) => change(invoiceId, { status: 'sent' }, { seenVersion }),
    activate: (invoiceId: string) => change(invoiceId, { isActive: true }),
    deactivate: (invoiceId: string) => change(invoiceId, { isActive: false }),
    remove: (invoiceId: string) => send(deleteInvoice, { invoiceId }),
    settle: (invoiceId: string, more: object = { reference: 'Check 1042', reason: 'Paid by check' }) =>
      send(settleInvoice, { invoiceId, ...more }),
    refund: (
      invoiceId: string,
      amount: unknown,
      key: unknown = randomUUID(),
      reason: unknown = 'Billed twice',
    ) => send(refundInvoice, { invoiceId, amount, key, reason }),
  };
}

/** The invoice of an answer. */
export function invoiceIn({ status, data, message }: ApiAnswer): StaffInvoiceView {
  if (status >= 300) throw new Error(`${status} ${message}`);
  return data as StaffInvoiceView;
}

/** A request of a client, and what its holder may do about its invoices. */
export async function requestWithInvoices(portal: Portal, client: Person) {
  const request = await requestOf(portal, client);
  const { requestId } = request;
  const held = holding(await lookUp(portal, request));
  const headers = () => ({ ...held, ...fromAnotherAddress() });
  const body = (invoiceId: string, more: object) => ({ requestId, invoiceId, ...more });
  return {
    ...request,
    open: (invoiceId: string, more: object = {}) =>
      callApi(portal.api, createPaymentIntent, {
        headers: headers(),
        body: { type: 'invoice', ...body(invoiceId, more) },
      }),
    openAs: (person: Person, invoiceId: string) =>
      callApi(portal.api, createPaymentIntent, {
        headers: { ...as(person), ...fromAnotherAddress() },
        body: { type: 'invoice', ...body(invoiceId, {}) },
      }),
    update: (invoiceId: string, more: object = {}) =>
      callApi(portal.api, updateInvoicePayment, { headers: headers(), body: body(invoiceId, more) }),
    /** The invoices as the holder sees them. */
    seen: async () => (await lookUp(portal, request)).customInvoices,
    stored: async (invoiceId: string) => {
      const { invoices } = (await rootOf(portal, requestId)) as { invoices?: Record<string, StoredInvoice> };
      const invoice = invoices?.[invoiceId];
      if (!invoice) throw new Error(`There is no invoice ${invoiceId}`);
      return invoice;
    },
  };
}

/** An invoice as the request's document holds it. */
export interface StoredInvoice {
  readonly isActive: boolean;
  readonly paymentState: string;
  readonly intentId: string | null;
  readonly totalCents: number;
  readonly refunds: readonly {
    readonly refundId: string;
    readonly intentId: string;
    readonly kind: string;
    readonly state: string;
    readonly cents: number;
  }[];
}

/** A sent invoice of $25.50 for a request of its own. */
export async function sentInvoice(portal: Portal, staff: Person, client: Person, lineItems?: unknown) {
  const request = await requestWithInvoices(portal, client);
  const invoices = invoicesOf(portal, staff, request.requestId);
  const { invoiceId, invoiceNumber } = invoiceIn(await invoices.create(lineItems));
  invoiceIn(await invoices.send(invoiceId));
  return {
    ...request,
    invoices,
    invoiceId,
    invoiceNumber,
    open: (more: object = {}) => request.open(invoiceId, more),
    openAs: (person: Person) => request.openAs(person, invoiceId),
    update: async () => {
      const answer = await request.update(invoiceId);
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.message}`);
      return answer.data as { isPaid: boolean; paymentState: string };
    },
    stored: () => request.stored(invoiceId),
    listed: async () => (await invoices.list()).find((each) => each.invoiceId === invoiceId)!,
  };
}

/** The PaymentIntent of an answer. */
export function intentIn({ status, data, message }: ApiAnswer): string {
  if (status !== 200) throw new Error(`${status} ${message}`);
  return (data as { paymentIntentId: string }).paymentIntentId;
}

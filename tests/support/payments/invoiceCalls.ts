import { randomUUID } from 'node:crypto';
import {
  changeInvoice,
  createInvoice,
  deleteInvoice,
  listInvoices,
  refundInvoice,
  settleInvoice,
} from '@portal/contract/invoices/endpoints.ts';
import { updateInvoicePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../api/callApi.ts';
import { requestContent } from '../api/requestCalls.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { copySubmission } from '../requests/copySubmission.ts';
import { accessHeader, lookUp } from '../requests/holder.ts';

type Portal = Parameters<typeof copySubmission>[0];

/** An invoice line of $25.50. */
export const invoiceLine = { description: 'Copies of the chart', quantity: 3, unitPrice: '8.50' };

/** A person's calls for the invoices of one request. Bodies are not validated. */
export function invoiceCalls({ api }: Pick<Portal, 'api'>, person: Person, requestId: string) {
  const headers = () => ({ ...authHeaders(person), ...randomIpHeader() });
  const send = (operation: Parameters<typeof callApi>[1], body: object): Promise<ApiResponse> =>
    callApi(api, operation, { headers: headers(), body: { requestId, ...body } });
  /** An unedited draft has version 0. */
  const change = (invoiceId: string, updates: object, seen: object = { seenVersion: 0 }) =>
    send(changeInvoice, { invoiceId, updates, ...seen });
  return {
    list: (showAll = true) =>
      dataOf(api, listInvoices, { headers: headers(), query: { requestId, showAll: String(showAll) } }),
    create: (lineItems: unknown = [invoiceLine], key: unknown = randomUUID(), more: object = {}) =>
      send(createInvoice, { key, lineItems, ...more }),
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

/** The invoice in a response. Throws for a refusal. */
export function invoiceIn({ status, data, message }: ApiResponse): StaffInvoiceView {
  if (status >= 300) throw new Error(`${status} ${message}`);
  return data as StaffInvoiceView;
}

/** A request of a client, with the calls of its holder for its invoices. */
export async function requestWithInvoices(portal: Portal, client: Person) {
  const request = await copySubmission(portal, client);
  const { requestId } = request;
  const access = accessHeader(await lookUp(portal, request));
  const headers = () => ({ ...access, ...randomIpHeader() });
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
        headers: { ...authHeaders(person), ...randomIpHeader() },
        body: { type: 'invoice', ...body(invoiceId, {}) },
      }),
    update: (invoiceId: string, more: object = {}) =>
      callApi(portal.api, updateInvoicePayment, { headers: headers(), body: body(invoiceId, more) }),
    /** The invoices in the holder's view of the request. */
    holderView: async () => (await lookUp(portal, request)).customInvoices,
    stored: async (invoiceId: string) => {
      const { invoices } = (await requestContent(portal, requestId)) as {
        invoices?: Record<string, StoredInvoice>;
      };
      const invoice = invoices?.[invoiceId];
      if (!invoice) throw new Error(`There is no invoice ${invoiceId}`);
      return invoice;
    },
  };
}

/** An invoice in the stored request. */
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

/** A sent invoice of $25.50 for a new request. */
export async function sentInvoice(portal: Portal, staff: Person, client: Person, lineItems?: unknown) {
  const request = await requestWithInvoices(portal, client);
  const invoices = invoiceCalls(portal, staff, request.requestId);
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
      const response = await request.update(invoiceId);
      if (response.status !== 200) throw new Error(`${response.status} ${response.message}`);
      return response.data as { isPaid: boolean; paymentState: string };
    },
    stored: () => request.stored(invoiceId),
    listed: async () => (await invoices.list()).find((each) => each.invoiceId === invoiceId)!,
  };
}

/** The PaymentIntent id in a response. Throws for a refusal. */
export function intentIn({ status, data, message }: ApiResponse): string {
  if (status !== 200) throw new Error(`${status} ${message}`);
  return (data as { paymentIntentId: string }).paymentIntentId;
}

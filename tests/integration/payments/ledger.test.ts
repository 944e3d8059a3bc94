import { randomUUID } from 'node:crypto';
import { revenueReport } from '@portal/contract/analytics/reports/endpoints.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  authHeaders,
  getAdmin,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { MANDATE } from '../../support/payments/bankPayments.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { submitForClient, requestContent } from '../../support/api/requestCalls.ts';
import { sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { storeChargedFile } from '../../support/files/storedFiles.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { openFeePayment, recordsRequest, stripeOf } from '../../support/requests/order.ts';
import { reconcileAs, setWebhookFaults, unmatchedPayments } from '../../support/payments/reconciliation.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf, makeTasksDue } from '../../support/portal/stores.ts';
import { storeInvoice } from '../../support/payments/storedInvoices.ts';

let portal: Portal;
let admin: Person;
beforeAll(async () => {
  portal = await startPortal();
  admin = await getAdmin(portal);
});
afterAll(() => portal.stop());

const METHODS = [
  { payment_method: 'pm_card_visa' },
  { payment_method: 'pm_usBankAccount_success', ...MANDATE },
  { payment_method: 'pm_usBankAccount_insufficientFunds', ...MANDATE },
  { payment_method: 'pm_card_createDispute' },
  { payment_method: 'pm_usBankAccount_dispute', ...MANDATE },
  { payment_method: 'pm_card_mastercard' },
];
/** Some hundred webhooks, and twenty times as many in full size. */
const SCALE = IS_FULL_SIZE ? 20 : 1;
const WEBHOOKS = 500 * SCALE;
const DRAFTS = 36 * SCALE;
const INVOICES = 12;
/** Payments for everything due on a request, one with each method: two documents and an invoice. */
const COMBINED = METHODS.length * (IS_FULL_SIZE ? 10 : 1);
const DISPUTED_METHODS = ['pm_card_createDispute', 'pm_usBankAccount_dispute'];
const DUPLICATES = 3;
/** Hundreds of webhooks write to one request concurrently, which takes long. */
const SETTLE_MS = 60_000 * SCALE;

async function openDrafts(): Promise<string[]> {
  const opened = Array.from({ length: DRAFTS }, async () => {
    const { paymentIntentId } = await openFeePayment(portal, randomUUID(), recordsRequest());
    return paymentIntentId;
  });
  return Promise.all(opened);
}

/** Opens the invoices of a request; returns their PaymentIntents and, for each, a second one that the request does not know. */
async function openInvoices(client: Person): Promise<string[]> {
  const request = await submitForClient(portal, client);
  const { requestId } = request;
  const headers = { ...accessHeader(await lookUp(portal, request)), ...randomIpHeader() };
  const opened: string[] = [];
  for (let index = 0; index < INVOICES; index++) {
    const invoiceId = await storeInvoice(portal, requestId, 5000 + index);
    const body = { type: 'invoice' as const, requestId, invoiceId };
    const { paymentIntentId } = await dataOf(portal.api, createPaymentIntent, { headers, body });
    const second = await stripeOf(portal).paymentIntents.create({
      amount: 5000 + index,
      currency: 'usd',
      allowed_payment_method_types: ['card', 'us_bank_account'],
      metadata: { kind: 'invoice', requestId, invoiceId },
    });
    opened.push(paymentIntentId, second.id);
  }
  return opened;
}

interface Confirmation {
  readonly id: string;
  readonly method: (typeof METHODS)[number];
}

/**
 * Opens a payment for everything due on a new request, and a second payment for one of its documents that the request
 * does not know. Stripe cannot refund a disputed payment, so a disputed one has no second.
 */
async function openCombined(client: Person, index: number): Promise<Confirmation[]> {
  const request = await submitForClient(portal, client);
  const { requestId } = request;
  const fileId = await storeChargedFile(portal, requestId, 2550 + index);
  await storeChargedFile(portal, requestId, 1300);
  await storeInvoice(portal, requestId, 5010);
  const headers = { ...accessHeader(await lookUp(portal, request)), ...randomIpHeader() };
  const body = { type: 'pay_all' as const, requestId };
  const { paymentIntentId, amount } = await dataOf(portal.api, createPaymentIntent, { headers, body });
  expect(amount).toBe(8860 + index);
  const method = METHODS[index % METHODS.length]!;
  if (DISPUTED_METHODS.includes(method.payment_method)) return [{ id: paymentIntentId, method }];
  const second = await stripeOf(portal).paymentIntents.create({
    amount: 2550 + index,
    currency: 'usd',
    allowed_payment_method_types: ['card', 'us_bank_account'],
    metadata: { kind: 'file', requestId, fileId },
  });
  return [
    { id: paymentIntentId, method },
    { id: second.id, method: METHODS[0]! },
  ];
}

/** Statuses of a dispute in which the bank holds the funds. */
const FUNDS_WITHDRAWN = ['needs_response', 'lost'];

/** Cents of each payment at Stripe, minus refunds and the amounts of disputes with one of the statuses. */
async function stripeNetCents(statuses: readonly string[] = FUNDS_WITHDRAWN): Promise<Map<string, number>> {
  const stripe = stripeOf(portal);
  const net = new Map<string, number>();
  for await (const { id, status, amount } of stripe.paymentIntents.list({ limit: 100 })) {
    if (status !== 'succeeded') continue;
    const { data } = await stripe.refunds.list({ payment_intent: id, limit: 100 });
    const refunded = data
      .filter((refund) => refund.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    const disputes = await stripe.disputes.list({ payment_intent: id, limit: 100 });
    const disputed = disputes.data
      .filter((dispute) => statuses.includes(dispute.status))
      .reduce((sum, one) => sum + one.amount, 0);
    if (amount > refunded + disputed) net.set(id, amount - refunded - disputed);
  }
  return net;
}

async function allOf<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of list) found.push(each);
  return found;
}

interface Disputed {
  intentId: string;
  disputes?: { intentId: string; status: string }[];
}

interface StoredRequest {
  payment: Disputed & { state: string; amountCents: number };
  invoices?: Record<string, Disputed & { paymentState: string; totalCents: number }>;
  files?: Record<string, Disputed & { paymentState?: string; chargeCents?: number }>;
}

const hasDisputeIn = ({ intentId, disputes = [] }: Disputed, statuses: readonly string[]) =>
  disputes.some((each) => each.intentId === intentId && statuses.includes(each.status));

async function allRequests(): Promise<StoredRequest[]> {
  const container = await containerOf(portal, 'requests');
  const { resources } = await container.items
    .query<{ requestId: string }>('SELECT c.requestId FROM c WHERE c.type = "request"')
    .fetchAll();
  const requests: StoredRequest[] = [];
  for (const { requestId } of resources) {
    requests.push((await requestContent(portal, requestId)) as unknown as StoredRequest);
  }
  return requests;
}

/** Cents that the portal's requests record as paid and not withdrawn, by PaymentIntent. */
function paidInPortal(requests: readonly StoredRequest[]): Map<string, number> {
  const paid = new Map<string, number>();
  for (const { payment, invoices = {}, files = {} } of requests) {
    const items = [
      { ...payment, cents: payment.amountCents },
      ...Object.values(invoices).map((item) => ({
        ...item,
        state: item.paymentState,
        cents: item.totalCents,
      })),
      ...Object.values(files).map((item) => ({
        ...item,
        state: item.paymentState,
        cents: item.chargeCents ?? 0,
      })),
    ];
    for (const item of items) {
      if (item.state !== 'paid' || hasDisputeIn(item, FUNDS_WITHDRAWN)) continue;
      paid.set(item.intentId, (paid.get(item.intentId) ?? 0) + item.cents);
    }
  }
  return paid;
}

/** Cents of paid fees minus lost fees in the daily figures. */
async function feesOfDays(): Promise<number> {
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items
    .query<{ amountCents: number; pk: string; kind: string }>(
      'SELECT c.amountCents, c.pk, c.kind FROM c WHERE c.kind IN ("fee-paid", "fee-lost")',
    )
    .fetchAll();
  // Each fee is also counted in its month.
  const inDays = resources.filter(({ pk }) => pk.startsWith('day|'));
  return inDays.reduce(
    (sum, { kind, amountCents }) => sum + (kind === 'fee-paid' ? amountCents : -amountCents),
    0,
  );
}

/** Cents of the revenue report, and their sums by kind, firm and facility. */
async function revenueInReport(): Promise<number[]> {
  const query = { startDate: '2020-01-01', endDate: '2099-12-31' };
  const { total, byKind, byFirm, byFacility } = await dataOf(portal.api, revenueReport, {
    headers: authHeaders(admin),
    query,
  });
  const sums = [byKind, byFirm, byFacility].map((rows) =>
    rows.reduce((sum, row) => sum + Math.round(row.total * 100), 0),
  );
  return [Math.round(total.total * 100), ...sums];
}

const sorted = (amounts: Map<string, number>) => [...amounts].toSorted(([a], [b]) => (a < b ? -1 : 1));

it(
  `requests, documents, invoices, daily figures and the revenue report match Stripe after a reconciliation of ${WEBHOOKS} webhooks, tripled, shuffled, and one in ten lost`,
  async () => {
    await setWebhookFaults(portal, { duplicate: DUPLICATES, shuffle: true, loseEvery: 10 });
    const opened = await openDrafts();
    const [client] = await Promise.all([signUpPerson(portal), createStaff(portal)]);
    for (let count = 0; count < SCALE; count++) opened.push(...(await openInvoices(client)));
    const combined: Confirmation[] = [];
    for (let index = 0; index < COMBINED; index++) combined.push(...(await openCombined(client, index)));
    const stripe = stripeOf(portal);
    const single = opened.map((id, index) => ({ id, method: METHODS[index % METHODS.length]! }));
    await Promise.all(
      [...single, ...combined].map(({ id, method }) => stripe.paymentIntents.confirm(id, method)),
    );
    await eventually(
      'the end of bank payments and webhooks',
      async () => {
        const response = await fetch(new URL('/__test/state', portal.stripe));
        const state = (await response.json()) as Record<string, number>;
        return state['processingPaymentIntents'] === 0 && state['undeliveredEvents'] === 0;
      },
      SETTLE_MS,
    );
    expect(await reconcileAs(portal, admin)).toMatchObject({ state: 'done' });
    await eventually('the end of refunds', async () => {
      return (await reconcileAs(portal, admin)).repaired === 0;
    });

    const events = await allOf(stripe.events.list({ limit: 100 }));
    expect(DUPLICATES * events.length).toBeGreaterThanOrEqual(WEBHOOKS);
    const atStripe = await stripeNetCents();
    const requests = await allRequests();
    expect(atStripe.size).toBeGreaterThan(opened.length / 3);
    expect(sorted(paidInPortal(requests))).toEqual(sorted(atStripe));
    const fees = requests.filter(
      ({ payment }) => payment.state === 'paid' && !hasDisputeIn(payment, ['lost']),
    );
    // Tasks with too many write conflicts wait for their next attempt. They are made due at once.
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    expect(await feesOfDays()).toBe(fees.length * 1500);
    // An open dispute takes nothing of the revenue yet.
    const netAtStripe = [...(await stripeNetCents(['lost'])).values()].reduce((sum, cents) => sum + cents, 0);
    expect(await revenueInReport()).toEqual([netAtStripe, netAtStripe, netAtStripe, netAtStripe]);
    const { payments } = await unmatchedPayments(portal, admin);
    const disputes = await allOf(stripe.disputes.list({ limit: 100 }));
    expect(disputes.length).toBeGreaterThan(opened.length / 4);
    expect(payments.filter(({ reason }) => reason !== 'disputed' && reason !== 'dispute-lost')).toEqual([]);
    const open = disputes.filter(({ status }) => status === 'needs_response');
    expect(payments.filter(({ reason }) => reason === 'disputed')).toHaveLength(open.length);
  },
  240_000 * SCALE,
);

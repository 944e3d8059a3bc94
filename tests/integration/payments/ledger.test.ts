import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAdmin, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { MANDATE } from '../../support/payments/bankPayments.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { submitForClient, storedRoot } from '../../support/api/requestCalls.ts';
import { sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
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
/** About a thousand webhooks, and ten times as many in full size. */
const SCALE = IS_FULL_SIZE ? 10 : 1;
const WEBHOOKS = 1000 * SCALE;
const DRAFTS = 76 * SCALE;
const INVOICES = 12;
const DUPLICATES = 3;
/** Hundreds of webhooks write to one request concurrently, which takes long. */
const SETTLE_MS = 90_000 * SCALE;

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

/** Statuses of a dispute in which the bank holds the funds. */
const FUNDS_WITHDRAWN = ['needs_response', 'lost'];

/** Cents of each payment at Stripe, minus refunds and disputed amounts. */
async function stripeNetCents(): Promise<Map<string, number>> {
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
      .filter((dispute) => FUNDS_WITHDRAWN.includes(dispute.status))
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

interface StoredRoot {
  payment: Disputed & { state: string; amountCents: number };
  invoices?: Record<string, Disputed & { paymentState: string; totalCents: number }>;
}

const hasDisputeIn = ({ intentId, disputes = [] }: Disputed, statuses: readonly string[]) =>
  disputes.some((each) => each.intentId === intentId && statuses.includes(each.status));

async function allRequests(): Promise<StoredRoot[]> {
  const requests = await containerOf(portal, 'requests');
  const { resources } = await requests.items
    .query<{ requestId: string }>('SELECT c.requestId FROM c WHERE c.type = "request"')
    .fetchAll();
  const roots: StoredRoot[] = [];
  for (const { requestId } of resources) {
    roots.push((await storedRoot(portal, requestId)) as unknown as StoredRoot);
  }
  return roots;
}

/** Cents that the portal's requests record as paid and not withdrawn, by PaymentIntent. */
function paidInPortal(roots: readonly StoredRoot[]): Map<string, number> {
  const paid = new Map<string, number>();
  for (const { payment, invoices = {} } of roots) {
    if (payment.state === 'paid' && !hasDisputeIn(payment, FUNDS_WITHDRAWN))
      paid.set(payment.intentId, payment.amountCents);
    for (const invoice of Object.values(invoices)) {
      if (invoice.paymentState === 'paid' && !hasDisputeIn(invoice, FUNDS_WITHDRAWN)) {
        paid.set(invoice.intentId, invoice.totalCents);
      }
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

const sorted = (amounts: Map<string, number>) => [...amounts].toSorted(([a], [b]) => (a < b ? -1 : 1));

it(
  `requests, invoices and daily figures match Stripe after a reconciliation of ${WEBHOOKS} webhooks, tripled, shuffled, and one in ten lost`,
  async () => {
    await setWebhookFaults(portal, { duplicate: DUPLICATES, shuffle: true, loseEvery: 10 });
    const opened = await openDrafts();
    const [client] = await Promise.all([signUpPerson(portal), createStaff(portal)]);
    for (let count = 0; count < SCALE; count++) opened.push(...(await openInvoices(client)));
    const stripe = stripeOf(portal);
    await Promise.all(
      opened.map((id, index) => stripe.paymentIntents.confirm(id, METHODS[index % METHODS.length]!)),
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
    const roots = await allRequests();
    expect(atStripe.size).toBeGreaterThan(opened.length / 3);
    expect(sorted(paidInPortal(roots))).toEqual(sorted(atStripe));
    const fees = roots.filter(({ payment }) => payment.state === 'paid' && !hasDisputeIn(payment, ['lost']));
    // Tasks with too many write conflicts wait for their next attempt. They are made due at once.
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    expect(await feesOfDays()).toBe(fees.length * 1500);
    const { payments } = await unmatchedPayments(portal, admin);
    const disputes = await allOf(stripe.disputes.list({ limit: 100 }));
    expect(disputes.length).toBeGreaterThan(opened.length / 4);
    expect(payments.filter(({ reason }) => reason !== 'disputed' && reason !== 'dispute-lost')).toEqual([]);
    const open = disputes.filter(({ status }) => status === 'needs_response');
    expect(payments.filter(({ reason }) => reason === 'disputed')).toHaveLength(open.length);
  },
  240_000 * SCALE,
);

import { randomUUID } from 'node:crypto';
import {
  listUnmatchedPayments,
  resolveUnmatchedPayment,
  retryUnmatchedPayment,
} from '@portal/contract/reconciliation/endpoints.ts';
import type { UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { trailEntries, verifyAudit } from '../../support/operations/auditTrail.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { openFeePayment, recordsRequest, stripeOf } from '../../support/requests/order.ts';
import { reconcileAs, loseWebhooks, unmatchedPayments } from '../../support/payments/reconciliation.ts';
import { type BorrowedPortal, borrowPortal } from '../../support/portal/borrowPortal.ts';
import { containerOf } from '../../support/portal/stores.ts';
import { storedInvoice, storeInvoice } from '../../support/payments/storedInvoices.ts';
import { deliver, eventAbout } from '../../support/payments/webhooks.ts';

let portal: BorrowedPortal;
let staff: Person;
let admin: Person;
let requestId: string;
let invoiceId: string;

beforeAll(async () => {
  portal = await borrowPortal();
  const [, client] = await Promise.all([
    Promise.all([getAdmin(portal), createStaff(portal)]).then((people) => ([admin, staff] = people)),
    signUpPerson(portal),
  ]);
  ({ requestId } = await submitForClient(portal, client));
  invoiceId = await storeInvoice(portal, requestId, 5000);
  await loseWebhooks(portal);
});
afterAll(() => portal.stop());

const stripe = () => stripeOf(portal);
const headers = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

/** A paid PaymentIntent with this metadata. */
async function createPayment(
  metadata: Record<string, string>,
  changed: Partial<Stripe.PaymentIntentCreateParams> = {},
  card = 'pm_card_visa',
): Promise<string> {
  const { id } = await stripe().paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    ...changed,
    metadata,
  });
  await stripe().paymentIntents.confirm(id, { payment_method: card });
  return id;
}

const forInvoice = (changed: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  createPayment({ kind: 'invoice', requestId, invoiceId }, changed);

async function findListed(intentId: string, state: 'open' | 'resolved' = 'open') {
  const { payments } = await unmatchedPayments(portal, staff, state);
  return payments.find((payment) => payment.intentId === intentId);
}

const sendWebhook = (intentId: string) =>
  deliver(portal, {
    payload: eventAbout({ object: 'payment_intent', id: intentId }, 'payment_intent.succeeded'),
  });

const retry = (intentId: string, person = staff) =>
  callApi(portal.api, retryUnmatchedPayment, { headers: headers(person), body: { intentId } });
const resolve = (intentId: string, note: string, person = admin) =>
  callApi(portal.api, resolveUnmatchedPayment, { headers: headers(person), body: { intentId, note } });

describe('an unmatched payment', () => {
  it.each<[string, UnmatchedReason, boolean, () => Promise<string>]>([
    ['of another amount', 'mismatch', true, () => forInvoice({ amount: 4999 })],
    ['in another currency', 'mismatch', true, () => forInvoice({ currency: 'eur' })],
    [
      'for an invoice of another request',
      'no-such-request',
      false,
      () => createPayment({ kind: 'invoice', requestId: `req_${'x'.repeat(24)}`, invoiceId }),
    ],
    [
      'for an unknown invoice',
      'no-such-request',
      true,
      () => createPayment({ kind: 'invoice', requestId, invoiceId: `inv_${'0'.repeat(32)}` }),
    ],
    [
      'for an unknown file',
      'no-such-request',
      true,
      () => createPayment({ kind: 'file', requestId, fileId: `file_${'0'.repeat(32)}` }),
    ],
    [
      'for a draft that no longer exists',
      'no-such-request',
      false,
      () => createPayment({ kind: 'request_fee', draftId: randomUUID() }, { amount: 1500 }),
    ],
    ['isn’t for anything in the portal', 'unknown-kind', false, () => createPayment({})],
  ])('%s is listed at once, by its webhook', async (_, reason, hasRequest, make) => {
    const intentId = await make();
    expect((await sendWebhook(intentId)).status).toBe(200);
    expect(await findListed(intentId)).toMatchObject({
      reason,
      requestId: hasRequest ? requestId : null,
      resolution: null,
    });
    expect(await storedInvoice(portal, requestId, invoiceId)).toMatchObject({ paymentState: 'unpaid' });
  });

  it('is listed once by the reconciliation after a lost webhook, and retried each time', async () => {
    const intentId = await forInvoice({ amount: 101 });
    await reconcileAs(portal, admin);
    const first = await findListed(intentId);
    expect(first).toMatchObject({ kind: 'invoice', reason: 'mismatch', amountCents: 101, currency: 'usd' });
    await reconcileAs(portal, admin);
    const again = await findListed(intentId);
    expect(again?.firstSeenAt).toBe(first?.firstSeenAt);
    expect(again!.lastTriedAt > first!.lastTriedAt).toBe(true);
    const events = (await trailEntries(portal)).filter(
      ({ kind, details }) =>
        kind === 'payment-unmatched' && (details as { intentId?: string }).intentId === intentId,
    );
    expect(events).toHaveLength(1);
  });

  it('is not listed before anyone has paid', async () => {
    const { id } = await stripe().paymentIntents.create({ amount: 77, currency: 'usd', metadata: {} });
    await stripe().paymentIntents.cancel(id);
    expect((await sendWebhook(id)).status).toBe(200);
    expect(await findListed(id)).toBeUndefined();
  });

  it('is removed from the list once Stripe refunds it', async () => {
    const intentId = await createPayment({});
    await sendWebhook(intentId);
    expect(await findListed(intentId)).toBeDefined();
    await stripe().refunds.create({ payment_intent: intentId });
    expect(await retry(intentId)).toMatchObject({ status: 200, data: { resolution: { byName: null } } });
    expect(await findListed(intentId)).toBeUndefined();
  });

  it('stays listed if a retry changes nothing', async () => {
    const intentId = await forInvoice({ amount: 102 });
    await sendWebhook(intentId);
    expect(await retry(intentId)).toMatchObject({ data: { reason: 'mismatch', resolution: null } });
  });
});

describe('an automatic refund that the bank returns', () => {
  const statesAtStripe = async (intentId: string) =>
    (await stripe().refunds.list({ payment_intent: intentId })).data.map(({ status }) => status);
  const refundsFailed = (intentId: string) =>
    eventually('the bank payment', async () =>
      (await statesAtStripe(intentId)).every((state) => state === 'failed'),
    );

  it('is found by the reconciliation each time it fails, and retried only on request', async () => {
    const metadata = { kind: 'invoice', requestId, invoiceId: await storeInvoice(portal, requestId, 5000) };
    await createPayment(metadata);
    await reconcileAs(portal, admin);
    const intentId = await createPayment(metadata, {}, 'pm_card_refundFail');
    await reconcileAs(portal, admin);
    expect(await findListed(intentId)).toBeUndefined();
    await refundsFailed(intentId);
    await reconcileAs(portal, admin);
    const listed = {
      kind: 'invoice',
      reason: 'refund-failed',
      amountCents: 5000,
      currency: 'usd',
      requestId,
    };
    expect(await findListed(intentId)).toMatchObject(listed);
    await reconcileAs(portal, admin);
    expect(await statesAtStripe(intentId)).toHaveLength(1);

    expect(await retry(intentId)).toMatchObject({ status: 200, data: { resolution: { byName: null } } });
    expect(await statesAtStripe(intentId)).toHaveLength(2);
    expect(await findListed(intentId)).toBeUndefined();
    await refundsFailed(intentId);
    await reconcileAs(portal, admin);
    expect(await findListed(intentId)).toMatchObject(listed);

    await resolve(intentId, 'Refunded by check 89');
    expect(await retry(intentId)).toMatchObject({ data: { resolution: { byName: 'Casey Example' } } });
    expect(await reconcileAs(portal, admin)).toMatchObject({ state: 'done', repaired: 0 });
    expect(await findListed(intentId)).toBeUndefined();
    expect(await statesAtStripe(intentId)).toHaveLength(2);
  });
});

describe('a payment on the list', () => {
  it('is resolved by an admin with a note, and stays resolved', async () => {
    const intentId = await forInvoice({ amount: 103 });
    await sendWebhook(intentId);
    expect(await resolve(intentId, ' ')).toMatchObject({ status: 400 });
    expect(await resolve(intentId, 'x'.repeat(501))).toMatchObject({ status: 400 });
    expect(await resolve(intentId, 'Refunded by check 88')).toMatchObject({ status: 200 });
    await reconcileAs(portal, admin);
    expect(await findListed(intentId)).toBeUndefined();
    expect(await findListed(intentId, 'resolved')).toMatchObject({
      resolution: { byName: 'Casey Example', note: 'Refunded by check 88' },
    });
    const [entry] = (await trailEntries(portal)).filter(
      ({ kind, details }) =>
        kind === 'payment-resolved' && (details as { intentId?: string }).intentId === intentId,
    );
    expect(entry).toMatchObject({ by: { kind: 'admin', id: admin.userId } });
    expect(JSON.stringify(entry)).not.toContain('check 88');
    // The first resolution is kept.
    await resolve(intentId, 'Something else');
    expect((await findListed(intentId, 'resolved'))?.resolution?.note).toBe('Refunded by check 88');
  });

  it('is reopened if another problem appears', async () => {
    const paid = await forInvoice();
    await reconcileAs(portal, admin);
    expect(await storedInvoice(portal, requestId, invoiceId)).toMatchObject({ paymentState: 'paid' });
    expect(await findListed(paid)).toBeUndefined();
    await stripe().refunds.create({ payment_intent: paid, amount: 1000 });
    await reconcileAs(portal, admin);
    expect(await findListed(paid)).toMatchObject({
      reason: 'refunded-at-stripe',
      amountCents: 1000,
      requestId,
    });
    await resolve(paid, 'Agreed by telephone');
    await reconcileAs(portal, admin);
    expect(await findListed(paid)).toBeUndefined();
    await stripe().refunds.create({ payment_intent: paid, amount: 500 });
    await reconcileAs(portal, admin);
    expect(await findListed(paid)).toMatchObject({ reason: 'refunded-at-stripe', amountCents: 1500 });
  });

  it('is listed if Stripe has no record of this payment', async () => {
    const { paymentIntentId } = await openFeePayment(portal, randomUUID(), recordsRequest());
    expect(await findListed(paymentIntentId)).toBeUndefined();
    expect((await sendWebhook('pi_neverWasThere')).status).toBe(200);
    expect(await findListed('pi_neverWasThere')).toBeUndefined();
  });

  it('is read page by page, newest first', async () => {
    const intentIds = [];
    for (let index = 0; index < 22; index++) intentIds.push(await createPayment({ kind: 'gift' }));
    for (const intentId of intentIds) await sendWebhook(intentId);
    const first = await dataOf(portal.api, listUnmatchedPayments, { headers: headers(staff), query: {} });
    expect(first.payments).toHaveLength(20);
    expect(first.payments.map(({ intentId }) => intentId)).toEqual(intentIds.slice(2).toReversed());
    const second = await dataOf(portal.api, listUnmatchedPayments, {
      headers: headers(staff),
      query: { cursor: first.nextCursor! },
    });
    expect(second.payments.slice(0, 2).map(({ intentId }) => intentId)).toEqual(
      intentIds.slice(0, 2).toReversed(),
    );
  });
});

it('is retried first if its last try is the oldest', async () => {
  const views = await containerOf(portal, 'views');
  const listed = (index: number, lastTriedAt: string) => {
    const intentId = `pi_gone${index}`;
    const firstSeenAt = `2020-01-01T00:00:00.${String(index).padStart(3, '0')}Z`;
    const about = {
      kind: 'unknown',
      requestId: null,
      amountCents: 1,
      currency: 'usd',
      reason: 'unknown-kind',
    };
    const payment = { intentId, ...about, firstSeenAt, lastTriedAt, resolution: null };
    const properties = { kind: 'unmatched', status: 'open', sortKey: `${firstSeenAt}|${intentId}`, payment };
    return { id: intentId, pk: 'unmatched-payments', ...properties };
  };
  await views.items.upsert(listed(0, '2020-01-01T00:00:00.000Z'));
  const later = Array.from({ length: 110 }, (_, index) => listed(index + 1, '2020-02-01T00:00:00.000Z'));
  await Promise.all(later.map((each) => views.items.upsert(each)));
  await reconcileAs(portal, admin);
  // Stripe does not know them, so each retried payment is removed from the list.
  expect(await findListed('pi_gone0')).toBeUndefined();
  const remaining = async () =>
    (await unmatchedPayments(portal, staff)).payments.filter(({ intentId }) =>
      intentId.startsWith('pi_gone'),
    );
  expect(await remaining()).toHaveLength(11);
  await reconcileAs(portal, admin);
  expect(await remaining()).toEqual([]);
});

it('leaves a valid audit trail', async () => {
  expect(await verifyAudit(portal)).toMatchObject({ code: 0 });
});

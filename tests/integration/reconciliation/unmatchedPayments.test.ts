import { randomUUID } from 'node:crypto';
import {
  listUnmatchedPayments,
  resolveUnmatchedPayment,
  retryUnmatchedPayment,
} from '@portal/contract/reconciliation/endpoints.ts';
import type { UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf, as, type Person, signedUp, staffOf } from '../../support/accounts/accounts.ts';
import { trailEntries, verifyAudit } from '../../support/operations/auditTrail.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { requestOf } from '../../support/api/consoleCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { fromAnotherAddress } from '../../support/api/fromAnotherAddress.ts';
import { openPayment, recordsRequest, stripeOf } from '../../support/requests/order.ts';
import { compareAs, loseWebhooks, unmatchedPayments } from '../../support/payments/reconciliation.ts';
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
    Promise.all([adminOf(portal), staffOf(portal)]).then((people) => ([admin, staff] = people)),
    signedUp(portal),
  ]);
  ({ requestId } = await requestOf(portal, client));
  invoiceId = await storeInvoice(portal, requestId, 5000);
  await loseWebhooks(portal);
});
afterAll(() => portal.stop());

const stripe = () => stripeOf(portal);
const headers = (person: Person) => ({ ...as(person), ...fromAnotherAddress() });

/** Money at Stripe that says of itself what it is for. */
async function moneyFor(
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
  moneyFor({ kind: 'invoice', requestId, invoiceId }, changed);

async function found(intentId: string, state: 'open' | 'resolved' = 'open') {
  const { payments } = await unmatchedPayments(portal, staff, state);
  return payments.find((payment) => payment.intentId === intentId);
}

const tellBy = (intentId: string) =>
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
      'for a thing of another request',
      'no-such-request',
      false,
      () => moneyFor({ kind: 'invoice', requestId: `req_${'x'.repeat(24)}`, invoiceId }),
    ],
    [
      'for an invoice that is not there',
      'no-such-request',
      true,
      () => moneyFor({ kind: 'invoice', requestId, invoiceId: `inv_${'0'.repeat(32)}` }),
    ],
    [
      'for a file that is not there',
      'no-such-request',
      true,
      () => moneyFor({ kind: 'file', requestId, fileId: `file_${'0'.repeat(32)}` }),
    ],
    [
      'for a draft that is not kept any more',
      'no-such-request',
      false,
      () => moneyFor({ kind: 'request_fee', draftId: randomUUID() }, { amount: 1500 }),
    ],
    ['isn’t for anything in the portal', 'unknown-kind', false, () => moneyFor({})],
  ])('%s is listed at once, by its webhook', async (_, reason, hasRequest, make) => {
    const intentId = await make();
    expect((await tellBy(intentId)).status).toBe(200);
    expect(await found(intentId)).toMatchObject({
      reason,
      requestId: hasRequest ? requestId : null,
      resolution: null,
    });
    expect(await storedInvoice(portal, requestId, invoiceId)).toMatchObject({ paymentState: 'unpaid' });
  });

  it('is listed once by the comparison after a lost webhook, and retried each time', async () => {
    const intentId = await forInvoice({ amount: 101 });
    await compareAs(portal, admin);
    const first = await found(intentId);
    expect(first).toMatchObject({ kind: 'invoice', reason: 'mismatch', amountCents: 101, currency: 'usd' });
    await compareAs(portal, admin);
    const again = await found(intentId);
    expect(again?.firstSeenAt).toBe(first?.firstSeenAt);
    expect(again!.lastTriedAt > first!.lastTriedAt).toBe(true);
    const told = (await trailEntries(portal)).filter(
      ({ kind, details }) =>
        kind === 'payment-unmatched' && (details as { intentId?: string }).intentId === intentId,
    );
    expect(told).toHaveLength(1);
  });

  it('is not listed before anyone has paid', async () => {
    const { id } = await stripe().paymentIntents.create({ amount: 77, currency: 'usd', metadata: {} });
    await stripe().paymentIntents.cancel(id);
    expect((await tellBy(id)).status).toBe(200);
    expect(await found(id)).toBeUndefined();
  });

  it('leaves the list once Stripe refunds it', async () => {
    const intentId = await moneyFor({});
    await tellBy(intentId);
    expect(await found(intentId)).toBeDefined();
    await stripe().refunds.create({ payment_intent: intentId });
    expect(await retry(intentId)).toMatchObject({ status: 200, data: { resolution: { byName: null } } });
    expect(await found(intentId)).toBeUndefined();
  });

  it('stays listed if a retry changes nothing', async () => {
    const intentId = await forInvoice({ amount: 102 });
    await tellBy(intentId);
    expect(await retry(intentId)).toMatchObject({ data: { reason: 'mismatch', resolution: null } });
  });
});

describe('money for an invoice that goes back by itself and that the bank sends back', () => {
  const statesAtStripe = async (intentId: string) =>
    (await stripe().refunds.list({ payment_intent: intentId })).data.map(({ status }) => status);
  const whenSentBack = (intentId: string) =>
    eventually('the bank', async () => (await statesAtStripe(intentId)).every((state) => state === 'failed'));

  it('is found by the comparison each time it fails, and retried only on request', async () => {
    const metadata = { kind: 'invoice', requestId, invoiceId: await storeInvoice(portal, requestId, 5000) };
    await moneyFor(metadata);
    await compareAs(portal, admin);
    const intentId = await moneyFor(metadata, {}, 'pm_card_refundFail');
    await compareAs(portal, admin);
    expect(await found(intentId)).toBeUndefined();
    await whenSentBack(intentId);
    await compareAs(portal, admin);
    const listed = {
      kind: 'invoice',
      reason: 'refund-failed',
      amountCents: 5000,
      currency: 'usd',
      requestId,
    };
    expect(await found(intentId)).toMatchObject(listed);
    await compareAs(portal, admin);
    expect(await statesAtStripe(intentId)).toHaveLength(1);

    expect(await retry(intentId)).toMatchObject({ status: 200, data: { resolution: { byName: null } } });
    expect(await statesAtStripe(intentId)).toHaveLength(2);
    expect(await found(intentId)).toBeUndefined();
    await whenSentBack(intentId);
    await compareAs(portal, admin);
    expect(await found(intentId)).toMatchObject(listed);

    await resolve(intentId, 'Given back by check 89');
    expect(await retry(intentId)).toMatchObject({ data: { resolution: { byName: 'Casey Example' } } });
    expect(await compareAs(portal, admin)).toMatchObject({ state: 'done', repaired: 0 });
    expect(await found(intentId)).toBeUndefined();
    expect(await statesAtStripe(intentId)).toHaveLength(2);
  });
});

describe('a payment on the list', () => {
  it('is resolved by an admin with a note, and stays resolved', async () => {
    const intentId = await forInvoice({ amount: 103 });
    await tellBy(intentId);
    expect(await resolve(intentId, ' ')).toMatchObject({ status: 400 });
    expect(await resolve(intentId, 'x'.repeat(501))).toMatchObject({ status: 400 });
    expect(await resolve(intentId, 'Given back by check 88')).toMatchObject({ status: 200 });
    await compareAs(portal, admin);
    expect(await found(intentId)).toBeUndefined();
    expect(await found(intentId, 'resolved')).toMatchObject({
      resolution: { byName: 'Casey Example', note: 'Given back by check 88' },
    });
    const [entry] = (await trailEntries(portal)).filter(
      ({ kind, details }) =>
        kind === 'payment-resolved' && (details as { intentId?: string }).intentId === intentId,
    );
    expect(entry).toMatchObject({ by: { kind: 'admin', id: admin.userId } });
    expect(JSON.stringify(entry)).not.toContain('check 88');
    // The first word counts.
    await resolve(intentId, 'Something else');
    expect((await found(intentId, 'resolved'))?.resolution?.note).toBe('Given back by check 88');
  });

  it('is reopened if another problem appears', async () => {
    const paid = await forInvoice();
    await compareAs(portal, admin);
    expect(await storedInvoice(portal, requestId, invoiceId)).toMatchObject({ paymentState: 'paid' });
    expect(await found(paid)).toBeUndefined();
    await stripe().refunds.create({ payment_intent: paid, amount: 1000 });
    await compareAs(portal, admin);
    expect(await found(paid)).toMatchObject({ reason: 'refunded-at-stripe', amountCents: 1000, requestId });
    await resolve(paid, 'Agreed by telephone');
    await compareAs(portal, admin);
    expect(await found(paid)).toBeUndefined();
    await stripe().refunds.create({ payment_intent: paid, amount: 500 });
    await compareAs(portal, admin);
    expect(await found(paid)).toMatchObject({ reason: 'refunded-at-stripe', amountCents: 1500 });
  });

  it('is listed if Stripe has no record of this payment', async () => {
    const { paymentIntentId } = await openPayment(portal, randomUUID(), recordsRequest());
    expect(await found(paymentIntentId)).toBeUndefined();
    expect((await tellBy('pi_neverWasThere')).status).toBe(200);
    expect(await found('pi_neverWasThere')).toBeUndefined();
  });

  it('is read page by page, newest first', async () => {
    const made = [];
    for (let index = 0; index < 22; index++) made.push(await moneyFor({ kind: 'gift' }));
    for (const intentId of made) await tellBy(intentId);
    const first = await dataOf(portal.api, listUnmatchedPayments, { headers: headers(staff), query: {} });
    expect(first.payments).toHaveLength(20);
    expect(first.payments.map(({ intentId }) => intentId)).toEqual(made.slice(2).toReversed());
    const second = await dataOf(portal.api, listUnmatchedPayments, {
      headers: headers(staff),
      query: { cursor: first.nextCursor! },
    });
    expect(second.payments.slice(0, 2).map(({ intentId }) => intentId)).toEqual(
      made.slice(0, 2).toReversed(),
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
    const kept = { kind: 'unmatched', status: 'open', sortKey: `${firstSeenAt}|${intentId}`, payment };
    return { id: intentId, pk: 'unmatched-payments', ...kept };
  };
  await views.items.upsert(listed(0, '2020-01-01T00:00:00.000Z'));
  const later = Array.from({ length: 110 }, (_, index) => listed(index + 1, '2020-02-01T00:00:00.000Z'));
  await Promise.all(later.map((each) => views.items.upsert(each)));
  await compareAs(portal, admin);
  // Stripe does not know them: whatever was tried has left the list.
  expect(await found('pi_gone0')).toBeUndefined();
  const left = async () =>
    (await unmatchedPayments(portal, staff)).payments.filter(({ intentId }) =>
      intentId.startsWith('pi_gone'),
    );
  expect(await left()).toHaveLength(11);
  await compareAs(portal, admin);
  expect(await left()).toEqual([]);
});

it('leaves a valid audit trail', async () => {
  expect(await verifyAudit(portal)).toMatchObject({ code: 0 });
});

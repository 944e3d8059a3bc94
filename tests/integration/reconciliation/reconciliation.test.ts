import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAdmin, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { trailEntries, verifyAudit } from '../../support/operations/auditTrail.ts';
import { MANDATE } from '../../support/payments/bankPayments.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { requestCalls, submitForClient, requestContent } from '../../support/api/requestCalls.ts';
import { killApi, setOutage, sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { invoiceIn, invoiceCalls } from '../../support/payments/invoiceCalls.ts';
import { emailsAbout, ordersWithEmail } from '../../support/operations/emails.ts';
import { openFeePayment, payForDraft, recordsRequest, stripeOf } from '../../support/requests/order.ts';
import {
  reconcileAs,
  reconcileNow,
  loseWebhooks,
  setEventsUntil,
  tryToReconcileAs,
  unmatchedPayments,
} from '../../support/payments/reconciliation.ts';
import { storedFile } from '../../support/files/releasedFiles.ts';
import { copyRelease } from '../../support/files/copyRelease.ts';
import { patchInvoice, storedInvoice, storeInvoice } from '../../support/payments/storedInvoices.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { makeTasksDue } from '../../support/portal/stores.ts';

/** Payments of a reconciliation that is interrupted. */
const INTERRUPTED = IS_FULL_SIZE ? 15 : 8;
/** Payments that concurrent reconciliations find. */
const CONCURRENT = IS_FULL_SIZE ? 10 : 5;

let portal: BorrowedPortal;
let staff: Person;
let admin: Person;
let client: Person;

beforeAll(async () => {
  portal = await borrowPortal();
  [admin, staff, client] = await Promise.all([getAdmin(portal), createStaff(portal), signUpPerson(portal)]);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await setOutage(portal, 'stripe', false);
  await loseWebhooks(portal);
  // Reconciles what earlier tests left, so that each test counts only its own payments.
  await reconcileAs(portal, admin);
});

const stripe = () => stripeOf(portal);
const card = { payment_method: 'pm_card_visa' };

/** A paid draft that the browser did not submit. */
async function paidDraft(changed: Parameters<typeof recordsRequest>[0] = {}) {
  const draftId = randomUUID();
  const request = recordsRequest(changed);
  const { paymentIntentId } = await payForDraft(portal, draftId, request);
  return { draftId, orderId: request.orderId, paymentIntentId };
}

const confirmationOf = async (orderId: string) => (await emailsAbout(portal, orderId))[0];

type PaidItem = { type: 'file'; fileId: string } | { type: 'invoice'; invoiceId: string };

/** Submits a request of the client and opens the payment of one of its items as the holder. */
async function openItemPayment(addItem: (requestId: string) => Promise<PaidItem>) {
  const request = await submitForClient(portal, client);
  const { requestId } = request;
  const item = await addItem(requestId);
  const headers = { ...accessHeader(await lookUp(portal, request)), ...randomIpHeader() };
  const body = { requestId, ...item };
  const { paymentIntentId } = await dataOf(portal.api, createPaymentIntent, { headers, body });
  return { ...request, item, paymentIntentId };
}

const fileWithOpenPayment = async () => {
  const terms = { requiresPayment: true, chargeAmount: '25.50', embargoEnabled: false };
  const file = await openItemPayment(async (requestId) => {
    return { type: 'file', fileId: await copyRelease(portal, staff, requestId, terms) };
  });
  const fileId = (file.item as { fileId: string }).fileId;
  return { ...file, fileId, stored: () => storedFile(portal, file.requestId, fileId) };
};

const invoiceWithOpenPayment = async () => {
  const invoice = await openItemPayment(async (requestId) => {
    return { type: 'invoice', invoiceId: await storeInvoice(portal, requestId, 12_345) };
  });
  const invoiceId = (invoice.item as { invoiceId: string }).invoiceId;
  return { ...invoice, invoiceId, stored: () => storedInvoice(portal, invoice.requestId, invoiceId) };
};

/** Two paid invoices of one request, with the invoice calls of an admin. */
async function paidInvoices() {
  const request = await submitForClient(portal, client);
  const { requestId } = request;
  const headers = { ...accessHeader(await lookUp(portal, request)), ...randomIpHeader() };
  const paid = async (cents: number) => {
    const invoiceId = await storeInvoice(portal, requestId, cents);
    const body = { type: 'invoice' as const, requestId, invoiceId };
    const { paymentIntentId } = await dataOf(portal.api, createPaymentIntent, { headers, body });
    await stripe().paymentIntents.confirm(paymentIntentId, card);
    return {
      invoiceId,
      stored: () => storedInvoice(portal, requestId, invoiceId),
      atStripe: async () => (await stripe().refunds.list({ payment_intent: paymentIntentId })).data,
    };
  };
  const first = await paid(12_345);
  const second = await paid(6789);
  await reconcileAs(portal, admin);
  return { first, second, adminCalls: invoiceCalls(portal, admin, requestId) };
}

const repairsOf = async (intentId: string) =>
  (await trailEntries(portal)).filter(
    ({ kind, details }) =>
      kind === 'payment-repaired' && (details as { intentId?: string }).intentId === intentId,
  );

describe('a payment without a webhook', () => {
  it('for a fee becomes one request, with an audit event', async () => {
    const { orderId, paymentIntentId } = await paidDraft();
    expect(await confirmationOf(orderId)).toBeUndefined();
    expect(await reconcileAs(portal, admin)).toMatchObject({ state: 'done', repaired: 1, unmatched: 0 });
    expect(await confirmationOf(orderId)).toBeDefined();
    expect(await reconcileAs(portal, admin)).toMatchObject({ state: 'done', repaired: 0 });
    expect(await emailsAbout(portal, orderId)).toHaveLength(1);
    expect(await repairsOf(paymentIntentId)).toHaveLength(1);
    const summaries = (await trailEntries(portal)).filter(({ kind }) => kind === 'payments-reconciled');
    expect(summaries.at(-1)).toMatchObject({
      by: { kind: 'admin', id: admin.userId },
      details: { repaired: 1 },
    });
  });

  it('for a fee that the bank returned puts the request on hold', async () => {
    const draftId = randomUUID();
    const { paymentIntentId } = await openFeePayment(portal, draftId, recordsRequest());
    const token = 'pm_usBankAccount_insufficientFunds';
    await stripe().paymentIntents.confirm(paymentIntentId, { payment_method: token, ...MANDATE });
    const request = await dataOf(portal.api, submitClientRequest, {
      headers: randomIpHeader(),
      body: { draftId, payment: { id: paymentIntentId } },
    });
    await eventually('the bank payment', async () => {
      return (await stripe().paymentIntents.retrieve(paymentIntentId)).status === 'requires_payment_method';
    });
    expect(await lookUp(portal, request)).toMatchObject({ payment: { state: 'clearing' } });
    await reconcileNow(portal);
    expect(await lookUp(portal, request)).toMatchObject({ payment: { state: 'failed' }, status: 'on_hold' });
  });

  it('for a file marks it paid, and a second payment is refunded once', async () => {
    const file = await fileWithOpenPayment();
    await stripe().paymentIntents.confirm(file.paymentIntentId, card);
    expect(await file.stored()).toMatchObject({ paymentState: 'unpaid' });
    await reconcileNow(portal);
    expect(await file.stored()).toMatchObject({ paymentState: 'paid', intentId: file.paymentIntentId });

    const { requestId, fileId } = file;
    const second = await stripe().paymentIntents.create({
      amount: 2550,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      metadata: { kind: 'file', requestId, fileId },
    });
    await stripe().paymentIntents.confirm(second.id, card);
    expect(await reconcileAs(portal, admin)).toMatchObject({ repaired: 1, unmatched: 0 });
    expect(await reconcileAs(portal, admin)).toMatchObject({ repaired: 0, unmatched: 0 });
    const { data } = await stripe().refunds.list({ payment_intent: second.id });
    expect(data.map(({ amount }) => amount)).toEqual([2550]);
    expect((await file.stored())['intentId']).toBe(file.paymentIntentId);
  });

  it('for two invoices of one request can be refunded with the same key each', async () => {
    const { first, second, adminCalls } = await paidInvoices();
    const key = randomUUID();
    invoiceIn(await adminCalls.refund(second.invoiceId, '10.00', key));
    // The first refund waits for Stripe while the reconciliation reads the second.
    await setOutage(portal, 'stripe', true);
    invoiceIn(await adminCalls.refund(first.invoiceId, '10.00', key));
    await setOutage(portal, 'stripe', false);
    await reconcileAs(portal, admin);
    expect(await second.stored()).toMatchObject({ refunds: [{ state: 'done', cents: 1000 }] });
    expect(await first.stored()).toMatchObject({ refunds: [{ state: 'pending', cents: 1000 }] });
    expect(await first.atStripe()).toEqual([]);
    await eventually('the other refund', async () => {
      await makeTasksDue(portal);
      await sweepOutbox(portal);
      return (await first.atStripe()).length === 1;
    });
    await reconcileAs(portal, admin);
    for (const invoice of [first, second]) {
      expect(await invoice.stored()).toMatchObject({ refunds: [{ state: 'done', cents: 1000 }] });
      expect(await invoice.atStripe()).toMatchObject([{ amount: 1000 }]);
    }
  });

  it('for an invoice marks it paid', async () => {
    const invoice = await invoiceWithOpenPayment();
    await stripe().paymentIntents.confirm(invoice.paymentIntentId, card);
    await reconcileNow(portal);
    expect(await invoice.stored()).toMatchObject({ paymentState: 'paid', refunds: [] });
    expect(await repairsOf(invoice.paymentIntentId)).toHaveLength(1);
  });

  it('for a withdrawn invoice is refunded', async () => {
    const invoice = await invoiceWithOpenPayment();
    await patchInvoice(portal, invoice.requestId, invoice.invoiceId, { isActive: false });
    await stripe().paymentIntents.confirm(invoice.paymentIntentId, card);
    await reconcileNow(portal);
    expect(await invoice.stored()).toMatchObject({
      paymentState: 'unpaid',
      refunds: [{ kind: 'automatic', cents: 12_345, state: 'done' }],
    });
    const { data } = await stripe().refunds.list({ payment_intent: invoice.paymentIntentId });
    expect(data.map(({ amount }) => amount)).toEqual([12_345]);
    expect(await reconcileAs(portal, admin)).toMatchObject({ repaired: 0, unmatched: 0 });
  });
});

describe('a reconciliation', () => {
  it('stops if Stripe does not respond, and the next one continues', async () => {
    const { orderId } = await paidDraft();
    await setOutage(portal, 'stripe', true);
    expect(await reconcileAs(portal, admin)).toMatchObject({ state: 'interrupted', repaired: 0 });
    await setOutage(portal, 'stripe', false);
    expect(await reconcileAs(portal, admin)).toMatchObject({ state: 'done', repaired: 1 });
    expect(await confirmationOf(orderId)).toBeDefined();
  });

  it('loses no payment if Stripe fails in the middle', async () => {
    const drafts = await Promise.all(Array.from({ length: INTERRUPTED }, () => paidDraft()));
    const first = reconcileAs(portal, admin);
    const orderIds = drafts.map(({ orderId }) => orderId);
    await eventually('the first request', async () => (await ordersWithEmail(portal, orderIds)) > 0);
    await setOutage(portal, 'stripe', true);
    await first;
    await setOutage(portal, 'stripe', false);
    await reconcileNow(portal);
    for (const { orderId } of drafts) expect(await emailsAbout(portal, orderId)).toHaveLength(1);
    expect((await unmatchedPayments(portal, staff)).payments).toEqual([]);
  });

  it('loses no payment if it is killed in the middle', async () => {
    const drafts = await Promise.all(Array.from({ length: INTERRUPTED }, () => paidDraft()));
    const first = reconcileAs(portal, admin).catch(() => null);
    const orderIds = drafts.map(({ orderId }) => orderId);
    await eventually('the first request', async () => (await ordersWithEmail(portal, orderIds)) > 0);
    await killApi(portal);
    await first;
    await eventually('the lease of the killed reconciliation to expire', async () => {
      return (await tryToReconcileAs(portal, admin)).status === 200;
    });
    await reconcileAs(portal, admin);
    // The outbox sends emails that the crash interrupted.
    const requests = await Promise.all(
      drafts.map(({ draftId, paymentIntentId }) =>
        dataOf(portal.api, submitClientRequest, {
          headers: randomIpHeader(),
          body: { draftId, payment: { id: paymentIntentId } },
        }),
      ),
    );
    for (const { requestId } of requests) {
      expect(await requestContent(portal, requestId)).toMatchObject({ payment: { state: 'paid' } });
    }
  });

  it(
    'that is killed is shown as interrupted within seconds, with its next run, and can be restarted at once',
    { tags: ['full'] },
    async () => {
      await Promise.all(Array.from({ length: 40 }, () => paidDraft()));
      const killed = reconcileAs(portal, admin).catch(() => null);
      const loadReconciliation = () => unmatchedPayments(portal, staff);
      await eventually('the reconciliation to run', async () => {
        return (await loadReconciliation()).lastRun?.state === 'running';
      });
      await killApi(portal);
      const killedAt = Date.now();
      await killed;
      const { lastRun, nextRunAt } = await eventually('the interruption of the reconciliation', async () => {
        const reconciliation = await loadReconciliation();
        return reconciliation.lastRun?.state === 'interrupted' ? reconciliation : null;
      });
      expect(Date.now() - killedAt).toBeLessThan(10_000);
      expect(lastRun!.compared).toBeLessThan(40);
      const inMs = Date.parse(nextRunAt) - Date.now();
      expect(inMs > 0 && inMs <= 3_600_000).toBe(true);
      expect(await reconcileAs(portal, admin)).toMatchObject({ state: 'done', unmatched: 0 });
      expect((await loadReconciliation()).lastRun).toMatchObject({ state: 'done' });
    },
  );

  it('runs one at a time, even if many request it', async () => {
    await Promise.all(Array.from({ length: CONCURRENT }, () => paidDraft()));
    const responses = await Promise.all(Array.from({ length: 6 }, () => tryToReconcileAs(portal, admin)));
    const runs = responses
      .filter(({ status }) => status === 200)
      .map(({ data }) => data as { repaired: number });
    expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(runs.reduce((sum, { repaired }) => sum + repaired, 0)).toBe(CONCURRENT);
    expect(responses.some(({ status }) => status === 409)).toBe(true);
  });

  it('finds open payments of the portal whose events Stripe no longer has', async () => {
    const file = await fileWithOpenPayment();
    await stripe().paymentIntents.confirm(file.paymentIntentId, card);
    await requestCalls(portal, staff, file.requestId).setCheckboxes({ recordsSaved: true });
    // As if it had not run for longer than Stripe keeps its events.
    await setEventsUntil(portal, new Date(Date.now() + 3_600_000).toISOString());
    const run = await reconcileAs(portal, admin);
    await setEventsUntil(portal, null);
    expect(run).toMatchObject({ state: 'done', repaired: 1 });
    expect(await file.stored()).toMatchObject({ paymentState: 'paid' });
  });

  it('leaves a valid audit trail', async () => {
    const { output, code } = await verifyAudit(portal);
    expect(output).toContain('The audit trail is valid.');
    expect(code).toBe(0);
  });
});

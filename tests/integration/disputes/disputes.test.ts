import { reopenDisputedPayment } from '@portal/contract/disputes/endpoints.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { updateFilePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { MANDATE } from '../../support/payments/bankPayments.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { submitForClient, requestContent } from '../../support/api/requestCalls.ts';
import { sweepOutbox } from '../../support/portal/controls.ts';
import { setDispute } from '../../support/payments/disputes.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { intentIn, invoiceIn, invoiceCalls, sentInvoice } from '../../support/payments/invoiceCalls.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { pay, stripeOf } from '../../support/requests/order.ts';
import {
  reconcileAs,
  loseWebhooks,
  setWebhookFaults,
  unmatchedPayments,
} from '../../support/payments/reconciliation.ts';
import { copyRelease } from '../../support/files/copyRelease.ts';
import { documentsOf, makeTasksDue } from '../../support/portal/stores.ts';
import { deliver, redeliver } from '../../support/payments/webhooks.ts';

let portal: BorrowedPortal;
let staff: Person;
let admin: Person;
let client: Person;
beforeAll(async () => {
  portal = await borrowPortal();
  [admin, staff, client] = await Promise.all([getAdmin(portal), createStaff(portal), signUpPerson(portal)]);
});
afterAll(() => portal.stop());
beforeEach(() => setWebhookFaults(portal, {}));

const stripe = () => stripeOf(portal);
const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

const detailsOf = (requestId: string) =>
  dataOf(portal.api, getRequestDetails, { headers: headersOf(staff), query: { requestId } });

const listedPayment = async (intentId: string) =>
  (await unmatchedPayments(portal, staff)).payments.find((payment) => payment.intentId === intentId);

/** A paid invoice of $25.50. */
async function paidInvoice() {
  const invoice = await sentInvoice(portal, staff, client);
  const intentId = intentIn(await invoice.open());
  await pay(portal, intentId);
  await invoice.update();
  return {
    ...invoice,
    intentId,
    admins: invoiceCalls(portal, admin, invoice.requestId),
    reaches: (state: string) =>
      eventually(`the dispute to be ${state}`, async () => {
        const { disputes = [] } = await invoice.listed();
        return disputes[0]?.state === state && disputes[0];
      }),
    reopen: () =>
      callApi(portal.api, reopenDisputedPayment, {
        headers: headersOf(staff),
        body: { requestId: invoice.requestId, invoiceId: invoice.invoiceId },
      }),
  };
}

/** A paid file of $25.50 with an open download window. */
async function paidFile() {
  const request = await submitForClient(portal, client);
  const { requestId } = request;
  const charged = { requiresPayment: true, chargeAmount: '25.50', embargoEnabled: false };
  const fileId = await copyRelease(portal, staff, requestId, charged);
  const access = accessHeader(await lookUp(portal, request));
  const headers = () => ({ ...access, ...randomIpHeader() });
  const body = { requestId, fileId };
  const open = async () => {
    const options = { headers: headers(), body: { type: 'file' as const, ...body } };
    return (await dataOf(portal.api, createPaymentIntent, options)).paymentIntentId;
  };
  const update = () => dataOf(portal.api, updateFilePayment, { headers: headers(), body });
  const intentId = await open();
  await pay(portal, intentId);
  await update();
  return {
    ...request,
    ...body,
    intentId,
    open,
    update,
    holderView: async () =>
      (await lookUp(portal, request)).uploadedFiles.find((file) => file.fileId === fileId)!,
    asStaff: async () => {
      const { uploadedFiles } = await detailsOf(requestId);
      return uploadedFiles.find((file) => file.fileId === fileId)!;
    },
    reopen: () =>
      callApi(portal.api, reopenDisputedPayment, { headers: headersOf(staff), body: { requestId, fileId } }),
  };
}

describe('a disputed invoice', () => {
  it('is shown to staff, emailed, listed, and cannot be refunded', async () => {
    const invoice = await paidInvoice();
    const { intentId, requestId } = invoice;
    await setDispute(portal, { paymentIntent: intentId, reason: 'product_not_received' });
    expect(await invoice.reaches('open')).toMatchObject({
      paymentIntentId: intentId,
      status: 'needs_response',
      reason: 'product_not_received',
      amount: 25.5,
      dueBy: expect.any(String),
    });
    expect(await invoice.listed()).toMatchObject({ isPaid: true, refundableAmount: 0 });
    expect(await invoice.holderView()).toMatchObject([{ isPaid: true, disputed: 'open' }]);
    expect(await invoice.admins.refund(invoice.invoiceId, '1.00')).toMatchObject({
      status: 409,
      message: expect.stringContaining('the payer gets the money twice'),
    });
    expect((await stripe().refunds.list({ payment_intent: intentId })).data).toEqual([]);
    const found = await eventually('the payment in the list', () => listedPayment(intentId));
    expect(found).toMatchObject({
      reason: 'disputed',
      kind: 'invoice',
      amountCents: 2550,
      requestId,
      orderId: invoice.orderId,
      evidenceDueBy: (await invoice.reaches('open')).dueBy,
    });
    const emails = await eventually('the email', async () => {
      const all = (await emailsTo(portal, staff.email)).filter(({ text }) => text.includes(requestId));
      return all.length > 0 && all;
    });
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      subject: 'A payment is disputed: $25.50',
      text: expect.stringContaining('Not received'),
    });
    expect(emails[0]!.text).not.toContain(invoice.orderId);
    expect(await invoice.reopen()).toMatchObject({ status: 409 });
  });

  it('that is won is removed from the list, and can be refunded again', async () => {
    const invoice = await paidInvoice();
    const { intentId } = invoice;
    await setDispute(portal, { paymentIntent: intentId });
    await eventually('the payment in the list', () => listedPayment(intentId));
    await setDispute(portal, { paymentIntent: intentId, status: 'won' });
    await invoice.reaches('won');
    await eventually('the end of the dispute', async () => !(await listedPayment(intentId)));
    expect(invoiceIn(await invoice.admins.refund(invoice.invoiceId, '25.50'))).toMatchObject({
      refunds: [{ state: 'done', amount: 25.5 }],
    });
  });

  it('that is lost is owed again when staff reopen it, and is paid with another payment', async () => {
    const invoice = await paidInvoice();
    const { intentId, invoiceId } = invoice;
    await setDispute(portal, { paymentIntent: intentId });
    await setDispute(portal, { paymentIntent: intentId, status: 'lost' });
    await invoice.reaches('lost');
    expect(await eventually('the payment in the list', () => listedPayment(intentId))).toMatchObject({
      reason: 'dispute-lost',
    });
    expect(await invoice.holderView()).toMatchObject([{ isPaid: true, disputed: 'lost' }]);
    expect(await invoice.admins.refund(invoiceId, '1.00')).toMatchObject({
      status: 409,
      message: expect.stringContaining('The payer already has the money back'),
    });
    expect(await invoice.open()).toMatchObject({ status: 409 });
    expect(await Promise.all([invoice.reopen(), invoice.reopen()])).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    expect(await invoice.holderView()).toMatchObject([{ isPaid: false, paymentState: 'unpaid' }]);
    await reconcileAs(portal, admin);
    expect(await listedPayment(intentId)).toBeUndefined();
    expect(await invoice.update()).toMatchObject({ isPaid: false });

    const second = intentIn(await invoice.open());
    expect(second).not.toBe(intentId);
    await pay(portal, second);
    expect(await invoice.update()).toMatchObject({ isPaid: true });
    // Late webhooks about the first payment change nothing.
    await redeliver(portal, { times: 2, shuffle: true, paymentIntent: intentId });
    expect(await invoice.stored()).toMatchObject({ intentId: second, paymentState: 'paid', refunds: [] });
    const kinds = (await documentsOf(portal, invoice.requestId, 'event')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'invoice-reopened')).toHaveLength(1);
  });

  it('that is won after it was reopened is listed for staff', async () => {
    const invoice = await paidInvoice();
    const { intentId } = invoice;
    await setDispute(portal, { paymentIntent: intentId, status: 'lost' });
    await invoice.reaches('lost');
    await invoice.reopen();
    await setDispute(portal, { paymentIntent: intentId, status: 'won' });
    const found = await eventually('the payment in the list', async () => {
      const payment = await listedPayment(intentId);
      return payment?.reason === 'won-after-reopening' && payment;
    });
    expect(found).toMatchObject({ amountCents: 2550, kind: 'invoice' });
  });

  it('does not change during an inquiry', async () => {
    const invoice = await paidInvoice();
    await setDispute(portal, { paymentIntent: invoice.intentId, status: 'warning_needs_response' });
    await invoice.reaches('inquiry');
    expect((await invoice.holderView())[0]!.disputed).toBeUndefined();
    expect(await invoice.listed()).toMatchObject({ refundableAmount: 25.5 });
  });
});

describe('a disputed file', () => {
  it('is blocked, and is available again when the dispute is won', async () => {
    const file = await paidFile();
    expect(await file.holderView()).toMatchObject({ isDownloadable: true });
    await setDispute(portal, { paymentIntent: file.intentId });
    await eventually('the dispute', async () => !(await file.holderView()).isDownloadable);
    expect(await file.holderView()).toMatchObject({
      isViewable: false,
      downloadReason: expect.stringContaining('is disputed'),
      isPaid: true,
      disputed: 'open',
    });
    expect(await file.asStaff()).toMatchObject({ disputes: [{ state: 'open', amount: 25.5 }] });
    await setDispute(portal, { paymentIntent: file.intentId, status: 'won' });
    await eventually('the end of the dispute', async () => (await file.holderView()).isDownloadable);
    expect((await file.holderView()).disputed).toBeUndefined();
  });

  it('that is lost is paid again once staff reopen it', async () => {
    const file = await paidFile();
    await setDispute(portal, { paymentIntent: file.intentId, status: 'lost' });
    await eventually('the lost dispute', async () => (await file.holderView()).disputed === 'lost');
    expect(await file.reopen()).toMatchObject({ status: 200 });
    expect(await file.holderView()).toMatchObject({ isPaid: false, paymentState: 'unpaid' });
    const second = await file.open();
    expect(second).not.toBe(file.intentId);
    await pay(portal, second);
    await file.update();
    expect(await file.holderView()).toMatchObject({ isDownloadable: true, isPaid: true });
  });
});

describe('a disputed processing fee', () => {
  it('is shown as open and as lost', async () => {
    const request = await submitForClient(portal, client);
    const { requestId } = request;
    const { payment: paid } = (await requestContent(portal, requestId)) as { payment?: { intentId: string } };
    const { intentId } = paid!;
    await setDispute(portal, { paymentIntent: intentId });
    const disputes = async () => {
      const { payment } = await detailsOf(requestId);
      return 'disputes' in payment ? (payment.disputes ?? []) : [];
    };
    await eventually('the dispute', async () => (await disputes())[0]?.state === 'open');
    expect((await lookUp(portal, request)).payment).toMatchObject({ state: 'paid', disputed: 'open' });
    await setDispute(portal, { paymentIntent: intentId, status: 'lost' });
    await eventually(
      'the lost dispute',
      async () => (await lookUp(portal, request)).payment.disputed === 'lost',
    );
  });
});

describe('a bank debit that is returned after it succeeded', () => {
  it('is a lost dispute', async () => {
    const invoice = await sentInvoice(portal, staff, client);
    const intentId = intentIn(await invoice.open());
    await stripe().paymentIntents.confirm(intentId, {
      payment_method: 'pm_usBankAccount_dispute',
      ...MANDATE,
    });
    await eventually(
      'the returned debit',
      async () => (await invoice.listed()).disputes?.[0]?.state === 'lost',
    );
    expect((await invoice.listed()).disputes).toMatchObject([{ reason: 'debit_not_authorized' }]);
  });
});

describe('webhooks about disputes', () => {
  const about = (object: object, type = 'charge.dispute.closed') =>
    deliver(portal, {
      payload: JSON.stringify({ id: 'evt_forged', object: 'event', type, data: { object } }),
    });

  it('change nothing if they contradict Stripe', async () => {
    const invoice = await paidInvoice();
    const { intentId } = invoice;
    const before = await invoice.stored();
    const forged = { object: 'dispute', id: 'du_1', payment_intent: intentId, status: 'lost', amount: 2550 };
    expect((await about(forged)).status).toBe(200);
    expect((await about({ ...forged, payment_intent: 'pi_none' })).status).toBe(200);
    expect((await about({ object: 'dispute', id: 'du_1', payment_intent: null })).status).toBe(200);
    expect(await invoice.stored()).toEqual(before);
    const payload = JSON.stringify({ id: 'evt_1', type: 'charge.dispute.closed', data: { object: forged } });
    expect((await deliver(portal, { payload, signature: 't=1,v1=00' })).status).toBe(400);
  });

  it('lead to Stripe’s state in any order, even repeated', async () => {
    await setWebhookFaults(portal, { duplicate: 3, shuffle: true });
    const invoice = await paidInvoice();
    const { intentId, requestId } = invoice;
    for (const status of ['warning_needs_response', 'needs_response', 'under_review', 'lost', 'won']) {
      await setDispute(portal, { paymentIntent: intentId, status });
    }
    await invoice.reaches('won');
    await redeliver(portal, { times: 3, shuffle: true, paymentIntent: intentId });
    expect(await invoice.listed()).toMatchObject({ isPaid: true, disputes: [{ status: 'won' }] });
    const events = (await documentsOf(portal, requestId, 'event')).filter(
      ({ kind }) => kind === 'invoice-disputed',
    );
    const states = events.map(({ details }) => (details as { to: string }).to);
    expect(new Set(states).size).toBe(states.length);
  });

  it('that are lost are recovered by the reconciliation', async () => {
    await loseWebhooks(portal);
    const invoice = await paidInvoice();
    const { intentId } = invoice;
    await setDispute(portal, { paymentIntent: intentId });
    expect((await invoice.listed()).disputes).toBeUndefined();
    await reconcileAs(portal, admin);
    expect(await invoice.listed()).toMatchObject({ disputes: [{ state: 'open' }], refundableAmount: 0 });
    expect(await listedPayment(intentId)).toMatchObject({ reason: 'disputed' });
    await setDispute(portal, { paymentIntent: intentId, status: 'won' });
    await reconcileAs(portal, admin);
    expect(await invoice.listed()).toMatchObject({ disputes: [{ state: 'won' }] });
    expect(await listedPayment(intentId)).toBeUndefined();
  });
});

describe('a second payment of a paid invoice', () => {
  it('is not refunded while its payment is disputed, and is refunded once the dispute is won', async () => {
    const invoice = await paidInvoice();
    const { requestId, invoiceId } = invoice;
    await loseWebhooks(portal);
    const { id: second } = await stripe().paymentIntents.create({
      amount: 2550,
      currency: 'usd',
      metadata: { kind: 'invoice', requestId, invoiceId },
      allowed_payment_method_types: ['card'],
    });
    await pay(portal, second, 'pm_card_createDispute');
    await reconcileAs(portal, admin);
    expect((await stripe().refunds.list({ payment_intent: second })).data).toEqual([]);
    expect(await listedPayment(second)).toMatchObject({ reason: 'disputed' });
    expect((await invoice.stored()).refunds).toMatchObject([{ kind: 'automatic', state: 'pending' }]);
    expect((await invoice.listed()).isPaid).toBe(true);
    await setDispute(portal, { paymentIntent: second, status: 'won' });
    await reconcileAs(portal, admin);
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    await eventually('the refund', async () => (await invoice.stored()).refunds[0]!.state === 'done');
    expect((await stripe().refunds.list({ payment_intent: second })).data).toMatchObject([{ amount: 2550 }]);
  });
});

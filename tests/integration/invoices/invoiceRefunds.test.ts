import { randomUUID } from 'node:crypto';
import { retryUnmatchedPayment } from '@portal/contract/reconciliation/endpoints.ts';
import { beforeAll, describe, expect, inject, it, test } from 'vitest';
import {
  getAdmin,
  authHeaders,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { MANDATE } from '../../support/payments/bankPayments.ts';
import { callApi } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { intentIn, invoiceIn, invoiceCalls, sentInvoice } from '../../support/payments/invoiceCalls.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { pay, stripeOf } from '../../support/requests/order.ts';
import { unmatchedPayments } from '../../support/payments/reconciliation.ts';
import { documentsOf } from '../../support/portal/stores.ts';
import { deliver, eventAbout } from '../../support/payments/webhooks.ts';

const portal = inject('portal');
const stripe = stripeOf(portal);

let staff: Person;
let admin: Person;
let client: Person;
beforeAll(async () => {
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
});

/** A paid invoice of $25.50, with the refund calls of an admin. */
async function paidInvoice(card = 'pm_card_visa') {
  const invoice = await sentInvoice(portal, staff, client);
  const intentId = intentIn(await invoice.open());
  await pay(portal, intentId, card);
  await invoice.update();
  const admins = invoiceCalls(portal, admin, invoice.requestId);
  return {
    ...invoice,
    intentId,
    refund: (amount: unknown, key: unknown = randomUUID(), reason?: unknown) =>
      admins.refund(invoice.invoiceId, amount, key, reason),
    atStripe: async () => (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data,
  };
}

/** The entry of a payment in the list of unmatched payments. */
const listedPayment = async (intentId: string) => {
  const { payments } = await unmatchedPayments(portal, staff);
  return payments.find((payment) => payment.intentId === intentId);
};
const retry = (intentId: string) =>
  callApi(portal.api, retryUnmatchedPayment, {
    headers: { ...authHeaders(staff), ...randomIpHeader() },
    body: { intentId },
  });

describe('a refund', () => {
  it('of a part goes through Stripe, is emailed, and leaves the rest refundable', async () => {
    const invoice = await paidInvoice();
    const response = await invoice.refund('10.25');
    expect(response).toMatchObject({ status: 200, message: 'Refund saved' });
    expect(invoiceIn(response)).toMatchObject({
      isPaid: true,
      status: 'paid',
      refundedAmount: 10.25,
      refundableAmount: 15.25,
      refunds: [
        { amount: 10.25, kind: 'staff', state: 'done', byName: 'Casey Example', reason: 'Billed twice' },
      ],
    });
    expect(await invoice.atStripe()).toMatchObject([
      { amount: 1025, metadata: { requestId: invoice.requestId } },
    ]);
    expect(JSON.stringify(await invoice.atStripe())).not.toContain('Billed twice');
    const seen = await invoice.holderView();
    expect(seen).toMatchObject([{ refundedAmount: 10.25, isPaid: true }]);
    expect(JSON.stringify(seen)).not.toContain('Billed twice');
    const [email] = await eventually('the email', async () => {
      const found = (await emailsAbout(portal, invoice.orderId)).filter(({ subject }) =>
        subject.startsWith(`Refund for invoice ${invoice.invoiceNumber}`),
      );
      return found.length > 1 && found;
    });
    expect(email!.text).toContain('$10.25');
    const events = (await documentsOf(portal, invoice.requestId, 'event')).filter(
      ({ kind }) => kind === 'invoice-refunded',
    );
    expect(events.map(({ details }) => (details as { to: string }).to)).toEqual(['pending', 'done']);
    expect(events[0]).toMatchObject({ by: { kind: 'admin', id: admin.userId }, details: { cents: 1025 } });
    expect(JSON.stringify(events)).not.toContain('Billed twice');
  });

  it('of the full remainder leaves nothing to refund', async () => {
    const invoice = await paidInvoice();
    invoiceIn(await invoice.refund(5));
    invoiceIn(await invoice.refund('20.50'));
    expect(await invoice.refund('0.01')).toMatchObject({
      status: 409,
      message: 'This invoice is fully refunded.',
    });
    expect((await invoice.atStripe()).reduce((sum, { amount }) => sum + amount, 0)).toBe(2550);
    expect(await invoice.listed()).toMatchObject({ isPaid: true, refundedAmount: 25.5, refundableAmount: 0 });
  });

  it('with the same key happens once among a hundred calls, and never with another amount', async () => {
    const invoice = await paidInvoice();
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, time) => invoice.refund('5.00', time % 2 ? key : key.toUpperCase())),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await invoice.atStripe()).toMatchObject([{ amount: 500 }]);
    expect(await invoice.refund('6.00', key)).toMatchObject({ status: 409 });
    expect((await invoice.stored()).refunds).toHaveLength(1);
  });

  it('with twenty keys at once never exceeds the payment', async () => {
    const invoice = await paidInvoice();
    const responses = await Promise.all(Array.from({ length: 20 }, () => invoice.refund('4.00')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(14);
    expect((await invoice.atStripe()).map(({ amount }) => amount)).toEqual(
      Array.from({ length: 6 }, () => 400),
    );
    expect(await invoice.refund('2.00')).toMatchObject({
      status: 409,
      message: 'You can refund at most $1.50.',
      error: { template: 'You can refund at most {{amount}}.' },
    });
  });

  test.each([
    ['nothing', 0],
    ['nothing', '0.00'],
    ['a negative amount', '-1.00'],
    ['tenths of a cent', '1.005'],
    ['text', 'all'],
    ['no amount', null],
    ['too many digits', '1e9'],
  ])('of %s (%j) is refused', async (_, amount) => {
    const invoice = await paidInvoice();
    const response = await invoice.refund(amount);
    expect(response).toMatchObject({
      status: 400,
      error: {
        fields: { amount: 'Please enter an amount above zero, in dollars with at most two decimals' },
      },
    });
    expect(await invoice.atStripe()).toEqual([]);
  });

  it('requires a reason', async () => {
    const invoice = await paidInvoice();
    expect(await invoice.refund('1.00', randomUUID(), ' ')).toMatchObject({
      status: 400,
      error: { fields: { reason: 'Please enter a reason' } },
    });
  });

  it('is rejected for unpaid invoices and for payments outside the portal', async () => {
    const invoice = await sentInvoice(portal, staff, client);
    const admins = invoiceCalls(portal, admin, invoice.requestId);
    expect(await admins.refund(invoice.invoiceId, '1.00')).toMatchObject({
      status: 409,
      message: 'Only a paid invoice can be refunded.',
    });
    invoiceIn(await admins.settle(invoice.invoiceId));
    expect(await admins.refund(invoice.invoiceId, '1.00')).toMatchObject({
      status: 409,
      message: 'This invoice was paid outside the portal. You can only refund it there.',
    });
  });
});

describe('a refund that the bank returns later', () => {
  it(
    'is shown as failed, is listed as unmatched, and can be refunded again',
    { timeout: 60_000 },
    async () => {
      const invoice = await paidInvoice('pm_card_refundFail');
      invoiceIn(await invoice.refund('25.50'));
      await eventually(
        'the failed refund',
        async () => (await invoice.listed()).refunds[0]?.state === 'failed',
      );
      expect(await invoice.listed()).toMatchObject({
        isPaid: true,
        refundedAmount: 0,
        refundableAmount: 25.5,
        refunds: [{ state: 'failed', amount: 25.5 }],
      });
      const listed = await eventually('the payment in the list', () => listedPayment(invoice.intentId));
      const { requestId } = invoice;
      expect(listed).toMatchObject({
        reason: 'refund-failed',
        kind: 'invoice',
        amountCents: 2550,
        requestId,
      });
      // The portal does not refund it again automatically. An admin does, on the invoice.
      expect(await retry(invoice.intentId)).toMatchObject({ status: 200, data: { resolution: null } });
      expect((await invoice.stored()).refunds).toHaveLength(1);
    },
  );

  it('of an unmatched payment is listed, and is sent again when staff retry', async () => {
    const invoice = await paidInvoice();
    const { requestId, invoiceId } = invoice;
    const { id: intentId } = await stripe.paymentIntents.create({
      amount: 2550,
      currency: 'usd',
      metadata: { kind: 'invoice', requestId, invoiceId },
      allowed_payment_method_types: ['card'],
    });
    await pay(portal, intentId, 'pm_card_refundFail');
    const expected = {
      reason: 'refund-failed',
      kind: 'invoice',
      amountCents: 2550,
      currency: 'usd',
      requestId,
    };
    expect(await eventually('the payment in the list', () => listedPayment(intentId))).toMatchObject(
      expected,
    );
    expect(await retry(intentId)).toMatchObject({ status: 200, data: { resolution: { byName: null } } });
    const { refunds } = await invoice.stored();
    expect(refunds.map(({ refundId }) => refundId)).toEqual([`auto:${intentId}`, `auto:${intentId}:1`]);
    expect(refunds[0]).toMatchObject({ kind: 'automatic', state: 'failed' });
    const { data } = await stripe.refunds.list({ payment_intent: intentId });
    expect(data.map(({ amount }) => amount)).toEqual([2550, 2550]);
    // The bank returns that, too: it is listed again, and the client gets no email about it.
    expect(await eventually('the payment in the list', () => listedPayment(intentId))).toMatchObject(
      expected,
    );
    const subjects = (await emailsAbout(portal, invoice.orderId)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /fail/i.test(subject))).toEqual([]);
    expect((await invoice.stored()).refunds.map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  it('counts as done while it is in transit to a bank account', async () => {
    const invoice = await sentInvoice(portal, staff, client);
    const intentId = intentIn(await invoice.open());
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_usBankAccount_success', ...MANDATE });
    await eventually('the bank payment', async () => (await invoice.update()).isPaid);
    const response = await invoiceCalls(portal, admin, invoice.requestId).refund(invoice.invoiceId, '25.50');
    expect(invoiceIn(response)).toMatchObject({ refunds: [{ state: 'done' }], refundableAmount: 0 });
  });
});

describe('a webhook about a refund', () => {
  const about = (id: string, status: string, type: string) =>
    deliver(portal, { payload: eventAbout({ object: 'refund', id, status }, type) });

  it('that wrongly reports a failure changes nothing, even if repeated', async () => {
    const invoice = await paidInvoice();
    invoiceIn(await invoice.refund('5.00'));
    const before = await invoice.stored();
    const { id } = (await invoice.atStripe())[0]!;
    for (const type of ['refund.failed', 'charge.refund.updated', 'refund.updated', 'refund.updated']) {
      expect((await about(id, 'failed', type)).status).toBe(200);
    }
    expect(await invoice.stored()).toEqual(before);
  });

  it('about an unknown or different refund changes nothing', async () => {
    const invoice = await paidInvoice();
    invoiceIn(await invoice.refund('5.00'));
    const before = await invoice.stored();
    const { requestId } = invoice;
    const { refundId } = before.refunds[0]!;
    const forged: Record<string, string>[] = [
      {},
      { requestId },
      { requestId, refundId },
      { requestId: 'req_none' },
    ];
    for (const metadata of forged) {
      const { id } = await stripe.refunds.create({ payment_intent: invoice.intentId, amount: 100, metadata });
      expect((await about(id, 'succeeded', 'refund.updated')).status).toBe(200);
    }
    expect((await about('re_none', 'failed', 'refund.failed')).status).toBe(200);
    expect(await invoice.stored()).toEqual(before);
  });
});

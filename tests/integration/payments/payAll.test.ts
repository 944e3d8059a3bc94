import { changeFileTerms, refundFile, withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { reopenDisputedPayment } from '@portal/contract/disputes/endpoints.ts';
import { updateFilePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  getAdmin,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { storedFile } from '../../support/files/releasedFiles.ts';
import { storeChargedFile } from '../../support/files/storedFiles.ts';
import { emailsAbout, emailsTo } from '../../support/operations/emails.ts';
import { bankAccount, MANDATE } from '../../support/payments/bankPayments.ts';
import { setDispute } from '../../support/payments/disputes.ts';
import { invoiceCalls, invoiceIn } from '../../support/payments/invoiceCalls.ts';
import { reconcileAs, unmatchedPayments } from '../../support/payments/reconciliation.ts';
import { storedInvoice, storeInvoice } from '../../support/payments/storedInvoices.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { stripeOf } from '../../support/requests/order.ts';

const portal = inject('portal');
const stripe = stripeOf(portal);

let staff: Person;
let admin: Person;
let client: Person;
beforeAll(async () => {
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
});

interface Opened {
  readonly paymentIntentId: string;
  readonly amount: number;
  readonly items: { readonly name: string; readonly amount: number }[];
}

/** A request of a client that owes $50.10 for an invoice, and $25.50 and $13.00 for two documents. */
async function requestWithDues() {
  const request = await submitForClient(portal, client);
  const { requestId } = request;
  const invoiceId = await storeInvoice(portal, requestId, 5010);
  const fileId = await storeChargedFile(portal, requestId, 2550);
  const otherFileId = await storeChargedFile(portal, requestId, 1300);
  const access = accessHeader(await lookUp(portal, request));
  const headers = () => ({ ...access, ...randomIpHeader() });
  const open = (body: object) => callApi(portal.api, createPaymentIntent, { headers: headers(), body });
  const as = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
  return {
    ...request,
    invoiceId,
    fileId,
    otherFileId,
    payAll: () => open({ type: 'pay_all', requestId }),
    opened: async () => (await open({ type: 'pay_all', requestId })).data as Opened,
    openFile: () => open({ type: 'file', requestId, fileId }),
    update: () => dataOf(portal.api, updateFilePayment, { headers: headers(), body: { requestId, fileId } }),
    view: () => lookUp(portal, request),
    staffView: () => dataOf(portal.api, getRequestDetails, { headers: as(staff), query: { requestId } }),
    invoices: invoiceCalls(portal, admin, requestId),
    change: (terms: object) =>
      callApi(portal.api, changeFileTerms, { headers: as(staff), body: { requestId, fileId, ...terms } }),
    withdraw: (refund = false) =>
      callApi(portal.api, withdrawFile, { headers: as(admin), body: { requestId, fileId, refund } }),
    refundFile: () => callApi(portal.api, refundFile, { headers: as(admin), body: { requestId, fileId } }),
    reopen: (item: object) =>
      callApi(portal.api, reopenDisputedPayment, { headers: as(admin), body: { requestId, ...item } }),
    stored: async () => ({
      invoice: await storedInvoice(portal, requestId, invoiceId),
      file: await storedFile(portal, requestId, fileId),
      other: await storedFile(portal, requestId, otherFileId),
    }),
    states: async () => [
      (await storedInvoice(portal, requestId, invoiceId))['paymentState'],
      (await storedFile(portal, requestId, fileId))['paymentState'],
      (await storedFile(portal, requestId, otherFileId))['paymentState'],
    ],
  };
}

const receiptsFor = async (orderId: string) =>
  (await emailsTo(portal, client.email)).filter(
    ({ subject }) => /payment|receipt/i.test(subject) && subject.includes(orderId),
  );
const intentOf = ({ data }: { data?: unknown }) => (data as { paymentIntentId: string }).paymentIntentId;
const payByCard = (intentId: string) =>
  stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
const refundsOf = async (intentId: string) =>
  (await stripe.refunds.list({ payment_intent: intentId })).data.map(({ amount }) => amount);
const statusOf = async (intentId: string) => (await stripe.paymentIntents.retrieve(intentId)).status;

describe('a payment for everything due', () => {
  it('is offered with its total, and pays every item with one charge', async () => {
    const request = await requestWithDues();
    await storeChargedFile(portal, request.requestId, 900, { embargoEnabled: true, embargoDays: 14 });
    await storeChargedFile(portal, request.requestId, 800, { scan: 'pending' });
    const { everythingDue } = await request.view();
    expect(everythingDue).toMatchObject({
      amount: 8860,
      items: [{ amount: 5010 }, { amount: 2550 }, { amount: 1300 }],
      waiting: { embargoed: 1, notScanned: 1, clearing: 0, later: 0 },
    });
    const opened = await request.opened();
    expect(opened).toMatchObject({ amount: 8860, items: everythingDue!.items });
    const intent = await stripe.paymentIntents.retrieve(opened.paymentIntentId);
    expect(intent.metadata).toEqual({ kind: 'combined', requestId: request.requestId });
    expect(JSON.stringify(intent)).not.toMatch(/Pat Example|chart/);
    await payByCard(intent.id);
    await eventually('the webhook', async () => (await request.states()).every((state) => state === 'paid'));
    await eventually('the email', async () => (await receiptsFor(request.orderId)).length > 0);
    expect(await receiptsFor(request.orderId)).toMatchObject([
      {
        text: expect.stringMatching(/\$50\.10\nDocument 1: \$25\.50\nDocument 2: \$13\.00\nTotal: \$88\.60/),
      },
    ]);
    const view = await request.view();
    expect(view.everythingDue).toBeUndefined();
    const windows = view.uploadedFiles.flatMap(({ downloadUntil }) => downloadUntil ?? []);
    expect(windows).toHaveLength(2);
    expect(await request.staffView()).toMatchObject({
      money: {
        balance: { refunded: 0, owed: 1700, clearing: 0 },
        payments: expect.arrayContaining([
          expect.objectContaining({
            paymentIntentId: intent.id,
            state: 'paid',
            amount: 8860,
            items: [expect.anything(), expect.anything(), expect.anything()],
          }),
        ]),
      },
    });
  });

  it('has one PaymentIntent for many tabs', async () => {
    const request = await requestWithDues();
    const opened = await Promise.all(Array.from({ length: 8 }, request.payAll));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(opened.map(intentOf)).size).toBe(1);
  });

  it('is not opened by staff, for strangers, or when nothing is due', async () => {
    const request = await requestWithDues();
    const body = { type: 'pay_all' as const, requestId: request.requestId };
    const call = (person: Person) =>
      callApi(portal.api, createPaymentIntent, {
        headers: { ...authHeaders(person), ...randomIpHeader() },
        body,
      });
    expect((await call(staff)).status).toBe(403);
    expect((await call(await signUpPerson(portal))).status).toBe(404);
    expect((await call(client)).status).toBe(200);
    await payByCard(intentOf(await request.payAll()));
    await request.update();
    expect(await request.payAll()).toMatchObject({
      status: 409,
      message: 'There is nothing to pay right now.',
    });
  });

  it('makes every item unpaid again when the bank payment fails', async () => {
    const request = await requestWithDues();
    const { paymentIntentId } = await request.opened();
    const method = await stripe.paymentMethods.create(bankAccount('000222222227'));
    await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: method.id, ...MANDATE });
    await stripe.paymentIntents.verifyMicrodeposits(paymentIntentId, { descriptor_code: 'SM11AA' });
    await eventually('the failure', async () =>
      (await request.states()).every((state) => state === 'failed'),
    );
    expect((await request.view()).everythingDue).toMatchObject({ amount: 8860 });
    await payByCard((await request.opened()).paymentIntentId);
    await request.update();
    expect(await request.states()).toEqual(['paid', 'paid', 'paid']);
  });
});

describe('two tabs', () => {
  it('charge each item once: the later one cancels what is open', async () => {
    const request = await requestWithDues();
    const all = await request.opened();
    const single = intentOf(await request.openFile());
    expect(await statusOf(all.paymentIntentId)).toBe('canceled');
    await expect(payByCard(all.paymentIntentId)).rejects.toThrow(/canceled/i);
    const next = await request.opened();
    expect(await statusOf(single)).toBe('canceled');
    expect(next).toMatchObject({ amount: 8860 });
    await payByCard(next.paymentIntentId);
    await request.update();
    expect(await request.states()).toEqual(['paid', 'paid', 'paid']);
    expect(await request.openFile()).toMatchObject({
      status: 409,
      message: 'This file is already paid for.',
    });
  });

  it('leave out an item that the other tab just paid, before its webhook arrives', async () => {
    const request = await requestWithDues();
    const single = intentOf(await request.openFile());
    await payByCard(single);
    const all = await request.opened();
    expect(all).toMatchObject({ amount: 6310, items: [{ amount: 5010 }, { amount: 1300 }] });
    await payByCard(all.paymentIntentId);
    await request.update();
    await eventually('all paid', async () => (await request.states()).every((state) => state === 'paid'));
    expect((await request.stored()).file['intentId']).toBe(single);
    expect([await refundsOf(single), await refundsOf(all.paymentIntentId)]).toEqual([[], []]);
  });

  it('opened and confirmed at once, charge each item exactly once', async () => {
    const request = await requestWithDues();
    const intents = new Set<string>();
    const attempt = async (open: () => Promise<unknown>) => {
      const response = (await open()) as { status: number; data?: unknown };
      if (response.status !== 200) return;
      intents.add(intentOf(response));
      await payByCard(intentOf(response)).catch(() => undefined);
    };
    await Promise.all([request.payAll, request.openFile, request.payAll, request.openFile].map(attempt));
    await attempt(request.payAll);
    await request.update();
    await eventually('all paid', async () => (await request.states()).every((state) => state === 'paid'));
    let net = 0;
    for (const intentId of intents) {
      const { status, amount } = await stripe.paymentIntents.retrieve(intentId);
      const refunded = (await refundsOf(intentId)).reduce((sum, cents) => sum + cents, 0);
      if (status === 'succeeded') net += amount - refunded;
    }
    expect(net).toBe(8860);
  });

  it('refund an item per item if both payments went through at Stripe', async () => {
    const request = await requestWithDues();
    const { paymentIntentId } = await request.opened();
    const { requestId, fileId, invoiceId } = request;
    const others: { amount: number; metadata: Record<string, string> }[] = [
      { amount: 2550, metadata: { kind: 'file', requestId, fileId } },
      { amount: 5010, metadata: { kind: 'invoice', requestId, invoiceId } },
    ];
    for (const other of others) {
      const methods = { currency: 'usd', allowed_payment_method_types: ['card' as const] };
      await payByCard((await stripe.paymentIntents.create({ ...other, ...methods })).id);
    }
    await eventually('the single payments', async () => {
      const [invoice, file] = await request.states();
      return invoice === 'paid' && file === 'paid';
    });
    await payByCard(paymentIntentId);
    await eventually('two refunds', async () => (await refundsOf(paymentIntentId)).length === 2);
    expect((await refundsOf(paymentIntentId)).toSorted((a, b) => a - b)).toEqual([2550, 5010]);
    await eventually('the rest', async () => (await request.stored()).other['paymentState'] === 'paid');
    expect(await reconcileAs(portal, admin)).toMatchObject({ state: 'done' });
    const { payments } = await unmatchedPayments(portal, admin);
    expect(payments.filter(({ intentId }) => intentId === paymentIntentId)).toEqual([]);
    expect(await refundsOf(paymentIntentId)).toHaveLength(2);
  });
});

describe('an item that changes before the confirmation', () => {
  it('is not charged with its old amount', async () => {
    const request = await requestWithDues();
    const { paymentIntentId } = await request.opened();
    const changed = await request.change({
      requiresPayment: true,
      chargeAmount: '30.00',
      embargoEnabled: false,
    });
    expect(changed.status).toBe(200);
    await expect(payByCard(paymentIntentId)).rejects.toThrow(/canceled/i);
    expect(await request.opened()).toMatchObject({ amount: 9310 });
  });

  it.each(['withdrawn', 'deactivated', 'settled outside'] as const)(
    'is left out once it is %s',
    async (how) => {
      const request = await requestWithDues();
      const { paymentIntentId } = await request.opened();
      if (how === 'withdrawn') await request.withdraw();
      if (how === 'deactivated') invoiceIn(await request.invoices.deactivate(request.invoiceId));
      if (how === 'settled outside') invoiceIn(await request.invoices.settle(request.invoiceId));
      await expect(payByCard(paymentIntentId)).rejects.toThrow(/canceled/i);
      expect(await request.opened()).toMatchObject({ amount: how === 'withdrawn' ? 6310 : 3850 });
    },
  );

  it('adds an invoice that was sent in the meantime', async () => {
    const request = await requestWithDues();
    const first = await request.opened();
    await storeInvoice(portal, request.requestId, 140);
    expect(await request.opened()).toMatchObject({ amount: 9000 });
    expect(await statusOf(first.paymentIntentId)).toBe('canceled');
  });
});

describe('a bank account that must be verified', () => {
  it('keeps the payment open for its items, and leaves them out of another one', async () => {
    const request = await requestWithDues();
    const { paymentIntentId } = await request.opened();
    const method = await stripe.paymentMethods.create(bankAccount('000123456789'));
    await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: method.id, ...MANDATE });
    const waiting = await eventually('the verification', async () => (await request.view()).accountsToVerify);
    expect(waiting).toEqual([{ verificationUrl: expect.any(String), paysFor: expect.any(Array) }]);
    expect(waiting![0]!.paysFor).toHaveLength(3);
    const emails = await eventually('the emails', async () => {
      const found = await emailsAbout(portal, request.orderId);
      const verifying = found.filter(({ subject }) => subject.startsWith('Verify your bank account'));
      return verifying.length === 2 && verifying;
    });
    const [email] = emails;
    expect(emails.map(({ to }) => to)).toContain(client.email);
    expect(email!.text).toContain('we collect $88.60 from it automatically');
    expect(email!.text).toContain(waiting![0]!.verificationUrl);
    expect(await request.opened()).toMatchObject({ paymentIntentId, amount: 8860 });
    expect(await request.openFile()).toMatchObject({
      status: 409,
      message: expect.stringContaining('a bank account must be verified first') as string,
    });
    await storeInvoice(portal, request.requestId, 140);
    expect(await request.opened()).toMatchObject({ amount: 140, items: [{ amount: 140 }] });
    await stripe.paymentIntents.verifyMicrodeposits(paymentIntentId, { descriptor_code: 'SM11AA' });
    await eventually('all paid', async () => (await request.states()).every((state) => state === 'paid'));
    expect(await request.view()).not.toHaveProperty('accountsToVerify');
  });
});

describe('refunds and disputes', () => {
  async function paidAll() {
    const request = await requestWithDues();
    const { paymentIntentId } = await request.opened();
    await payByCard(paymentIntentId);
    await request.update();
    expect(await request.states()).toEqual(['paid', 'paid', 'paid']);
    return { ...request, paymentIntentId };
  }

  it('staff refund part of one invoice', async () => {
    const request = await paidAll();
    invoiceIn(await request.invoices.refund(request.invoiceId, '10.10'));
    await eventually('the refund', async () => (await refundsOf(request.paymentIntentId)).length > 0);
    expect(await refundsOf(request.paymentIntentId)).toEqual([1010]);
    expect((await request.invoices.list())[0]).toMatchObject({ refundedAmount: 10.1, refundableAmount: 40 });
    expect(await request.states()).toEqual(['paid', 'paid', 'paid']);
  });

  const listedOf = async (paymentIntentId: string) =>
    (await unmatchedPayments(portal, admin)).payments.filter(({ intentId }) => intentId === paymentIntentId);

  async function expectDocumentRefunded({ paymentIntentId, stored }: Awaited<ReturnType<typeof paidAll>>) {
    await eventually('the refund', async () => (await refundsOf(paymentIntentId)).length > 0);
    expect(await refundsOf(paymentIntentId)).toEqual([2550]);
    await reconcileAs(portal, admin);
    expect(await listedOf(paymentIntentId)).toEqual([]);
    expect(await stored()).toMatchObject({
      invoice: { paymentState: 'paid' },
      file: { refundedAt: expect.any(String) as string },
      other: { paymentState: 'paid' },
    });
  }

  it('a document is refunded alone when it is withdrawn', async () => {
    const request = await paidAll();
    expect((await request.withdraw(true)).status).toBe(200);
    await expectDocumentRefunded(request);
  });

  it('a withdrawn document is listed with its own amount, and refunded alone by an admin', async () => {
    const request = await paidAll();
    await request.withdraw();
    await reconcileAs(portal, admin);
    const listed = await eventually('the list', async () => {
      const found = await listedOf(request.paymentIntentId);
      return found.length > 0 && found;
    });
    expect(listed).toMatchObject([{ reason: 'file-withdrawn', kind: 'combined', amountCents: 2550 }]);
    expect((await request.refundFile()).status).toBe(200);
    await expectDocumentRefunded(request);
  });

  it('a dispute holds the other items while the refund of a withdrawn document is open', async () => {
    const request = await paidAll();
    await request.withdraw();
    await setDispute(portal, { paymentIntent: request.paymentIntentId });
    await eventually('the hold', async () => {
      const stored = Object.values(await request.stored());
      return stored.every(({ disputes }) => (disputes as unknown[] | undefined)?.length === 1);
    });
    const listed = async () => (await listedOf(request.paymentIntentId))[0];
    await eventually('the list', async () => (await listed())?.reason === 'disputed');
    await setDispute(portal, { paymentIntent: request.paymentIntentId, status: 'won' });
    await eventually('the end', async () => (await listed())?.reason === 'file-withdrawn');
    expect(await listed()).toMatchObject({ amountCents: 2550 });
  });

  it('a dispute holds every item; after a loss, each can be paid again alone', async () => {
    const request = await paidAll();
    const { paymentIntentId, fileId } = request;
    await setDispute(portal, { paymentIntent: paymentIntentId });
    await eventually('the hold', async () => {
      const view = await request.view();
      const files = view.uploadedFiles.filter(({ requiresPayment }) => requiresPayment);
      return [...files, ...view.customInvoices].every(({ disputed }) => disputed === 'open');
    });
    expect((await request.invoices.refund(request.invoiceId, '1.00')).status).toBe(409);
    const stored = await request.stored();
    const disputedCents = Object.values(stored).map(
      (item) => (item['disputes'] as { cents: number }[])[0]!.cents,
    );
    expect(disputedCents).toEqual([5010, 2550, 1300]);
    await setDispute(portal, { paymentIntent: paymentIntentId, status: 'lost' });
    await eventually('the loss', async () => {
      const { customInvoices } = await request.view();
      return customInvoices[0]!.disputed === 'lost';
    });
    const { payments } = await unmatchedPayments(portal, admin);
    expect(payments.find(({ intentId }) => intentId === paymentIntentId)).toMatchObject({
      reason: 'dispute-lost',
      amountCents: 8860,
    });
    expect((await request.reopen({ fileId })).status).toBe(200);
    const again = intentOf(await request.openFile());
    expect(again).not.toBe(paymentIntentId);
    await payByCard(again);
    await request.update();
    expect(await request.stored()).toMatchObject({
      file: { paymentState: 'paid', intentId: again },
      other: { intentId: paymentIntentId },
    });
  });
});

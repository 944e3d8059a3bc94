import { updateFilePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { beforeAll, describe, expect, inject, it, test } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { stripeOf } from '../../support/requests/order.ts';
import { bankAccount, MANDATE } from '../../support/payments/bankPayments.ts';
import { hoursAgo, patchFile, storedFile } from '../../support/files/releasedFiles.ts';
import { copyRelease } from '../../support/files/copyRelease.ts';
import { documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const charged = { requiresPayment: true, chargeAmount: '25.50', embargoEnabled: false };

let staff: Person;
let client: Person;
beforeAll(async () => {
  [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
});

/** Submits a request of a client with one charged file; returns the calls of its holder. */
async function chargedFile(terms: object = charged) {
  const request = await copySubmission(portal, client);
  const { requestId } = request;
  const fileId = await copyRelease(portal, staff, requestId, terms);
  const access = accessHeader(await lookUp(portal, request));
  const headers = () => ({ ...access, ...randomIpHeader() });
  const body = { requestId, fileId };
  return {
    ...request,
    fileId,
    open: (more: object = {}) =>
      callApi(portal.api, createPaymentIntent, {
        headers: headers(),
        body: { type: 'file', ...body, ...more },
      }),
    openAs: (person: Person) =>
      callApi(portal.api, createPaymentIntent, {
        headers: { ...authHeaders(person), ...randomIpHeader() },
        body: { type: 'file', ...body },
      }),
    update: () => dataOf(portal.api, updateFilePayment, { headers: headers(), body }),
    holderView: async () =>
      (await lookUp(portal, request)).uploadedFiles.find((file) => file.fileId === fileId)!,
    stored: () => storedFile(portal, requestId, fileId),
  };
}

const intentOf = ({ data }: { data?: unknown }) => (data as { paymentIntentId: string }).paymentIntentId;
const payByCard = (intentId: string, card = 'pm_card_visa') =>
  stripeOf(portal).paymentIntents.confirm(intentId, { payment_method: card });

describe('a file with a charge', () => {
  it('is paid by card in the set amount, and can then be downloaded', async () => {
    const file = await chargedFile();
    const opened = await file.open({ amount: 1, chargeAmount: 1, isPaid: true });
    expect(opened).toMatchObject({ status: 200, data: { amount: 2550, status: 'requires_payment_method' } });
    const intent = await stripeOf(portal).paymentIntents.retrieve(intentOf(opened));
    expect(intent.metadata).toEqual({ kind: 'file', requestId: file.requestId, fileId: file.fileId });
    expect(JSON.stringify(intent)).not.toMatch(/Pat Example|chart/);
    await payByCard(intent.id);
    expect(await file.update()).toEqual({ fileId: file.fileId, isPaid: true, paymentState: 'paid' });
    expect(await file.holderView()).toMatchObject({
      isViewable: true,
      isDownloadable: true,
      isPaid: true,
      paymentState: 'paid',
    });
  });

  it('is paid by webhook alone, once despite repeats, with one receipt', async () => {
    const file = await chargedFile();
    await payByCard(intentOf(await file.open()));
    await eventually('the webhook', async () => (await file.stored())['paymentState'] === 'paid');
    const before = await file.stored();
    for (let time = 0; time < 3; time++) await file.update();
    expect(await file.stored()).toEqual(before);
    const receipts = await eventually('the receipt', async () => {
      const found = (await emailsAbout(portal, file.orderId)).filter(({ subject }) =>
        subject.startsWith('Payment received'),
      );
      return found.length > 1 && found;
    });
    expect(receipts.map(({ to }) => to).toSorted()).toEqual(
      [client.email, 'clerk@copyservice.example'].toSorted(),
    );
    expect(receipts[0]!.text).toContain('$25.50');
    expect(receipts[0]!.text).not.toMatch(/Pat Example|chart/);
  });

  it('has one PaymentIntent for fifty tabs, and for the client as for the holder', async () => {
    const file = await chargedFile();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, tab) => (tab % 2 ? file.open() : file.openAs(client))),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(intentOf)).size).toBe(1);
  });

  it('gets another PaymentIntent when the one before was cancelled', async () => {
    const file = await chargedFile();
    const first = intentOf(await file.open());
    await stripeOf(portal).paymentIntents.cancel(first);
    const again = await file.open();
    expect(intentOf(again)).not.toBe(first);
    await payByCard(intentOf(again));
    expect(await file.update()).toMatchObject({ isPaid: true });
  });

  it('stays unpaid when the card is declined, and can be tried again', async () => {
    const file = await chargedFile();
    const intentId = intentOf(await file.open());
    await payByCard(intentId, 'pm_card_chargeDeclined').catch(() => undefined);
    expect(await file.update()).toMatchObject({ isPaid: false, paymentState: 'unpaid' });
    expect(intentOf(await file.open())).toBe(intentId);
    await payByCard(intentId);
    expect(await file.update()).toMatchObject({ isPaid: true });
  });

  it('is clearing after a bank payment, and is paid when the payment settles', async () => {
    const file = await chargedFile();
    const stripe = stripeOf(portal);
    const intentId = intentOf(await file.open());
    const method = await stripe.paymentMethods.create(bankAccount('000123456789'));
    await stripe.paymentIntents.confirm(intentId, { payment_method: method.id, ...MANDATE });
    await stripe.paymentIntents.verifyMicrodeposits(intentId, { descriptor_code: 'SM11AA' });
    expect(await file.update()).toMatchObject({ isPaid: false });
    await eventually('the bank payment', async () => (await file.update()).isPaid);
    expect(await file.holderView()).toMatchObject({ isDownloadable: true });
  });
});

describe('a double payment', () => {
  it('is refunded: a second PaymentIntent for a paid file', async () => {
    const file = await chargedFile();
    const first = intentOf(await file.open());
    await payByCard(first);
    await file.update();
    const stripe = stripeOf(portal);
    const second = await stripe.paymentIntents.create({
      amount: 2550,
      currency: 'usd',
      metadata: { kind: 'file', requestId: file.requestId, fileId: file.fileId },
      allowed_payment_method_types: ['card'],
    });
    await payByCard(second.id);
    const refunds = await eventually('the refund', async () => {
      const { data } = await stripe.refunds.list({ payment_intent: second.id });
      return data.length > 0 && data;
    });
    expect(refunds).toMatchObject([{ amount: 2550 }]);
    expect(await file.stored()).toMatchObject({ intentId: first, paymentState: 'paid' });
    const emails = await eventually('the refund emails', async () => {
      const found = (await emailsAbout(portal, file.orderId)).filter(({ text }) => text.includes(second.id));
      return found.length === 2 && found;
    });
    for (const { subject } of emails) expect(subject).toBe(`Refund for a document: order ${file.orderId}`);
    await file.update();
    const events = await documentsOf(portal, file.requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'file-refunded')).toMatchObject([
      { by: { kind: 'system' }, details: { fileId: file.fileId, intentId: second.id, cents: 2550 } },
    ]);
  });
});

describe('a PaymentIntent that is not for this file', () => {
  test.each<[string, (ids: { requestId: string; fileId: string }) => object]>([
    ['of another amount', (ids) => ({ amount: 100, metadata: { kind: 'file', ...ids } })],
    ['of another kind', (ids) => ({ metadata: { kind: 'request_fee', ...ids } })],
    [
      'of another file',
      ({ requestId }) => ({ metadata: { kind: 'file', requestId, fileId: `file_${'0'.repeat(32)}` } }),
    ],
  ])('%s pays nothing', async (_, forged) => {
    const file = await chargedFile();
    const stripe = stripeOf(portal);
    const { id } = await stripe.paymentIntents.create({
      amount: 2550,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      ...forged({ requestId: file.requestId, fileId: file.fileId }),
    });
    await payByCard(id);
    await patchFile(portal, file.requestId, file.fileId, { intentId: id });
    expect(await file.update()).toMatchObject({ isPaid: false, paymentState: 'unpaid' });
  });
});

describe('a payment is not opened', () => {
  it('under embargo, until it ends', async () => {
    const file = await chargedFile({ ...charged, embargoEnabled: true, embargoDays: 1 });
    expect(await file.open()).toMatchObject({
      status: 409,
      message: 'You can’t pay for this file yet. The request page shows from when.',
    });
    await patchFile(portal, file.requestId, file.fileId, { uploadedAt: hoursAgo(25) });
    expect((await file.open()).status).toBe(200);
  });

  it('for a free or a paid file, for one of another request, or by staff', async () => {
    const free = await chargedFile({ embargoEnabled: false });
    expect((await free.open()).status).toBe(409);
    const paid = await chargedFile();
    await payByCard(intentOf(await paid.open()));
    await paid.update();
    expect(await paid.open()).toMatchObject({ status: 409, message: 'This file is already paid for.' });
    expect((await paid.open({ fileId: free.fileId })).status).toBe(404);
    expect((await paid.openAs(staff)).status).toBe(403);
  });
});

it('a payment is counted once in the figures of its day', async () => {
  const file = await chargedFile();
  await payByCard(intentOf(await file.open()));
  await Promise.all(Array.from({ length: 5 }, () => file.update()));
  const events = (await documentsOf(portal, file.requestId, 'event')).filter(
    ({ kind, details }) => kind === 'file-payment' && (details as { to?: string }).to === 'paid',
  );
  expect(events).toHaveLength(1);
});

describe('a file payment that names no request', () => {
  const update = (headers: Record<string, string>, body: object) =>
    callApi(portal.api, updateFilePayment, { headers: { ...headers, ...randomIpHeader() }, body });

  it('uses the request of the payment, for its client and for staff', async () => {
    const file = await chargedFile();
    const paymentIntentId = intentOf(await file.openAs(client));
    await payByCard(paymentIntentId);
    const body = { fileId: file.fileId, paymentIntentId, status: 'succeeded' };
    for (const person of [client, staff]) {
      expect(await update(authHeaders(person), body)).toMatchObject({ status: 200, data: { isPaid: true } });
    }
  });

  it('does not exist for others, or with another or an unknown payment', async () => {
    const [file, other] = [await chargedFile(), await chargedFile()];
    const paymentIntentId = intentOf(await file.open());
    const othersIntent = intentOf(await other.open());
    const body = { fileId: file.fileId, paymentIntentId };
    const stranger = await signUpPerson(portal);
    const otherHolder = accessHeader(await lookUp(portal, other));
    expect(await update({}, body)).toMatchObject({ status: 401 });
    for (const headers of [
      authHeaders(stranger),
      otherHolder,
      { ...authHeaders(stranger), ...otherHolder },
    ]) {
      expect(await update(headers, body)).toMatchObject({ status: 404, message: 'File not found' });
    }
    for (const named of [{ paymentIntentId: othersIntent }, { paymentIntentId: 'pi_3NobodyMadeThis' }, {}]) {
      expect(await update(authHeaders(client), { fileId: file.fileId, ...named })).toMatchObject({
        status: 404,
      });
    }
    expect(await file.stored()).toMatchObject({ paymentState: 'unpaid' });
  });
});

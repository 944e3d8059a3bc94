import { updateFilePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { changeFileTerms } from '@portal/contract/files/endpoints/releases.ts';
import { beforeAll, describe, expect, inject, it, test } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { bankAccount, MANDATE } from '../../support/payments/bankPayments.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { stripeOf } from '../../support/requests/order.ts';
import { storedFile } from '../../support/files/releasedFiles.ts';
import { copyRelease } from '../../support/files/copyRelease.ts';
import { requestDownload } from '../../support/requests/requestWithFiles.ts';
import { documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const charged = { requiresPayment: true, chargeAmount: '25.50', embargoEnabled: false, comment: 'Zebra' };
const seen = {
  adminComment: 'Zebra',
  requiresPayment: true,
  chargeAmount: 25.5,
  embargoEnabled: false,
  embargoDays: 0,
};

let staff: Person;
let other: Person;
let client: Person;
beforeAll(async () => {
  [staff, other, client] = await Promise.all([
    createStaff(portal),
    createStaff(portal),
    signUpPerson(portal),
  ]);
});

async function releaseFile(terms: object = charged) {
  const request = await copySubmission(portal, client);
  const { requestId } = request;
  const fileId = await copyRelease(portal, staff, requestId, terms);
  const found = await lookUp(portal, request);
  const access = accessHeader(found);
  const headers = () => ({ ...access, ...randomIpHeader() });
  const body = { requestId, fileId };
  return {
    ...request,
    fileId,
    change: (terms: object, person: Person = staff) =>
      callApi(portal.api, changeFileTerms, {
        headers: { ...authHeaders(person), ...randomIpHeader() },
        body: { ...body, ...terms },
      }),
    download: () => requestDownload(portal, found, fileId),
    open: () =>
      callApi(portal.api, createPaymentIntent, { headers: headers(), body: { type: 'file', ...body } }),
    update: () => dataOf(portal.api, updateFilePayment, { headers: headers(), body }),
    holderView: async () =>
      (await lookUp(portal, request)).uploadedFiles.find((file) => file.fileId === fileId)!,
    stored: () => storedFile(portal, requestId, fileId),
    events: async () =>
      (await documentsOf(portal, requestId, 'event')).filter(({ kind }) => kind === 'file-terms-changed'),
  };
}

const intentOf = ({ data }: { data?: unknown }) => (data as { paymentIntentId: string }).paymentIntentId;
const payByCard = (intentId: string) =>
  stripeOf(portal).paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });

describe('the terms of a released file', () => {
  it('can be changed, and the client sees and pays the new charge', async () => {
    const file = await releaseFile();
    const response = await file.change({ seen, chargeAmount: '40', adminComment: 'Pages 1 to 4' });
    expect(response).toMatchObject({
      status: 200,
      data: { chargeAmount: 40, adminComment: 'Pages 1 to 4', termsChangedAt: expect.any(String) },
    });
    expect(await file.holderView()).toMatchObject({
      chargeAmount: 40,
      adminComment: 'Pages 1 to 4',
      isPaid: false,
    });
    const opened = await file.open();
    expect(opened).toMatchObject({ status: 200, data: { amount: 4000 } });
    await payByCard(intentOf(opened));
    expect(await file.update()).toMatchObject({ isPaid: true });
  });

  it('can become free, or embargoed', async () => {
    const file = await releaseFile();
    expect((await file.change({ requiresPayment: false, embargoDays: 3 })).status).toBe(200);
    expect(await file.holderView()).toMatchObject({
      requiresPayment: false,
      chargeAmount: 0,
      embargoEnabled: true,
      embargoDays: 3,
      isDownloadable: false,
    });
    expect((await file.change({ embargoEnabled: false })).status).toBe(200);
    expect((await file.download()).status).toBe(200);
  });

  it('are emailed without the comment, and recorded', async () => {
    const file = await releaseFile();
    await file.change({ chargeAmount: 40 });
    expect(await file.events()).toMatchObject([
      {
        by: { kind: 'staff', id: staff.userId },
        details: { fileId: file.fileId, fromCents: 2550, toCents: 4000, comment: false },
      },
    ]);
    const emails = await eventually('the emails', async () => {
      const found = (await emailsAbout(portal, file.orderId)).filter(({ subject }) =>
        subject.startsWith('New charge or download date'),
      );
      return found.length === 2 && found;
    });
    for (const { text } of emails) {
      expect(text).toContain('$40.00');
      expect(text).not.toMatch(/Zebra|chart/);
    }
  });

  it('cancel the open PaymentIntent of the old charge', async () => {
    const file = await releaseFile();
    const before = intentOf(await file.open());
    expect((await file.change({ chargeAmount: 40 })).status).toBe(200);
    expect((await stripeOf(portal).paymentIntents.retrieve(before)).status).toBe('canceled');
    const after = await file.open();
    expect(after).toMatchObject({ data: { amount: 4000 } });
    expect(intentOf(after)).not.toBe(before);
  });

  it('can be changed back and paid', async () => {
    const file = await releaseFile();
    await file.open();
    await file.change({ chargeAmount: 40 });
    await file.change({ chargeAmount: 25.5 });
    const opened = await file.open();
    expect(opened).toMatchObject({ data: { amount: 2550, status: 'requires_payment_method' } });
    await payByCard(intentOf(opened));
    expect(await file.update()).toMatchObject({ isPaid: true });
  });

  it('always match the amount the client is asked to pay', async () => {
    const file = await releaseFile();
    const amounts = ['30', '40', '50'];
    await Promise.all([
      ...amounts.map((chargeAmount) => file.change({ chargeAmount })),
      ...Array.from({ length: 6 }, () => file.open()),
    ]);
    const stored = await file.stored();
    expect(await file.open()).toMatchObject({ status: 200, data: { amount: stored['chargeCents'] } });
  });
});

describe('a change of terms is refused', () => {
  it('for the second of two clerks who saw the same terms', async () => {
    const file = await releaseFile();
    const responses = await Promise.all([
      file.change({ seen, chargeAmount: '40' }),
      file.change({ seen, chargeAmount: '50' }, other),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(responses.find(({ status }) => status === 409)).toMatchObject({
      message: 'Someone else changed the terms of this file. Please check them and try again.',
    });
    expect(await file.events()).toHaveLength(1);
  });

  it('while a bank is processing a payment', async () => {
    const file = await releaseFile();
    const stripe = stripeOf(portal);
    const intentId = intentOf(await file.open());
    const method = await stripe.paymentMethods.create(bankAccount('000123456789'));
    await stripe.paymentIntents.confirm(intentId, { payment_method: method.id, ...MANDATE });
    await stripe.paymentIntents.verifyMicrodeposits(intentId, { descriptor_code: 'SM11AA' });
    expect(await file.change({ chargeAmount: 40 })).toMatchObject({ status: 409 });
    expect(await file.stored()).toMatchObject({ chargeCents: 2550, intentId });
    await eventually('the bank payment', async () => (await file.update()).isPaid);
  });

  it('once the file is paid, even if only Stripe knows', async () => {
    const file = await releaseFile();
    await payByCard(intentOf(await file.open()));
    expect(await file.change({ chargeAmount: 40 })).toMatchObject({
      status: 409,
      message: 'This file was paid for. Its terms can no longer be changed.',
    });
    expect(await file.stored()).toMatchObject({ chargeCents: 2550, paymentState: 'paid' });
  });

  it('once the client has downloaded it', async () => {
    const file = await releaseFile({ embargoEnabled: false });
    expect((await file.download()).status).toBe(200);
    expect(await file.change({ chargeAmount: 40 })).toMatchObject({
      status: 409,
      message: 'The client has downloaded this file. Its terms can no longer be changed.',
    });
  });

  test.each<[string, object, string]>([
    ['a charge without payment', { requiresPayment: false, chargeAmount: 40 }, 'requiresPayment'],
    ['payment of nothing', { requiresPayment: true, chargeAmount: 0 }, 'chargeAmount'],
    ['an embargo of no days', { embargoEnabled: true, embargoDays: 0 }, 'embargoDays'],
  ])('for contradictory terms: %s', async (_, terms, field) => {
    const file = await releaseFile();
    expect(await file.change(terms)).toMatchObject({
      status: 422,
      error: { fields: { [field]: expect.any(String) } },
    });
    expect(await file.stored()).toMatchObject({ chargeCents: 2550, termsChangedAt: null });
  });
});

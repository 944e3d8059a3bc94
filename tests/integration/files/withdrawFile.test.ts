import { updateFilePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { listUnmatchedPayments, retryUnmatchedPayment } from '@portal/contract/reconciliation/endpoints.ts';
import { refundFile, withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { bankAccount, MANDATE } from '../../support/payments/bankPayments.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { endTasksOf } from '../../support/portal/endTasksOf.ts';
import { blobContainerOf } from '../../support/files/documents.ts';
import { downloadAllCalls, linkOf } from '../../support/files/downloadAllCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { stripeOf } from '../../support/requests/order.ts';
import { release, storedFile, uploadForRequest } from '../../support/files/releasedFiles.ts';
import { copyRelease } from '../../support/files/copyRelease.ts';
import { requestDownload } from '../../support/requests/requestWithFiles.ts';
import { documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const free = { embargoEnabled: false };
const charged = { requiresPayment: true, chargeAmount: '25.50', embargoEnabled: false };
const WITHDRAWN = 'The records provider has withdrawn this file.';

let staff: Person;
let admin: Person;
let client: Person;
beforeAll(async () => {
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
});

/** Submits a request of a client with one released file; returns the calls of all sides. */
async function releaseFile(terms: object = free) {
  const request = await copySubmission(portal, client);
  const { requestId } = request;
  const fileId = await copyRelease(portal, staff, requestId, terms);
  const found = await lookUp(portal, request);
  const access = accessHeader(found);
  const headers = () => ({ ...access, ...randomIpHeader() });
  const body = { requestId, fileId };
  const stripe = stripeOf(portal);
  const open = () =>
    callApi(portal.api, createPaymentIntent, { headers: headers(), body: { type: 'file', ...body } });
  return {
    ...request,
    fileId,
    access,
    withdraw: (person: Person = staff, more: object = {}) =>
      callApi(portal.api, withdrawFile, {
        headers: { ...authHeaders(person), ...randomIpHeader() },
        body: { ...body, ...more },
      }),
    refund: (person: Person) =>
      callApi(portal.api, refundFile, { headers: { ...authHeaders(person), ...randomIpHeader() }, body }),
    download: (action = 'download') => requestDownload(portal, found, fileId, { action }),
    open,
    /** Pays by card; returns the PaymentIntent id. */
    pay: async () => {
      const intentId = intentOf(await open());
      await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
      await dataOf(portal.api, updateFilePayment, { headers: headers(), body });
      return intentId;
    },
    update: () => callApi(portal.api, updateFilePayment, { headers: headers(), body }),
    holderView: async () =>
      (await lookUp(portal, request)).uploadedFiles.find((file) => file.fileId === fileId)!,
    stored: () => storedFile(portal, requestId, fileId),
    blob: () => blobContainerOf(portal, 'documents').getBlobClient(`${requestId}/${fileId}`).exists(),
    events: async (eventKind: string) =>
      (await documentsOf(portal, requestId, 'event')).filter(({ kind }) => kind === eventKind),
    refunds: async (intentId: string) => (await stripe.refunds.list({ payment_intent: intentId })).data,
  };
}

const intentOf = ({ data }: { data?: unknown }) => (data as { paymentIntentId: string }).paymentIntentId;
const urlOf = ({ data }: { data?: unknown }) => (data as { url: string }).url;

async function listedPayment(intentId: string) {
  const { payments } = await dataOf(portal.api, listUnmatchedPayments, {
    headers: { ...authHeaders(staff), ...randomIpHeader() },
  });
  return payments.find((payment) => payment.intentId === intentId);
}

describe('a file that is withdrawn', () => {
  it('is deleted, and earlier links stop working', async () => {
    const file = await releaseFile();
    const links = [urlOf(await file.download()), urlOf(await file.download('preview'))];
    for (const link of links) expect((await fetch(link)).status).toBe(200);
    expect(await file.withdraw()).toMatchObject({
      status: 200,
      data: { fileId: file.fileId, withdrawnAt: expect.any(String), isRefundDue: false },
    });
    for (const link of links) expect((await fetch(link)).status).toBe(404);
    for (const action of ['download', 'preview', 'open']) {
      expect(await file.download(action)).toMatchObject({ status: 403, message: WITHDRAWN });
    }
    expect(await file.blob()).toBe(false);
    expect(await file.holderView()).toMatchObject({
      withdrawnAt: expect.any(String),
      isViewable: false,
      isDownloadable: false,
      downloadReason: WITHDRAWN,
      isDownloadedByPublic: true,
    });
  });

  it('keeps its reason for staff, and only the key in the events', async () => {
    const file = await releaseFile();
    const reason = { reason: 'incomplete', note: 'Page 3 of Quagga' };
    const answer = await file.withdraw(staff, reason);
    expect(answer).toMatchObject({ data: { withdrawal: { ...reason, byName: expect.any(String) } } });
    const [event] = await file.events('file-withdrawn');
    expect(event).toMatchObject({ details: { reason: 'incomplete', notes: true } });
    expect(JSON.stringify(event)).not.toContain('Quagga');
    expect(JSON.stringify(await file.holderView())).not.toMatch(/Quagga|incomplete/);
  });

  it.each([
    ['no note with another reason', { reason: 'other', note: ' ' }],
    ['an unknown reason', { reason: 'whim' }],
    ['the reason of an incident', { reason: 'wrong-person' }],
  ])('is refused with %s', async (_, body) => {
    const file = await releaseFile();
    expect(await file.withdraw(staff, body)).toMatchObject({ status: 400 });
    expect(await file.blob()).toBe(true);
  });

  it('stays on record with its disclosures, and is emailed once', async () => {
    const file = await releaseFile({ ...free, comment: 'Zebra' });
    await file.download();
    const openedEvents = await file.events('file-opened');
    await file.withdraw();
    expect(await file.withdraw(admin, { refund: true })).toMatchObject({ status: 200 });
    expect(await file.events('file-opened')).toEqual(openedEvents);
    expect(await file.events('file-withdrawn')).toMatchObject([
      {
        by: { kind: 'staff', id: staff.userId },
        details: { fileId: file.fileId, paidCents: 0, refund: false },
      },
    ]);
    const emails = await eventually('the emails', async () => {
      const found = (await emailsAbout(portal, file.orderId)).filter(({ subject }) =>
        subject.startsWith('Document withdrawn'),
      );
      return found.length >= 2 && found;
    });
    expect(emails.map(({ to }) => to).toSorted()).toEqual(
      [client.email, 'clerk@copyservice.example'].toSorted(),
    );
    for (const { text } of emails) expect(text).not.toMatch(/Zebra|chart|Pat Example/);
  });

  it('is withdrawn once under concurrent calls', async () => {
    const file = await releaseFile();
    const responses = await Promise.all([file.withdraw(), file.withdraw(), file.withdraw(admin)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await file.events('file-withdrawn')).toHaveLength(1);
  });

  it('cannot be paid for, nor released again by its id', async () => {
    const file = await releaseFile(charged);
    await file.withdraw();
    expect(await file.open()).toMatchObject({ status: 409, message: WITHDRAWN });
    expect(await release(portal, staff, file.requestId, [file.fileId], charged)).toMatchObject({
      status: 409,
    });
  });

  it('can be withdrawn before its virus scan, which does not restore it', async () => {
    const { requestId } = await copySubmission(portal, client);
    const fileId = await uploadForRequest(portal, staff, requestId);
    await release(portal, staff, requestId, [fileId], free);
    const response = await callApi(portal.api, withdrawFile, {
      headers: { ...authHeaders(staff), ...randomIpHeader() },
      body: { requestId, fileId },
    });
    expect(response.status).toBe(200);
    await endTasksOf(portal, requestId);
    expect(await blobContainerOf(portal, 'documents').getBlobClient(`${requestId}/${fileId}`).exists()).toBe(
      false,
    );
    expect(await blobContainerOf(portal, 'quarantine').getBlobClient(`${requestId}/${fileId}`).exists()).toBe(
      false,
    );
  });

  it('cannot be a file that the client uploaded', async () => {
    const file = await releaseFile();
    const { data } = await requestCalls(portal, staff, file.requestId).read();
    const own = (data as { loaFiles: { fileId: string }[] }).loaFiles[0]?.fileId ?? `file_${'0'.repeat(32)}`;
    expect(await file.withdraw(staff, { fileId: own })).toMatchObject({ status: 404 });
  });
});

describe('a zip', () => {
  it('that was built before is deleted with its link', async () => {
    const file = await releaseFile();
    await copyRelease(portal, staff, file.requestId, free);
    const all = downloadAllCalls(portal, file.access, file.requestId);
    const { bundleId } = await all.prepareAndWait();
    const link = linkOf(await all.download(bundleId));
    expect((await fetch(link)).status).toBe(200);
    await file.withdraw();
    expect((await fetch(link)).status).toBe(404);
    expect((await all.download(bundleId)).status).toBe(409);
    const again = await all.prepareAndWait();
    expect(again.files).toBe(1);
    expect(again.skippedFiles).toEqual([{ fileId: file.fileId, reason: WITHDRAWN }]);
  });

  it('that is being built is not finished with the file', async () => {
    const file = await releaseFile();
    await copyRelease(portal, staff, file.requestId, free);
    const all = downloadAllCalls(portal, file.access, file.requestId);
    const { bundleId } = await all.prepare();
    expect((await file.withdraw()).status).toBe(200);
    await eventually('the end of the build', async () => (await all.status(bundleId)).state !== 'building');
    expect((await all.status(bundleId)).state).toBe('failed');
    expect((await all.download(bundleId)).status).toBe(409);
    for await (const { name } of blobContainerOf(portal, 'bundles').listBlobsFlat()) {
      expect(name).not.toContain(file.requestId);
    }
  });
});

describe('the payment of a withdrawn file', () => {
  it('is refunded by an admin in the same step, and announced', async () => {
    const file = await releaseFile(charged);
    const intentId = await file.pay();
    expect(await file.withdraw(admin, { refund: true })).toMatchObject({
      status: 200,
      data: { isPaid: false, isRefundDue: false, refundedAt: expect.any(String) },
    });
    expect(await file.refunds(intentId)).toMatchObject([{ amount: 2550 }]);
    expect(await file.events('file-refunded')).toMatchObject([
      { details: { intentId, cents: 2550, reason: 'withdrawn' } },
    ]);
    expect(await listedPayment(intentId)).toBeUndefined();
    const emails = await eventually('the emails', async () => {
      const found = (await emailsAbout(portal, file.orderId)).filter(({ subject }) =>
        subject.startsWith('Refund'),
      );
      return found.length === 2 && found;
    });
    for (const { text } of emails) expect(text).toContain('withdrew a document');
  });

  it('becomes a task for an admin, who refunds it once', async () => {
    const file = await releaseFile(charged);
    const intentId = await file.pay();
    expect(await file.withdraw(staff, { refund: true })).toMatchObject({ status: 403 });
    expect((await file.stored())['withdrawnAt']).toBeNull();
    expect(await file.withdraw()).toMatchObject({ status: 200, data: { isRefundDue: true } });
    expect(await listedPayment(intentId)).toMatchObject({
      reason: 'file-withdrawn',
      kind: 'file',
      amountCents: 2550,
    });
    expect(await file.refunds(intentId)).toEqual([]);
    // A retry leaves it on the list.
    await callApi(portal.api, retryUnmatchedPayment, {
      headers: { ...authHeaders(staff), ...randomIpHeader() },
      body: { intentId },
    });
    expect(await listedPayment(intentId)).toMatchObject({ reason: 'file-withdrawn' });
    expect(await file.refund(staff)).toMatchObject({ status: 403 });
    const responses = await Promise.all([file.refund(admin), file.refund(admin)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await file.refunds(intentId)).toHaveLength(1);
    expect(await file.events('file-refunded')).toHaveLength(1);
    expect(await listedPayment(intentId)).toBeUndefined();
    expect(await file.holderView()).toMatchObject({ isPaid: false, refundedAt: expect.any(String) });
  });

  it('cannot be made once its open PaymentIntent is canceled', async () => {
    const file = await releaseFile(charged);
    const intentId = intentOf(await file.open());
    await file.withdraw();
    expect((await stripeOf(portal).paymentIntents.retrieve(intentId)).status).toBe('canceled');
  });

  it('is refunded when a payment finishes after the withdrawal', async () => {
    const file = await releaseFile(charged);
    const stripe = stripeOf(portal);
    const intentId = intentOf(await file.open());
    const method = await stripe.paymentMethods.create(bankAccount('000123456789'));
    await stripe.paymentIntents.confirm(intentId, { payment_method: method.id, ...MANDATE });
    await stripe.paymentIntents.verifyMicrodeposits(intentId, { descriptor_code: 'SM11AA' });
    expect((await stripe.paymentIntents.retrieve(intentId)).status).toBe('processing');
    expect(await file.withdraw()).toMatchObject({ status: 200 });
    const refunds = await eventually('the refund', async () => {
      await file.update();
      const found = await file.refunds(intentId);
      return found.length > 0 && found;
    });
    expect(refunds).toMatchObject([{ amount: 2550 }]);
    await eventually('the event of the refund', async () => (await file.events('file-refunded')).length > 0);
    expect(await file.stored()).toMatchObject({
      paidAt: null,
      paymentState: 'unpaid',
      refundedIntents: [intentId],
    });
    expect(await listedPayment(intentId)).toBeUndefined();
  });

  it('that arrived before the withdrawal, and was not recorded, is refunded', async () => {
    const file = await releaseFile(charged);
    const intentId = intentOf(await file.open());
    const stripe = stripeOf(portal);
    const [paid] = await Promise.allSettled([
      stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' }),
      file.withdraw(admin, { refund: true }),
    ]);
    // Either it was canceled before the payment, or the payment is refunded.
    const isPaid = paid.status === 'fulfilled';
    expect((await stripe.paymentIntents.retrieve(intentId)).status).toBe(isPaid ? 'succeeded' : 'canceled');
    await eventually('the refund', async () => {
      await file.update();
      return !isPaid || (await file.refunds(intentId)).length > 0;
    });
  });
});

describe('a refund', () => {
  it('is refused for a file that was not withdrawn', async () => {
    const file = await releaseFile(charged);
    await file.pay();
    expect(await file.refund(admin)).toMatchObject({
      status: 409,
      message: 'Withdraw the file before you refund its payment.',
    });
  });
});

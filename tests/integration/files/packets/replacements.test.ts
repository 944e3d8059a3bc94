import { refundFile, withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import type { ReplacementReason } from '@portal/contract/packets/replacements.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { updateFilePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { listUnmatchedPayments } from '@portal/contract/reconciliation/endpoints.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  getAdmin,
  type Person,
  signUpPerson,
} from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { textPdf } from '../../../support/files/authorizationPdf.ts';
import { blobContainerOf } from '../../../support/files/documents.ts';
import { release, storedFile } from '../../../support/files/releasedFiles.ts';
import { emailsAbout } from '../../../support/operations/emails.ts';
import { copyPackets } from '../../../support/packets/copyAssembly.ts';
import { packetCalls } from '../../../support/packets/packetCalls.ts';
import { sendSource, sourceIs } from '../../../support/packets/sources.ts';
import { setDispute } from '../../../support/payments/disputes.ts';
import { endTasksOf } from '../../../support/portal/endTasksOf.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { lookUp } from '../../../support/requests/holder.ts';
import { recordsRequest, stripeOf } from '../../../support/requests/order.ts';
import { requestDownload } from '../../../support/requests/requestWithFiles.ts';

const portal = inject('portal');
const { patientName } = recordsRequest();
const FREE = { embargoEnabled: false };
const CHARGED = { requiresPayment: true, chargeAmount: '25.50', embargoEnabled: false };

let staff: Person;
let admin: Person;
let client: Person;
beforeAll(async () => {
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
});

const CONTENT = textPdf([`Patient: ${patientName}   DOB: 02/03/1980`, 'Progress notes']);
const OTHER = { numbering: { kind: 'none' } } as const;

interface Made {
  readonly request: Awaited<ReturnType<typeof copySubmission>>;
  readonly packets: { readonly packetId: string; readonly fileId: string }[];
}

/** A request with a packet, and two others that can replace it. */
async function copiedPackets(): Promise<Made> {
  const { packets, ...request } = await copyPackets(portal, staff, [CONTENT], [{}, OTHER, OTHER], client);
  return { request, packets: packets.map(({ packetId, fileId }) => ({ packetId, fileId })) };
}

/** A request with a source that was really sent, and a packet that was really built. */
async function sentPacket(): Promise<Made> {
  const request = await copySubmission(portal, client);
  const { requestId } = request;
  const sourceId = await sendSource(portal, staff, requestId, 'chart.pdf', CONTENT);
  await sourceIs(portal, staff, { requestId, sourceId }, 'ready');
  const { packetId, document } = await packetCalls(portal, staff, requestId).build();
  return { request, packets: [{ packetId, fileId: document!.fileId }] };
}

/** A request whose first packet was released, and what can be done with its versions. */
async function releasedPacket(terms: object, made = copiedPackets()) {
  const {
    request,
    packets: [built, ...others],
  } = await made;
  const { requestId } = request;
  const packets = packetCalls(portal, staff, requestId);
  const send = (fileId: string, given: object) => release(portal, staff, requestId, [fileId], given);
  const isClean = (fileId: string) =>
    eventually('the release', async () => (await storedFile(portal, requestId, fileId))['scan'] === 'clean');
  const { packetId, fileId } = built!;
  expect(await packets.check(packetId)).toMatchObject({ status: 200 });
  expect(await send(fileId, terms)).toMatchObject({ status: 200 });
  await isClean(fileId);
  const headers = () => ({ ...authHeaders(client), ...randomIpHeader() });
  return {
    ...request,
    fileId,
    packets,
    send,
    /** A checked packet that replaces the released one. It is built if no other was. */
    replace: async (reason: ReplacementReason, replaced = fileId) => {
      const answer = { replaces: { fileId: replaced, reason, note: 'Staff only' } };
      const other = others.shift();
      if (!other) return packets.ready(OTHER, answer);
      expect(await packets.check(other.packetId, answer)).toMatchObject({ status: 200 });
      return other;
    },
    isClean,
    pay: async (file = fileId) => {
      const body = { requestId, fileId: file };
      const opened = await callApi(portal.api, createPaymentIntent, {
        headers: headers(),
        body: { type: 'file', ...body },
      });
      if (opened.status !== 200) return opened;
      const { paymentIntentId } = opened.data as { paymentIntentId: string };
      await stripeOf(portal).paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
      await dataOf(portal.api, updateFilePayment, { headers: headers(), body });
      return opened;
    },
    /** A file as the holder sees it. */
    seen: async (file: string) =>
      (await lookUp(portal, request)).uploadedFiles.find((each) => each.fileId === file)!,
    download: async (file: string) => requestDownload(portal, await lookUp(portal, request), file),
    withdraw: (file: string) =>
      callApi(portal.api, withdrawFile, {
        headers: { ...authHeaders(admin), ...randomIpHeader() },
        body: { requestId, fileId: file },
      }),
    exists: (file: string) =>
      blobContainerOf(portal, 'documents').getBlobClient(`${requestId}/${file}`).exists(),
    stored: (file: string) => storedFile(portal, requestId, file),
  };
}

describe('a new version of a paid packet', () => {
  it('costs nothing, is downloaded once more, and tells the client why there is one', async () => {
    const first = await releasedPacket(CHARGED, sentPacket());
    await first.pay();
    expect((await first.download(first.fileId)).status).toBe(200);
    const second = await first.replace('missing-pages');
    expect(await first.send(second.fileId, CHARGED)).toMatchObject({ status: 422 });
    // With the embargo of the form, which does not apply.
    expect(await first.send(second.fileId, {})).toMatchObject({ status: 200 });
    expect(await first.send(second.fileId, {})).toMatchObject({ status: 200 });
    await first.isClean(second.fileId);
    const seen = await first.seen(second.fileId);
    expect(seen).toMatchObject({
      isPaid: true,
      chargeAmount: 0,
      downloadState: 'once',
      replaces: { fileId: first.fileId, name: 'Chart.pdf', reason: 'missing-pages' },
    });
    expect(JSON.stringify(seen)).not.toContain('Staff only');
    expect(await first.seen(first.fileId)).toMatchObject({ replacedBy: { fileId: second.fileId } });
    await endTasksOf(portal, first.requestId);
    const emails = await emailsAbout(portal, first.orderId);
    const subject = `A new version of your records is ready: order ${first.orderId}`;
    const email = emails.find((each) => each.subject === subject)!;
    expect(email.text).toContain('replaces the document that we added on');
    expect(email.text).toContain('there is nothing to pay');
    expect(email.text).not.toContain('Chart');
    expect((await first.download(second.fileId)).status).toBe(200);
    expect(await first.seen(second.fileId)).toMatchObject({ downloadState: 'again' });
    expect(await first.pay(second.fileId)).toMatchObject({ success: false });
    expect(await first.exists(first.fileId)).toBe(true);
  });

  it('because of another person’s pages withdraws the earlier one in the same step, without a refund', async () => {
    const first = await releasedPacket(CHARGED);
    await first.pay();
    const second = await first.replace('other-person');
    expect(await first.exists(first.fileId)).toBe(true);
    expect(await first.send(second.fileId, FREE)).toMatchObject({ status: 200 });
    expect(await first.stored(first.fileId)).toMatchObject({ withdrawal: { reason: 'replaced' } });
    expect(await first.exists(first.fileId)).toBe(false);
    expect((await first.download(first.fileId)).status).not.toBe(200);
    await first.isClean(second.fileId);
    expect((await first.download(second.fileId)).status).toBe(200);
    // Without any version, the payment is to be refunded.
    expect(await first.withdraw(second.fileId)).toMatchObject({ status: 200 });
    const stored = await first.stored(first.fileId);
    expect(stored).not.toHaveProperty('isPaymentMoved');
    expect(stored).not.toHaveProperty('replacedBy');
  });

  it('is blocked while the payment of the first version is disputed', async () => {
    const first = await releasedPacket(CHARGED);
    await first.pay();
    const second = await first.replace('illegible-pages');
    await first.send(second.fileId, FREE);
    await first.isClean(second.fileId);
    const { intentId } = await first.stored(first.fileId);
    await setDispute(portal, { paymentIntent: String(intentId) });
    await eventually(
      'the dispute',
      async () => (await first.seen(second.fileId)).downloadState === 'payment-disputed',
    );
    expect((await first.download(second.fileId)).status).not.toBe(200);
  });
});

describe('a new version of a packet that was withdrawn with a refund still due', () => {
  it('is free, leaves the refund due, and has no charge before it', async () => {
    const first = await releasedPacket(CHARGED);
    await first.pay();
    const { intentId } = await first.stored(first.fileId);
    const listed = async () => {
      const { payments } = await dataOf(portal.api, listUnmatchedPayments, { headers: authHeaders(staff) });
      return payments.find((payment) => payment.intentId === intentId);
    };
    expect(await first.withdraw(first.fileId)).toMatchObject({ status: 200, data: { isRefundDue: true } });
    expect(await listed()).toMatchObject({ reason: 'file-withdrawn' });

    const second = await first.replace('other-person');
    expect(await first.send(second.fileId, CHARGED)).toMatchObject({
      status: 422,
      message: expect.stringContaining('still has to be refunded'),
    });
    expect(await first.send(second.fileId, FREE)).toMatchObject({ status: 200 });
    await first.isClean(second.fileId);
    expect(await first.stored(first.fileId)).not.toHaveProperty('isPaymentMoved');
    expect(await first.pay(second.fileId)).toMatchObject({ success: false });

    const body = { requestId: first.requestId, fileId: first.fileId };
    const headers = { ...authHeaders(admin), ...randomIpHeader() };
    const refunds = await Promise.all([1, 2].map(() => callApi(portal.api, refundFile, { headers, body })));
    expect(refunds.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await stripeOf(portal).refunds.list({ payment_intent: String(intentId) });
    expect(data).toMatchObject([{ amount: 2550 }]);
    expect(await listed()).toBeUndefined();
    expect((await first.download(second.fileId)).status).toBe(200);
  });
});

describe('a new version of an unpaid packet', () => {
  it('has its own charge, and the earlier one cannot be paid any more', async () => {
    const first = await releasedPacket(CHARGED);
    const second = await first.replace('too-much');
    expect(await first.send(second.fileId, CHARGED)).toMatchObject({ status: 200 });
    await first.isClean(second.fileId);
    expect(await first.pay()).toMatchObject({ success: false });
    expect(await first.seen(first.fileId)).toMatchObject({ downloadState: 'withdrawn' });
    await first.pay(second.fileId);
    expect((await first.download(second.fileId)).status).toBe(200);
  });
});

describe('a packet', () => {
  it('is replaced once, by the version that is released first', async () => {
    const first = await releasedPacket(FREE);
    const [second, third] = [await first.replace('missing-pages'), await first.replace('missing-pages')];
    const sent = await Promise.all([first.send(second.fileId, FREE), first.send(third.fileId, FREE)]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [current] = [second, third].filter((_, index) => sent[index]!.status === 200);
    expect(await first.stored(first.fileId)).toMatchObject({ replacedBy: current!.fileId });
    const { packetId } = await first.packets.build(OTHER);
    const replaces = { fileId: first.fileId, reason: 'missing-pages', note: '' } as const;
    expect(await first.packets.check(packetId, { replaces })).toMatchObject({ status: 409 });
    const unknown = { ...replaces, fileId: `file_${'0'.repeat(32)}` };
    expect(await first.packets.check(packetId, { replaces: unknown })).toMatchObject({ status: 404 });
  });

  it('can become a new version, or an additional packet again, until it is released', async () => {
    const first = await releasedPacket(FREE);
    const { packetId } = await first.replace('missing-pages');
    const replaces = async () =>
      (await first.packets.assembly()).packets.find((each) => each.packetId === packetId)!.replaces;
    expect(await replaces()).toMatchObject({ fileId: first.fileId });
    expect(await first.packets.check(packetId)).toMatchObject({ status: 200 });
    expect(await replaces()).toBeUndefined();
  });
});

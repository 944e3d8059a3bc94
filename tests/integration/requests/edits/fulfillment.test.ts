import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, type Person } from '../../../support/accounts/accounts.ts';
import { requestCalls, storedRoot } from '../../../support/api/requestCalls.ts';
import { release, uploadForRequest } from '../../../support/files/releasedFiles.ts';
import { emailsAbout } from '../../../support/operations/emails.ts';
import { invoiceCalls, invoiceIn, invoiceLine } from '../../../support/payments/invoiceCalls.ts';
import { endTasksOf } from '../../../support/portal/endTasksOf.ts';
import { killApi } from '../../../support/portal/controls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { type BorrowedPortal, borrowPortal } from '../../../support/portal/borrowPortal.ts';
import { documentsOf } from '../../../support/portal/stores.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';

let portal: BorrowedPortal;
let staff: Person;
beforeAll(async () => {
  portal = await borrowPortal();
  staff = await createStaff(portal);
});
afterAll(() => portal.stop());

const NOTE = 'The records are complete.';

/** The parts of a fulfillment of a new request, as the screen sends them. Each can be repeated. */
async function fulfillment() {
  const { requestId, orderId } = await copySubmission(portal);
  const invoices = invoiceCalls(portal, staff, requestId);
  const { changeStatus } = requestCalls(portal, staff, requestId);
  const fileId = await uploadForRequest(portal, staff, requestId);
  const invoiceKey = randomUUID();
  const statusKey = randomUUID();
  const terms = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
  return {
    requestId,
    orderId,
    statusKey,
    changeStatus,
    documents: () => release(portal, staff, requestId, [fileId], terms),
    invoice: async () => {
      const { invoiceId, version } = invoiceIn(await invoices.create([invoiceLine], invoiceKey));
      return invoices.send(invoiceId, version);
    },
    status: () => changeStatus({ status: 'completed', notes: NOTE, seenStatus: 'pending', key: statusKey }),
  };
}

/** The changes of a request after its submission, in their order, without those of the malware scan. */
async function changesOf(requestId: string): Promise<string[]> {
  const events = await documentsOf(portal, requestId, 'event');
  return events.map(({ kind }) => String(kind)).filter((kind) => !/submitted|scan/.test(kind));
}

/** Ends the tasks of a request; returns the subjects of its emails. */
async function subjectsAbout({ requestId, orderId }: { requestId: string; orderId: string }) {
  await endTasksOf(portal, requestId);
  return (await emailsAbout(portal, orderId)).map(({ subject }) => subject);
}

const ALL = ['files-added', 'invoice-created', 'invoice-sent', 'status-changed'];

describe('the parts of a fulfillment', () => {
  it('change the request once and send no second email when each is repeated', async () => {
    const parts = await fulfillment();
    for (const part of [parts.documents, parts.invoice, parts.status]) {
      expect((await part()).status).toBe(200);
      expect((await part()).status).toBe(200);
    }
    expect(await changesOf(parts.requestId)).toEqual(ALL);
    const { files, invoices, history } = await storedRoot(portal, parts.requestId);
    expect(Object.keys(files as object).length).toBe(1);
    expect(Object.keys(invoices as object).length).toBe(1);
    // The first entry is the submission.
    expect(history).toHaveLength(2);
    const subjects = await subjectsAbout(parts);
    expect(subjects.length).toBeGreaterThan(0);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('change the request once when both answers of parallel calls are awaited', async () => {
    const parts = await fulfillment();
    const answers = await Promise.all([parts.status(), parts.status(), parts.status()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await changesOf(parts.requestId)).toEqual(['status-changed']);
  });

  it('refuses another status change with the key of one that was made', async () => {
    const parts = await fulfillment();
    expect((await parts.status()).status).toBe(200);
    for (const changed of [{ status: 'on_hold' }, { notes: 'Other notes' }, { isPrivate: true }]) {
      const other = { status: 'completed', notes: NOTE, key: parts.statusKey, ...changed };
      expect(await parts.changeStatus(other)).toMatchObject({ status: 409, error: { code: 'conflict' } });
    }
    expect(await changesOf(parts.requestId)).toEqual(['status-changed']);
  });

  it('complete after the host was killed between them, and nothing is doubled', async () => {
    const parts = await fulfillment();
    for (const part of [parts.documents, parts.invoice, parts.status]) {
      const answer = part().catch(() => null);
      await killApi(portal);
      await answer;
      await eventually('the part', async () => (await part().catch(() => null))?.status === 200, 60_000);
    }
    expect(await changesOf(parts.requestId)).toEqual(ALL);
    const subjects = await subjectsAbout(parts);
    expect(subjects.length).toBeGreaterThan(0);
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

describe('a repeated status change', () => {
  it('succeeds by its key even if someone else changed the status after it', async () => {
    const { requestId, status, changeStatus } = await fulfillment();
    expect((await status()).status).toBe(200);
    expect((await changeStatus({ status: 'on_hold', seenStatus: 'completed' })).status).toBe(200);
    expect((await status()).status).toBe(200);
    expect(await storedRoot(portal, requestId)).toMatchObject({ status: 'on_hold' });
  });

  it('is a conflict with another key, and adds no second note', async () => {
    const { requestId, status, changeStatus } = await fulfillment();
    await status();
    const other = { status: 'completed', notes: NOTE, seenStatus: 'pending', key: randomUUID() };
    expect(await changeStatus(other)).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect((await storedRoot(portal, requestId))['history']).toHaveLength(2);
  });

  it('stores neither the key in the history nor anything for a key that is no UUID', async () => {
    const { requestId, status, statusKey, changeStatus } = await fulfillment();
    expect(await changeStatus({ status: 'completed', key: 'again' })).toMatchObject({
      status: 400,
      message: 'The key must be a UUID',
    });
    await status();
    expect(JSON.stringify(await storedRoot(portal, requestId))).not.toContain(statusKey);
  });

  it('adds notes twice without a key, as before', async () => {
    const { requestId, changeStatus } = await fulfillment();
    for (let time = 0; time < 2; time++) {
      expect((await changeStatus({ status: 'pending', notes: NOTE })).status).toBe(200);
    }
    expect((await storedRoot(portal, requestId))['history']).toHaveLength(3);
  });
});

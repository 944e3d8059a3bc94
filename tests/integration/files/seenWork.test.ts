import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createStaff, type Person } from '../../support/accounts/accounts.ts';
import { requestContent } from '../../support/api/requestCalls.ts';
import { release, uploadForRequest } from '../../support/files/releasedFiles.ts';
import { invoiceCalls, invoiceIn, invoiceLine } from '../../support/payments/invoiceCalls.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';

const portal = inject('portal');
const NOTHING = { fileIds: [], invoiceIds: [] };

let clerks: Person[];
beforeAll(async () => {
  clerks = await Promise.all([createStaff(portal), createStaff(portal)]);
});

/** A new request, and for each clerk an uploaded document that is not released. */
async function requestWithUploads() {
  const { requestId } = await copySubmission(portal);
  const uploads = await Promise.all(
    clerks.map(async (clerk) => ({ clerk, fileId: await uploadForRequest(portal, clerk, requestId) })),
  );
  const stored = async (part: 'files' | 'invoices') =>
    (await requestContent(portal, requestId))[part] as object;
  return {
    requestId,
    uploads,
    released: async () =>
      Object.keys(await stored('files')).filter((id) => uploads.some(({ fileId }) => fileId === id)),
    invoices: async () => Object.keys(await stored('invoices')),
  };
}

describe('two clerks who send at the same time, after they saw the same', () => {
  it('release the documents of one; the other sends after seeing them', async () => {
    const { requestId, uploads, released } = await requestWithUploads();
    const send = ({ clerk, fileId }: (typeof uploads)[number], seenWork: object) =>
      release(portal, clerk, requestId, [fileId], { seenWork });
    const answers = await Promise.all(uploads.map((upload) => send(upload, NOTHING)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const loser = answers.findIndex(({ status }) => status === 409);
    expect(answers[loser]).toMatchObject({
      error: { code: 'conflict' },
      message: 'Somebody else released documents for this request: chart.pdf',
    });
    const winner = uploads[1 - loser]!;
    expect(await released()).toEqual([winner.fileId]);
    // The answer of the first may have been lost.
    expect(await send(winner, NOTHING)).toMatchObject({ status: 200 });
    const seen = { ...NOTHING, fileIds: [winner.fileId] };
    expect(await send(uploads[loser]!, seen)).toMatchObject({ status: 200 });
    expect(await released()).toHaveLength(2);
  });

  it('create one invoice; the other creates one after seeing it', async () => {
    const { requestId, invoices } = await requestWithUploads();
    const keys = clerks.map(() => randomUUID());
    const create = (index: number, seenWork: object) =>
      invoiceCalls(portal, clerks[index]!, requestId).create([invoiceLine], keys[index], { seenWork });
    const answers = await Promise.all([create(0, NOTHING), create(1, NOTHING)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const loser = answers.findIndex(({ status }) => status === 409);
    const { invoiceId, invoiceNumber } = invoiceIn(answers[1 - loser]!);
    expect(answers[loser]).toMatchObject({
      error: { code: 'conflict' },
      message: `Casey Example created the invoice ${invoiceNumber} for this request.`,
    });
    expect(await invoices()).toEqual([invoiceId]);
    expect(await create(1 - loser, NOTHING)).toMatchObject({ status: 201 });
    expect(await create(loser, { ...NOTHING, invoiceIds: [invoiceId] })).toMatchObject({ status: 201 });
    expect(await invoices()).toHaveLength(2);
  });
});

it('refuses an invoice after documents that the caller did not see, and documents after such an invoice', async () => {
  const { requestId, uploads } = await requestWithUploads();
  const [mine, other] = uploads as [(typeof uploads)[number], (typeof uploads)[number]];
  const calls = invoiceCalls(portal, mine.clerk, requestId);
  await release(portal, other.clerk, requestId, [other.fileId]);
  expect(await calls.create([invoiceLine], randomUUID(), { seenWork: NOTHING })).toMatchObject({
    status: 409,
  });
  const seen = { ...NOTHING, fileIds: [other.fileId] };
  expect(await calls.create([invoiceLine], randomUUID(), { seenWork: seen })).toMatchObject({ status: 201 });
  expect(await release(portal, mine.clerk, requestId, [mine.fileId], { seenWork: seen })).toMatchObject({
    status: 409,
  });
  // Without the list nothing is compared.
  expect(await release(portal, mine.clerk, requestId, [mine.fileId])).toMatchObject({ status: 200 });
});

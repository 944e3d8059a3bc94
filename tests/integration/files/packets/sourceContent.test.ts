import { createSampleRequest, removeSampleRequest } from '@portal/contract/configuration/endpoints/setup.ts';
import { addSources, getSourcePages, withdrawSource } from '@portal/contract/packets/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, createStaff, getAdmin, type Person } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { textPdf } from '../../../support/files/authorizationPdf.ts';
import { blobContainerOf } from '../../../support/files/documents.ts';
import { closeDaysAgo, setRetention, setRetentionChoice } from '../../../support/operations/retention.ts';
import {
  ageSources,
  announceSource,
  assemblyBlobsOf,
  sendSource,
  sourceIs,
  storedAssembly,
} from '../../../support/packets/sources.ts';
import { deleteExpired, sweepOutbox } from '../../../support/portal/controls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { type Portal, startPortal } from '../../../support/portal/startPortal.ts';
import { documentsOf, makeTasksDue } from '../../../support/portal/stores.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { lookUp } from '../../../support/requests/holder.ts';
import { storeRequest } from '../../../support/requests/listedRequests.ts';

/** Needs its own portal, because retention deletes sources of all requests. */
let portal: Portal;
let admin: Person;
let staff: Person;
beforeAll(async () => {
  portal = await startPortal();
  [admin, staff] = await Promise.all([getAdmin(portal), createStaff(portal)]);
  await setRetention(portal, admin, 30);
});
afterAll(() => portal.stop());

const NAME = 'Progress notes of Quillon.pdf';
const chart = textPdf(['Progress notes', 'Blood pressure 120/80']);

async function readySource(requestId: string) {
  const sourceId = await sendSource(portal, staff, requestId, NAME, chart);
  await sourceIs(portal, staff, { requestId, sourceId }, 'ready');
  return { requestId, sourceId };
}

/** A request that was closed this many days ago, with a source from before. */
async function closedRequest(days: number) {
  const { requestId } = await storeRequest(portal);
  const source = await readySource(requestId);
  await closeDaysAgo(portal, staff, requestId, days);
  await ageSources(portal, requestId, days + 1);
  return source;
}

const eventsOf = async (requestId: string, kind: string) =>
  (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind);
const statesOf = async (requestId: string) =>
  (await storedAssembly(portal, requestId)).sources.map(({ state }) => state);

describe('sources of a closed request', () => {
  it('are deleted with their pages and their order after retention, once', async () => {
    const [due, recent, held] = [await closedRequest(31), await closedRequest(29), await closedRequest(31)];
    await setRetentionChoice(portal, admin, { requestId: held.requestId }, { kind: 'always' });
    const before = await assemblyBlobsOf(portal, due.requestId);
    expect(before).toMatchObject({ sources: 3, pieces: expect.any(Number) });

    await deleteExpired(portal);
    expect(await assemblyBlobsOf(portal, due.requestId)).toEqual({});
    expect(await statesOf(due.requestId)).toEqual(['withdrawn']);
    for (const { requestId } of [recent, held]) {
      expect(await assemblyBlobsOf(portal, requestId)).toMatchObject({ sources: 3 });
      expect(await statesOf(requestId)).toEqual(['ready']);
    }

    await blobContainerOf(portal, 'sources')
      .getBlockBlobClient(`${due.requestId}/${due.sourceId}`)
      .uploadData(Buffer.from('An interrupted deletion left it.'));
    await deleteExpired(portal);
    expect(await assemblyBlobsOf(portal, due.requestId)).toEqual({});
    expect(await eventsOf(due.requestId, 'sources-deleted')).toMatchObject([
      { by: { kind: 'system' }, details: { files: 1 } },
    ]);
  });

  it('are kept while one was added recently', async () => {
    const { requestId } = await closedRequest(31);
    await ageSources(portal, requestId, 29);
    await deleteExpired(portal);
    expect(await statesOf(requestId)).toEqual(['ready']);
  });
});

describe('an upload that nobody finished', () => {
  it('ends after a week', async () => {
    const { requestId } = await storeRequest(portal);
    await announceSource(portal, staff, requestId, NAME, chart);
    await ageSources(portal, requestId, 6);
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    expect(await statesOf(requestId)).toEqual(['uploading']);
    await ageSources(portal, requestId, 7);
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    await eventually('the end of the upload', async () => (await statesOf(requestId)).length === 0);
    expect(await eventsOf(requestId, 'source-withdrawn')).toMatchObject([{ by: { kind: 'system' } }]);
  });
});

it('a withdrawn source leaves nothing in any container', async () => {
  const { requestId } = await storeRequest(portal);
  const kept = await readySource(requestId);
  const { pieces } = await assemblyBlobsOf(portal, requestId);
  const { sourceId } = await readySource(requestId);
  const headers = authHeaders(staff);
  await dataOf(portal.api, withdrawSource, { headers, body: { requestId, sourceId } });
  expect(await assemblyBlobsOf(portal, requestId)).toMatchObject({ pieces });
  for (const name of ['sources', 'pieces'] as const)
    for await (const blob of blobContainerOf(portal, name).listBlobsFlat({ prefix: `${requestId}/` }))
      expect(blob.name).not.toContain(sourceId);
  await sourceIs(portal, staff, kept, 'ready');
});

it('the sources of the sample request are deleted with it', async () => {
  const headers = authHeaders(admin);
  const { requestId } = await dataOf(portal.api, createSampleRequest, { headers });
  await readySource(requestId);
  await dataOf(portal.api, removeSampleRequest, { headers, body: { requestId } });
  expect(await assemblyBlobsOf(portal, requestId)).toEqual({});
  expect(await statesOf(requestId)).toEqual(['withdrawn']);
  const files = [{ name: NAME, size: 5, fingerprint: '0'.repeat(64) }];
  const refused = await callApi(portal.api, addSources, {
    headers: authHeaders(staff),
    body: { requestId, files },
  });
  expect(refused).toMatchObject({ status: 409, message: 'This sample request was removed.' });
});

it.each([
  ['missing, as after a restore,', ''],
  ['without texts, as they were made before the portal read texts,', '.json'],
])('pages that are %s are made again for whoever opens them', async (_, ending) => {
  const { requestId } = await storeRequest(portal);
  const source = await readySource(requestId);
  const pieces = blobContainerOf(portal, 'pieces');
  const before = await assemblyBlobsOf(portal, requestId);
  for await (const { name } of pieces.listBlobsFlat({ prefix: `${requestId}/` }))
    if (name.endsWith(ending)) await pieces.deleteBlob(name);
  const headers = authHeaders(staff);
  const refused = await callApi(portal.api, getSourcePages, { headers, query: source });
  expect(refused).toMatchObject({
    status: 409,
    message: 'The pages of this file are being prepared again.',
  });
  expect(await sourceIs(portal, staff, source, 'ready')).toMatchObject({ pages: 1 });
  expect(await assemblyBlobsOf(portal, requestId)).toEqual(before);
  expect((await dataOf(portal.api, getSourcePages, { headers, query: source })).pieces).toHaveLength(1);
});

describe('the local scan of a large source', () => {
  const MB = 1024 * 1024;
  // In two parts, so that no scanner reports this file.
  const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}' + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

  it('finds malware across the border of two ranges', async () => {
    const { requestId } = await storeRequest(portal);
    const content = Buffer.alloc(40 * MB, 'x');
    content.write(EICAR, 36 * MB - 30);
    const sourceId = await sendSource(portal, staff, requestId, NAME, content);
    await sourceIs(portal, staff, { requestId, sourceId }, 'infected');
    expect(await eventsOf(requestId, 'source-infected')).toHaveLength(1);
    expect(await assemblyBlobsOf(portal, requestId)).toEqual({ quarantine: 1 });
  });

  it('finds nothing in a clean one', async () => {
    const { requestId } = await storeRequest(portal);
    const sourceId = await sendSource(portal, staff, requestId, NAME, Buffer.alloc(40 * MB, 'x'));
    expect(await sourceIs(portal, staff, { requestId, sourceId }, 'refused')).toMatchObject({
      refusal: 'other-type',
    });
  });
});

it('clients see nothing of sources and their events', async () => {
  const submission = await copySubmission(portal);
  await readySource(submission.requestId);
  expect(await eventsOf(submission.requestId, 'sources-added')).toHaveLength(1);
  const seen = JSON.stringify(await lookUp(portal, submission));
  expect(seen).toContain(submission.orderId);
  expect(seen).not.toMatch(/src_|Quillon|sources-added|assembly/);
});

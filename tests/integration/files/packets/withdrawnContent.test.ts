import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { getPacketLink, withdrawSource } from '@portal/contract/packets/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../../support/accounts/accounts.ts';
import { callApi } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { textPdf } from '../../../support/files/authorizationPdf.ts';
import { blobContainerOf } from '../../../support/files/documents.ts';
import { release, storedFile } from '../../../support/files/releasedFiles.ts';
import { copyPackets } from '../../../support/packets/copyAssembly.ts';
import { packetCalls } from '../../../support/packets/packetCalls.ts';
import { announceSource, assemblyBlobsOf, sendSource, sourceIs } from '../../../support/packets/sources.ts';
import { recordScan, sweepOutbox } from '../../../support/portal/controls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { type Portal, startPortal } from '../../../support/portal/startPortal.ts';
import { containerOf, documentsOf, makeTasksDue } from '../../../support/portal/stores.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { recordsRequest } from '../../../support/requests/order.ts';

const { patientName } = recordsRequest();
const page = (text: string) => textPdf([`Patient: ${patientName}   DOB: 02/03/1980`, text]);
const [ONE, TWO] = [page('One'), page('Two')];
const UNNUMBERED = { numbering: { kind: 'none' } } as const;
const ENDED = { state: 'failed', failure: 'unusable-source', document: null };

/** Needs its own portal, whose packets are in volumes of one page. */
let portal: Portal;
let staff: Person;
beforeAll(async () => {
  portal = await startPortal({ env: { PACKET_VOLUME_PAGES: '1' } });
  staff = await createStaff(portal);
});
afterAll(() => portal.stop());

const headers = () => ({ ...authHeaders(staff), ...randomIpHeader() });
const withdraw = (requestId: string, sourceId: string) =>
  callApi(portal.api, withdrawSource, { headers: headers(), body: { requestId, sourceId } });
const linkTo = (requestId: string, packetId: string) =>
  callApi(portal.api, getPacketLink, { headers: headers(), query: { requestId, packetId } });

async function blobsOf(container: 'quarantine' | 'sources' | 'pieces', prefix: string): Promise<string[]> {
  const names: string[] = [];
  const listed = blobContainerOf(portal, container).listBlobsFlat({ prefix, includeSnapshots: true });
  for await (const { name } of listed) names.push(name);
  return names;
}

/** A request with two sources, and a packet of their pages in two volumes. It is offered for its release. */
async function offeredPacket() {
  const { requestId, sourceIds, packets } = await copyPackets(portal, staff, [ONE, TWO], [UNNUMBERED]);
  const { packetId, fileId } = packets[0]!;
  const calls = packetCalls(portal, staff, requestId);
  expect(await calls.check(packetId)).toMatchObject({ status: 200 });
  const packet = `${requestId}/packet/${packetId}`;
  const offer = `${requestId}/${fileId}`;
  expect(await blobsOf('sources', packet)).toEqual([packet, `${packet}.vol2`]);
  expect(await blobsOf('quarantine', offer)).toEqual([offer, `${offer}.vol2`]);
  return {
    requestId,
    packetId,
    fileId,
    sourceId: sourceIds[1]!,
    otherId: sourceIds[0]!,
    packet,
    view: async () => (await calls.assembly()).packets.find((each) => each.packetId === packetId),
    stored: async () => [...(await blobsOf('sources', packet)), ...(await blobsOf('quarantine', offer))],
  };
}

async function releasedPacket() {
  const offered = await offeredPacket();
  const { requestId, fileId } = offered;
  expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 200 });
  await eventually(
    'the promotion',
    async () => (await storedFile(portal, requestId, fileId))['scan'] === 'clean',
  );
  const body = { requestId, fileId };
  return {
    ...offered,
    copies: () => blobsOf('sources', offered.packet),
    withdrawDocument: async () =>
      expect(await callApi(portal.api, withdrawFile, { headers: headers(), body })).toMatchObject({
        status: 200,
      }),
  };
}

describe('a packet that was not released, with pages of a source', () => {
  it('that is withdrawn, ends, and its copies are deleted', async () => {
    const { requestId, packetId, fileId, sourceId, view, stored } = await offeredPacket();
    expect(await linkTo(requestId, packetId)).toMatchObject({ status: 200 });
    expect(await withdraw(requestId, sourceId)).toMatchObject({ status: 200 });
    expect(await stored()).toEqual([]);
    expect(await linkTo(requestId, packetId)).toMatchObject({ status: 409 });
    expect(await view()).toMatchObject(ENDED);
    const refused = await release(portal, staff, requestId, [fileId]);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused)).toContain('This packet is not available any more');
  });

  it('that is infected, ends, and its copies are deleted', async () => {
    const { requestId, packetId, sourceId, view, stored } = await offeredPacket();
    await recordScan(portal, `sources/${requestId}/${sourceId}`, 'Malicious');
    expect(await stored()).toEqual([]);
    expect(await linkTo(requestId, packetId)).toMatchObject({ status: 409 });
    expect(await view()).toMatchObject(ENDED);
  });

  it('ends by the task if the process of the withdrawal ended', async () => {
    const { requestId, fileId, sourceId, view, stored } = await offeredPacket();
    // What such a process leaves: the source is withdrawn, and nothing else was done.
    const container = await containerOf(portal, 'requests');
    await container
      .item('assembly', requestId)
      .patch([{ op: 'set', path: '/sources/1/state', value: 'withdrawn' }]);
    await container.items.create({
      id: 'task|erase',
      requestId,
      type: 'task',
      attempts: 0,
      due: new Date().toISOString(),
      work: [{ kind: 'erase-sources' }],
    });
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    await eventually('the deletion', async () => (await stored()).length === 0);
    expect(await view()).toMatchObject(ENDED);
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 422 });
    expect(await blobsOf('sources', `${requestId}/${sourceId}`)).toEqual([]);
  });

  it('leaves no copy if it is checked at the same time', async () => {
    const { requestId, packetId, sourceId, stored } = await offeredPacket();
    const calls = packetCalls(portal, staff, requestId);
    const [, withdrawn] = await Promise.all([
      calls.check(packetId, {}),
      withdraw(requestId, sourceId),
      calls.check(packetId, {}),
    ]);
    expect(withdrawn).toMatchObject({ status: 200 });
    expect(await stored()).toEqual([]);
  });
});

describe('the copy of a released packet', () => {
  it('stays while its document is available, and is deleted when that is withdrawn, too', async () => {
    const { requestId, packetId, sourceId, view, copies, withdrawDocument } = await releasedPacket();
    await withdraw(requestId, sourceId);
    expect(await view()).toMatchObject({ state: 'released' });
    expect(await linkTo(requestId, packetId)).toMatchObject({ status: 200 });
    await withdrawDocument();
    await eventually('the deletion', async () => (await copies()).length === 0);
    expect(await linkTo(requestId, packetId)).toMatchObject({ status: 409 });
    expect(await view()).toMatchObject(ENDED);
  });

  it('stays beside its sources when its document is withdrawn, until one of them is', async () => {
    const { requestId, packetId, sourceId, copies, withdrawDocument } = await releasedPacket();
    await withdrawDocument();
    expect(await linkTo(requestId, packetId)).toMatchObject({ status: 200 });
    await withdraw(requestId, sourceId);
    expect(await copies()).toEqual([]);
    expect(await linkTo(requestId, packetId)).toMatchObject({ status: 409 });
  });

  it('is not offered when everything that it was assembled from is deleted', async () => {
    const { requestId, packetId, sourceId, otherId, view, copies } = await releasedPacket();
    for (const each of [sourceId, otherId]) await withdraw(requestId, each);
    await eventually('the deletion', async () => (await copies()).length === 0);
    expect(await linkTo(requestId, packetId)).toMatchObject({ status: 409 });
    expect(await view()).toMatchObject({ state: 'released', isErased: true });
  });
});

it('a build that fails leaves none of its volumes', async () => {
  const { requestId, packetId, sourceId, packet } = await offeredPacket();
  // A build that stored its volumes, and meets a withdrawn source in its last attempt.
  const container = await containerOf(portal, 'requests');
  await container.item('assembly', requestId).patch([
    { op: 'set', path: '/sources/1/state', value: 'withdrawn' },
    { op: 'set', path: '/packets/0/state', value: 'building' },
    { op: 'set', path: '/packets/0/document', value: null },
    { op: 'set', path: '/packets/0/attempts', value: 0 },
  ]);
  await container.items.create({
    id: 'task|build',
    requestId,
    type: 'task',
    attempts: 0,
    due: new Date().toISOString(),
    work: [{ kind: 'packet-work', id: packetId }],
  });
  await makeTasksDue(portal);
  await sweepOutbox(portal);
  await eventually('the deletion', async () => (await blobsOf('sources', packet)).length === 0, 30_000);
  expect(sourceId).toBeTruthy();
});

describe('a lease that somebody took with the link of a source', () => {
  /** Sends a source in one request, takes a snapshot, and leases it for ever. */
  async function leasedSource(requestId: string) {
    const { source, uploadUrl } = await announceSource(portal, staff, requestId, 'leased.pdf', ONE);
    const put = (query: string, more: Record<string, string>, body?: Uint8Array) =>
      fetch(`${uploadUrl}${query}`, {
        method: 'PUT',
        headers: { 'x-ms-version': '2025-11-05', ...more },
        ...(body && { body: Buffer.from(body) }),
      });
    expect(await put('', { 'x-ms-blob-type': 'BlockBlob' }, ONE)).toMatchObject({ status: 201 });
    expect(await put('&comp=snapshot', {})).toMatchObject({ status: 201 });
    const lease = { 'x-ms-lease-action': 'acquire', 'x-ms-lease-duration': '-1' };
    expect(await put('&comp=lease', lease)).toMatchObject({ status: 201 });
    return source.sourceId;
  }

  it('stops neither its withdrawal nor what is deleted with it', async () => {
    const { requestId } = await copySubmission(portal);
    const leased = await leasedSource(requestId);
    const prepared = await sendSource(portal, staff, requestId, 'later.pdf', TWO);
    await sourceIs(portal, staff, { requestId, sourceId: prepared }, 'ready');
    for (const sourceId of [leased, prepared])
      expect(await withdraw(requestId, sourceId)).toMatchObject({ status: 200 });
    expect(await blobsOf('quarantine', `sources/${requestId}`)).toEqual([]);
    await eventually(
      'the deletion',
      async () => Object.keys(await assemblyBlobsOf(portal, requestId)).length === 0,
    );
    const events = await documentsOf(portal, requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'source-withdrawn')).toHaveLength(2);
  });
});

import { Buffer } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import { savePageCheckRules } from '@portal/contract/packets/checkEndpoints.ts';
import {
  buildPacket,
  changeRecipe,
  checkPacket,
  finishSource,
  getAssembly,
  getPacketLink,
} from '@portal/contract/packets/endpoints.ts';
import type { PacketOptions } from '@portal/contract/packets/packet.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, createStaff, getAdmin, type Person } from '../../../support/accounts/accounts.ts';
import { dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { textPages } from '../../../support/files/authorizationPdf.ts';
import { blobContainerOf } from '../../../support/files/documents.ts';
import { release, storedFile } from '../../../support/files/releasedFiles.ts';
import { copyPackets, copySources } from '../../../support/packets/copyAssembly.ts';
import { packetCalls } from '../../../support/packets/packetCalls.ts';
import { emailsAbout } from '../../../support/operations/emails.ts';
import {
  assemblyBlobsOf,
  announceSource,
  endLeases,
  packetEnded,
  sendBlock,
  sendSource,
  sourceIs,
  storedAssembly,
} from '../../../support/packets/sources.ts';
import { killApi, sweepOutbox } from '../../../support/portal/controls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { type Portal, startPortal } from '../../../support/portal/startPortal.ts';
import { documentsOf, makeTasksDue } from '../../../support/portal/stores.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { recordsRequest } from '../../../support/requests/order.ts';

/** Their preparation and their build take longer than the API needs to be killed. */
const PAGES = 120;
/** Pages that name the patient need no check before the release. */
const PATIENT = `Patient: ${recordsRequest().patientName}   DOB: 02/03/1980`;
const OPTIONS: PacketOptions = {
  title: 'Chart',
  hasCover: false,
  hasContents: true,
  listsRedactions: false,
  numbering: { kind: 'pages', corner: 'bottom-right' },
};

let portal: Portal;
let staff: Person;
beforeAll(async () => {
  portal = await startPortal({ faultInjection: true, durable: true });
  staff = await createStaff(portal);
});
afterAll(() => portal.stop());

const headers = () => ({ ...authHeaders(staff), ...randomIpHeader() });
const assemblyOf = (requestId: string) =>
  dataOf(portal.api, getAssembly, { headers: headers(), query: { requestId } });
const chart = (pages = PAGES) =>
  textPages(Array.from({ length: pages }, (_, index) => [`Page ${index + 1} ${randomUUID()}`]));
const eventsOf = async (requestId: string, kind: string) =>
  (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind);

/** What the sweep does when the leases of the killed processes have ended. */
async function continueWork(requestId: string): Promise<void> {
  await endLeases(portal, requestId);
  await makeTasksDue(portal, requestId);
  await sweepOutbox(portal);
}

/** Repeats a call as a browser does until it is answered. */
const untilAnswered = <Data>(call: () => Promise<Data>) =>
  eventually('the answer', async () => ({ data: await call() })).then(({ data }) => data);

async function startPacket(requestId: string) {
  const packetId = randomUUID();
  const { recipe } = await assemblyOf(requestId);
  const body = { requestId, packetId, version: recipe!.version, options: OPTIONS };
  await dataOf(portal.api, buildPacket, { headers: headers(), body });
  return packetId;
}

async function builtPacket(requestId: string, packetId: string) {
  await packetEnded(portal, { requestId, packetId });
  const { packets } = await assemblyOf(requestId);
  return packets.find((packet) => packet.packetId === packetId && packet.state === 'built')!;
}

describe('when the API is killed', () => {
  it('while a source is sent and joined, the blocks that arrived are kept and it becomes one source', async () => {
    const { requestId } = await copySubmission(portal);
    const pages = 3;
    const content = chart(pages);
    const { source, uploadUrl } = await announceSource(portal, staff, requestId, 'chart.pdf', content);
    await sendBlock(uploadUrl, content, 0);
    await killApi(portal);
    const again = await announceSource(portal, staff, requestId, 'chart.pdf', content);
    expect(again).toMatchObject({ source: { sourceId: source.sourceId }, blocks: [0] });
    const body = { requestId, sourceId: source.sourceId };
    const finish = () => dataOf(portal.api, finishSource, { headers: headers(), body });
    const interrupted = finish().catch(() => null);
    await killApi(portal);
    await interrupted;
    await untilAnswered(finish);
    await continueWork(requestId);
    expect(await sourceIs(portal, staff, body, 'ready')).toMatchObject({ pages });
    const { sources, recipe } = await assemblyOf(requestId);
    expect(sources).toHaveLength(1);
    expect(recipe!.sections.flatMap((section) => section.pages)).toHaveLength(pages);
    const original = blobContainerOf(portal, 'sources').getBlobClient(`${requestId}/${source.sourceId}`);
    expect((await original.downloadToBuffer()).equals(Buffer.from(content))).toBe(true);
  });

  it('while a source is prepared, another process prepares it, and its pages are there once', async () => {
    const { requestId } = await copySubmission(portal);
    const sourceId = await sendSource(portal, staff, requestId, 'chart.pdf', chart());
    await eventually('the preparation', async () => {
      const [source] = (await storedAssembly(portal, requestId)).sources;
      return source?.leaseUntil;
    });
    await killApi(portal);
    const [killed] = (await storedAssembly(portal, requestId)).sources;
    expect(killed).toMatchObject({ state: 'preparing', attempts: 1 });
    await continueWork(requestId);
    expect(await sourceIs(portal, staff, { requestId, sourceId }, 'ready')).toMatchObject({ pages: PAGES });
    const { recipe } = await assemblyOf(requestId);
    const pages = recipe!.sections.flatMap((section) => section.pages);
    expect([pages.length, new Set(pages).size]).toEqual([PAGES, PAGES]);
    expect((await storedAssembly(portal, requestId)).sources[0]).toMatchObject({ attempts: 2 });
  });

  it('while changes are saved, each change is saved once', async () => {
    const { requestId } = await copySources(portal, staff, [textPages([['One'], ['Two']])]);
    for (let save = 0; save < 3; save++) {
      const { recipe } = await assemblyOf(requestId);
      const operations = [{ kind: 'rotate' as const, pages: ['1.1' as const], by: 90 as const }];
      const body = { requestId, version: recipe!.version, key: randomUUID(), operations };
      const change = () => dataOf(portal.api, changeRecipe, { headers: headers(), body });
      const interrupted = change().catch(() => null);
      await killApi(portal);
      await interrupted;
      expect(await untilAnswered(change)).toMatchObject({ version: recipe!.version + 1 });
      expect((await assemblyOf(requestId)).recipe).toMatchObject({
        version: recipe!.version + 1,
        rotations: { '1.1': 90 * (save + 1) },
      });
    }
  });

  it('while a packet is built, another process builds it, with one result', async () => {
    const { requestId } = await copySources(portal, staff, [chart()]);
    const packetId = await startPacket(requestId);
    await eventually('the build', async () => {
      const [packet] = (await storedAssembly(portal, requestId)).packets;
      return packet?.leaseUntil;
    });
    await killApi(portal);
    expect((await storedAssembly(portal, requestId)).packets[0]).toMatchObject({
      state: 'building',
      attempts: 1,
    });
    await continueWork(requestId);
    const packet = await builtPacket(requestId, packetId);
    expect(packet).toMatchObject({ pages: PAGES });
    expect(await eventsOf(requestId, 'packet-built')).toHaveLength(1);
    const { url } = await dataOf(portal.api, getPacketLink, {
      headers: headers(),
      query: { requestId, packetId },
    });
    const content = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(createHash('sha256').update(content).digest('hex')).toBe(packet.document!.sha256);
    expect(await assemblyBlobsOf(portal, requestId)).not.toHaveProperty('quarantine');
  });

  it('while a packet is checked and released, it is released once and the client gets one email', async () => {
    const content = textPages(['One', 'Two'].map((text) => [PATIENT, text]));
    const { requestId, orderId, packets } = await copyPackets(portal, staff, [content], [OPTIONS]);
    const { packetId, fileId } = packets[0]!;
    const check = () =>
      dataOf(portal.api, checkPacket, { headers: headers(), body: { requestId, packetId } });
    const checking = check().catch(() => null);
    await killApi(portal);
    await checking;
    expect(await untilAnswered(check)).toMatchObject({ isChecked: true });
    const send = () =>
      release(portal, staff, requestId, [fileId], {
        requiresPayment: true,
        chargeAmount: '20',
        embargoEnabled: false,
      });
    const sending = send().catch(() => null);
    await killApi(portal);
    await sending;
    expect(await eventually('the release', () => send().catch(() => null))).toMatchObject({ status: 200 });
    await makeTasksDue(portal, requestId);
    await sweepOutbox(portal);
    await eventually(
      'the end of the release',
      async () =>
        (await storedFile(portal, requestId, fileId))['scan'] === 'clean' &&
        (await emailsAbout(portal, orderId)).length > 0,
    );
    expect(await storedFile(portal, requestId, fileId)).toMatchObject({
      chargeCents: 2000,
      packet: { packetId, pages: 2 },
    });
    expect(await eventsOf(requestId, 'packet-checked')).toHaveLength(1);
    expect(await eventsOf(requestId, 'files-added')).toHaveLength(1);
    expect(await emailsAbout(portal, orderId)).toHaveLength(1);
  });

  it('while a second check is requested and the packet is sent back, each is recorded once', async () => {
    const second = await createStaff(portal);
    const secondCheck = { share: 100, overPages: null, sensitive: false };
    const rule = { facility: '', requestType: null, requirement: 'flagged' as const, share: 10, secondCheck };
    await dataOf(portal.api, savePageCheckRules, {
      headers: { ...authHeaders(await getAdmin(portal)), ...randomIpHeader() },
      body: { rules: [rule] },
    });
    const { requestId, packets } = await copyPackets(
      portal,
      staff,
      [textPages([[PATIENT, 'One']])],
      [OPTIONS],
    );
    const { packetId } = packets[0]!;
    const [first, other] = [staff, second].map((person) => packetCalls(portal, person, requestId));
    const whileKilled = async (call: () => ReturnType<ReturnType<typeof packetCalls>['check']>) => {
      const calling = call().catch(() => null);
      await killApi(portal);
      await calling;
      return untilAnswered(async () => {
        const { status, data } = await call();
        if (status !== 200) throw new Error(`the call answered ${status}`);
        return data;
      });
    };
    const waiting = { isChecked: false, secondCheck: { state: 'waiting' } };
    const returned = { isChecked: false, secondCheck: { state: 'returned', note: 'Page 1' } };
    expect(await whileKilled(() => first!.checkUnread(packetId))).toMatchObject(waiting);
    expect(await whileKilled(() => other!.sendBack(packetId, 'Page 1'))).toMatchObject(returned);
    expect(await eventsOf(requestId, 'packet-to-check')).toHaveLength(1);
    expect(await eventsOf(requestId, 'packet-returned')).toHaveLength(1);
  });
});

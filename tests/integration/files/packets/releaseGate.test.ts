import { randomUUID } from 'node:crypto';
import { checkFileDownload } from '@portal/contract/files/endpoints/files.ts';
import { changeRecipe, getPacketLink } from '@portal/contract/packets/endpoints.ts';
import type { RecipeOperation } from '@portal/contract/packets/recipe.ts';
import { narrowScope } from '@portal/contract/requests/scope/endpoints.ts';
import { addTemplate } from '@portal/contract/templates/endpoints.ts';
import { messageTemplate } from '@portal/contract/templates/schemas.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  getAdmin,
  type Person,
  signUpPerson,
} from '../../../support/accounts/accounts.ts';
import { callApi } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { requestCalls, requestContent } from '../../../support/api/requestCalls.ts';
import { textPdf } from '../../../support/files/authorizationPdf.ts';
import { blobContainerOf } from '../../../support/files/documents.ts';
import { release } from '../../../support/files/releasedFiles.ts';
import { freshName } from '../../../support/operations/managedListCalls.ts';
import { copyPackets } from '../../../support/packets/copyAssembly.ts';
import { packetCalls } from '../../../support/packets/packetCalls.ts';
import { decide } from '../../../support/packets/pageChecks.ts';
import { releaseRoutes } from '../../../support/packets/releaseRoutes.ts';
import { sendSource, sourceIs } from '../../../support/packets/sources.ts';
import { documentsOf } from '../../../support/portal/stores.ts';
import { bulkCalls, selectionOf } from '../../../support/requests/bulkActions.ts';
import { sendUpdate } from '../../../support/requests/clientUpdates.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { accessHeader, lookUp } from '../../../support/requests/holder.ts';
import { recordsRequest, submitRequest } from '../../../support/requests/order.ts';
import { requestDownload } from '../../../support/requests/requestWithFiles.ts';

const portal = inject('portal');
const { patientName } = recordsRequest();
const OWN = [`Patient: ${patientName}   DOB: 02/03/1980`, 'The patient reports no pain today.'];

let staff: Person;
let admin: Person;
let client: Person;
beforeAll(async () => {
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
});

interface Submitted {
  readonly requestId: string;
  readonly orderId: string;
  readonly verificationCode: string;
}

/** Two pages, of which the second one cannot be read and must be checked. */
const CONTENTS = [textPdf(OWN), textPdf(['7'])];

/** A packet of these pages, which are really sent, and which is really built. */
async function sentPacket(request: Submitted) {
  const { requestId } = request;
  for (const [index, content] of CONTENTS.entries()) {
    const sourceId = await sendSource(portal, staff, requestId, `source ${index + 1}.pdf`, content);
    await sourceIs(portal, staff, { requestId, sourceId }, 'ready');
  }
  const { packetId, document } = await packetCalls(portal, staff, requestId).build();
  return builtPacket(request, { packetId, fileId: document!.fileId });
}

/** The same as a copy. */
async function aPacket() {
  const { packets, ...request } = await copyPackets(portal, staff, CONTENTS, [{}], client);
  return builtPacket(request, packets[0]!);
}

function builtPacket(request: Submitted, { packetId, fileId }: { packetId: string; fileId: string }) {
  const { requestId } = request;
  const packets = packetCalls(portal, staff, requestId);
  const eventsOf = async (kind: string) =>
    (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind);
  return {
    ...request,
    packets,
    packetId,
    fileId,
    eventsOf,
    /** Checks the page that must be checked. */
    checkPage: () => decide(portal, staff, requestId, ['2.1']),
    /** Opens the release. */
    open: async () => {
      expect(await packets.check(packetId)).toMatchObject({ status: 200 });
    },
    isRefusedOnEveryRoute: async () => {
      for (const [name, send] of Object.entries(releaseRoutes(portal, staff, requestId))) {
        const { status } = await send(fileId);
        expect([name, [409, 422].includes(status)]).toEqual([name, true]);
      }
      expect(await eventsOf('files-added')).toEqual([]);
    },
    /** Nothing of the packet reached the client. */
    isNowhere: async () => {
      const { files } = await requestContent(portal, requestId);
      expect(Object.keys(files as object)).not.toContain(fileId);
      const documents = blobContainerOf(portal, 'documents');
      expect(await documents.getBlobClient(`${requestId}/${fileId}`).exists()).toBe(false);
    },
  };
}

describe('a packet is released by no route', () => {
  it('before its pages are checked, and before it is checked itself', async () => {
    const packet = await sentPacket(await copySubmission(portal, client));
    expect(await packet.packets.check(packet.packetId)).toMatchObject({ status: 409 });
    await packet.isRefusedOnEveryRoute();
    await packet.checkPage();
    await packet.isRefusedOnEveryRoute();
    await packet.isNowhere();
    await packet.open();
    expect(await release(portal, staff, packet.requestId, [packet.fileId])).toMatchObject({ status: 200 });
  });

  it('of a client: neither by a download, a message nor an update', async () => {
    const packet = await aPacket();
    await packet.checkPage();
    const { requestId, packetId, fileId } = packet;
    const found = await lookUp(portal, packet);
    for (const action of ['download', 'preview', 'open'])
      expect((await requestDownload(portal, found, fileId, { action })).status).toBeGreaterThanOrEqual(400);
    const query = { requestId, fileId };
    const asked = await callApi(portal.api, checkFileDownload, {
      headers: { ...accessHeader(found), ...randomIpHeader() },
      query,
    });
    expect(asked.data).not.toMatchObject({ canDownload: true });
    const link = await callApi(portal.api, getPacketLink, {
      headers: authHeaders(client),
      query: { requestId, packetId },
    });
    expect(link).toMatchObject({ status: 403 });
    const uploadedFiles = [{ fileId }];
    const update = await sendUpdate(portal, packet, { updateId: randomUUID(), uploadedFiles });
    expect(update.status).toBeGreaterThanOrEqual(400);
    const { sendMessage } = releaseRoutes(portal, client, requestId);
    expect((await sendMessage(fileId)).status).toBeGreaterThanOrEqual(400);
    await packet.isNowhere();
  });

  it('of bulk actions, which can name no files: neither with a letter nor by completing the request', async () => {
    const packet = await aPacket();
    await packet.checkPage();
    // Even an open packet is not released by them.
    await packet.open();
    const { requestId, fileId } = packet;
    const form = {
      name: freshName('Template'),
      texts: { en: { subject: 'Records', text: 'Here they are' }, es: null, fr: null },
    };
    const { data } = await callApi(portal.api, addTemplate, {
      headers: { ...authHeaders(admin), ...randomIpHeader() },
      body: { ...form, asLetter: true },
    });
    const { templateId } = messageTemplate.parse(data);
    const files = { uploadedFiles: [{ fileId }], documents: { uploadedFiles: [{ fileId }] } };
    const bulk = bulkCalls(portal, staff);
    for (const change of [
      { kind: 'message', templateId, version: 1, asLetter: true },
      { kind: 'status', status: 'completed', notes: '', isPrivate: false },
    ]) {
      const { key } = await bulk.start({ ...change, ...files }, selectionOf([{ requestId }]));
      expect(await bulk.end(key)).toMatchObject({ state: 'done', counts: { done: 1, failed: 0 } });
    }
    await packet.isNowhere();
    // Only the letter was added.
    const added = await packet.eventsOf('files-added');
    expect(added).toMatchObject([{ details: { files: 1 } }]);
    expect(JSON.stringify(added)).not.toContain(fileId);
  });
});

describe('the release is closed', () => {
  it.each<[string, Record<string, string>]>([
    ['the name', { patientName: 'Quilla Ray' }],
    ['the birth date', { patientDob: '1981-02-03' }],
  ])('by a change of %s of the patient', async (_, patient) => {
    const packet = await aPacket();
    await packet.checkPage();
    await packet.open();
    const { editPatient } = requestCalls(portal, staff, packet.requestId);
    expect(await editPatient(patient)).toMatchObject({ status: 200 });
    await packet.isRefusedOnEveryRoute();
    expect(await packet.eventsOf('packet-blocked')).toHaveLength(1);
    // Its first page is of somebody else now, and needs a decision.
    expect(await packet.packets.check(packet.packetId)).toMatchObject({ status: 409 });
    await packet.isRefusedOnEveryRoute();
    await packet.isNowhere();
    expect(await editPatient({ patientName, patientDob: '1980-02-03' })).toMatchObject({ status: 200 });
    await packet.isRefusedOnEveryRoute();
    await packet.open();
    expect(await release(portal, staff, packet.requestId, [packet.fileId])).toMatchObject({ status: 200 });
  });

  it('by a narrower scope', async () => {
    const ranges = [{ from: '2020-01-01', to: '2021-03-31' }];
    const scope = { dates: 'ranges', ranges, certified: false, rush: false, delivery: 'electronic' } as const;
    const packet = await sentPacket(await submitRequest(portal, { scope }));
    const { requestId } = packet;
    await packet.checkPage();
    await packet.open();
    const narrower = { ...scope, ranges: [{ from: '2020-06-01', to: '2020-06-30' }] };
    const consent = { method: 'phone', givenOn: '2026-01-15' };
    const narrowed = await callApi(portal.api, narrowScope, {
      headers: { ...authHeaders(staff), ...randomIpHeader() },
      body: { requestId, seenVersion: 1, scope: narrower, consent, reason: 'Agreed' } as never,
    });
    expect(narrowed).toMatchObject({ status: 200 });
    await packet.isRefusedOnEveryRoute();
    expect(await packet.eventsOf('packet-blocked')).toHaveLength(1);
    await packet.isNowhere();
  });
});

describe('a change of the pages', () => {
  const removal = { kind: 'remove', pages: ['2.1'], reason: 'otherPatient' } satisfies RecipeOperation;
  const send = (person: Person, requestId: string, version: number, key: string) =>
    callApi(portal.api, changeRecipe, {
      headers: { ...authHeaders(person), ...randomIpHeader() },
      body: { requestId, version, key, operations: [removal] },
    });

  it('that is repeated changes nothing, and its key is of one account', async () => {
    const { requestId, packets } = await aPacket();
    const version = (await packets.assembly()).recipe!.version;
    const key = randomUUID();
    const sent = await send(staff, requestId, version, key);
    expect(sent).toMatchObject({ status: 200, data: { version: version + 1 } });
    const { packetId, fileId } = await packets.ready();
    const isChecked = async () =>
      (await packets.assembly()).packets.find((packet) => packet.packetId === packetId)?.isChecked;
    expect(await send(staff, requestId, version, key)).toMatchObject({ status: 200, data: sent.data });
    expect(await isChecked()).toBe(true);
    expect(await send(admin, requestId, version, key)).toMatchObject({ status: 409 });
    expect(await isChecked()).toBe(true);
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 200 });
  });

  it('whose process ended once it was saved holds what was opened, and is completed by a repeated call', async () => {
    const packet = await aPacket();
    const { requestId } = packet;
    await packet.checkPage();
    await packet.open();
    const { version } = (await packet.packets.assembly()).recipe!;
    const key = randomUUID();
    await saveOnly(requestId, key);
    expect(await release(portal, staff, requestId, [packet.fileId])).toMatchObject({ status: 409 });
    expect(await packet.eventsOf('pages-arranged')).toEqual([]);
    for (let call = 0; call < 2; call++)
      expect(await send(staff, requestId, version, key)).toMatchObject({
        status: 200,
        data: { version: version + 1 },
      });
    expect(await packet.eventsOf('pages-held')).toHaveLength(1);
    expect(await packet.eventsOf('pages-arranged')).toHaveLength(1);
    expect(await release(portal, staff, requestId, [packet.fileId])).toMatchObject({ status: 409 });
  });

  /** Saves the removal as the API does, and nothing that follows. */
  async function saveOnly(requestId: string, lastKey: string): Promise<void> {
    const blob = blobContainerOf(portal, 'sources').getBlockBlobClient(`${requestId}/recipe/current`);
    const recipe = JSON.parse((await blob.downloadToBuffer()).toString()) as { version: number };
    const saved = { lastKey, savedBy: staff.userId, savedAt: new Date().toISOString() };
    const next = { ...recipe, ...saved, version: recipe.version + 1, removed: { '2.1': 'otherPatient' } };
    await blob.uploadData(Buffer.from(JSON.stringify(next)));
  }
});

describe('50 releases at once', () => {
  it.each<[string, RecipeOperation]>([
    ['another patient’s page is removed', { kind: 'remove', pages: ['2.1'], reason: 'otherPatient' }],
    [
      'a page is redacted',
      {
        kind: 'redact',
        marks: [
          {
            page: '1.1',
            id: randomUUID(),
            box: { x: 100, y: 200, width: 3000, height: 150 },
            reason: 'other-patient',
            isConfirmed: false,
          },
        ],
      },
    ],
  ])('while %s: none passes after the change', async (_, operation) => {
    const packet = await aPacket();
    const { requestId, packetId, fileId } = packet;
    await packet.checkPage();
    await packet.open();
    const attempt = async (isOpening: boolean) => {
      if (isOpening) await packet.packets.check(packetId);
      return (await release(portal, staff, requestId, [fileId])).status;
    };
    const attempts = (count: number) =>
      Array.from({ length: count }, (__, index) => attempt(index % 2 === 0));
    const changed = packet.packets.change([operation]);
    await Promise.all(attempts(25));
    expect(await changed).toMatchObject({ status: 200 });
    const released = await packet.eventsOf('files-added');
    const late = await Promise.all(attempts(25));
    // The IDs of events of the request are in the order of its versions.
    const closed = (await packet.eventsOf('pages-held')).map(({ id }) => String(id)).toSorted();
    expect(closed).not.toEqual([]);
    for (const { id } of await packet.eventsOf('files-added')) expect(String(id) < closed.at(-1)!).toBe(true);
    expect(await packet.eventsOf('files-added')).toHaveLength(released.length);
    if (released.length > 0) return;
    // Who did not come before the change is refused, also with another look.
    for (const status of late) expect([409, 422]).toContain(status);
    expect(await packet.packets.check(packetId)).toMatchObject({ status: 409 });
    await packet.isRefusedOnEveryRoute();
    await packet.isNowhere();
  });
});

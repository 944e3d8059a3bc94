import { Buffer } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { lookAtUpload } from '@portal/contract/files/endpoints/uploads.ts';
import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import {
  cancelPacket,
  changeRecipe,
  getPacketLink,
  getSourcePages,
  withdrawSource,
} from '@portal/contract/packets/endpoints.ts';
import type { PacketOptions } from '@portal/contract/packets/packet.ts';
import { pageTexts } from '@portal/contract/packets/pageText.ts';
import type { RecipeOperation } from '@portal/contract/packets/recipe.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { textPdf } from '../../../support/files/authorizationPdf.ts';
import { blobContainerOf } from '../../../support/files/documents.ts';
import { release, storedFile, uploadForRequest } from '../../../support/files/releasedFiles.ts';
import { copyPackets, copySources } from '../../../support/packets/copyAssembly.ts';
import { packetCalls } from '../../../support/packets/packetCalls.ts';
import { decide } from '../../../support/packets/pageChecks.ts';
import { sendSource, sourceIs } from '../../../support/packets/sources.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { documentsOf } from '../../../support/portal/stores.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { recordsRequest } from '../../../support/requests/order.ts';

const portal = inject('portal');
const { patientName } = recordsRequest();
const page = (text: string, name: string = patientName) =>
  textPdf([`Patient: ${name}   DOB: 02/03/1980`, text]);

const UNNUMBERED = { numbering: { kind: 'none' } } as const;

let staff: Person;
let other: Person;
beforeAll(async () => {
  [staff, other] = await Promise.all([createStaff(portal), createStaff(portal)]);
});

const headers = (person = staff) => ({ ...authHeaders(person), ...randomIpHeader() });

const callsOf = (requestId: string, person = staff) => packetCalls(portal, person, requestId);
const assemblyOf = (requestId: string, person = staff) => callsOf(requestId, person).assembly();
const change = (requestId: string, operations: readonly RecipeOperation[]) =>
  callsOf(requestId).change(operations);
const start = (requestId: string, options: Partial<PacketOptions> = {}) => callsOf(requestId).start(options);
const build = (requestId: string, options: Partial<PacketOptions> = {}) => callsOf(requestId).build(options);
const check = (requestId: string, packetId: string, otherPerson?: { reason: 'also-named'; note: string }) =>
  callsOf(requestId).check(packetId, otherPerson && { otherPerson });
const readyPacket = (requestId: string) => callsOf(requestId).ready();

/** A request with a source for each content, which is really sent and prepared. */
async function sentSources(...contents: readonly Uint8Array[]) {
  const { requestId } = await copySubmission(portal);
  const sourceIds: string[] = [];
  for (const [index, content] of contents.entries()) {
    const sourceId = await sendSource(portal, staff, requestId, `source ${index + 1}.pdf`, content);
    await sourceIs(portal, staff, { requestId, sourceId }, 'ready');
    sourceIds.push(sourceId);
  }
  return { requestId, sourceIds };
}

const ONE = page('One');
const TWO = page('Two');

/** A request with a ready source for each content. */
const requestWith = (...contents: readonly Uint8Array[]) => copySources(portal, staff, contents);

/** The same with a built packet for each of these options. */
const requestWithPackets = (contents: readonly Uint8Array[], ...options: readonly Partial<PacketOptions>[]) =>
  copyPackets(portal, staff, contents, options.length > 0 ? options : [{}]);

/** The same with a packet that can be released. */
async function requestWithReady(...contents: readonly Uint8Array[]) {
  const { packets, ...request } = await requestWithPackets(contents);
  const { packetId, fileId } = packets[0]!;
  expect(await check(request.requestId, packetId)).toMatchObject({ status: 200 });
  return { ...request, packetId, fileId };
}

const eventsOf = async (requestId: string, kind: string) =>
  (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind);

describe('a packet', () => {
  it('has the pages of the sources in the order of the recipe, and is released with them', async () => {
    const { requestId, sourceIds } = await sentSources(page('Alpha'), page('Beta'), page('Gamma'));
    const { recipe } = await assemblyOf(requestId);
    expect(recipe!.sections.map(({ title, pages }) => [title, pages])).toEqual([
      ['source 1', ['1.1']],
      ['source 2', ['2.1']],
      ['source 3', ['3.1']],
    ]);
    const [first] = recipe!.sections;
    const moved = await change(requestId, [
      { kind: 'move', pages: ['3.1'], section: first!.id, before: '1.1' },
      { kind: 'remove', pages: ['2.1'], reason: 'duplicate' },
      { kind: 'rotate', pages: ['1.1'], by: 90 },
      { kind: 'describe', section: first!.id, title: 'Notes', type: 'progressNotes', date: '2026-01-02' },
    ]);
    expect(moved.status).toBe(200);
    const before = await blobContainerOf(portal, 'sources')
      .getBlobClient(`${requestId}/${sourceIds[1]}`)
      .downloadToBuffer();

    const packet = await build(requestId);
    expect(packet).toMatchObject({
      state: 'built',
      pages: 2,
      isOutdated: false,
      isChecked: false,
      document: { name: 'Chart.pdf', allPages: 4 },
      look: { state: 'read', pages: 2, pagesWithText: 2, namesPatient: true, otherPersonPages: 0 },
    });
    const { packetId, document } = packet;
    const { url } = await dataOf(portal.api, getPacketLink, {
      headers: headers(),
      query: { requestId, packetId },
    });
    const content = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(createHash('sha256').update(content).digest('hex')).toBe(document!.sha256);
    expect(content.toString('latin1')).not.toContain('Beta');

    // Only the gate opens the release.
    const refused = await release(portal, staff, requestId, [document!.fileId]);
    expect(refused).toMatchObject({ status: 422 });
    expect((await check(requestId, packetId)).data).toMatchObject({ isChecked: true });
    expect((await check(requestId, packetId)).data).toMatchObject({ isChecked: true });
    const look = await dataOf(portal.api, lookAtUpload, {
      headers: headers(),
      query: { requestId, fileId: document!.fileId },
    });
    expect(look).toEqual({ state: 'checked', pages: 2 });
    const released = await release(portal, staff, requestId, [document!.fileId], {
      requiresPayment: true,
      chargeAmount: '12.50',
      embargoEnabled: false,
    });
    expect(released).toMatchObject({ status: 200 });
    await eventually(
      'the release',
      async () => (await storedFile(portal, requestId, document!.fileId))['scan'] === 'clean',
    );
    expect(await storedFile(portal, requestId, document!.fileId)).toMatchObject({
      size: content.length,
      chargeCents: 1250,
      packet: { packetId, pages: 2, sha256: document!.sha256 },
    });
    const { data } = await callApi(portal.api, getRequestDetails, {
      headers: headers(),
      query: { requestId },
    });
    expect(data).toMatchObject({ uploadedFiles: [{ fileId: document!.fileId, packetPages: 2 }] });
    const stored = await blobContainerOf(portal, 'documents')
      .getBlobClient(`${requestId}/${document!.fileId}`)
      .downloadToBuffer();
    expect(stored.equals(content)).toBe(true);
    expect((await assemblyOf(requestId)).packets[0]).toMatchObject({ state: 'released', isChecked: true });

    const after = await blobContainerOf(portal, 'sources')
      .getBlobClient(`${requestId}/${sourceIds[1]}`)
      .downloadToBuffer();
    expect(after.equals(before)).toBe(true);
    expect(await eventsOf(requestId, 'packet-checked')).toMatchObject([{ details: { packetId, pages: 2 } }]);
    expect(await eventsOf(requestId, 'packet-built')).toHaveLength(1);
  });

  it('of the same pages has the same bytes', async () => {
    const { requestId } = await requestWith(ONE);
    const [first, second] = [
      await build(requestId, { hasCover: false }),
      await build(requestId, { hasCover: false }),
    ];
    expect(second.document!.sha256).toBe(first.document!.sha256);
    expect(second.document!.fileId).not.toBe(first.document!.fileId);
  });

  it('that names another person needs a decision, and staff see its reason beside the document', async () => {
    const { requestId } = await requestWith(ONE, page('Strange', 'Wanda Stranger'));
    const { packetId, document, look } = await build(requestId);
    expect(look).toMatchObject({
      otherPersonPages: 1,
      otherPersons: [{ page: 2, names: ['Wanda Stranger'] }],
    });
    const reason = { reason: 'also-named', note: 'Mother' } as const;
    expect(await check(requestId, packetId, reason)).toMatchObject({ status: 409 });
    expect((await release(portal, staff, requestId, [document!.fileId])).status).toBe(422);
    await decide(portal, staff, requestId, ['2.1'], { verdict: 'fine', reason: 'parentOrNewborn' });
    expect(await check(requestId, packetId, reason)).toMatchObject({ status: 200 });
    expect((await release(portal, staff, requestId, [document!.fileId])).status).toBe(200);
    expect(await storedFile(portal, requestId, document!.fileId)).toMatchObject({ otherPerson: reason });
  });
});

describe('a release', () => {
  it('of 20 calls at once has one effect', async () => {
    const { requestId, fileId } = await requestWithReady(ONE);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => release(portal, staff, requestId, [fileId])),
    );
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 200));
    expect(await eventsOf(requestId, 'files-added')).toHaveLength(1);
  });

  it('is refused after a source was withdrawn or the packet discarded', async () => {
    const { requestId, sourceIds, packets } = await requestWithPackets([ONE, TWO], {}, UNNUMBERED);
    const [blocked, discarded] = [packets[0]!, packets[1]!];
    for (const { packetId } of packets)
      expect(await check(requestId, packetId)).toMatchObject({ status: 200 });
    const body = { requestId, packetId: discarded.packetId };
    expect(await dataOf(portal.api, cancelPacket, { headers: headers(), body })).toMatchObject({
      state: 'canceled',
    });
    expect((await release(portal, staff, requestId, [discarded.fileId])).status).not.toBe(200);
    const withdrawn = { headers: headers(), body: { requestId, sourceId: sourceIds[1]! } };
    expect(await dataOf(portal.api, withdrawSource, withdrawn)).toMatchObject({ state: 'withdrawn' });
    // Its content is deleted.
    expect(await release(portal, staff, requestId, [blocked.fileId])).toMatchObject({ status: 422 });
    expect(await check(requestId, blocked.packetId)).toMatchObject({ status: 409 });
    expect(await start(requestId)).toMatchObject({ status: 409 });
    expect((await change(requestId, [{ kind: 'remove', pages: ['2.1'], reason: 'other' }])).status).toBe(200);
    expect(await build(requestId)).toMatchObject({ state: 'built', pages: 1 });
  });

  it.each(['withdrawn', 'discarded'])('is refused when the packet is %s while it is checked', async (how) => {
    const { requestId, sourceIds, packets } = await requestWithPackets([ONE]);
    const { packetId, fileId } = packets[0]!;
    const end = () =>
      how === 'withdrawn'
        ? callApi(portal.api, withdrawSource, {
            headers: headers(),
            body: { requestId, sourceId: sourceIds[0]! },
          })
        : callApi(portal.api, cancelPacket, { headers: headers(), body: { requestId, packetId } });
    const [checked, ended] = await Promise.all([check(requestId, packetId), end()]);
    expect([200, 409]).toContain(checked.status);
    expect(ended).toMatchObject({ status: 200 });
    expect((await release(portal, staff, requestId, [fileId])).status).not.toBe(200);
    expect((await check(requestId, packetId)).status).toBe(409);
  });

  it('waits for another look after the pages changed', async () => {
    const { requestId, packetId, fileId } = await requestWithReady(ONE, TWO);
    expect((await change(requestId, [{ kind: 'remove', pages: ['2.1'], reason: 'duplicate' }])).status).toBe(
      200,
    );
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 409 });
    expect((await check(requestId, packetId)).data).toMatchObject({ isChecked: true, isOutdated: true });
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 200 });
  });

  it.each<[what: string, operation: RecipeOperation]>([
    ['removed for another patient', { kind: 'remove', pages: ['2.1'], reason: 'otherPatient' }],
    [
      'redacted, although nobody confirmed it',
      {
        kind: 'redact',
        marks: [
          {
            page: '1.1',
            id: randomUUID(),
            box: { x: 500, y: 500, width: 2_000, height: 500 },
            reason: 'other-patient',
            isConfirmed: false,
          },
        ],
      },
    ],
  ])('never has a page as it was before it was %s', async (_, operation) => {
    const { requestId, packetId, fileId } = await requestWithReady(ONE, TWO);
    expect((await change(requestId, [operation])).status).toBe(200);
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 409 });
    expect(await check(requestId, packetId)).toMatchObject({ status: 409 });
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 409 });
  });

  it('has Bates numbers that no other released packet of the request has', async () => {
    const bates = (first: number) =>
      ({ numbering: { kind: 'bates', prefix: 'ABC', start: first, width: 6, corner: 'top-left' } }) as const;
    const { requestId, packets } = await requestWithPackets([ONE, TWO], bates(1), bates(2));
    const [one, other] = [packets[0]!, packets[1]!];
    const checks = await Promise.all([one, other].map(({ packetId }) => check(requestId, packetId)));
    expect(checks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const ready = checks[0]!.status === 200 ? one : other;
    const [first, last] = ready === one ? [1, 2] : [2, 3];
    expect(await release(portal, staff, requestId, [ready.fileId])).toMatchObject({ status: 200 });
    expect(await storedFile(portal, requestId, ready.fileId)).toMatchObject({
      packet: { numbers: { prefix: 'ABC', first, last, width: 6 } },
    });
    expect(await start(requestId, bates(2))).toMatchObject({
      status: 409,
      error: { values: { first: `ABC00000${first}`, last: `ABC00000${last}` } },
    });
    expect(await start(requestId, bates(last + 1))).toMatchObject({ status: 202 });
  });

  it('does not go around the packet: neither by a copy of a source nor of the packet, nor with a message', async () => {
    const source = ONE;
    const { requestId, packets } = await requestWithPackets([source]);
    const { packetId } = packets[0]!;
    const { url } = await dataOf(portal.api, getPacketLink, {
      headers: headers(),
      query: { requestId, packetId },
    });
    const built = new Uint8Array(await (await fetch(url)).arrayBuffer());
    for (const content of [source, built]) {
      const fileId = await uploadForRequest(portal, staff, requestId, { name: 'chart.pdf', content });
      expect(await release(portal, staff, requestId, [fileId])).toMatchObject({
        status: 422,
        error: { fields: { 'uploadedFiles.0': expect.stringContaining('Release the packet instead') } },
      });
    }
    // Other bytes with the identity of the packet.
    const { fileId, ...ready } = await readyPacket(requestId);
    const link = await dataOf(portal.api, getPacketLink, {
      headers: headers(),
      query: { requestId, packetId: ready.packetId },
    });
    const saved = Buffer.from(await (await fetch(link.url)).arrayBuffer());
    const marked = await uploadForRequest(portal, staff, requestId, {
      name: 'saved again.pdf',
      content: Buffer.concat([saved, Buffer.from('\n%%EOF\n')]),
    });
    expect(await release(portal, staff, requestId, [marked])).toMatchObject({
      status: 422,
      error: { fields: { 'uploadedFiles.0': expect.stringContaining('Release the packet itself') } },
    });
    const copy = await uploadForRequest(portal, staff, requestId, { name: 'chart.pdf', content: source });
    const send = (fileId: string) =>
      callApi(portal.api, sendMessage, {
        headers: headers(),
        body: {
          requestId,
          text: 'Here it is',
          uploadedFiles: [{ fileId }],
          messageId: randomUUID(),
        } as never,
      });
    expect(await send(copy)).toMatchObject({ status: 422 });
    const other = await uploadForRequest(portal, staff, requestId, {
      name: 'a.pdf',
      content: page('Other!'),
    });
    expect((await release(portal, staff, requestId, [other])).status).toBe(200);
    expect(await send(fileId)).toMatchObject({ status: 422 });
  });
});

describe('the pages', () => {
  it('saved by somebody else are a conflict that names them, and a repeated call changes nothing', async () => {
    const { requestId } = await requestWith(ONE, TWO);
    const { recipe } = await assemblyOf(requestId);
    const operations: RecipeOperation[] = [{ kind: 'rotate', pages: ['1.1'], by: 90 }];
    const body = { requestId, version: recipe!.version, key: randomUUID(), operations };
    const calls = await Promise.all(
      [1, 2, 3].map(() => callApi(portal.api, changeRecipe, { headers: headers(), body })),
    );
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await assemblyOf(requestId)).recipe).toMatchObject({
      version: recipe!.version + 1,
      rotations: { '1.1': 90 },
    });
    const late = { ...body, key: randomUUID() };
    expect(await callApi(portal.api, changeRecipe, { headers: headers(other), body: late })).toMatchObject({
      status: 409,
      error: { template: expect.stringContaining('changed these pages') },
    });
    await assemblyOf(requestId, other);
    expect((await assemblyOf(requestId)).people).toHaveLength(1);
  });

  it('keep the bytes of a hundred versions after a thousand changes', { tags: ['full'] }, async () => {
    const { requestId } = await requestWith(ONE);
    const sizeOf = async () => {
      let bytes = 0;
      for await (const { properties } of blobContainerOf(portal, 'sources').listBlobsFlat({
        prefix: `${requestId}/recipe/`,
      }))
        bytes += properties.contentLength ?? 0;
      return bytes;
    };
    // More than one person may change in a minute.
    const people = await Promise.all(Array.from({ length: 20 }, () => createStaff(portal)));
    const rotate = async (times: number) => {
      for (let saves = 0; saves < times; saves++) {
        const { change: save } = packetCalls(portal, people[saves % people.length]!, requestId);
        const saved = await save([{ kind: 'rotate', pages: ['1.1'], by: 90 }]);
        expect(saved.status).toBe(200);
      }
    };
    await rotate(100);
    const before = await sizeOf();
    await rotate(900);
    expect(await sizeOf()).toBeLessThan(before * 1.1);
  });

  it('of a source come as links that end, with sheets of thumbnails', async () => {
    const { requestId, sourceIds } = await sentSources(page('Shown'));
    const query = { requestId, sourceId: sourceIds[0]! };
    const pages: DataOf<typeof getSourcePages> = await dataOf(portal.api, getSourcePages, {
      headers: headers(),
      query,
    });
    expect(pages).toMatchObject({
      pieces: [{ firstPage: 1, pages: 1 }],
      texts: [{ firstPage: 1, pages: 1 }],
      sheets: [{ firstPage: 1, pages: 1 }],
      blank: [],
      looks: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    });
    const [piece, sheet] = [await fetch(pages.pieces[0]!.url), await fetch(pages.sheets[0]!.url)];
    expect(Buffer.from(await piece.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(Buffer.from(await sheet.arrayBuffer()).toString('hex', 0, 3)).toBe('ffd8ff');
    const text = pageTexts.parse(await (await fetch(pages.texts[0]!.url)).json());
    expect(text.pages[0]!.lines.flat().map(([word]) => word)).toContain('Shown');
    expect(new URL(pages.pieces[0]!.url).searchParams.get('sp')).toBe('r');
  });
});

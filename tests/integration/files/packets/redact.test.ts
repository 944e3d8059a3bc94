import { randomUUID } from 'node:crypto';
import { buildPacket, changeRecipe, checkPacket, getAssembly } from '@portal/contract/packets/endpoints.ts';
import type { Packet } from '@portal/contract/packets/packet.ts';
import type { PageRef, RecipeOperation } from '@portal/contract/packets/recipe.ts';
import {
  addRedactionReason,
  deleteRedactionReason,
  listRedactionReasons,
} from '@portal/contract/packets/redactionReasons.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { textPdf } from '../../../support/files/authorizationPdf.ts';
import { release, storedFile } from '../../../support/files/releasedFiles.ts';
import { copySources } from '../../../support/packets/copyAssembly.ts';
import { packetEnded, sendSource, sourceIs } from '../../../support/packets/sources.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { documentsOf } from '../../../support/portal/stores.ts';
import { recordsRequest } from '../../../support/requests/order.ts';

const portal = inject('portal');
const { patientName } = recordsRequest();

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

const headers = () => ({ ...authHeaders(staff), ...randomIpHeader() });

const assemblyOf = (requestId: string) =>
  dataOf(portal.api, getAssembly, { headers: headers(), query: { requestId } });

const contentOf = (text: string) => textPdf([`Patient: ${patientName}   DOB: 02/03/1980`, text]);

/** A request with a ready source of a page for each text. */
async function requestWith(...texts: readonly string[]) {
  const { requestId } = await copySources(portal, staff, texts.map(contentOf));
  return requestId;
}

async function change(requestId: string, ...operations: RecipeOperation[]) {
  const { recipe } = await assemblyOf(requestId);
  const body = { requestId, version: recipe!.version, key: randomUUID(), operations };
  return callApi(portal.api, changeRecipe, { headers: headers(), body });
}

/** A redaction of the whole page. */
const mark = (page: PageRef, isConfirmed: boolean, reason = 'other-patient') => ({
  page,
  id: randomUUID() as string,
  box: { x: 0, y: 0, width: 10_000, height: 10_000 },
  reason,
  isConfirmed,
});

async function start(requestId: string, packetId: string = randomUUID(), version?: number) {
  const { recipe } = await assemblyOf(requestId);
  const numbering = { kind: 'bates', prefix: 'REC', start: 1, width: 6, corner: 'bottom-right' } as const;
  const options = { title: 'Chart', hasCover: false, hasContents: false, listsRedactions: true, numbering };
  const body = { requestId, packetId, version: version ?? recipe!.version, options };
  return callApi(portal.api, buildPacket, { headers: headers(), body });
}

async function ended(requestId: string, packetId: string): Promise<Packet> {
  await packetEnded(portal, { requestId, packetId });
  return (await assemblyOf(requestId)).packets.find((packet) => packet.packetId === packetId)!;
}

async function build(requestId: string): Promise<Packet> {
  const packetId = randomUUID();
  expect(await start(requestId, packetId)).toMatchObject({ status: 202 });
  return ended(requestId, packetId);
}

const eventsOf = async (requestId: string, kind: string) =>
  (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind);

describe('a packet with redactions', () => {
  it('is refused until they are confirmed, and says how many pages they are on wherever it is', async () => {
    const requestId = await requestWith('Alpha', 'Beta');
    const sourceId = await sendSource(portal, staff, requestId, 'source 3.pdf', contentOf('Gamma'));
    await sourceIs(portal, staff, { requestId, sourceId }, 'ready');
    const marks = [mark('2.1', false), mark('3.1', true, 'substance-use')];
    expect(await change(requestId, { kind: 'redact', marks })).toMatchObject({ status: 200 });
    expect(await start(requestId)).toMatchObject({
      status: 409,
      message: 'Confirm or delete the redactions of these pages first: 2',
    });
    expect((await assemblyOf(requestId)).packets).toEqual([]);
    const { page, id } = marks[0]!;
    await change(requestId, { kind: 'confirmRedactions', marks: [{ page, id }] });

    const packet = await build(requestId);
    const { packetId } = packet;
    expect(packet).toMatchObject({
      state: 'built',
      pages: 3,
      redactedPages: 2,
      document: { allPages: 4, frontPages: 0 },
      look: { state: 'read', pages: 3, pagesWithText: 1 },
    });
    const query = { requestId, packetId };
    await dataOf(portal.api, checkPacket, { headers: headers(), body: query });
    const { fileId } = packet.document!;
    expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 200 });
    await eventually(
      'the release',
      async () => (await storedFile(portal, requestId, fileId))['scan'] === 'clean',
    );
    expect(await storedFile(portal, requestId, fileId)).toMatchObject({
      packet: { packetId, pages: 3, redactedPages: 2 },
    });
    expect(await eventsOf(requestId, 'packet-built')).toMatchObject([
      { details: { pages: 3, redactedPages: 2, redactions: 2 } },
    ]);
    expect(await eventsOf(requestId, 'pages-redacted')).toMatchObject([
      { details: { counts: expect.stringMatching(/^[\w-]+ \+\d+ -0/) as string } },
    ]);
  });

  it('has the redactions of the version that was built, also if one is confirmed in the meantime', async () => {
    const requestId = await requestWith('Alpha', 'Beta');
    const before = await assemblyOf(requestId);
    const packetId = randomUUID();
    const [started, repeated] = await Promise.all([start(requestId, packetId), start(requestId, packetId)]);
    expect([started.status, repeated.status]).toEqual([202, 202]);
    const marks = [mark('1.1', true)];
    expect(await change(requestId, { kind: 'redact', marks })).toMatchObject({ status: 200 });
    const packet = await ended(requestId, packetId);
    expect(packet).toMatchObject({
      state: 'built',
      version: before.recipe!.version,
      redactedPages: 0,
      isOutdated: true,
      look: { pages: 2, pagesWithText: 2 },
    });
    expect(await eventsOf(requestId, 'packet-built')).toHaveLength(1);
    expect(await start(requestId, randomUUID(), before.recipe!.version)).toMatchObject({ status: 409 });
    expect(await build(requestId)).toMatchObject({ redactedPages: 1, look: { pages: 2, pagesWithText: 1 } });
  });
});

describe('the reason of a redaction', () => {
  it('has to exist, and a deleted one still does', async () => {
    const requestId = await requestWith('Alpha');
    const unknown = await change(requestId, { kind: 'redact', marks: [mark('1.1', true, 'none')] });
    expect(unknown).toMatchObject({ status: 400, message: 'The reason of a redaction does not exist' });
    const { reasonId } = await dataOf(portal.api, addRedactionReason, {
      headers: headers(),
      body: { label: `Reason ${randomUUID()}`, legalBasis: 'A law', order: 9 },
    });
    expect(await change(requestId, { kind: 'redact', marks: [mark('1.1', true, reasonId)] })).toMatchObject({
      status: 200,
    });
    await dataOf(portal.api, deleteRedactionReason, { headers: headers(), body: { reasonId } });
    const listed = await dataOf(portal.api, listRedactionReasons, { headers: headers() });
    expect(listed.map((reason) => reason.reasonId)).not.toContain(reasonId);
    expect(listed.map(({ label }) => label)).toContain('Substance use records');
    expect(await build(requestId)).toMatchObject({ state: 'built', redactedPages: 1 });
  });
});

import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import { changeFileTerms, withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { cancelPacket, getPacketLink } from '@portal/contract/packets/endpoints.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { updateFilePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  getAdmin,
  type Person,
  signUpPerson,
} from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { submitForClient } from '../../../support/api/requestCalls.ts';
import { writePdf } from '../../../support/files/authorizationPdf.ts';
import { blobContainerOf } from '../../../support/files/documents.ts';
import { downloadAllCalls } from '../../../support/files/downloadAllCalls.ts';
import { release, storedFile, uploadForRequest } from '../../../support/files/releasedFiles.ts';
import { storeChargedFile } from '../../../support/files/storedFiles.ts';
import { copyPackets, copySources } from '../../../support/packets/copyAssembly.ts';
import { packetCalls } from '../../../support/packets/packetCalls.ts';
import { sendSource, sourceIs } from '../../../support/packets/sources.ts';
import { setDispute } from '../../../support/payments/disputes.ts';
import { ageUploads, closeDaysAgo, setRetention } from '../../../support/operations/retention.ts';
import { deleteExpired, recordScan, sweepOutbox } from '../../../support/portal/controls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { type Portal, startPortal } from '../../../support/portal/startPortal.ts';
import { recordsRequest, stripeOf } from '../../../support/requests/order.ts';
import { documentsOf, makeTasksDue } from '../../../support/portal/stores.ts';

const { patientName } = recordsRequest();
/** A PDF with these texts, one on each page. */
function pagesOf(...texts: readonly string[]): Uint8Array {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  const contents = texts.map(
    (text) =>
      `BT /F1 12 Tf 72 720 Td (Patient: ${patientName}   DOB: 02/03/1980) Tj 0 -24 Td (${text}) Tj ET`,
  );
  const kids = texts.map((_, index) => `${3 + 2 * index} 0 R`).join(' ');
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${texts.length} >>`,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 ${font} >> >> /Contents ${4 + 2 * index} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]);
}
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

let portal: Portal;
let staff: Person;
let admin: Person;
let client: Person;
beforeAll(async () => {
  portal = await startPortal({ env: { PACKET_VOLUME_PAGES: '1' } });
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
});
afterAll(() => portal.stop());

const as = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

const CONTENT = pagesOf('Alpha', 'Beta', 'Gamma');
const OPTIONS = { numbering: { kind: 'pages', corner: 'top-right' } } as const;

/** A request of a client with a built packet of three volumes, of a source that was really sent. */
async function sentPacket() {
  const request = await submitForClient(portal, client);
  const { requestId } = request;
  const sourceId = await sendSource(portal, staff, requestId, 'chart.pdf', CONTENT);
  await sourceIs(portal, staff, { requestId, sourceId }, 'ready');
  const { packetId, document } = await build(requestId);
  return { requestId, packetId, fileId: document!.fileId };
}

/** The same as a copy. */
async function requestWithPacket() {
  const { packets, requestId } = await copyPackets(portal, staff, [CONTENT], [OPTIONS], client);
  const { packetId, fileId } = packets[0]!;
  return { requestId, packetId, fileId };
}

const callsOf = (requestId: string) => packetCalls(portal, staff, requestId);

const build = (requestId: string) => callsOf(requestId).build(OPTIONS);

/** The packet of a request as staff see it. */
async function packetIn(requestId: string) {
  const [packet] = (await callsOf(requestId).assembly()).packets;
  return packet!;
}

async function check(requestId: string, packetId: string): Promise<void> {
  expect(await callsOf(requestId).check(packetId)).toMatchObject({ status: 200 });
}

/** A request of a client with a released packet of three volumes. */
async function releasedPacket(terms: object = {}, made = requestWithPacket()) {
  const request = await made;
  const { requestId, packetId, fileId } = request;
  await check(requestId, packetId);
  expect(await release(portal, staff, requestId, [fileId], terms)).toMatchObject({ status: 200 });
  await eventually(
    'the promotion',
    async () => (await storedFile(portal, requestId, fileId))['scan'] === 'clean',
  );
  const of = { requestId, fileId };
  return {
    ...request,
    stored: () => storedFile(portal, requestId, fileId),
    download: (query: object = {}, person = client) =>
      callApi(portal.api, downloadFileAuth, { headers: as(person), query: { ...of, ...query } as never }),
    withdraw: (more: object = {}) =>
      callApi(portal.api, withdrawFile, { headers: as(admin), body: { ...of, ...more } }),
    changeTerms: (changed: object) =>
      callApi(portal.api, changeFileTerms, { headers: as(staff), body: { ...of, ...changed } }),
    open: (body: object) => callApi(portal.api, createPaymentIntent, { headers: as(client), body }),
    update: () => dataOf(portal.api, updateFilePayment, { headers: as(client), body: of }),
  };
}

/** The names of the blobs of a container that belong to a request, without its ID. */
async function blobsOf(container: 'sources' | 'quarantine' | 'documents', requestId: string, part: string) {
  const names: string[] = [];
  const prefix = `${requestId}/${part}`;
  for await (const { name } of blobContainerOf(portal, container).listBlobsFlat({ prefix }))
    names.push(name.slice(requestId.length + 1));
  return names.toSorted();
}

interface Download {
  readonly url: string;
  readonly originalName: string;
  readonly downloadedAt: string;
  readonly volumes: {
    readonly name: string;
    readonly size: number;
    readonly pages: number;
    readonly url: string;
  }[];
}
const downloadIn = ({ status, data, message }: Awaited<ReturnType<typeof callApi>>) => {
  if (status !== 200) throw new Error(`${status}: ${message}`);
  return data as Download;
};
const contentOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
const threeOf = (name: string) => [name, `${name}.vol2`, `${name}.vol3`];

describe('a packet with more pages than a file may have', () => {
  it('is built as volumes, which are one document', async () => {
    const { requestId } = await copySources(portal, staff, [CONTENT], client);
    const packet = await build(requestId);
    const { packetId } = packet;
    const { fileId } = packet.document!;
    expect(packet).toMatchObject({
      state: 'built',
      pages: 3,
      document: {
        name: 'Chart.pdf',
        allPages: 5,
        volumes: [
          { name: 'Chart_vol1of3.pdf', pages: 1, allPages: 3 },
          { name: 'Chart_vol2of3.pdf', pages: 1, allPages: 1 },
          { name: 'Chart_vol3of3.pdf', pages: 1, allPages: 1 },
        ],
      },
      look: { state: 'read', pages: 3, pagesWithText: 3, namesPatient: true, otherPersonPages: 0 },
    });
    const { size, volumes = [], ...document } = packet.document!;
    expect(document.sha256).toBe(sha256(volumes.map((each) => each.sha256).join('')));
    const contents: Buffer[] = [];
    for (const [index, volume] of volumes.entries()) {
      const query = { requestId, packetId, volume: String(index + 1) };
      const { url } = await dataOf(portal.api, getPacketLink, { headers: as(staff), query });
      contents.push(await contentOf(url));
      expect(sha256(contents[index]!)).toBe(volume.sha256);
      expect(contents[index]).toHaveLength(volume.size);
    }
    expect(contents.reduce((sum, { length }) => sum + length, 0)).toBe(size);
    const missing = { headers: as(staff), query: { requestId, packetId, volume: '4' } };
    expect(await callApi(portal.api, getPacketLink, missing)).toMatchObject({ status: 404 });
    expect(await blobsOf('sources', requestId, 'packet/')).toEqual(threeOf(`packet/${packetId}`));

    // No volume goes around the gate.
    for (const content of contents) {
      const uploaded = await uploadForRequest(portal, staff, requestId, { name: 'part.pdf', content });
      expect(await release(portal, staff, requestId, [uploaded])).toMatchObject({
        status: 422,
        error: { fields: { 'uploadedFiles.0': expect.stringContaining('Release the packet instead') } },
      });
    }
    expect((await build(requestId)).document!.volumes).toEqual(volumes);

    await check(requestId, packetId);
    expect(await blobsOf('quarantine', requestId, fileId)).toEqual(threeOf(fileId));
    await dataOf(portal.api, cancelPacket, { headers: as(staff), body: { requestId, packetId } });
    expect(await blobsOf('quarantine', requestId, fileId)).toEqual([]);
    expect(await blobsOf('sources', requestId, `packet/${packetId}`)).toEqual([]);
  });

  it('is released as one file with a link for each volume, and downloaded as one', async () => {
    const packet = await releasedPacket({ embargoEnabled: false }, sentPacket());
    const { requestId, fileId } = packet;
    const { document } = await packetIn(requestId);
    expect(await blobsOf('documents', requestId, fileId)).toEqual(threeOf(fileId));
    expect(await packet.stored()).toMatchObject({
      originalName: 'Chart.pdf',
      size: document!.size,
      packet: { pages: 3, sha256: document!.sha256 },
    });
    const [added] = (await documentsOf(portal, requestId, 'event')).filter(
      ({ kind }) => kind === 'files-added',
    );
    expect(added).toMatchObject({ details: { files: 1, fileIds: fileId } });

    const download = downloadIn(await packet.download());
    expect(download.volumes.map(({ name }) => name)).toEqual(
      [1, 2, 3].map((number) => `Chart_vol${number}of3.pdf`),
    );
    expect(download).toMatchObject({ originalName: 'Chart_vol1of3.pdf' });
    for (const [index, { url, name }] of download.volumes.entries()) {
      const answer = await fetch(url);
      expect(answer.headers.get('content-disposition')).toContain(`filename="${name}"`);
      expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(document!.volumes![index]!.sha256);
    }
    expect(sha256(await contentOf(download.url))).toBe(document!.volumes![0]!.sha256);
    for (const [number, action] of [
      [2, 'preview'],
      [3, 'open'],
    ] as const) {
      const { url, originalName } = downloadIn(await packet.download({ volume: number, action }));
      expect(originalName).toBe(`Chart_vol${number}of3.pdf`);
      const answer = await fetch(url);
      expect(answer.headers.get('content-disposition')).toMatch(/^inline/);
      expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(document!.volumes![number - 1]!.sha256);
    }
    expect(await packet.download({ volume: 4 })).toMatchObject({ status: 404 });
    expect(await packet.download({ volume: 0 })).toMatchObject({ status: 400 });

    const zips = downloadAllCalls(portal, authHeaders(client), requestId);
    const { bundleId } = await zips.prepareAndWait();
    const zip = await zips.unpack(bundleId);
    expect([...zip.keys()].filter((path) => path.includes('Chart'))).toEqual(
      [1, 2, 3].map((number) => `Files from the legal team/Chart_vol${number}of3.pdf`),
    );
    for (const { name, sha256: hash } of document!.volumes!)
      expect(sha256(zip.get(`Files from the legal team/${name}`)!)).toBe(hash);
  });
});

describe('a packet with a volume that the scan does not accept', () => {
  it('is blocked as a whole, also if it is checked again', async () => {
    const { requestId, packetId, fileId } = await requestWithPacket();
    await check(requestId, packetId);
    await recordScan(portal, `${requestId}/${fileId}.vol2`, 'Malicious');
    for (const volume of ['', '.vol3']) await recordScan(portal, `${requestId}/${fileId}${volume}`);
    // Offers the same bytes again.
    await check(requestId, packetId);
    expect(await release(portal, staff, requestId, [fileId], { embargoEnabled: false })).toMatchObject({
      status: 200,
    });
    await eventually(
      'the verdict',
      async () => (await storedFile(portal, requestId, fileId))['scan'] === 'infected',
    );
    for (const volume of ['1', '2', '3'])
      expect(
        await callApi(portal.api, downloadFileAuth, {
          headers: as(client),
          query: { requestId, fileId, volume },
        }),
      ).toMatchObject({ status: 403 });
    expect(await blobsOf('documents', requestId, fileId)).toEqual([]);
  });
});

describe('a packet in volumes with a charge', () => {
  const CHARGED = { requiresPayment: true, chargeAmount: '25.50', embargoEnabled: false };

  it('is one item of a payment, one download, and one refund, and is withdrawn with all volumes', async () => {
    const stripe = stripeOf(portal);
    const packet = await releasedPacket(CHARGED);
    const { requestId, fileId } = packet;
    expect(await packet.download()).toMatchObject({ status: 403 });
    expect(await packet.download({ volume: 2, action: 'preview' })).toMatchObject({ status: 403 });
    expect((await packet.changeTerms({ ...CHARGED, chargeAmount: '30.00' })).status).toBe(200);

    const other = await storeChargedFile(portal, requestId, 1300);
    const opened = (await packet.open({ type: 'pay_all', requestId })).data as {
      paymentIntentId: string;
      amount: number;
      items: { amount: number }[];
    };
    expect(opened.amount).toBe(4300);
    expect(opened.items.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([1300, 3000]);
    await stripe.paymentIntents.confirm(opened.paymentIntentId, { payment_method: 'pm_card_visa' });
    await packet.update();
    expect(await storedFile(portal, requestId, other)).toMatchObject({ paymentState: 'paid' });

    const first = downloadIn(await packet.download());
    const again = downloadIn(await packet.download());
    expect(again.downloadedAt).toBe(first.downloadedAt);
    expect(again.volumes).toHaveLength(3);
    const downloads = await documentsOf(portal, requestId, 'download');
    expect(downloads.filter((each) => each['fileId'] === fileId)).toHaveLength(1);
    const links = again.volumes.map(({ url }) => url);
    expect(await Promise.all(links.map(async (url) => (await fetch(url)).status))).toEqual([200, 200, 200]);

    expect(await packet.withdraw({ refund: true })).toMatchObject({ status: 200 });
    expect(await Promise.all(links.map(async (url) => (await fetch(url)).status))).toEqual([404, 404, 404]);
    expect(await blobsOf('documents', requestId, fileId)).toEqual([]);
    expect(await blobsOf('quarantine', requestId, fileId)).toEqual([]);
    const refunds = (await stripe.refunds.list({ payment_intent: opened.paymentIntentId })).data;
    expect(refunds.map(({ amount }) => amount)).toEqual([3000]);
    expect(await packet.download({ volume: 3 })).toMatchObject({ status: 403 });
  });

  it('cannot be opened in any volume while its payment is disputed', async () => {
    const packet = await releasedPacket(CHARGED);
    const { requestId, fileId } = packet;
    const { paymentIntentId } = (await packet.open({ type: 'file', requestId, fileId })).data as {
      paymentIntentId: string;
    };
    await stripeOf(portal).paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
    await packet.update();
    await setDispute(portal, { paymentIntent: paymentIntentId, status: 'needs_response' });
    await eventually(
      'the dispute',
      async () => ((await packet.stored())['disputes'] as unknown[]).length > 0,
    );
    for (const volume of [1, 2, 3])
      for (const action of ['download', 'preview'])
        expect(await packet.download({ volume, action })).toMatchObject({ status: 403 });
  });
});

describe('the content of a packet in volumes', () => {
  it('is deleted with all volumes: copies after the release, offers that nobody released, and after retention', async () => {
    await setRetention(portal, admin, 30);
    const released = await releasedPacket({ embargoEnabled: false });
    const offered = await requestWithPacket();
    await check(offered.requestId, offered.packetId);
    expect(await blobsOf('quarantine', released.requestId, released.fileId)).toEqual(
      threeOf(released.fileId),
    );
    await makeTasksDue(portal, released.requestId);
    await sweepOutbox(portal);
    await eventually(
      'the deletion of the copies',
      async () => (await blobsOf('quarantine', released.requestId, released.fileId)).length === 0,
    );
    expect(await blobsOf('documents', released.requestId, released.fileId)).toEqual(threeOf(released.fileId));

    await ageUploads(portal, offered.requestId, 24 * 60 + 1);
    await closeDaysAgo(portal, staff, released.requestId, 31);
    await deleteExpired(portal);
    expect(await blobsOf('quarantine', offered.requestId, offered.fileId)).toEqual([]);
    expect(await blobsOf('documents', released.requestId, released.fileId)).toEqual([]);
    expect(await blobsOf('sources', offered.requestId, 'packet/')).toHaveLength(3);

    await check(offered.requestId, offered.packetId);
    expect(await release(portal, staff, offered.requestId, [offered.fileId])).toMatchObject({ status: 200 });
  });
});

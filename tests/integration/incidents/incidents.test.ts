import { Buffer } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import { accountDisclosures } from '@portal/contract/disclosures/endpoints.ts';
import type { Operation } from '@portal/contract/endpoint.ts';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import * as operations from '@portal/contract/incidents/endpoints.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  getAdmin,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { copyRelease } from '../../support/files/copyRelease.ts';
import { blobContainerOf } from '../../support/files/documents.ts';
import { downloadAllCalls, linkOf } from '../../support/files/downloadAllCalls.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { storedFile } from '../../support/files/releasedFiles.ts';
import { disclosureCalls } from '../../support/operations/disclosureCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { facilityDay } from '../../support/requests/facilityDay.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { requestDownload } from '../../support/requests/requestWithFiles.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const FREE = { embargoEnabled: false };
const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
const send = (
  person: Person,
  operation: Operation,
  call: { body?: object; query?: Record<string, string> },
) => callApi(portal.api, operation, { headers: headersOf(person), ...call });

let staff: Person;
let admin: Person;
let client: Person;
beforeAll(async () => {
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
});

const factors = {
  nature: 'Diagnoses of Quagga',
  recipient: 'A law firm',
  acquired: 'Opened once',
  mitigation: 'Destroyed, with a statement',
};

/** A request of a client with released documents, and the calls about a release to the wrong person. */
async function releasedRequest(names: readonly string[] = ['chart.pdf']) {
  const patient = {
    patientName: `Quill ${randomUUID().replace(/[\d-]/g, '').slice(0, 10)}`,
    patientDob: '1971-04-05',
  };
  const request = await submitForClient(portal, client, patient);
  const { requestId } = request;
  const content = new TextEncoder().encode('%PDF-1.4 one');
  const fileIds: string[] = [];
  for (const name of names)
    fileIds.push(await copyRelease(portal, staff, requestId, FREE, { name, content }));
  const body = {
    key: randomUUID(),
    requestId,
    fileIds,
    discoveredOn: facilityDay(0),
    what: 'Sent to the firm of Quagga',
  };
  const report = (changed: object = {}, person = staff) =>
    send(person, operations.reportIncident, { body: { ...body, ...changed } });
  const read = async () => {
    const query = { requestId };
    const { incidents } = await dataOf(portal.api, operations.incidentsOfRequest, {
      headers: headersOf(staff),
      query,
    });
    return incidents[0]!;
  };
  const recorded = async () => {
    expect((await report()).status).toBe(201);
    const { incidentId } = await read();
    const ref = { requestId, incidentId };
    const letter = {
      ...ref,
      kind: 'patient' as const,
      language: 'en' as const,
      addressee: `${patient.patientName}\n1 Main St`,
      text: 'Dear patient,\n\nQuagga happened.',
    };
    return {
      ref,
      incidentId,
      change: async (sent: object) => {
        const { revision } = await read();
        return send(admin, operations.changeIncident, { body: { ...ref, seen: revision, ...sent } });
      },
      note: (sent: object = {}) =>
        send(admin, operations.addIncidentNote, {
          body: { key: randomUUID(), ...ref, text: 'Called Quagga', ...sent },
        }),
      letter,
      issue: (sent: object = {}) =>
        send(admin, operations.issueIncidentLetter, { body: { key: randomUUID(), ...letter, ...sent } }),
      listed: async () => {
        const { incidents } = await dataOf(portal.api, operations.listIncidents, {
          headers: headersOf(admin),
        });
        return incidents.find((one) => one.incidentId === incidentId);
      },
    };
  };
  return {
    ...request,
    patient,
    body,
    fileIds,
    report,
    read,
    recorded,
    open: async (fileId: string, action = 'download') =>
      requestDownload(portal, await lookUp(portal, request), fileId, { action }),
    events: async (kind: string) =>
      (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind),
  };
}

const urlOf = ({ data }: { data?: unknown }) => (data as { url: string }).url;

describe('a release to the wrong person', () => {
  it('is withdrawn at once: links, previews and zips stop working', async () => {
    const request = await releasedRequest(['chart.pdf', 'x-ray.pdf']);
    const { fileIds, requestId } = request;
    const links = [];
    for (const fileId of fileIds)
      for (const action of ['download', 'preview', 'open'])
        links.push(urlOf(await request.open(fileId, action)));
    const all = downloadAllCalls(portal, authHeaders(client), requestId);
    const { bundleId } = await all.prepareAndWait();
    links.push(linkOf(await all.download(bundleId)));
    for (const link of links) expect((await fetch(link)).status).toBe(200);
    expect(await request.report()).toMatchObject({ status: 201, data: { state: 'open' } });
    for (const link of links) expect((await fetch(link)).status).toBe(404);
    for (const fileId of fileIds) expect((await request.open(fileId)).status).toBe(403);
    expect((await all.download(bundleId)).status).toBeGreaterThanOrEqual(400);
    for (const fileId of fileIds) {
      const file = await storedFile(portal, requestId, fileId);
      expect(file).toMatchObject({ withdrawnAt: expect.any(String), withdrawal: { reason: 'wrong-person' } });
      const blob = blobContainerOf(portal, 'documents').getBlobClient(`${requestId}/${fileId}`);
      expect(await blob.exists()).toBe(false);
    }
  });

  it('shows who opened what, with masked addresses, and its clock', async () => {
    const request = await releasedRequest(['chart.pdf', 'other.pdf']);
    const [chart = '', other = ''] = request.fileIds;
    await request.open(chart, 'preview');
    const asClient = await lookUp(portal, request);
    await requestDownload(portal, asClient, other, { action: 'download' });
    await callApi(portal.api, downloadFile, {
      headers: headersOf(client),
      query: { requestId: request.requestId, fileId: chart, action: 'download' },
    });
    await request.report({ fileIds: [chart], discoveredOn: facilityDay(0) });
    const incident = await request.read();
    expect(incident.accesses).toMatchObject([
      { document: 'chart.pdf', action: 'download', by: 'client', email: expect.stringContaining('•••') },
      { document: 'chart.pdf', action: 'preview', by: 'holder', name: '', email: '' },
    ]);
    expect(incident).toMatchObject({
      orderId: request.request.orderId,
      patientName: request.patient.patientName,
      discoveredOn: facilityDay(0),
      dueOn: facilityDay(60),
      californiaOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      documents: [{ fileId: chart, endedAt: expect.any(String) }],
      isComplete: true,
      accounts: [{ email: expect.stringContaining('•••') }],
    });
    expect(JSON.stringify(incident)).not.toContain(client.email);
  });

  it('stays in the accounting of disclosures, as released in error; an issued accounting stays as it is', async () => {
    const request = await releasedRequest();
    const { patient } = request;
    await request.open(request.fileIds[0]!);
    const calls = disclosureCalls(portal, staff);
    const { accountingId, revision } = await calls.requestAccounting(patient);
    const { issues } = await calls.issue({ accountingId, seen: revision });
    const issued = () => calls.readIssued(accountingId, issues[0]!.issueId, 'csv');
    const before = (await issued()).toString('utf8');
    expect(before).not.toContain('Released in error');
    await request.report();
    const found = await dataOf(portal.api, accountDisclosures, {
      headers: headersOf(staff),
      body: { ...patient, from: facilityDay(-1), to: facilityDay(1) },
    });
    expect(found.disclosures).toMatchObject([{ document: 'chart.pdf', inError: true }]);
    expect((await issued()).toString('utf8')).toBe(before);
    const next = await calls.issue({ accountingId, seen: revision + 1, reason: 'A release in error' });
    const read = (format: 'csv' | 'pdf') => calls.readIssued(accountingId, next.issues[0]!.issueId, format);
    expect((await read('csv')).toString('utf8')).toContain('Released in error');
    expect((await readPdf(new Uint8Array(await read('pdf')))).pages.join(' ')).toContain('Released in error');
  });

  it('is recorded once by parallel and repeated calls', async () => {
    const request = await releasedRequest(['chart.pdf', 'x-ray.pdf']);
    const answers = await Promise.all(Array.from({ length: 4 }, () => request.report()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await request.report()).status).toBe(201);
    expect(await request.events('incident-recorded')).toHaveLength(1);
    expect(await request.events('file-withdrawn')).toHaveLength(2);
    expect((await request.report({ what: 'Something else' })).status).toBe(409);
    expect((await request.report({ key: randomUUID() })).status).toBe(409);
  });

  it('includes a document that was withdrawn before', async () => {
    const request = await releasedRequest();
    const withdrawn = { requestId: request.requestId, fileId: request.fileIds[0]! };
    await dataOf(portal.api, withdrawFile, {
      headers: headersOf(staff),
      body: { ...withdrawn, reason: 'incomplete' },
    });
    expect((await request.report()).status).toBe(201);
    expect(await storedFile(portal, request.requestId, request.fileIds[0]!)).toMatchObject({
      withdrawal: { reason: 'incomplete' },
      incidentId: expect.stringMatching(/^inc_/),
    });
  });

  it.each<[string, object, number]>([
    ['no document', { fileIds: [] }, 400],
    ['a document of another request', { fileIds: [`file_${'0'.repeat(32)}`] }, 404],
    ['a discovery in the future', { discoveredOn: facilityDay(3) }, 400],
    ['a discovery before the release', { discoveredOn: facilityDay(-9) }, 400],
    ['no text', { what: ' ' }, 400],
  ])('is refused with %s', async (_, sent, status) => {
    const request = await releasedRequest();
    expect((await request.report(sent)).status).toBe(status);
    expect((await storedFile(portal, request.requestId, request.fileIds[0]!))['withdrawnAt']).toBeNull();
  });
});

describe('an incident', () => {
  it('is assessed, noted, closed, and listed for admins', async () => {
    const request = await releasedRequest();
    const incident = await request.recorded();
    expect(await incident.listed()).toMatchObject({ state: 'open', daysLeft: 60, outcome: null, files: 1 });
    const low = { action: 'close', outcome: 'low-probability', reason: 'Destroyed unread' };
    expect(await incident.change(low)).toMatchObject({ status: 400 });
    expect(await incident.change({ action: 'assess', ...factors })).toMatchObject({
      status: 200,
      data: { assessment: { ...factors, byName: expect.any(String) } },
    });
    expect(await incident.note()).toMatchObject({
      status: 201,
      data: { notes: [{ text: 'Called Quagga' }] },
    });
    const correction = { action: 'correct', discoveredOn: facilityDay(-5), reason: 'A nurse knew' };
    expect((await incident.change(correction)).status).toBe(400);
    expect(await incident.change(low)).toMatchObject({ status: 200, data: { state: 'closed' } });
    expect(await incident.listed()).toMatchObject({ state: 'closed', outcome: 'low-probability' });
    expect((await incident.change({ action: 'assess', ...factors })).status).toBe(409);
    expect(await incident.change({ action: 'reopen', reason: 'A copy was found' })).toMatchObject({
      data: { state: 'open', closings: [{ reopened: { reason: 'A copy was found' } }] },
    });
  });

  it('is changed by one of several people who saw the same revision', async () => {
    const request = await releasedRequest();
    const incident = await request.recorded();
    const body = { ...incident.ref, seen: 1, action: 'assess', ...factors };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(admin, operations.changeIncident, { body })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('gets parallel notes and a repeated one once', async () => {
    const request = await releasedRequest();
    const incident = await request.recorded();
    const key = randomUUID();
    await Promise.all([incident.note({ key }), incident.note({ key }), incident.note(), incident.note()]);
    expect((await request.read()).notes).toHaveLength(3);
    expect((await incident.note({ key, text: 'Other' })).status).toBe(409);
  });

  it('has letters from templates that are stored as issued', async () => {
    const request = await releasedRequest();
    const incident = await request.recorded();
    const query = { ...incident.ref, kind: 'patient' as const };
    const draft = await dataOf(portal.api, operations.incidentLetterText, {
      headers: headersOf(admin),
      query: { ...query, language: 'es' },
    });
    expect(draft.addressee).toBe(request.patient.patientName);
    expect(draft.text).toContain('Qué ocurrió');
    expect((await incident.issue({ text: draft.text })).status).toBe(400);

    const preview = await send(admin, operations.previewIncidentLetter, { body: incident.letter });
    expect(preview.status).toBe(200);
    const key = randomUUID();
    const answers = await Promise.all([incident.issue({ key }), incident.issue({ key })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await incident.issue({ key, text: 'Other' })).status).toBe(409);
    const { letters } = await request.read();
    expect(letters).toHaveLength(1);
    const { letterId, sha256 } = letters[0]!;
    const read = async () =>
      dataOf(portal.api, operations.readIncidentLetter, {
        headers: headersOf(admin),
        query: { ...incident.ref, letterId },
      });
    const bytes = Buffer.from((await read()).content, 'base64');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    const { pages, title } = await readPdf(new Uint8Array(bytes));
    expect(title).toBe('Notice about your medical records');
    expect(pages.join(' ')).toMatch(/1 Main St[\s\S]*Quagga happened/);

    const requests = await containerOf(portal, 'requests');
    const stored = requests.item(`letter|${letterId}`, request.requestId);
    await stored.patch([
      { op: 'set', path: '/content', value: Buffer.from('%PDF other').toString('base64') },
    ]);
    expect(
      (await send(admin, operations.readIncidentLetter, { query: { ...incident.ref, letterId } })).status,
    ).toBe(503);
  });

  it('is kept for six years from its last change, with its letters', async () => {
    const request = await releasedRequest();
    const incident = await request.recorded();
    await incident.issue();
    const [letter] = (await request.read()).letters;
    const requests = await containerOf(portal, 'requests');
    const ids = [`incident|${incident.incidentId}`, `letter|${letter!.letterId}`];
    const items = ids.map((id) => requests.item(id, request.requestId));
    const days = async () =>
      Promise.all(items.map(async (item) => (await item.read<{ ttl: number }>()).resource!.ttl / 86_400));
    for (const ttl of await days()) expect(ttl).toBeGreaterThanOrEqual(6 * 365);
    for (const item of items) await item.patch([{ op: 'set', path: '/ttl', value: 1000 }]);
    await incident.note();
    for (const ttl of await days()) expect(ttl).toBeGreaterThanOrEqual(6 * 365);
  });

  it('leaves events without texts in the audit trail', async () => {
    const request = await releasedRequest();
    const incident = await request.recorded();
    await incident.note();
    await incident.issue();
    await incident.change({ action: 'assess', ...factors });
    await incident.change({ action: 'close', outcome: 'no-breach', reason: 'Quagga was the right firm' });
    const [letter] = (await request.read()).letters;
    const query = { ...incident.ref, letterId: letter!.letterId };
    await dataOf(portal.api, operations.readIncidentLetter, { headers: headersOf(admin), query });
    const expected = [
      'incident-recorded',
      'incident-changed',
      'incident-letter-issued',
      'incident-letter-read',
    ];
    await eventually('the trail', async () => {
      const kinds = (await trailEntries(portal, request.requestId)).map(({ kind }) => kind);
      return expected.every((kind) => kinds.includes(kind));
    });
    const text = JSON.stringify(await trailEntries(portal, request.requestId));
    expect(text).not.toMatch(/Quagga|Main St|chart\.pdf/);
    expect(text).not.toContain(request.patient.patientName);
  });

  it('is unknown to clients and holders', async () => {
    const request = await releasedRequest();
    await request.recorded();
    const found = await lookUp(portal, request);
    expect(JSON.stringify(found.uploadedFiles)).not.toMatch(/inc_|wrong-person/);
    const query = { requestId: request.requestId };
    const answer = await callApi(portal.api, operations.incidentsOfRequest, {
      headers: { ...accessHeader(found), ...randomIpHeader() },
      query,
    });
    expect(answer.status).toBe(401);
  });
});

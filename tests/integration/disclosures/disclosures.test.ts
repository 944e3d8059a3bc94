import { accountDisclosures } from '@portal/contract/disclosures/endpoints.ts';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import { describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { downloadAllCalls } from '../../support/files/downloadAllCalls.ts';
import { dayFromNow, disclosureCalls } from '../../support/operations/disclosureCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { uploadAndRelease, uploadForRequest } from '../../support/files/releasedFiles.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
const FREE = { embargoEnabled: false };
const PERIOD = { from: dayFromNow(-1), to: dayFromNow(1) };

/** A patient with a unique name. */
const newPatient = () => ({
  patientName: `Quill ${crypto.randomUUID().replace(/[\d-]/g, '').slice(0, 10)}`,
  patientDob: '1971-04-05',
});

const account = (person: Person, body: object) =>
  dataOf(portal.api, accountDisclosures, { headers: headersOf(person), body: { ...PERIOD, ...body } });

const open = (callerHeaders: Record<string, string>, requestId: string, fileId: string, action: string) =>
  dataOf(portal.api, downloadFile, {
    headers: { ...callerHeaders, ...randomIpHeader() },
    query: { requestId, fileId, action },
  });

describe('an accounting of disclosures', () => {
  it('lists every document that a recipient outside received, and no other', async () => {
    const [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
    const patient = newPatient();
    const own = await submitForClient(portal, client, patient);
    const other = await submitRequest(portal, { ...patient, orderId: '=HYPERLINK("x")' });
    await submitRequest(portal, { ...patient, patientDob: '1971-04-06' });
    const ownFile = await uploadAndRelease(portal, staff, own.requestId, FREE);
    const otherFile = await uploadAndRelease(portal, staff, other.requestId, FREE);
    const access = await lookUp(portal, other);
    await open(authHeaders(client), own.requestId, ownFile, 'download');
    await open(authHeaders(client), own.requestId, ownFile, 'preview');
    await open(accessHeader(access), other.requestId, otherFile, 'open');
    await open(authHeaders(staff), own.requestId, ownFile, 'download');
    const all = downloadAllCalls(portal, authHeaders(client), own.requestId);
    const { bundleId } = await all.prepareAndWait();
    await all.unpack(bundleId);

    const accounting = await account(staff, patient);
    const events = [
      ...(await documentsOf(portal, own.requestId, 'event')),
      ...(await documentsOf(portal, other.requestId, 'event')),
    ].filter(({ kind, by }) => kind === 'file-opened' && (by as { kind: string }).kind !== 'staff');
    expect(accounting).toMatchObject({ requests: 2, total: events.length, isComplete: true, withheld: 0 });
    expect(accounting.patients).toEqual([patient.patientName]);
    expect(accounting.disclosures.map(({ at }) => at).toSorted()).toEqual(
      events.map(({ at }) => String(at)).toSorted(),
    );
    expect(events).toHaveLength(4);
    expect(accounting.disclosures.find(({ action }) => action === 'preview')).toMatchObject({
      document: 'chart.pdf',
      orderId: own.request.orderId,
      address: expect.stringContaining(client.email),
    });
    expect(accounting.disclosures.find(({ action }) => action === 'open')).toMatchObject({
      recipient: 'Other Copy Service Inc',
      by: 'holder',
      address: 'clerk@copyservice.example',
    });
  });

  it('lists the file of a message, also after it was withdrawn', async () => {
    const [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
    const patient = newPatient();
    const { requestId } = await submitForClient(portal, client, patient);
    const fileId = await uploadForRequest(portal, staff, requestId);
    const call = (person: Person) => ({ headers: headersOf(person) });
    await dataOf(portal.api, sendMessage, {
      ...call(staff),
      body: { requestId, messageId: crypto.randomUUID(), text: 'See the file', uploadedFiles: [{ fileId }] },
    });
    const download = () =>
      callApi(portal.api, downloadFile, {
        ...call(client),
        query: { requestId, fileId, action: 'download' },
      });
    await eventually('the malware scan', async () => (await download()).status === 200);
    const listed = { document: 'chart.pdf', action: 'download', by: 'client' };
    const before = await account(staff, patient);
    expect(before.disclosures).toMatchObject([{ ...listed, address: expect.stringContaining(client.email) }]);

    await dataOf(portal.api, withdrawFile, { ...call(staff), body: { requestId, fileId } });
    expect((await download()).status).toBeGreaterThanOrEqual(400);
    expect((await account(staff, patient)).disclosures).toEqual(before.disclosures);

    const calls = disclosureCalls(portal, staff);
    const { accountingId, revision } = await calls.requestAccounting(patient);
    const { issues } = await calls.issue({ accountingId, seen: revision });
    const read = (format: 'csv' | 'pdf') => calls.readIssued(accountingId, issues[0]!.issueId, format);
    expect((await read('csv')).toString('utf8')).toContain('chart.pdf');
    const { pages } = await readPdf(new Uint8Array(await read('pdf')));
    expect(pages.join(' ')).toContain('chart.pdf');
  });

  it('remains after the history of free downloads is deleted', async () => {
    const staff = await createStaff(portal);
    const patient = newPatient();
    const request = await submitRequest(portal, patient);
    const fileId = await uploadAndRelease(portal, staff, request.requestId, FREE);
    await open(accessHeader(await lookUp(portal, request)), request.requestId, fileId, 'download');
    const requests = await containerOf(portal, 'requests');
    // The store deletes these after 30 days.
    for (const { id } of await documentsOf(portal, request.requestId, 'download')) {
      await requests.item(String(id), request.requestId).delete();
    }
    expect(await account(staff, patient)).toMatchObject({ total: 1 });
    const earlier = { ...patient, from: '2020-01-01', to: '2020-12-31' };
    expect(await account(staff, earlier)).toMatchObject({ requests: 1, total: 0 });
  });

  it('is a CSV without formulas, and a PDF', async () => {
    const staff = await createStaff(portal);
    const patient = newPatient();
    const request = await submitRequest(portal, { ...patient, orderId: '=1+1', firmName: '@SUM(A1)' });
    const fileId = await uploadAndRelease(portal, staff, request.requestId, FREE);
    await open(accessHeader(await lookUp(portal, request)), request.requestId, fileId, 'download');
    const calls = disclosureCalls(portal, staff);
    const requested = await calls.requestAccounting(patient);
    const issuing = { accountingId: requested.accountingId, seen: requested.revision, language: 'es' };
    const { accountingId, issues } = await calls.issue(issuing);
    const { issueId } = issues[0]!;
    const text = (await calls.readIssued(accountingId, issueId, 'csv')).toString('utf8');
    expect(text).toMatch(/^\uFEFFAccounting of disclosures\r\n/);
    expect(text).toMatch(/\r\ntime \(UTC\),patient,recipient,/);
    expect(text).toContain(
      `Other Copy Service Inc (@SUM(A1)),"holder of Order ID and code, for the recipient"`,
    );
    expect(text).toContain("'=1+1");
    const pdf = await calls.readIssued(accountingId, issueId, 'pdf');
    const { title, language, pages } = await readPdf(new Uint8Array(pdf));
    expect({ title, language }).toEqual({ title: 'Informe de divulgaciones', language: 'es-US' });
    expect(pages.join(' ')).toContain(patient.patientName);
    expect(pages.join(' ')).toContain('chart.pdf');
    expect(pages.join(' ')).toContain('Persona con el número de orden y el código');
  });

  it('is not issued without a purpose unless staff say so, and takes it from the authority', async () => {
    const staff = await createStaff(portal);
    const patient = newPatient();
    const authority = { kind: 'subpoena', issuingCourt: 'Superior Court' } as const;
    const [stated, unstated] = await Promise.all([
      submitRequest(portal, { ...patient, authority }),
      submitRequest(portal, patient),
    ]);
    const calls = disclosureCalls(portal, staff);
    const openOne = async (order: typeof stated) => {
      const fileId = await uploadAndRelease(portal, staff, order.requestId, FREE);
      await open(accessHeader(await lookUp(portal, order)), order.requestId, fileId, 'download');
    };
    await openOne(stated);
    const { accountingId, revision: seen } = await calls.requestAccounting(patient);
    const first = await calls.issue({ accountingId, seen, withoutPurpose: false });
    const csv = (await calls.readIssued(accountingId, first!.issues[0]!.issueId, 'csv')).toString('utf8');
    expect(csv).toContain(',Response to a subpoena,');

    await openOne(unstated);
    const again = { accountingId, seen: first!.revision, reason: 'Another document' };
    await expect(calls.issue({ ...again, withoutPurpose: false })).rejects.toThrow('have no purpose');
    expect((await calls.otherNames(accountingId)).withoutPurpose).toEqual([
      { requestId: unstated.requestId, orderId: unstated.request.orderId },
    ]);
    const second = await calls.issue(again);
    const { pages } = await readPdf(
      new Uint8Array(await calls.readIssued(accountingId, second!.issues[0]!.issueId, 'pdf')),
    );
    expect(pages.join(' ')).toContain('Purpose: Not stated');
  });

  it('does not list what the recipient’s side sent', async () => {
    const [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
    const patient = newPatient();
    const order = await submitForClient(portal, client, patient);
    const { requestId } = order;
    const updateId = crypto.randomUUID();
    const fileId = await uploadForUpdate(portal, order, updateId);
    expect(await sendUpdate(portal, order, { updateId, uploadedFiles: [{ fileId }] })).toMatchObject({
      status: 200,
    });
    await eventually('the malware scan', async () => {
      const query = { requestId, fileId, action: 'download' };
      return (await callApi(portal.api, downloadFile, { headers: headersOf(client), query })).status === 200;
    });
    expect(await account(staff, patient)).toMatchObject({ requests: 1, total: 0 });
  });

  it('is audited without the name of the patient', async () => {
    const staff = await createStaff(portal);
    const patient = newPatient();
    const { requestId } = await submitRequest(portal, patient);
    await account(staff, patient);
    const entries = await eventually('the entry', async () => {
      const found = (await trailEntries(portal)).filter(
        ({ kind, userId }) => kind === 'disclosures-accounted' && userId === staff.userId,
      );
      return found.length > 0 && found;
    });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ details: { requests: requestId, disclosures: 0 } });
    expect(JSON.stringify(entries)).not.toContain(patient.patientName);
  });

  it('lists two thousand disclosures', { tags: ['full'] }, async () => {
    const staff = await createStaff(portal);
    const patient = newPatient();
    const { requestId } = await submitRequest(portal, patient);
    const fileId = await uploadAndRelease(portal, staff, requestId, FREE);
    const requests = await containerOf(portal, 'requests');
    const start = Date.now() - 3_600_000;
    for (let from = 0; from < 2000; from += 50) {
      const batch = Array.from({ length: 50 }, (_, index) => from + index);
      await Promise.all(
        batch.map((number) =>
          requests.items.create({
            id: `ev|open|made|${number}`,
            requestId,
            type: 'event',
            kind: 'file-opened',
            at: new Date(start + number).toISOString(),
            by: { kind: 'holder', id: null },
            details: { fileId, action: 'download' },
          }),
        ),
      );
    }
    const accounting = await account(staff, patient);
    expect(accounting).toMatchObject({ total: 2000, isComplete: true });
    expect(accounting.disclosures).toHaveLength(200);
    const calls = disclosureCalls(portal, staff);
    const requested = await calls.requestAccounting(patient);
    const { accountingId, issues } = await calls.issue({ accountingId: requested.accountingId, seen: 1 });
    expect(issues).toMatchObject([{ disclosures: 2000, isComplete: true, withheld: 0 }]);
    const pdf = await calls.readIssued(accountingId, issues[0]!.issueId, 'pdf');
    const { pages } = await readPdf(new Uint8Array(pdf));
    expect(pages.join(' ').match(/chart\.pdf/g)).toHaveLength(2000);
  });

  it.each([
    [{ patientName: '' }, 'patientName'],
    [{ patientDob: '1971-02-30' }, 'patientDob'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'from'],
    [{ to: 'today' }, 'to'],
  ])('refuses %j', async (wrong, field) => {
    const staff = await createStaff(portal);
    const body = { ...PERIOD, ...newPatient(), ...wrong };
    const response = await callApi(portal.api, accountDisclosures, { headers: headersOf(staff), body });
    expect(response).toMatchObject({ status: 400 });
    expect(Object.keys(response.error?.fields ?? {})).toContain(field);
  });

  it('is empty for an unknown name', async () => {
    const staff = await createStaff(portal);
    expect(await account(staff, { ...newPatient(), patientName: '<script>' })).toMatchObject({ requests: 0 });
    expect(await account(staff, { ...newPatient(), patientName: '...' })).toMatchObject({ requests: 0 });
  });
});

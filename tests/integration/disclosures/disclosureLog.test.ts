import { createHash, randomUUID } from 'node:crypto';
import { recordDisclosure, recordSuspension } from '@portal/contract/disclosures/endpoints.ts';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAdmin, type Person, createStaff } from '../../support/accounts/accounts.ts';
import { trailEntries, verifyAudit } from '../../support/operations/auditTrail.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { dayFromNow, disclosureCalls } from '../../support/operations/disclosureCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { setBundle } from '../../support/files/downloadAllCalls.ts';
import { buildZip } from '../../support/portal/controls.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { emptyLists } from '../../support/portal/emptyLists.ts';
import { containerOf } from '../../support/portal/stores.ts';

/** A separate portal, because digests go to all staff and the whole trail is verified. */
let portal: BorrowedPortal;
let admin: Person;
let staff: Person;
let staffCalls: ReturnType<typeof disclosureCalls>;
let adminCalls: ReturnType<typeof disclosureCalls>;
beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  // The digest must not contain requests of earlier files.
  await emptyLists(portal);
  [admin, staff] = await Promise.all([getAdmin(portal), createStaff(portal)]);
  [staffCalls, adminCalls] = [disclosureCalls(portal, staff), disclosureCalls(portal, admin)];
});
afterAll(() => portal.stop());

/** A patient with a unique name. */
const newPatient = () => ({
  patientName: `Quill ${randomUUID().replace(/[\d-]/g, '').slice(0, 10)}`,
  patientDob: '1971-04-05',
});

/** Patches a stored disclosure document, for example its dates. */
async function patchDocument(id: string, changed: Record<string, unknown>) {
  const item = (await containerOf(portal, 'requests')).item(id, 'disclosures');
  await item.patch(Object.entries(changed).map(([name, value]) => ({ op: 'set', path: `/${name}`, value })));
}

async function downloadForPatient(patient: { patientName: string; patientDob: string }) {
  const request = await submitRequest(portal, patient);
  const fileId = await uploadAndRelease(portal, staff, request.requestId, { embargoEnabled: false });
  const headers = { ...accessHeader(await lookUp(portal, request)), ...randomIpHeader() };
  await dataOf(portal.api, downloadFile, { headers, query: { requestId: request.requestId, fileId } });
  return request;
}

describe('a disclosure made outside the portal', () => {
  it('is in the accounting once, even if sent repeatedly, with its request', async () => {
    const patient = newPatient();
    const { requestId, request } = await downloadForPatient(patient);
    const body = { key: randomUUID(), requestId, count: 3, lastOn: dayFromNow(-5) };
    const first = await staffCalls.record(patient, body);
    expect(await staffCalls.record(patient, body)).toEqual(first);
    const found = await staffCalls.lookUp(patient);
    expect(found).toMatchObject({ total: 2, withheld: 0, requests: 1, orders: [{ requestId }] });
    expect(found.disclosures.map(({ by }) => by)).toEqual(['holder', 'outside']);
    expect(found.disclosures[1]).toMatchObject({
      disclosureId: first.disclosureId,
      recipient: 'Federal Bureau of Investigation',
      action: 'fax',
      basis: 'law-enforcement',
      orderId: request.orderId,
      count: 3,
      lastOn: dayFromNow(-5),
      entry: { revision: 1, isVoid: false, corrections: [] },
    });
  });

  it('keeps its earlier text after a correction, and is removed from accountings if entered in error', async () => {
    const patient = newPatient();
    const { disclosureId } = await staffCalls.record(patient);
    expect(await staffCalls.correct(disclosureId, 1, { recipient: 'County court' })).toMatchObject({
      status: 200,
    });
    expect(await staffCalls.correct(disclosureId, 1, { recipient: 'Nobody' })).toMatchObject({ status: 409 });
    const [corrected] = (await staffCalls.lookUp(patient)).disclosures;
    expect(corrected).toMatchObject({
      recipient: 'County court',
      entry: {
        revision: 2,
        corrections: [
          { reason: 'The fax log says so', before: { recipient: 'Federal Bureau of Investigation' } },
        ],
      },
    });
    await staffCalls.correct(disclosureId, 2, { recipient: 'County court', isVoid: true });
    const after = await staffCalls.lookUp(patient);
    expect(after).toMatchObject({ total: 0, disclosures: [{ entry: { isVoid: true } }] });
    expect(after.disclosures[0]!.entry!.corrections).toHaveLength(2);
  });

  it.each([
    ['on', () => ({ on: dayFromNow(2) })],
    ['on', () => ({ on: '1971-04-04' })],
    ['on', () => ({ on: dayFromNow(-6 * 366) })],
    ['recipient', () => ({ recipient: ' ' })],
    ['requestId', () => ({ requestId: `req_${'a'.repeat(24)}` })],
    ['patientName', () => ({ patientName: '...' })],
  ])('is refused with an error at %s', async (field, changed) => {
    const disclosure = {
      key: randomUUID(),
      on: dayFromNow(-1),
      recipient: 'Court',
      document: 'Chart',
      channel: 'mail',
      basis: 'legal-process',
    };
    const response = await staffCalls.send(recordDisclosure, {
      ...disclosure,
      ...newPatient(),
      ...changed(),
    });
    expect(response).toMatchObject({ status: 400 });
    expect(Object.keys(response.error?.fields ?? {})).toContain(field);
  });

  it('does not belong to a request of another patient', async () => {
    const { requestId } = await submitRequest(portal, newPatient());
    await expect(staffCalls.record(newPatient(), { requestId })).rejects.toThrow('another patient');
  });
});

describe('the audit trail', () => {
  it('records every change of disclosures with actor and details, without the patient, and verifies', async () => {
    const patient = newPatient();
    const { disclosureId } = await staffCalls.record(patient);
    await staffCalls.correct(disclosureId, 1, { recipient: 'County court' });
    const { suspensionId } = await staffCalls.suspend(patient);
    const { accountingId } = await staffCalls.requestAccounting(patient);
    const { issues } = await staffCalls.issue({ accountingId, seen: 1 });
    await staffCalls.readIssued(accountingId, issues[0]!.issueId, 'pdf');
    const ids = [disclosureId, suspensionId, accountingId];
    const entries = await eventually('the entries', async () => {
      const all = await trailEntries(portal, 'disclosures');
      const found = all.filter((entry) =>
        ids.includes(String((entry['details'] as { entry?: string }).entry)),
      );
      return found.length === 6 && found;
    });
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set([
        'disclosure-recorded',
        'disclosure-corrected',
        'suspension-recorded',
        'accounting-requested',
        'accounting-issued',
        'accounting-copied',
      ]),
    );
    const text = JSON.stringify(entries);
    expect(text).not.toMatch(/Quill|1971-04-05|County|Federal|FBI|impede/);
    const { output } = await verifyAudit(portal);
    expect(output).toMatch(/^Entries: [1-9]/);
    // Other files leave requests in this portal whose events they made up or removed.
    const problems = output
      .split('\n')
      .filter((line) => line.startsWith('PROBLEM') && !line.includes('req_'));
    expect(problems).toEqual([]);
  });
});

describe('a suspension', () => {
  it('withholds disclosures from accountings until its end; then they are issued again', async () => {
    const patient = newPatient();
    await downloadForPatient(patient);
    await staffCalls.record(patient);
    const { suspensionId } = await staffCalls.suspend(patient);
    const found = await staffCalls.lookUp(patient);
    expect(found).toMatchObject({ total: 1, withheld: 1 });
    expect(found.disclosures.map(({ withheldUntil }) => withheldUntil)).toEqual([null, dayFromNow(30)]);

    const { accountingId } = await staffCalls.requestAccounting(patient);
    const first = await staffCalls.issue({ accountingId, seen: 1 });
    expect(first).toMatchObject({
      state: 'issued',
      reissueOn: dayFromNow(30),
      isReissueDue: false,
      issues: [{ disclosures: 1, withheld: 1 }],
    });
    const { issueId, sha256 } = first.issues[0]!;
    const pdf = await staffCalls.readIssued(accountingId, issueId, 'pdf');
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(sha256);
    const csv = (await staffCalls.readIssued(accountingId, issueId, 'csv')).toString('utf8');
    const { pages } = await readPdf(new Uint8Array(pdf));
    expect(pages.join(' ')).toContain('chart.pdf');
    for (const text of [csv, pages.join(' ')])
      expect(text).not.toMatch(/Federal|withheld|suspen|agency|investigation/i);
    expect(await staffCalls.tryToIssue({ accountingId, seen: 2 })).toMatchObject({
      status: 400,
      error: { fields: { reason: expect.stringContaining('already issued') } },
    });

    await patchDocument(suspensionId, { until: dayFromNow(-2) });
    expect(await staffCalls.lookUp(patient)).toMatchObject({ total: 2, withheld: 0 });
    const waiting = (await staffCalls.accountings()).find((one) => one.accountingId === accountingId);
    expect(waiting).toMatchObject({ isReissueDue: true });
    const again = await staffCalls.issue({ accountingId, seen: 2 });
    expect(again).toMatchObject({ isReissueDue: false, reissueOn: null });
    expect(again.issues.map(({ disclosures }) => disclosures)).toEqual([2, 1]);
    expect(await staffCalls.readIssued(accountingId, issueId, 'pdf')).toEqual(pdf);
    const reissued = await staffCalls.readIssued(accountingId, again.issues[0]!.issueId, 'pdf');
    const text = (await readPdf(new Uint8Array(reissued))).pages.join(' ');
    for (const value of ['Federal Bureau of Investigation', '1 Main St, Fresno', 'Chart of 2024', 'Fax'])
      expect(text).toContain(value);
    expect(text).toContain('Not disclosed through the online portal');
    expect(text).toContain('Purpose: Law enforcement: Warrant 7');
  });

  it('that ends early moves the date of the reissue', async () => {
    const patient = newPatient();
    await staffCalls.record(patient);
    await staffCalls.record(patient, { recipient: 'County clinic' });
    const { suspensionId } = await staffCalls.suspend(patient);
    await staffCalls.suspend(patient, { recipient: 'county', until: dayFromNow(60) });
    const { accountingId } = await staffCalls.requestAccounting(patient);
    const issued = await staffCalls.issue({ accountingId, seen: 1 });
    expect(issued).toMatchObject({ reissueOn: dayFromNow(30), issues: [{ withheld: 2 }] });
    const dueOf = async () =>
      (await (await containerOf(portal, 'requests')).item(accountingId, 'disclosures').read()).resource.due;
    expect(await dueOf()).toBe(dayFromNow(30));
    const end = { action: 'end', suspensionId, seen: 1, reason: 'They called' };
    expect(await adminCalls.changeSuspension(end)).toMatchObject({ status: 200 });
    expect(await dueOf()).toBe(dayFromNow(0));
    const again = await staffCalls.issue({ accountingId, seen: 2 });
    expect(again).toMatchObject({
      reissueOn: dayFromNow(60),
      isReissueDue: false,
      issues: [{ disclosures: 1, withheld: 1 }, { replacedAt: expect.any(String) }],
    });
  });

  it('records the lookup of disclosures in the audit trail', async () => {
    const lookupEntries = async () =>
      (await trailEntries(portal)).filter(
        ({ kind, userId }) => kind === 'disclosures-accounted' && userId === staff.userId,
      ).length;
    const before = await lookupEntries();
    await staffCalls.suspend(newPatient());
    await eventually('the entry', async () => (await lookupEntries()) > before);
    expect(await lookupEntries()).toBe(before + 1);
  });

  it('that is oral can only be extended in writing', async () => {
    const patient = newPatient();
    const oral = { kind: 'oral', official: 'Agent Lee', from: dayFromNow(-20), until: dayFromNow(5) };
    await staffCalls.suspend(patient, oral);
    const again = { ...oral, from: dayFromNow(0), until: dayFromNow(29) };
    await expect(staffCalls.suspend(patient, again)).rejects.toThrow('written statement');
    await staffCalls.suspend(patient, { ...again, until: dayFromNow(10) });
    await staffCalls.suspend(patient, { ...again, kind: 'written' });
  });

  it('can be corrected only by admins', async () => {
    const patient = newPatient();
    const { disclosureId } = await staffCalls.record(patient);
    expect(await staffCalls.suspend(patient)).toMatchObject({ covered: 1 });
    expect(await staffCalls.suspend(patient, { recipient: 'FBI' })).toMatchObject({ covered: 0 });
    const correction = { recipient: 'F. B. I.' };
    expect(await staffCalls.correct(disclosureId, 1, correction)).toMatchObject({
      status: 400,
      error: { fields: { recipient: expect.stringContaining('Only an admin') } },
    });
    expect(await staffCalls.lookUp(patient)).toMatchObject({ withheld: 1 });
    expect(await adminCalls.correct(disclosureId, 1, correction)).toMatchObject({ status: 200 });
  });

  it('is refused for an invalid disclosure id', async () => {
    const response = await staffCalls.send(recordSuspension, {
      key: randomUUID(),
      kind: 'written',
      agency: 'FBI',
      statement: 'It would impede them',
      covers: 'disclosure',
      disclosureId: '../x/y',
      from: dayFromNow(-1),
      until: dayFromNow(30),
      ...newPatient(),
    });
    expect(response).toMatchObject({ status: 400 });
  });

  it('covers one disclosure of the portal, and no other', async () => {
    const patient = newPatient();
    await downloadForPatient(patient);
    await downloadForPatient(patient);
    const { disclosureId } = (await staffCalls.lookUp(patient)).disclosures[0]!;
    await staffCalls.suspend(patient, { covers: 'disclosure', disclosureId });
    expect(await staffCalls.lookUp(patient)).toMatchObject({ total: 1, withheld: 1 });
    await expect(staffCalls.suspend(newPatient(), { covers: 'disclosure', disclosureId })).rejects.toThrow(
      'not found',
    );
  });

  it('is extended and ended only by admins, and keeps its changes', async () => {
    const patient = newPatient();
    await staffCalls.record(patient);
    const { suspensionId } = await staffCalls.suspend(patient);
    const extension = {
      action: 'extend',
      suspensionId,
      seen: 1,
      kind: 'written',
      statement: 'It goes on',
      until: dayFromNow(90),
      reason: 'Letter',
    };
    expect(await staffCalls.changeSuspension(extension)).toMatchObject({ status: 403 });
    expect(await adminCalls.changeSuspension({ ...extension, until: dayFromNow(20) })).toMatchObject({
      status: 400,
    });
    expect(await adminCalls.changeSuspension(extension)).toMatchObject({ status: 200 });
    expect(await adminCalls.changeSuspension(extension)).toMatchObject({ status: 409 });
    const end = { action: 'end', suspensionId, seen: 2, reason: 'They called' };
    expect(await adminCalls.changeSuspension(end)).toMatchObject({ status: 200 });
    expect(await staffCalls.lookUp(patient)).toMatchObject({ total: 1, withheld: 0 });
    const stored = (await staffCalls.suspensions()).find((one) => one.suspensionId === suspensionId);
    expect(stored).toMatchObject({
      isInForce: false,
      changes: [{ reason: 'They called' }, { reason: 'Letter', toDay: dayFromNow(90) }],
    });
  });

  it('that is oral ends within 30 days and names the official', async () => {
    const oral = { kind: 'oral', until: dayFromNow(29) };
    await expect(staffCalls.suspend(newPatient(), oral)).rejects.toThrow('who made the statement');
    await expect(
      staffCalls.suspend(newPatient(), { ...oral, official: 'Agent Lee', until: dayFromNow(30) }),
    ).rejects.toThrow('at most 30 days');
    await staffCalls.suspend(newPatient(), { ...oral, official: 'Agent Lee' });
  });
});

describe('a request for an accounting', () => {
  it('is free once in twelve months; the next one waits for its fee', async () => {
    const patient = newPatient();
    await staffCalls.record(patient);
    const first = await staffCalls.requestAccounting(patient, { receivedOn: dayFromNow(-100) });
    expect(first).toMatchObject({ isFree: true, state: 'overdue', dueOn: dayFromNow(-40) });
    const second = await staffCalls.requestAccounting(patient);
    expect(second).toMatchObject({ isFree: false, freeUsedOn: dayFromNow(-100), dueOn: dayFromNow(58) });
    const { accountingId } = second;
    expect(await staffCalls.tryToIssue({ accountingId, seen: 1 })).toMatchObject({ status: 409 });
    const notice = {
      action: 'record-fee-notice',
      accountingId,
      seen: 1,
      amount: '12.50',
      notifiedOn: dayFromNow(0),
    };
    expect(await staffCalls.change({ ...notice, amount: '0' })).toMatchObject({ status: 400 });
    expect(await staffCalls.change({ ...notice, accountingId: first.accountingId })).toMatchObject({
      status: 409,
    });
    expect(await staffCalls.change(notice)).toMatchObject({
      data: { fee: { amount: 12.5, agreedOn: null } },
    });
    expect(await staffCalls.tryToIssue({ accountingId, seen: 2 })).toMatchObject({ status: 409 });
    await staffCalls.change({ action: 'agree-to-fee', accountingId, seen: 2, agreedOn: dayFromNow(0) });
    expect(await staffCalls.issue({ accountingId, seen: 3 })).toMatchObject({
      state: 'issued',
      isFree: false,
    });
    const late = await staffCalls.issue({ accountingId: first.accountingId, seen: 1 });
    expect(late).toMatchObject({ state: 'issued', isFree: true });
    const third = await staffCalls.requestAccounting(patient);
    await staffCalls.change({ action: 'waive-fee', accountingId: third.accountingId, seen: 1 });
    expect(await staffCalls.issue({ accountingId: third.accountingId, seen: 2 })).toMatchObject({
      isFree: false,
    });
  });

  it('is issued without the disclosures of another patient with a similar name', async () => {
    const patientDob = '1983-07-21';
    const [ana, anabel] = [
      { patientName: 'Ana Leewood', patientDob },
      { patientName: 'Anabel Leewood', patientDob },
    ];
    await staffCalls.record(ana, { recipient: 'Clinic Aspen' });
    await staffCalls.record(anabel, { recipient: 'Clinic Birch' });
    expect(await staffCalls.lookUp(ana)).toMatchObject({ total: 2 });
    const { accountingId } = await staffCalls.requestAccounting(ana);
    const { issues } = await staffCalls.issue({ accountingId, seen: 1 });
    expect(issues[0]).toMatchObject({ disclosures: 1 });
    const csv = (await staffCalls.readIssued(accountingId, issues[0]!.issueId, 'csv')).toString();
    expect(csv).toContain('Clinic Aspen');
    expect(csv).not.toContain('Birch');
    const accountingOfOther = await staffCalls.requestAccounting(anabel);
    expect(
      (await staffCalls.accountings()).find((one) => one.accountingId === accountingOfOther.accountingId),
    ).toMatchObject({
      isFree: true,
    });
  });

  it('is issued with the disclosures under other names that staff confirmed, and only those', async () => {
    const patientDob = '1984-08-22';
    const [mary, maria, peter] = ['Mary Oakfield', 'Maria Oakfield', 'Peter Birch'].map((patientName) => ({
      patientName,
      patientDob,
    }));
    await downloadForPatient(maria!);
    await staffCalls.record(mary!, { recipient: 'Clinic Aspen' });
    await staffCalls.record(maria!, { recipient: 'Clinic Birch' });
    await staffCalls.record(peter!, { recipient: 'Clinic Cedar' });
    const { accountingId } = await staffCalls.requestAccounting(mary!);
    expect((await staffCalls.otherNames(accountingId)).names).toMatchObject([
      { name: 'Maria Oakfield', disclosures: 2, withoutPurpose: [{ orderId: expect.any(String) }] },
    ]);
    for (const name of ['Peter Birch', 'Nobody Oakfield']) {
      expect(await staffCalls.tryToIssue({ accountingId, seen: 1, otherNames: [name] })).toMatchObject({
        status: 400,
        error: { fields: { otherNames: expect.any(String) } },
      });
    }
    const { issues } = await staffCalls.issue({ accountingId, seen: 1, otherNames: ['OAKFIELD, Maria'] });
    expect(issues).toMatchObject([{ disclosures: 3, otherNames: ['OAKFIELD, Maria'] }]);
    const csv = (await staffCalls.readIssued(accountingId, issues[0]!.issueId, 'csv')).toString();
    for (const text of [
      'Clinic Aspen',
      'Clinic Birch',
      'Maria Oakfield',
      'patient,Mary Oakfield',
      'complete,yes',
    ])
      expect(csv).toContain(text);
    expect(csv).toContain(`date of birth,${patientDob}`);
    expect(csv).not.toContain('Cedar');
    const pdf = await staffCalls.readIssued(accountingId, issues[0]!.issueId, 'pdf');
    expect((await readPdf(new Uint8Array(pdf))).pages.join(' ')).toContain(
      'Recorded under the name Maria Oakfield',
    );
    const entry = await eventually('the entry', async () =>
      (await trailEntries(portal, 'disclosures')).find(
        ({ kind, details }) =>
          kind === 'accounting-issued' && (details as { entry?: string }).entry === accountingId,
      ),
    );
    expect(entry).toMatchObject({ details: { otherNames: 1, isReissue: false } });
    expect(JSON.stringify(entry)).not.toContain('Oakfield');
  });

  it('that was issued is flagged once an entry changes, and issued again free of charge for a reason', async () => {
    const patient = newPatient();
    const { disclosureId } = await staffCalls.record(patient);
    const { accountingId } = await staffCalls.requestAccounting(patient);
    const first = await staffCalls.issue({ accountingId, seen: 1 });
    expect(first).toMatchObject({ isOutdated: false });
    const listed = async () =>
      (await staffCalls.accountings()).find((one) => one.accountingId === accountingId)!;
    await staffCalls.record(newPatient());
    expect(await listed()).toMatchObject({ isOutdated: false });
    await staffCalls.correct(disclosureId, 1, { recipient: 'County court' });
    expect(await listed()).toMatchObject({ isOutdated: true });
    expect(await staffCalls.tryToIssue({ accountingId, seen: 2 })).toMatchObject({ status: 400 });
    const again = await staffCalls.issue({ accountingId, seen: 2, reason: 'The recipient was wrong' });
    expect(again).toMatchObject({
      isOutdated: false,
      isFree: true,
      issues: [
        { reason: 'The recipient was wrong', replacedAt: null },
        { reason: '', replacedAt: again.issues[0]!.at },
      ],
    });
    const csv = async (index: number) =>
      (await staffCalls.readIssued(accountingId, again.issues[index]!.issueId, 'csv')).toString();
    expect(await csv(0)).toContain('County court');
    expect(await csv(1)).toContain('Federal Bureau of Investigation');
  });

  it('that was received long ago is refused', async () => {
    await expect(staffCalls.requestAccounting(newPatient(), { receivedOn: '1972-01-01' })).rejects.toThrow(
      'last two years',
    );
  });

  it('is entered once with a key, and not with other content or for another birth date', async () => {
    const patient = newPatient();
    const sent = { key: randomUUID(), receivedOn: dayFromNow(-3) };
    const { accountingId } = await staffCalls.requestAccounting(patient, sent);
    expect(await staffCalls.requestAccounting(patient, sent)).toMatchObject({ accountingId });
    for (const other of [{ proof: 'Passport' }, { patientDob: '1999-09-09' }]) {
      const response = await staffCalls.tryToRequestAccounting({ ...patient, ...other }, sent);
      expect(response).toMatchObject({ status: 409 });
      expect(response.message).toContain('already saved with different content');
    }
  });

  it('is extended once, with timely notice, and can be withdrawn', async () => {
    const { accountingId } = await staffCalls.requestAccounting(newPatient());
    const extend = {
      action: 'extend',
      accountingId,
      seen: 1,
      until: dayFromNow(88),
      notifiedOn: dayFromNow(0),
      reason: 'The archive is being moved',
    };
    expect(await staffCalls.change({ ...extend, until: dayFromNow(89) })).toMatchObject({ status: 400 });
    expect(await staffCalls.change(extend)).toMatchObject({ data: { dueOn: dayFromNow(88) } });
    expect(await staffCalls.change({ ...extend, seen: 2 })).toMatchObject({ status: 409 });
    await staffCalls.change({ action: 'withdraw', accountingId, seen: 2, reason: 'They called' });
    expect(await staffCalls.tryToIssue({ accountingId, seen: 3 })).toMatchObject({ status: 409 });
    const listed = (await staffCalls.accountings()).find((one) => one.accountingId === accountingId);
    expect(listed).toMatchObject({ state: 'withdrawn', withdrawal: { reason: 'They called' } });
  });

  it('is issued once, whatever happens to its builder', async () => {
    const patient = newPatient();
    await staffCalls.record(patient);
    const { accountingId } = await staffCalls.requestAccounting(patient);
    const order = { accountingId, seen: 1, withoutPurpose: true };
    const ordered = await Promise.all([0, 1, 2].map(() => staffCalls.tryToIssue(order)));
    const [bundleId = '', ...others] = new Set(
      ordered.map(({ data }) => (data as { bundleId: string }).bundleId),
    );
    expect(others).toEqual([]);
    const isReady = async () => (await staffCalls.issueStatus(accountingId, bundleId)).state === 'ready';
    await eventually('the issue', isReady);
    const bundle = { requestId: 'disclosures', bundleId };
    // As if the builder had died after it recorded the issue.
    await setBundle(portal, bundle, { state: 'building', readyAt: null, buildingUntil: dayFromNow(-1) });
    await Promise.all([0, 1, 2].map(() => buildZip(portal, bundle)));
    expect(await staffCalls.issueStatus(accountingId, bundleId)).toMatchObject({
      state: 'ready',
      problem: null,
      accounting: { revision: 2, issues: [{ disclosures: 1 }] },
    });
    // The same call again finds it, and is not an issue of its own.
    expect((await staffCalls.issue(order)).issues).toHaveLength(1);
    expect(await staffCalls.tryToIssue({ ...order, reason: 'Again' })).toMatchObject({ status: 409 });
  });

  it('fails with the reason if the request changed before it was issued, and can be ordered again', async () => {
    const patient = newPatient();
    const { accountingId } = await staffCalls.requestAccounting(patient);
    const first = await staffCalls.issue({ accountingId, seen: 1 });
    const { bundleId } = await aStoredOrder(accountingId);
    await buildZip(portal, { requestId: 'disclosures', bundleId });
    expect(await staffCalls.issueStatus(accountingId, bundleId)).toEqual({
      bundleId,
      state: 'failed',
      problem: 'Someone else changed this request. Please reload the page.',
      accounting: null,
    });
    const again = await staffCalls.issue({ accountingId, seen: 2, reason: 'A name was wrong' });
    expect(again.issues.map(({ replacedAt }) => replacedAt === null)).toEqual([true, false]);
    expect(again.issues[1]!.issueId).toBe(first.issues[0]!.issueId);

    /** An order of the revision that was issued in the meantime, under an ID of its own. */
    async function aStoredOrder(ofAccounting: string) {
      const requests = await containerOf(portal, 'requests');
      const query = {
        query: 'SELECT * FROM c WHERE c.type = "bundle" AND c.print.accountingId = @accountingId',
        parameters: [{ name: '@accountingId', value: ofAccounting }],
      };
      const { resources } = await requests.items
        .query<Record<string, unknown>>(query, { partitionKey: 'disclosures' })
        .fetchAll();
      const order = { ...resources[0]!, bundleId: 'c'.repeat(32), id: `bundle|${'c'.repeat(32)}` };
      await requests.items.create({ ...order, state: 'building', readyAt: null, attempts: 0 });
      return { bundleId: 'c'.repeat(32) };
    }
  });

  it('shows the state of an order to the person who made it only', async () => {
    const patient = newPatient();
    const { accountingId } = await staffCalls.requestAccounting(patient);
    const { data } = await staffCalls.tryToIssue({ accountingId, seen: 1 });
    const { bundleId } = data as { bundleId: string };
    const other = disclosureCalls(portal, await createStaff(portal));
    expect((await other.tryIssueStatus(accountingId, bundleId)).status).toBe(404);
    expect((await staffCalls.tryIssueStatus(`acc_${'0'.repeat(32)}`, bundleId)).status).toBe(404);
    expect((await staffCalls.tryIssueStatus(accountingId, bundleId)).status).toBe(200);
  });

  it('by a representative names the person and the authority; open requests are listed first, the earliest due on top', async () => {
    const patient = newPatient();
    await expect(staffCalls.requestAccounting(patient, { requester: 'representative' })).rejects.toThrow(
      'representative',
    );
    await staffCalls.requestAccounting(patient, {
      requester: 'representative',
      requesterName: 'Ana Lee',
      authority: 'Guardian',
      receivedOn: dayFromNow(-300),
    });
    const all = await staffCalls.accountings();
    expect(all[0]).toMatchObject({ requesterName: 'Ana Lee', authority: 'Guardian', state: 'overdue' });
    const waiting = all
      .filter(({ state }) => state === 'open' || state === 'overdue')
      .map(({ dueOn }) => dueOn);
    expect(waiting).toEqual(waiting.toSorted());
    const states = all.map(({ state, isReissueDue, reissueOn }) =>
      state === 'open' || state === 'overdue' || isReissueDue || reissueOn !== null ? 'waits' : 'done',
    );
    expect(states.indexOf('done')).toBeGreaterThan(states.lastIndexOf('waits'));
  });

  it('that was tampered with is not returned as issued', async () => {
    const { accountingId } = await staffCalls.requestAccounting(newPatient());
    const { issues } = await staffCalls.issue({ accountingId, seen: 1 });
    const { issueId } = issues[0]!;
    const requests = await containerOf(portal, 'requests');
    await requests.item('csv|0', issueId).patch([{ op: 'set', path: '/content', value: 'YWJj' }]);
    expect(await staffCalls.tryReadIssued({ accountingId, issueId, file: 'csv' })).toMatchObject({
      status: 503,
    });
    expect(await staffCalls.tryReadIssued({ accountingId, issueId, file: 'pdf' })).toMatchObject({
      status: 200,
    });
  });

  it('is kept for six years, and a suspension for six years after its end', async () => {
    const patient = newPatient();
    const { accountingId } = await staffCalls.requestAccounting(patient);
    const { issues } = await staffCalls.issue({ accountingId, seen: 1 });
    const { suspensionId } = await staffCalls.suspend(patient, { until: dayFromNow(365) });
    const { disclosureId } = await staffCalls.record(patient);
    const requests = await containerOf(portal, 'requests');
    const ttlOf = async (id: string, partition: string) =>
      (await requests.item(id, partition).read<{ ttl: number }>()).resource!.ttl / 86_400;
    for (const id of [accountingId, disclosureId])
      expect(await ttlOf(id, 'disclosures')).toBeGreaterThanOrEqual(6 * 365);
    const { issueId } = issues[0]!;
    expect(await ttlOf('pdf|0', issueId)).toBeGreaterThanOrEqual(6 * 365);
    // A reissue restarts the retention of the record and of the earlier files.
    await requests.item('pdf|0', issueId).patch([{ op: 'set', path: '/ttl', value: 86_400 }]);
    await staffCalls.issue({ accountingId, seen: 2, reason: 'It was lost in the mail' });
    expect(await ttlOf('pdf|0', issueId)).toBeGreaterThanOrEqual(6 * 365);
    expect(await ttlOf(suspensionId, 'disclosures')).toBeGreaterThanOrEqual(7 * 365);
  });

  it('is in the digest of all staff who receive emails', async () => {
    const url = new URL('/admin/functions/sendDigests', portal.api);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(202);
    const email = await eventually('the digest', async () =>
      (await emailsTo(portal, staff.email)).find(({ text }) => text.includes('Accountings of disclosures: ')),
    );
    expect(email.text).toContain('/management?tab=privacy');
    expect(email.text).not.toContain('Quill');
  });
});

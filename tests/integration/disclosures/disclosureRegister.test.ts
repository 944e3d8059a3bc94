import { createHash, randomUUID } from 'node:crypto';
import { recordDisclosure, recordSuspension } from '@portal/contract/disclosures/endpoints.ts';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf, type Person, staffOf } from '../../support/accounts/accounts.ts';
import { trailEntries, verifyAudit } from '../../support/operations/auditTrail.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { dayFromNow, registerOf } from '../../support/operations/disclosureRegister.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { fromAnotherAddress } from '../../support/api/fromAnotherAddress.ts';
import { holding, lookUp } from '../../support/requests/holder.ts';
import { mailsTo } from '../../support/operations/mails.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { releasedFile } from '../../support/files/releasedFiles.ts';
import { type BorrowedPortal, borrowPortal } from '../../support/portal/borrowPortal.ts';
import { containerOf } from '../../support/portal/stores.ts';

/** Its own portal: digests go to everybody, and the whole trail is verified. */
let portal: BorrowedPortal;
let admin: Person;
let staff: Person;
let desk: ReturnType<typeof registerOf>;
let adminDesk: ReturnType<typeof registerOf>;
beforeAll(async () => {
  portal = await borrowPortal();
  [admin, staff] = await Promise.all([adminOf(portal), staffOf(portal)]);
  [desk, adminDesk] = [registerOf(portal, staff), registerOf(portal, admin)];
});
afterAll(() => portal.stop());

/** A patient whom no other test knows. */
const aPatient = () => ({
  patientName: `Quill ${randomUUID().replace(/[\d-]/g, '').slice(0, 10)}`,
  patientDob: '1971-04-05',
});

/** Changes a document of the register past the API, as time would. */
async function set(id: string, changed: Record<string, unknown>) {
  const item = (await containerOf(portal, 'requests')).item(id, 'disclosures');
  await item.patch(Object.entries(changed).map(([name, value]) => ({ op: 'set', path: `/${name}`, value })));
}

async function downloadOf(patient: { patientName: string; patientDob: string }) {
  const request = await submitRequest(portal, patient);
  const fileId = await releasedFile(portal, staff, request.requestId, { embargoEnabled: false });
  const headers = { ...holding(await lookUp(portal, request)), ...fromAnotherAddress() };
  await dataOf(portal.api, downloadFile, { headers, query: { requestId: request.requestId, fileId } });
  return request;
}

describe('a disclosure made outside the portal', () => {
  it('is in the accounting once, even if sent repeatedly, with its request', async () => {
    const patient = aPatient();
    const { requestId, request } = await downloadOf(patient);
    const body = { key: randomUUID(), requestId, count: 3, lastOn: dayFromNow(-5) };
    const first = await desk.record(patient, body);
    expect(await desk.record(patient, body)).toEqual(first);
    const found = await desk.lookUp(patient);
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

  it('keeps its earlier text after a correction, and leaves accountings if entered in error', async () => {
    const patient = aPatient();
    const { disclosureId } = await desk.record(patient);
    expect(await desk.correct(disclosureId, 1, { recipient: 'County court' })).toMatchObject({ status: 200 });
    expect(await desk.correct(disclosureId, 1, { recipient: 'Nobody' })).toMatchObject({ status: 409 });
    const [corrected] = (await desk.lookUp(patient)).disclosures;
    expect(corrected).toMatchObject({
      recipient: 'County court',
      entry: {
        revision: 2,
        corrections: [
          { reason: 'The fax log says so', before: { recipient: 'Federal Bureau of Investigation' } },
        ],
      },
    });
    await desk.correct(disclosureId, 2, { recipient: 'County court', isVoid: true });
    const after = await desk.lookUp(patient);
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
  ])('is refused beside %s', async (field, changed) => {
    const wanted = {
      key: randomUUID(),
      on: dayFromNow(-1),
      recipient: 'Court',
      document: 'Chart',
      channel: 'mail',
      basis: 'legal-process',
    };
    const answer = await desk.send(recordDisclosure, { ...wanted, ...aPatient(), ...changed() });
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys(answer.error?.fields ?? {})).toContain(field);
  });

  it('does not belong to a request of another patient', async () => {
    const { requestId } = await submitRequest(portal, aPatient());
    await expect(desk.record(aPatient(), { requestId })).rejects.toThrow('another patient');
  });
});

describe('the audit trail', () => {
  it('has every register change with actor and details, without the patient, and verifies', async () => {
    const patient = aPatient();
    const { disclosureId } = await desk.record(patient);
    await desk.correct(disclosureId, 1, { recipient: 'County court' });
    const { suspensionId } = await desk.suspend(patient);
    const { accountingId } = await desk.ask(patient);
    const { issues } = await desk.issue({ accountingId, seen: 1 });
    await desk.saved(accountingId, issues[0]!.issueId, 'pdf');
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
    const { said, code } = await verifyAudit(portal);
    expect([code, said]).toEqual([0, expect.not.stringContaining('disclosures lacks')]);
  });
});

describe('a suspension', () => {
  it('withholds disclosures from accountings until its end; then they are issued again', async () => {
    const patient = aPatient();
    await downloadOf(patient);
    await desk.record(patient);
    const { suspensionId } = await desk.suspend(patient);
    const found = await desk.lookUp(patient);
    expect(found).toMatchObject({ total: 1, withheld: 1 });
    expect(found.disclosures.map(({ withheldUntil }) => withheldUntil)).toEqual([null, dayFromNow(30)]);

    const { accountingId } = await desk.ask(patient);
    const first = await desk.issue({ accountingId, seen: 1 });
    expect(first).toMatchObject({
      state: 'issued',
      reissueOn: dayFromNow(30),
      isReissueDue: false,
      issues: [{ disclosures: 1, withheld: 1 }],
    });
    const { issueId, sha256 } = first.issues[0]!;
    const pdf = await desk.saved(accountingId, issueId, 'pdf');
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(sha256);
    const csv = (await desk.saved(accountingId, issueId, 'csv')).toString('utf8');
    const { pages } = await readPdf(new Uint8Array(pdf));
    expect(pages.join(' ')).toContain('chart.pdf');
    for (const text of [csv, pages.join(' ')])
      expect(text).not.toMatch(/Federal|withheld|suspen|agency|investigation/i);
    expect(await desk.tryToIssue({ accountingId, seen: 2 })).toMatchObject({
      status: 400,
      error: { fields: { reason: expect.stringContaining('already issued') } },
    });

    await set(suspensionId, { until: dayFromNow(-2) });
    expect(await desk.lookUp(patient)).toMatchObject({ total: 2, withheld: 0 });
    const waiting = (await desk.accountings()).find((one) => one.accountingId === accountingId);
    expect(waiting).toMatchObject({ isReissueDue: true });
    const again = await desk.issue({ accountingId, seen: 2 });
    expect(again).toMatchObject({ isReissueDue: false, reissueOn: null });
    expect(again.issues.map(({ disclosures }) => disclosures)).toEqual([2, 1]);
    expect(await desk.saved(accountingId, issueId, 'pdf')).toEqual(pdf);
    const whole = await desk.saved(accountingId, again.issues[0]!.issueId, 'pdf');
    const text = (await readPdf(new Uint8Array(whole))).pages.join(' ');
    for (const said of ['Federal Bureau of Investigation', '1 Main St, Fresno', 'Chart of 2024', 'Fax'])
      expect(text).toContain(said);
    expect(text).toContain('Disclosed outside the portal');
    expect(text).toContain('Purpose: Law enforcement: Warrant 7');
  });

  it('that ends early moves the date of the next issue', async () => {
    const patient = aPatient();
    await desk.record(patient);
    await desk.record(patient, { recipient: 'County clinic' });
    const { suspensionId } = await desk.suspend(patient);
    await desk.suspend(patient, { recipient: 'county', until: dayFromNow(60) });
    const { accountingId } = await desk.ask(patient);
    const issued = await desk.issue({ accountingId, seen: 1 });
    expect(issued).toMatchObject({ reissueOn: dayFromNow(30), issues: [{ withheld: 2 }] });
    const dueOf = async () =>
      (await (await containerOf(portal, 'requests')).item(accountingId, 'disclosures').read()).resource.due;
    expect(await dueOf()).toBe(dayFromNow(30));
    const end = { action: 'end', suspensionId, seen: 1, reason: 'They called' };
    expect(await adminDesk.changeSuspension(end)).toMatchObject({ status: 200 });
    expect(await dueOf()).toBe(dayFromNow(0));
    const again = await desk.issue({ accountingId, seen: 2 });
    expect(again).toMatchObject({
      reissueOn: dayFromNow(60),
      isReissueDue: false,
      issues: [{ disclosures: 1, withheld: 1 }, { replacedAt: expect.any(String) }],
    });
  });

  it('is looked up with an entry in the audit trail', async () => {
    const looksOf = async () =>
      (await trailEntries(portal)).filter(
        ({ kind, userId }) => kind === 'disclosures-accounted' && userId === staff.userId,
      ).length;
    const before = await looksOf();
    await desk.suspend(aPatient());
    await eventually('the entry', async () => (await looksOf()) > before);
    expect(await looksOf()).toBe(before + 1);
  });

  it('that is oral is extended only in writing', async () => {
    const patient = aPatient();
    const oral = { kind: 'oral', official: 'Agent Lee', from: dayFromNow(-20), until: dayFromNow(5) };
    await desk.suspend(patient, oral);
    const again = { ...oral, from: dayFromNow(0), until: dayFromNow(29) };
    await expect(desk.suspend(patient, again)).rejects.toThrow('written statement');
    await desk.suspend(patient, { ...again, until: dayFromNow(10) });
    await desk.suspend(patient, { ...again, kind: 'written' });
  });

  it('can be corrected only by admins', async () => {
    const patient = aPatient();
    const { disclosureId } = await desk.record(patient);
    expect(await desk.suspend(patient)).toMatchObject({ covered: 1 });
    expect(await desk.suspend(patient, { recipient: 'FBI' })).toMatchObject({ covered: 0 });
    const wanted = { recipient: 'F. B. I.' };
    expect(await desk.correct(disclosureId, 1, wanted)).toMatchObject({
      status: 400,
      error: { fields: { recipient: expect.stringContaining('Only an admin') } },
    });
    expect(await desk.lookUp(patient)).toMatchObject({ withheld: 1 });
    expect(await adminDesk.correct(disclosureId, 1, wanted)).toMatchObject({ status: 200 });
  });

  it('of a disclosure that can have no such id is refused', async () => {
    const answer = await desk.send(recordSuspension, {
      key: randomUUID(),
      kind: 'written',
      agency: 'FBI',
      statement: 'It would impede them',
      covers: 'disclosure',
      disclosureId: '../x/y',
      from: dayFromNow(-1),
      until: dayFromNow(30),
      ...aPatient(),
    });
    expect(answer).toMatchObject({ status: 400 });
  });

  it('covers one disclosure of the portal, and no other', async () => {
    const patient = aPatient();
    await downloadOf(patient);
    await downloadOf(patient);
    const { disclosureId } = (await desk.lookUp(patient)).disclosures[0]!;
    await desk.suspend(patient, { covers: 'disclosure', disclosureId });
    expect(await desk.lookUp(patient)).toMatchObject({ total: 1, withheld: 1 });
    await expect(desk.suspend(aPatient(), { covers: 'disclosure', disclosureId })).rejects.toThrow(
      'not found',
    );
  });

  it('is extended and ended by admins, and keeps how', async () => {
    const patient = aPatient();
    await desk.record(patient);
    const { suspensionId } = await desk.suspend(patient);
    const extension = {
      action: 'extend',
      suspensionId,
      seen: 1,
      kind: 'written',
      statement: 'It goes on',
      until: dayFromNow(90),
      reason: 'Letter',
    };
    expect(await desk.changeSuspension(extension)).toMatchObject({ status: 403 });
    expect(await adminDesk.changeSuspension({ ...extension, until: dayFromNow(20) })).toMatchObject({
      status: 400,
    });
    expect(await adminDesk.changeSuspension(extension)).toMatchObject({ status: 200 });
    expect(await adminDesk.changeSuspension(extension)).toMatchObject({ status: 409 });
    const end = { action: 'end', suspensionId, seen: 2, reason: 'They called' };
    expect(await adminDesk.changeSuspension(end)).toMatchObject({ status: 200 });
    expect(await desk.lookUp(patient)).toMatchObject({ total: 1, withheld: 0 });
    const stored = (await desk.suspensions()).find((one) => one.suspensionId === suspensionId);
    expect(stored).toMatchObject({
      isInForce: false,
      changes: [{ reason: 'They called' }, { reason: 'Letter', toDay: dayFromNow(90) }],
    });
  });

  it('that is oral ends within 30 days and names the official', async () => {
    const oral = { kind: 'oral', until: dayFromNow(29) };
    await expect(desk.suspend(aPatient(), oral)).rejects.toThrow('who made the statement');
    await expect(
      desk.suspend(aPatient(), { ...oral, official: 'Agent Lee', until: dayFromNow(30) }),
    ).rejects.toThrow('at most 30 days');
    await desk.suspend(aPatient(), { ...oral, official: 'Agent Lee' });
  });
});

describe('a request for an accounting', () => {
  it('is free once in twelve months; the next one waits for its fee', async () => {
    const patient = aPatient();
    await desk.record(patient);
    const first = await desk.ask(patient, { receivedOn: dayFromNow(-100) });
    expect(first).toMatchObject({ isFree: true, state: 'overdue', dueOn: dayFromNow(-40) });
    const second = await desk.ask(patient);
    expect(second).toMatchObject({ isFree: false, freeUsedOn: dayFromNow(-100), dueOn: dayFromNow(58) });
    const { accountingId } = second;
    expect(await desk.tryToIssue({ accountingId, seen: 1 })).toMatchObject({ status: 409 });
    const tell = {
      action: 'record-fee-notice',
      accountingId,
      seen: 1,
      amount: '12.50',
      notifiedOn: dayFromNow(0),
    };
    expect(await desk.change({ ...tell, amount: '0' })).toMatchObject({ status: 400 });
    expect(await desk.change({ ...tell, accountingId: first.accountingId })).toMatchObject({ status: 409 });
    expect(await desk.change(tell)).toMatchObject({ data: { fee: { amount: 12.5, agreedOn: null } } });
    expect(await desk.tryToIssue({ accountingId, seen: 2 })).toMatchObject({ status: 409 });
    await desk.change({ action: 'agree-to-fee', accountingId, seen: 2, agreedOn: dayFromNow(0) });
    expect(await desk.issue({ accountingId, seen: 3 })).toMatchObject({ state: 'issued', isFree: false });
    const late = await desk.issue({ accountingId: first.accountingId, seen: 1 });
    expect(late).toMatchObject({ state: 'issued', isFree: true });
    const third = await desk.ask(patient);
    await desk.change({ action: 'waive-fee', accountingId: third.accountingId, seen: 1 });
    expect(await desk.issue({ accountingId: third.accountingId, seen: 2 })).toMatchObject({ isFree: false });
  });

  it('is issued without the disclosures of a twin with a similar name', async () => {
    const patientDob = '1983-07-21';
    const [ana, anabel] = [
      { patientName: 'Ana Leewood', patientDob },
      { patientName: 'Anabel Leewood', patientDob },
    ];
    await desk.record(ana, { recipient: 'Clinic Aspen' });
    await desk.record(anabel, { recipient: 'Clinic Birch' });
    expect(await desk.lookUp(ana)).toMatchObject({ total: 2 });
    const { accountingId } = await desk.ask(ana);
    const { issues } = await desk.issue({ accountingId, seen: 1 });
    expect(issues[0]).toMatchObject({ disclosures: 1 });
    const csv = (await desk.saved(accountingId, issues[0]!.issueId, 'csv')).toString();
    expect(csv).toContain('Clinic Aspen');
    expect(csv).not.toContain('Birch');
    const twin = await desk.ask(anabel);
    expect((await desk.accountings()).find((one) => one.accountingId === twin.accountingId)).toMatchObject({
      isFree: true,
    });
  });

  it('is issued with the disclosures under other names that staff confirmed, and only those', async () => {
    const patientDob = '1984-08-22';
    const [mary, maria, peter] = ['Mary Oakfield', 'Maria Oakfield', 'Peter Birch'].map((patientName) => ({
      patientName,
      patientDob,
    }));
    await downloadOf(maria!);
    await desk.record(mary!, { recipient: 'Clinic Aspen' });
    await desk.record(maria!, { recipient: 'Clinic Birch' });
    await desk.record(peter!, { recipient: 'Clinic Cedar' });
    const { accountingId } = await desk.ask(mary!);
    expect(await desk.otherNames(accountingId)).toEqual([{ name: 'Maria Oakfield', disclosures: 2 }]);
    for (const name of ['Peter Birch', 'Nobody Oakfield']) {
      expect(await desk.tryToIssue({ accountingId, seen: 1, otherNames: [name] })).toMatchObject({
        status: 400,
        error: { fields: { otherNames: expect.any(String) } },
      });
    }
    const { issues } = await desk.issue({ accountingId, seen: 1, otherNames: ['OAKFIELD, Maria'] });
    expect(issues).toMatchObject([{ disclosures: 3, otherNames: ['OAKFIELD, Maria'] }]);
    const csv = (await desk.saved(accountingId, issues[0]!.issueId, 'csv')).toString();
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
    const pdf = await desk.saved(accountingId, issues[0]!.issueId, 'pdf');
    expect((await readPdf(new Uint8Array(pdf))).pages.join(' ')).toContain(
      'Recorded under the name Maria Oakfield',
    );
    const entry = await eventually('the entry', async () =>
      (await trailEntries(portal, 'disclosures')).find(
        ({ kind, details }) =>
          kind === 'accounting-issued' && (details as { entry?: string }).entry === accountingId,
      ),
    );
    expect(entry).toMatchObject({ details: { otherNames: 1, isAgain: false } });
    expect(JSON.stringify(entry)).not.toContain('Oakfield');
  });

  it('that was issued is flagged once an entry changes, and issued again free of charge for a reason', async () => {
    const patient = aPatient();
    const { disclosureId } = await desk.record(patient);
    const { accountingId } = await desk.ask(patient);
    const first = await desk.issue({ accountingId, seen: 1 });
    expect(first).toMatchObject({ isOutdated: false });
    const listed = async () => (await desk.accountings()).find((one) => one.accountingId === accountingId)!;
    await desk.record(aPatient());
    expect(await listed()).toMatchObject({ isOutdated: false });
    await desk.correct(disclosureId, 1, { recipient: 'County court' });
    expect(await listed()).toMatchObject({ isOutdated: true });
    expect(await desk.tryToIssue({ accountingId, seen: 2 })).toMatchObject({ status: 400 });
    const again = await desk.issue({ accountingId, seen: 2, reason: 'The recipient was wrong' });
    expect(again).toMatchObject({
      isOutdated: false,
      isFree: true,
      issues: [
        { reason: 'The recipient was wrong', replacedAt: null },
        { reason: '', replacedAt: again.issues[0]!.at },
      ],
    });
    const csv = async (index: number) =>
      (await desk.saved(accountingId, again.issues[index]!.issueId, 'csv')).toString();
    expect(await csv(0)).toContain('County court');
    expect(await csv(1)).toContain('Federal Bureau of Investigation');
  });

  it('that was received long ago is refused', async () => {
    await expect(desk.ask(aPatient(), { receivedOn: '1972-01-01' })).rejects.toThrow('last two years');
  });

  it('is entered once with a key, and not with other content or for another birth date', async () => {
    const patient = aPatient();
    const sent = { key: randomUUID(), receivedOn: dayFromNow(-3) };
    const { accountingId } = await desk.ask(patient, sent);
    expect(await desk.ask(patient, sent)).toMatchObject({ accountingId });
    for (const other of [{ proof: 'Passport' }, { patientDob: '1999-09-09' }]) {
      const answer = await desk.tryToAsk({ ...patient, ...other }, sent);
      expect(answer).toMatchObject({ status: 409 });
      expect(answer.message).toContain('already saved with different content');
    }
  });

  it('is extended once, told in time, and can be withdrawn', async () => {
    const { accountingId } = await desk.ask(aPatient());
    const extend = {
      action: 'extend',
      accountingId,
      seen: 1,
      until: dayFromNow(88),
      notifiedOn: dayFromNow(0),
      reason: 'The archive is being moved',
    };
    expect(await desk.change({ ...extend, until: dayFromNow(89) })).toMatchObject({ status: 400 });
    expect(await desk.change(extend)).toMatchObject({ data: { dueOn: dayFromNow(88) } });
    expect(await desk.change({ ...extend, seen: 2 })).toMatchObject({ status: 409 });
    await desk.change({ action: 'withdraw', accountingId, seen: 2, reason: 'They called' });
    expect(await desk.tryToIssue({ accountingId, seen: 3 })).toMatchObject({ status: 409 });
    const listed = (await desk.accountings()).find((one) => one.accountingId === accountingId);
    expect(listed).toMatchObject({ state: 'withdrawn', withdrawal: { reason: 'They called' } });
  });

  it('by a representative says who and with what authority; those that wait stand first, the earliest due on top', async () => {
    const patient = aPatient();
    await expect(desk.ask(patient, { requester: 'representative' })).rejects.toThrow('representative');
    await desk.ask(patient, {
      requester: 'representative',
      requesterName: 'Ana Lee',
      authority: 'Guardian',
      receivedOn: dayFromNow(-300),
    });
    const all = await desk.accountings();
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
    const { accountingId } = await desk.ask(aPatient());
    const { issues } = await desk.issue({ accountingId, seen: 1 });
    const { issueId } = issues[0]!;
    const requests = await containerOf(portal, 'requests');
    await requests.item('csv|0', issueId).patch([{ op: 'set', path: '/content', value: 'YWJj' }]);
    expect(await desk.trySaved({ accountingId, issueId, file: 'csv' })).toMatchObject({ status: 503 });
    expect(await desk.trySaved({ accountingId, issueId, file: 'pdf' })).toMatchObject({ status: 200 });
  });

  it('is kept for six years, and a suspension for six years after its end', async () => {
    const patient = aPatient();
    const { accountingId } = await desk.ask(patient);
    const { issues } = await desk.issue({ accountingId, seen: 1 });
    const { suspensionId } = await desk.suspend(patient, { until: dayFromNow(365) });
    const { disclosureId } = await desk.record(patient);
    const requests = await containerOf(portal, 'requests');
    const ttlOf = async (id: string, partition: string) =>
      (await requests.item(id, partition).read<{ ttl: number }>()).resource!.ttl / 86_400;
    for (const id of [accountingId, disclosureId])
      expect(await ttlOf(id, 'disclosures')).toBeGreaterThanOrEqual(6 * 365);
    const { issueId } = issues[0]!;
    expect(await ttlOf('pdf|0', issueId)).toBeGreaterThanOrEqual(6 * 365);
    // The record begins its time anew when it is issued again, and so do the files of before.
    await requests.item('pdf|0', issueId).patch([{ op: 'set', path: '/ttl', value: 86_400 }]);
    await desk.issue({ accountingId, seen: 2, reason: 'It was lost in the mail' });
    expect(await ttlOf('pdf|0', issueId)).toBeGreaterThanOrEqual(6 * 365);
    expect(await ttlOf(suspensionId, 'disclosures')).toBeGreaterThanOrEqual(7 * 365);
  });

  it('is in the digest of everybody who wants mails', async () => {
    await fetch(new URL('/admin/functions/sendDigests', portal.api), { method: 'POST', body: '{}' });
    const mail = await eventually('the digest', async () =>
      (await mailsTo(portal, staff.email)).find(({ text }) => text.includes('Accountings of disclosures: ')),
    );
    expect(mail.text).toContain('/management?tab=privacy');
    expect(mail.text).not.toContain('Quill');
  });
});

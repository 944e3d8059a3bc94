import { accountDisclosures } from '@portal/contract/disclosures/endpoints.ts';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { changeAuthority } from '@portal/contract/requests/endpoints/authority.ts';
import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import * as checklists from '@portal/contract/submissions/endpoints/authorityChecklists.ts';
import type { AuthorityChecklist } from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  getAdmin,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { dayFromNow, disclosureCalls } from '../../support/operations/disclosureCalls.ts';
import { auditedChangesOf, freshName } from '../../support/operations/managedListCalls.ts';
import { lookUp } from '../../support/requests/holder.ts';
import { intakeCalls } from '../../support/requests/intakeCalls.ts';
import { internalDraft, submitAs } from '../../support/requests/internalRequests.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';

const portal = inject('portal');

let staff: Person;
let colleague: Person;
beforeAll(async () => {
  [staff, colleague] = await Promise.all([createStaff(portal), createStaff(portal)]);
});

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

async function detailsOf(requestId: string) {
  const details = await dataOf(portal.api, getRequestDetails, {
    headers: headersOf(staff),
    query: { requestId },
  });
  if (details.view !== 'staff') throw new Error(details.view);
  return details;
}

const change = (requestId: string, authority: object | null, seen: object | null, person = staff) =>
  callApi(portal.api, changeAuthority, { headers: headersOf(person), body: { requestId, authority, seen } });

const subpoena = { kind: 'subpoena', issuingCourt: 'Superior Court of Fresno', servedOn: '2026-03-02' };

describe('the authority for release of a request', () => {
  it('is stored with the facts of its kind, and shown to client, holder and staff', async () => {
    const client = await signUpPerson(portal);
    const authority = { ...subpoena, kind: 'subpoena' as const, signedOn: '2026-01-01', issuedOn: '' };
    const { requestId, orderId, verificationCode } = await submitForClient(portal, client, { authority });
    expect((await detailsOf(requestId)).authority).toEqual(subpoena);
    const own = await dataOf(portal.api, getRequestDetails, {
      headers: headersOf(client),
      query: { requestId },
    });
    expect(own.authority).toEqual(subpoena);
    expect((await lookUp(portal, { orderId, verificationCode })).authority).toEqual(subpoena);
  });

  it('is absent in a request that does not state it', async () => {
    const { requestId } = await copySubmission(portal);
    expect(await detailsOf(requestId)).not.toHaveProperty('authority');
  });

  it.each([
    [{ kind: 'letter' }, 'authority.kind', 'Please choose the authority for release'],
    [{ ...subpoena, servedOn: '2999-01-01' }, 'authority.servedOn', 'The date must not be in the future'],
  ])('of an internal request is refused as %j', async (authority, field, message) => {
    const draft = await internalDraft(portal);
    expect(await submitAs(portal, staff, { ...draft, authority })).toMatchObject({
      status: 400,
      error: { fields: { [field]: message } },
    });
  });

  it('belongs to an internal request: a repeated call with another one is a conflict', async () => {
    const draft = { ...(await internalDraft(portal)), authority: subpoena };
    const submitted = await submitAs(portal, staff, draft);
    expect(submitted.status).toBe(200);
    expect((await submitAs(portal, staff, draft)).data).toEqual(submitted.data);
    expect((await submitAs(portal, staff, { ...draft, authority: undefined })).status).toBe(409);
  });

  it('is changed by staff, with an event that has no values; the second of two is a conflict', async () => {
    const { requestId } = await copySubmission(portal);
    const order = { kind: 'court-order', issuingCourt: 'Zebra Court' };
    expect((await change(requestId, subpoena, null)).status).toBe(200);
    expect(await change(requestId, order, null, colleague)).toMatchObject({
      status: 409,
      message: 'Someone else changed the authority for release.',
    });
    expect((await change(requestId, subpoena, null, colleague)).status).toBe(200);
    expect((await change(requestId, order, subpoena, colleague)).status).toBe(200);
    const { entries } = await dataOf(portal.api, getRequestActivity, {
      headers: headersOf(staff),
      query: { requestId },
    });
    const changes = entries.filter(({ kind }) => kind === 'authority-changed');
    expect(changes.map(({ fields }) => fields)).toEqual([
      ['kind', 'issuingCourt', 'servedOn'],
      ['kind', 'issuingCourt', 'servedOn'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Zebra');
  });
});

describe('the review of an authority', () => {
  it('refuses a decision of somebody who has not seen a change, and says who made it', async () => {
    const { requestId } = await copySubmission(portal);
    const queue = intakeCalls(portal, staff);
    expect((await queue.start(requestId)).status).toBe(200);
    expect((await change(requestId, subpoena, null, colleague)).status).toBe(200);
    const { message, status } = await queue.approve(requestId, 1);
    expect(status).toBe(409);
    expect(message).toMatch(/just changed the authority for release\. Please check it first\.$/);
    expect((await queue.approve(requestId, 2)).status).toBe(200);
  });

  it('checks the lines with name and time; another kind ends them', async () => {
    const { requestId } = await copySubmission(portal);
    const queue = intakeCalls(portal, staff);
    await change(requestId, subpoena, null);
    const line = 'authority-subpoena-service';
    expect((await queue.check(requestId, [line, 'patient'], 1)).status).toBe(200);
    const { review } = await detailsOf(requestId);
    expect(review?.checklist.find(({ itemId }) => itemId === line)).toMatchObject({
      source: 'CCP 2020.220(b)',
      checked: { by: expect.stringMatching(/\S/), at: expect.any(String) },
    });
    expect((await queue.check(requestId, ['authority-court-order-order'], 2)).status).toBe(409);
    await change(requestId, { kind: 'court-order' }, subpoena);
    await change(requestId, subpoena, { kind: 'court-order' });
    const checked = (await detailsOf(requestId)).review?.checklist.filter((item) => item.checked);
    expect(checked?.map(({ itemId }) => itemId)).toEqual(['patient']);
  });
});

describe('the checklists of authorities', () => {
  const list = () => dataOf(portal.api, checklists.listAuthorityChecklists, { headers: headersOf(staff) });
  const otherChecklist = async () => (await list()).find(({ kind }) => kind === 'other')!;
  const save = async ({ lines, version }: AuthorityChecklist, changed: object = {}) =>
    callApi(portal.api, checklists.saveAuthorityChecklist, {
      headers: headersOf(await getAdmin(portal)),
      body: { kind: 'other', seenVersion: version, lines, ...changed },
    });

  it('keep their versions, and a decision keeps the one that it was made with', async () => {
    const { requestId } = await copySubmission(portal);
    await change(requestId, { kind: 'other', description: 'Statute 7' }, null);
    const before = await otherChecklist();
    const text = freshName('Line');
    const lines = [...before.lines, { text, source: 'Policy 7' }];
    const saved = await save(before, { lines, isReviewedByCounsel: true });
    expect(saved).toMatchObject({ status: 200, data: { version: before.version + 1 } });
    expect(await save(before, { lines: before.lines })).toMatchObject({ status: 409 });
    const after = await otherChecklist();
    const added = after.lines.at(-1)!;
    expect(added).toMatchObject({ text, source: 'Policy 7', isActive: true });

    // An instance caches the configuration for 30 seconds; the one that changed it does not.
    const queue = intakeCalls(portal, staff);
    expect((await queue.check(requestId, [added.lineId], 1)).status).toBe(200);
    expect((await queue.approve(requestId, 2)).status).toBe(200);
    expect((await save(after, { lines: before.lines })).status).toBe(200);
    const { review, reviewDecision } = await detailsOf(requestId);
    expect(review).toMatchObject({
      authorityChecklist: { version: after.version, isReviewedByCounsel: true },
    });
    expect(review?.checklist.at(-1)).toMatchObject({ text, checked: { by: expect.any(String) } });
    expect(reviewDecision).toMatchObject({
      state: 'approved',
      authority: { kind: 'other', version: after.version, checked: 1, total: lines.length },
      isCurrent: true,
    });
    await change(requestId, null, { kind: 'other', description: 'Statute 7' });
    expect((await detailsOf(requestId)).reviewDecision?.isCurrent).toBe(false);

    const { history } = await dataOf(portal.api, checklists.authorityChecklistHistory, {
      headers: headersOf(staff),
    });
    expect(history.slice(0, 2)).toMatchObject([
      { kind: 'other', version: after.version + 1, before: { lines: after.lines } },
      { kind: 'other', version: after.version, before: { lines: before.lines } },
    ]);
    expect((await auditedChangesOf(portal, 'other')).slice(-2)).toEqual([
      { list: 'authority-checklists', action: 'changed', itemId: 'other', version: after.version },
      { list: 'authority-checklists', action: 'changed', itemId: 'other', version: after.version + 1 },
    ]);
  });

  it.each([
    [{ lines: [] }, 'lines'],
    [{ lines: [{ text: ' ', source: 'A' }] }, 'lines.0.text'],
    [{ lines: [{ text: 'A', source: '' }] }, 'lines.0.source'],
    [
      {
        lines: [
          { text: 'A', source: 'B' },
          { text: ' a ', source: 'C' },
        ],
      },
      'lines.1.text',
    ],
  ])('refuse %j', async (changed, field) => {
    expect(await save(await otherChecklist(), changed)).toMatchObject({
      status: 400,
      error: { fields: { [field]: expect.any(String) } },
    });
  });
});

it('is part of the accounting of disclosures, with the decision: on screen, in CSV and PDF', async () => {
  const client = await signUpPerson(portal);
  const patient = {
    patientName: `Quill ${crypto.randomUUID().replace(/[\d-]/g, '').slice(0, 10)}`,
    patientDob: '1971-04-05',
  };
  const authority = { ...subpoena, kind: 'subpoena' as const };
  const { requestId } = await submitForClient(portal, client, { ...patient, authority });
  const queue = intakeCalls(portal, staff);
  await queue.check(requestId, ['authority-subpoena-service'], 0);
  expect((await queue.approve(requestId)).status).toBe(200);
  const fileId = await uploadAndRelease(portal, staff, requestId, { embargoEnabled: false });
  await dataOf(portal.api, downloadFile, {
    headers: headersOf(client),
    query: { requestId, fileId, action: 'download' },
  });
  const { disclosures } = await dataOf(portal.api, accountDisclosures, {
    headers: headersOf(staff),
    body: { ...patient, from: dayFromNow(-1), to: dayFromNow(1) },
  });
  expect(disclosures).toMatchObject([
    { authority: subpoena, decision: { state: 'approved', authority: { kind: 'subpoena', checked: 1 } } },
  ]);
  const calls = disclosureCalls(portal, staff);
  const { accountingId, revision } = await calls.requestAccounting(patient);
  const { issues } = await calls.issue({ accountingId, seen: revision });
  const read = (format: 'csv' | 'pdf') => calls.readIssued(accountingId, issues[0]!.issueId, format);
  const csv = (await read('csv')).toString('utf8');
  expect(csv).toContain('Subpoena; Issuing court: Superior Court of Fresno; Served on: 2026-03-02');
  expect(csv).toMatch(/approved on \d{4}-\d\d-\d\d; Subpoena: 1 of 10 checked, checklist version 0"?\r\n/);
  const { pages } = await readPdf(new Uint8Array(await read('pdf')));
  const text = pages.join(' ');
  expect(text).toContain('Superior Court of Fresno');
  expect(text).toContain('1 of 10 requirements checked');
});

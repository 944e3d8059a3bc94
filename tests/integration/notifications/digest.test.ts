import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authHeaders,
  invitePerson,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { facilityDay } from '../../support/requests/facilityDay.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import {
  newRequestId,
  storeAndListRequests,
  type ListedRequest,
} from '../../support/requests/listedRequests.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { emptyLists } from '../../support/portal/emptyLists.ts';

const DAY_MS = 24 * 3_600_000;
const SUBJECT = /Requests that need attention|Solicitudes que requieren atención/;

let portal: BorrowedPortal;
let admin: Person;
let busy: Person;
let spanish: Person;
let idle: Person;
let silent: Person;
let disabled: Person;
let client: Person;

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

async function sendDigests() {
  const url = new URL('/admin/functions/sendDigests', portal.api);
  const { status } = await fetch(url, { method: 'POST', body: '{}' });
  expect(status).toBe(202);
}

const digestsOf = async ({ email }: Person) =>
  (await emailsTo(portal, email)).filter(({ subject }) => SUBJECT.test(subject));

function listedRequest(
  status: string,
  dueInDays: number,
  changed: Partial<ListedRequest> = {},
): ListedRequest {
  return {
    requestId: newRequestId(),
    orderId: 'Maria-Santos-1980',
    patientName: 'Maria Santos',
    facilityName: 'Lakeview Hospital',
    requestType: 7,
    status,
    submittedAt: new Date(Date.now() - DAY_MS).toISOString(),
    dueDate: facilityDay(dueInDays),
    owners: [],
    seq: 1,
    ...changed,
  };
}

async function assign(requests: readonly ListedRequest[], person: Person) {
  for (const { requestId } of requests) {
    await dataOf(portal.api, assignRequest, {
      headers: headersOf(admin),
      body: { requestId, assigneeId: person.userId },
    });
  }
}

beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  await emptyLists(portal);
  [admin, busy, spanish, idle, silent, disabled, client] = await Promise.all([
    // The portal's first admin may have had a digest today.
    invitePerson(portal, 'admin'),
    createStaff(portal),
    createStaff(portal),
    createStaff(portal),
    createStaff(portal),
    createStaff(portal),
    signUpPerson(portal),
  ]);
  const settingsOf = (person: Person, body: object) =>
    dataOf(portal.api, saveUserSettings, { headers: headersOf(person), body });
  await settingsOf(spanish, { language: 'es' });
  await settingsOf(silent, { emailNotifications: false });
  const late = [
    listedRequest('processing', -2),
    listedRequest('on_hold', -5),
    listedRequest('processing', 1),
  ];
  const others = [
    listedRequest('update_requested', 30),
    listedRequest('completed', -9),
    listedRequest('completed', -9, { downloadRequested: true }),
    listedRequest('processing', 30),
  ];
  const ofColleague = [listedRequest('on_hold', 30)];
  const ofSilent = [listedRequest('processing', -1)];
  const ofDisabled = [listedRequest('processing', -1)];
  const all = [...late, ...others, ...ofColleague, ...ofSilent, ...ofDisabled];
  await storeAndListRequests(portal, all);
  await assign([...late, ...others], busy);
  await assign(ofColleague, spanish);
  await assign(ofSilent, silent);
  await assign(ofDisabled, disabled);
  await dataOf(portal.api, changeUser, {
    headers: headersOf(admin),
    body: { action: 'disable', userId: disabled.userId },
  });
});
afterAll(() => portal.stop());

describe('the daily digest', () => {
  it('sends each staff member their own requests, in their language', async () => {
    await sendDigests();
    const [message, ...more] = await digestsOf(busy);
    expect(more).toEqual([]);
    expect(message!.text).toContain('Overdue: 2\nDue soon: 1\nDownload requests: 1\nUpdate requested: 1');
    expect(message!.text).toContain('/dashboard?assignee=mine');
    const [other] = await digestsOf(spanish);
    expect(other!.subject).toBe('Solicitudes que requieren atención');
    expect(other!.text).toContain('En espera: 1');
    for (const person of [idle, silent, disabled, client, admin]) expect(await digestsOf(person)).toEqual([]);
    for (const { text, subject } of [message!, other!])
      expect(`${subject} ${text}`).not.toMatch(/Maria|1980|req_/);
  });

  it('is sent once a day, even if triggered repeatedly', async () => {
    await sendDigests();
    await sendDigests();
    expect(await digestsOf(busy)).toHaveLength(1);
    expect(await digestsOf(spanish)).toHaveLength(1);
  });

  it('sends unassigned requests to staff who have none', async () => {
    await storeAndListRequests(portal, [listedRequest('processing', -3), listedRequest('processing', 30)]);
    await sendDigests();
    for (const person of [idle, admin]) {
      const [message] = await digestsOf(person);
      expect(message!.text).toContain('Unassigned requests that need attention: 1');
      expect(message!.text).toContain('/dashboard?assignee=unassigned');
    }
    for (const person of [silent, disabled, client]) expect(await digestsOf(person)).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { endTasksOf } from '../../support/portal/endTasksOf.ts';
import { containerOf, pendingTasksOf } from '../../support/portal/stores.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';

const portal = inject('portal');

let staff: Person;
let colleague: Person;
let client: Person;

beforeAll(async () => {
  [staff, colleague, client] = await Promise.all([
    createStaff(portal),
    createStaff(portal),
    signUpPerson(portal),
  ]);
});

/** A request of the client, with ways to give staff something to do, and how many emails each of two staff members got. */
async function aRequest() {
  const submitted = await copySubmission(portal, client);
  const { requestId } = submitted;
  const emailsOf = async ({ email }: Person) =>
    (await emailsTo(portal, email)).filter(({ text }) => text.includes(requestId));
  return {
    requestId,
    update: async () => {
      const updateId = randomUUID();
      const fileId = await uploadForUpdate(portal, submitted, updateId);
      return sendUpdate(portal, submitted, { updateId, uploadedFiles: [{ fileId }] });
    },
    message: () =>
      callApi(portal.api, sendMessage, {
        headers: { ...authHeaders(client), ...randomIpHeader() },
        body: { requestId, messageId: randomUUID(), text: 'When will the records be ready?' },
      }),
    emails: async () => [(await emailsOf(staff)).length, (await emailsOf(colleague)).length],
  };
}

/** Ends the hour after a notice, and runs the tasks of the request until none is left. */
async function endHour(requestId: string): Promise<void> {
  const requests = await containerOf(portal, 'requests');
  const hourAgo = new Date(Date.now() - 3_601_000).toISOString();
  await requests.item('staff-notice', requestId).patch([{ op: 'set', path: '/sentAt', value: hourAgo }]);
  await endTasksOf(portal, requestId);
}

const allAnswer200 = async (calls: readonly Promise<{ readonly status: number }>[]) =>
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));

describe('while nobody is assigned', () => {
  it('all staff get one email about a request in an hour, and one about what happened since', async () => {
    const { requestId, update, message, emails } = await aRequest();
    await allAnswer200([message(), message(), update(), update(), update(), message()]);
    expect(await emails()).toEqual([1, 1]);
    await allAnswer200([update(), message()]);
    expect(await emails()).toEqual([1, 1]);
    expect(await pendingTasksOf(portal, requestId)).not.toEqual([]);

    await endHour(requestId);
    expect(await emails()).toEqual([2, 2]);
  });

  it('an hour of one request does not delay the emails about another', async () => {
    const [one, other] = [await aRequest(), await aRequest()];
    await allAnswer200([one.message(), other.message()]);
    expect([await one.emails(), await other.emails()]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});

it('the assignee gets an email about each update at once, and nobody else does', async () => {
  const { requestId, update, emails } = await aRequest();
  await dataOf(portal.api, assignRequest, {
    headers: authHeaders(colleague),
    body: { requestId, assigneeId: staff.userId },
  });
  await allAnswer200([update(), update()]);
  expect(await emails()).toEqual([2, 0]);
});

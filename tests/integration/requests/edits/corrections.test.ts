import { randomUUID } from 'node:crypto';
import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, createStaff, signUpPerson } from '../../../support/accounts/accounts.ts';
import { dataOf } from '../../../support/api/callApi.ts';
import { requestCalls, requestContent } from '../../../support/api/requestCalls.ts';
import { documentsOf } from '../../../support/portal/stores.ts';
import { sendUpdate, uploadForUpdate } from '../../../support/requests/clientUpdates.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { lookUpAfterScan } from '../../../support/requests/holder.ts';
import { sortedStatuses } from '../../../support/requests/sortedStatuses.ts';

const portal = inject('portal');

let client: Person;
let staff: Person;
let colleague: Person;
beforeAll(async () => {
  [client, staff, colleague] = await Promise.all([
    signUpPerson(portal),
    createStaff(portal),
    createStaff(portal),
  ]);
});

const ON_FILE = 'Pat Example';

/** A request of the client with an update that has these corrections. */
async function correctedRequest(corrections: object = { patientName: 'Pat Corrected' }) {
  const submitted = await copySubmission(portal, client);
  const updateId = await correct(submitted, corrections);
  // The scan of its file changes the stored request.
  await lookUpAfterScan(portal, submitted);
  return { ...submitted, updateId };
}

async function correct(submitted: Awaited<ReturnType<typeof copySubmission>>, corrections: object) {
  const updateId = randomUUID();
  const fileId = await uploadForUpdate(portal, submitted, updateId);
  const body = { updateId, uploadedFiles: [{ fileId }], ...corrections };
  expect(await sendUpdate(portal, submitted, body)).toMatchObject({ status: 200 });
  return updateId;
}

const decide = (
  person: Person,
  { requestId, updateId }: { requestId: string; updateId: string },
  sent: object = {},
) =>
  requestCalls(portal, person, requestId).decideCorrection({
    updateId,
    field: 'patientName',
    decision: 'apply',
    seen: ON_FILE,
    ...sent,
  });

async function differencesOf(requestId: string) {
  const { data } = await requestCalls(portal, staff, requestId).read();
  const { updateRequests } = data as { updateRequests: { differences: Record<string, unknown>[] }[] };
  return updateRequests.map(({ differences }) => differences);
}

const eventsOf = async (requestId: string) =>
  (await documentsOf(portal, requestId, 'event')).filter(({ kind }) =>
    ['edited', 'correction-applied', 'correction-kept'].includes(String(kind)),
  );

describe('an applied correction', () => {
  it('changes the request and its list row, once, and is recorded without values', async () => {
    const name = `pn${randomUUID().slice(0, 8)}`;
    const request = await correctedRequest({ patientName: `Pat ${name}` });
    const { requestId, updateId } = request;
    const answer = { status: 200, message: 'Correction applied', data: { requestId } };
    expect(await decide(staff, request)).toMatchObject(answer);
    const applied = await requestContent(portal, requestId);
    expect(applied.fields).toMatchObject({ patientName: `Pat ${name}` });
    expect(await decide(staff, request)).toMatchObject(answer);
    expect(await decide(colleague, request)).toMatchObject(answer);
    expect(await requestContent(portal, requestId)).toEqual(applied);

    expect(await differencesOf(requestId)).toEqual([
      [
        {
          field: 'patientName',
          sent: `Pat ${name}`,
          onFile: `Pat ${name}`,
          state: 'decided',
          decision: { kind: 'apply', by: 'Casey Example', at: expect.any(String) },
        },
      ],
    ]);
    for (const person of [staff, client]) {
      const { requests } = await dataOf(portal.api, getAllClientRequests, {
        headers: authHeaders(person),
        query: { search: name },
      });
      expect(requests).toMatchObject([{ _id: requestId, patientName: `Pat ${name}` }]);
    }

    const events = await eventsOf(requestId);
    expect(events).toMatchObject([
      {
        kind: 'correction-applied',
        by: { kind: 'staff', id: staff.userId },
        details: { updateId, field: 'patientName' },
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`${name}|${ON_FILE}`));
    const { entries } = await dataOf(portal.api, getRequestActivity, {
      headers: authHeaders(staff),
      query: { requestId, group: 'changes' },
    });
    expect(entries.find(({ kind }) => kind === 'correction-applied')).toMatchObject({
      actor: { kind: 'staff', name: 'Casey Example' },
      fields: ['patientName'],
    });
  });

  it('does not show the client who decided', async () => {
    const request = await correctedRequest();
    await decide(staff, request);
    const view = await lookUpAfterScan(portal, request);
    expect(view.patientName).toBe('Pat Corrected');
    const { data } = await requestCalls(portal, client, request.requestId).read();
    for (const seen of [view, data]) {
      expect(JSON.stringify(seen)).not.toMatch(/decision|differences|Casey|correction/);
    }
  });

  it('can correct the phone and the date of birth, also in a completed request', async () => {
    const request = await correctedRequest({ contactPhone: '(213) 555-0199', patientDob: '1980-02-04' });
    await requestCalls(portal, staff, request.requestId).changeStatus({ status: 'completed' });
    const phone = { field: 'contactPhone', seen: '' };
    expect(await decide(staff, request, phone)).toMatchObject({ status: 200 });
    const day = { field: 'patientDob', seen: '1980-02-03' };
    expect(await decide(staff, request, day)).toMatchObject({ status: 200 });
    expect(await requestContent(portal, request.requestId)).toMatchObject({
      status: 'completed',
      fields: { contactPhone: '(213) 555-0199', patientDob: '1980-02-04', patientName: ON_FILE },
    });
  });

  it('is refused if an edit would not accept the value', async () => {
    const request = await correctedRequest({ contactPhone: '555-0199' });
    const before = await requestContent(portal, request.requestId);
    const message = 'Please enter a valid phone number';
    expect(await decide(staff, request, { field: 'contactPhone', seen: '' })).toMatchObject({
      status: 400,
      message,
      error: { code: 'invalid_input', fields: { contactPhone: message } },
    });
    expect(await requestContent(portal, request.requestId)).toEqual(before);
  });
});

it('a kept value stays, and the decision is stored and recorded', async () => {
  const request = await correctedRequest();
  const before = await requestContent(portal, request.requestId);
  const keep = { decision: 'keep' };
  const answer = { status: 200, message: 'Value on file kept' };
  expect(await decide(staff, request, keep)).toMatchObject(answer);
  const kept = await requestContent(portal, request.requestId);
  expect(kept).toMatchObject({ fields: before.fields, updatedAt: before['updatedAt'] });
  expect(await decide(colleague, request, keep)).toMatchObject(answer);
  expect(await requestContent(portal, request.requestId)).toEqual(kept);
  expect(await differencesOf(request.requestId)).toMatchObject([
    [{ state: 'decided', onFile: ON_FILE, decision: { kind: 'keep', by: 'Casey Example' } }],
  ]);
  expect(await eventsOf(request.requestId)).toMatchObject([{ kind: 'correction-kept' }]);
});

describe('an outdated decision changes nothing', () => {
  it('if the value on file was edited', async () => {
    const request = await correctedRequest();
    await requestCalls(portal, colleague, request.requestId).editPatient({ patientName: 'Theirs' });
    const before = await requestContent(portal, request.requestId);
    for (const decision of ['apply', 'keep']) {
      const refused = await decide(staff, request, { decision });
      expect(refused).toMatchObject({
        status: 409,
        message: 'The value on file changed. Compare it again.',
        error: { code: 'conflict' },
      });
      expect(JSON.stringify(refused)).not.toMatch(/Theirs|Corrected/);
    }
    expect(await requestContent(portal, request.requestId)).toEqual(before);
    expect(await decide(staff, request, { seen: 'Theirs' })).toMatchObject({ status: 200 });
  });

  it('if someone else decided otherwise', async () => {
    const request = await correctedRequest();
    await decide(colleague, request, { decision: 'keep' });
    expect(await decide(staff, request)).toMatchObject({
      status: 409,
      message: 'Casey Example already kept the value on file.',
    });
    expect(await requestContent(portal, request.requestId)).toMatchObject({
      fields: { patientName: ON_FILE },
    });
  });

  it('if the client sent a newer correction, which staff decide instead', async () => {
    const first = await correctedRequest();
    const second = { ...first, updateId: await correct(first, { patientName: 'Pat Newer' }) };
    expect(await differencesOf(first.requestId)).toMatchObject([
      [{ state: 'replaced' }],
      [{ state: 'open' }],
    ]);
    expect(await decide(staff, first)).toMatchObject({
      status: 409,
      message: 'The client sent a newer correction of this field.',
    });
    expect(await decide(staff, second)).toMatchObject({ status: 200 });
    expect(await requestContent(portal, first.requestId)).toMatchObject({
      fields: { patientName: 'Pat Newer' },
    });
  });

  it('if two of the staff decide differently at once: one decision counts', async () => {
    const request = await correctedRequest();
    const answers = await Promise.all([
      decide(staff, request),
      decide(colleague, request, { decision: 'keep' }),
    ]);
    expect(sortedStatuses(answers)).toEqual([200, 409]);
    expect(await eventsOf(request.requestId)).toHaveLength(1);
  });
});

it.each([
  [404, { updateId: randomUUID() }],
  [404, { field: 'patientDob' }],
  [400, { field: 'orderId' }],
  [400, { decision: 'ignore' }],
  [400, { seen: undefined }],
])('%i for %j', async (status, sent) => {
  const request = await correctedRequest();
  expect(await decide(staff, request, sent)).toMatchObject({ status });
  expect(await eventsOf(request.requestId)).toEqual([]);
});

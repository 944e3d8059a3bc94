import { randomUUID } from 'node:crypto';
import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { getClientRequest, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { attentionReasonOf } from '@portal/contract/requests/rules/attention.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { getAdmin, authHeaders, type Person, createStaff } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { facilityDay } from '../../support/requests/facilityDay.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { requestCalls, requestContent } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { internalDraft, submitAs } from '../../support/requests/internalRequests.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';
import { intakeCalls, submitToQueue } from '../../support/requests/intakeCalls.ts';

const portal = inject('portal');
const NOTE = 'Zebra <script>alert(1)</script> for Pat';

let staff: Person;
let admin: Person;
beforeAll(async () => {
  [staff, admin] = await Promise.all([createStaff(portal), getAdmin(portal)]);
});

const queue = () => intakeCalls(portal, staff);
const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

type SubmittedRequest = Awaited<ReturnType<typeof submitToQueue>>;

async function rejected(changed: Parameters<typeof submitToQueue>[2] = {}): Promise<SubmittedRequest> {
  const submitted = await submitToQueue(portal, staff, changed);
  await queue().start(submitted.requestId);
  const response = await queue().reject(submitted.requestId, {
    missing: ['loa-missing', 'dates-missing'],
    note: NOTE,
  });
  expect(response.status).toBe(200);
  return submitted;
}

async function update(submitted: SubmittedRequest, extra: object = {}) {
  const updateId = randomUUID();
  const fileId = await uploadForUpdate(portal, submitted, updateId);
  expect(
    (await sendUpdate(portal, submitted, { updateId, uploadedFiles: [{ fileId }], ...extra })).status,
  ).toBe(200);
  return { updateId, fileId };
}

const tracked = ({ orderId, verificationCode }: SubmittedRequest) =>
  dataOf(portal.api, getRequestStatus, {
    headers: randomIpHeader(),
    query: { orderId, verificationCode },
  });

describe('the intake queue', () => {
  it('contains a new request as soon as it is submitted', async () => {
    const { requestId, orderId } = await submitToQueue(portal, staff);
    const { submittedAt } = await requestContent(portal, requestId);
    expect(await queue().find(orderId)).toEqual({
      _id: requestId,
      orderId,
      patientName: 'Pat Example',
      patientDob: '1980-02-03',
      facilityName: 'Central Medical Center',
      requestType: 7,
      status: 'pending',
      filesCount: 0,
      dueDate: expect.any(String),
      kind: 'new',
      receivedAt: submittedAt,
      state: 'pending',
      attention: 'medium',
      reasons: [{ kind: 'lacksLoa' }],
      lacksLoa: true,
      reviewer: null,
      answeredAt: null,
      askedAt: null,
      version: 0,
    });
  });

  it('contains internal requests, which have no letter', async () => {
    const draft = await internalDraft(portal);
    expect((await submitAs(portal, staff, draft)).status).toBe(200);
    expect(await queue().find(draft.orderId ?? '')).toMatchObject({
      kind: 'internal',
      state: 'pending',
      lacksLoa: false,
      attention: 'low',
      reasons: [],
    });
  });

  it('pages in both directions without duplicates or gaps', async () => {
    const facilityName = `Facility ${randomUUID().slice(0, 8)}`;
    const ids: string[] = [];
    for (let count = 0; count < 5; count++)
      ids.push((await submitToQueue(portal, staff, { facilityName })).requestId);
    for (const sort of ['oldest', 'newest']) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const query = { search: facilityName, sort, limit: '2', ...(cursor && { cursor }) };
        const page: Awaited<ReturnType<ReturnType<typeof queue>['list']>> = await queue().list(query);
        expect(page.total).toEqual({ count: 5, isExact: true });
        seen.push(...page.submissions.map(({ _id }) => _id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toEqual(sort === 'oldest' ? ids : ids.toReversed());
    }
  });

  it.each(['Images on CD', 'Medical Records and Liens', 'X-Rays on CD'])(
    'is searched by the record type %s',
    { tags: ['full'] },
    async (name) => {
      const requestType = requestTypes.find((type) => type.name === name)!.id;
      const { orderId } = await submitToQueue(portal, staff, { requestType });
      for (const search of [`${orderId} ${name}`, `${name} of ${orderId}`, `${orderId} ${name} Pending`]) {
        expect((await queue().list({ search })).submissions).toMatchObject([{ orderId }]);
      }
      expect((await queue().list({ search: `${orderId} On Hold` })).submissions).toEqual([]);
    },
  );

  it('filters by state, attention, kind and assignee', async () => {
    const { requestId, orderId } = await submitToQueue(portal, staff);
    const isFound = async (query: Record<string, string>) =>
      (await queue().list({ search: orderId, ...query })).submissions.length === 1;
    expect(await isFound({})).toBe(true);
    expect(await isFound({ state: 'pending', kind: 'new', attention: 'medium' })).toBe(true);
    const others: Record<string, string>[] = [
      { state: 'under_review' },
      { state: 'approved' },
      { kind: 'internal' },
      { kind: 'update' },
      { attention: 'high' },
      { attention: 'low' },
      { assignee: 'mine' },
    ];
    for (const query of others) {
      expect({ query, isFound: await isFound(query) }).toEqual({ query, isFound: false });
    }
    await dataOf(portal.api, assignRequest, {
      headers: headersOf(admin),
      body: { requestId, assigneeId: staff.userId },
    });
    expect(await isFound({ assignee: 'mine' })).toBe(true);
    await queue().start(requestId);
    await queue().approve(requestId);
    expect(await isFound({})).toBe(false);
    expect(await isFound({ state: 'approved', attention: 'low' })).toBe(true);
    expect(await isFound({ state: 'all', attention: 'medium' })).toBe(false);
  });

  it('shows on each row the attention it was filtered by', async () => {
    for (const attention of ['high', 'medium', 'low']) {
      const { submissions } = await queue().list({ state: 'all', attention, sort: 'newest', limit: '50' });
      expect(submissions.filter((item) => item.attention !== attention)).toEqual([]);
    }
  });

  it('counts rows older than the queue as pending while they are open', { tags: ['full'] }, async () => {
    const [open, closed] = await Promise.all([submitToQueue(portal, staff), submitToQueue(portal, staff)]);
    await requestCalls(portal, staff, closed.requestId).changeStatus({ status: 'completed', notes: '' });
    const views = await containerOf(portal, 'views');
    const pk = `list|${new Date().toISOString().slice(0, 7)}`;
    const facts = [
      'review',
      'submissionKind',
      'lacksLoa',
      'reviewerId',
      'reviewerName',
      'answeredAt',
      'reviewVersion',
    ];
    for (const { requestId } of [open, closed]) {
      await views.item(requestId, pk).patch(facts.map((field) => ({ op: 'remove', path: `/${field}` })));
    }
    await views.item('stats', pk).patch([
      { op: 'incr', path: '/rvr', value: -2 },
      { op: 'incr', path: '/rv|pending', value: -1 },
    ]);
    expect(await queue().find(open.orderId)).toMatchObject({ state: 'pending', kind: 'new', version: 0 });
    expect(await queue().find(closed.orderId)).toBeUndefined();
    const low = await queue().list({ search: open.orderId, attention: 'low' });
    expect(low.submissions).toHaveLength(1);
    expect((await queue().start(open.requestId)).status).toBe(200);
    expect(await queue().find(open.orderId)).toMatchObject({ state: 'under_review', lacksLoa: true });
    // Any change of an old request writes its review fields.
    await requestCalls(portal, staff, closed.requestId).changeStatus({ status: 'completed', notes: 'Filed' });
  });

  it('keeps exact counts', async () => {
    const submitted = await rejected();
    await update(submitted);
    await queue().start(submitted.requestId, 3);
    await queue().approve(submitted.requestId, 4);
    await update(submitted);
    const views = await containerOf(portal, 'views');
    const pk = `list|${new Date().toISOString().slice(0, 7)}`;
    const { resources } = await views.items
      .query<Record<string, unknown>>(
        { query: 'SELECT * FROM c WHERE c.pk = @pk', parameters: [{ name: '@pk', value: pk }] },
        { partitionKey: pk },
      )
      .fetchAll();
    const stats = resources.find(({ id }) => id === 'stats');
    for (const state of ['pending', 'under_review', 'approved', 'rejected']) {
      const rows = resources.filter(({ review }) => review === state);
      expect({ state, count: stats?.[`rv|${state}`] ?? 0 }).toEqual({ state, count: rows.length });
    }
    expect(stats?.['rvr']).toBe(stats?.['total']);
  });

  it.each<Record<string, string>>([
    { state: 'bogus' },
    { attention: 'bogus' },
    { kind: 'bogus' },
    { sort: 'bogus' },
    { assignee: 'usr_x' },
    { cursor: "2026' OR 1=1" },
    { limit: '1000000000' },
    { search: 'x'.repeat(101) },
  ])('refuses %j', async (query) => {
    await expect(queue().list(query)).rejects.toThrow(/400/);
  });
});

describe('a review', () => {
  it('records who started and who approved it', async () => {
    const { requestId, orderId } = await submitToQueue(portal, staff);
    const reviewer = { userId: staff.userId, name: 'Casey Example' };
    expect(await queue().start(requestId)).toMatchObject({
      status: 200,
      message: 'Review started',
      data: { state: 'under_review', reviewer, version: 1 },
    });
    expect(await queue().find(orderId)).toMatchObject({ state: 'under_review', reviewer, version: 1 });
    expect(await queue().approve(requestId)).toMatchObject({
      message: 'Submission approved',
      data: { state: 'approved', reviewer, version: 2 },
    });
    expect(await intakeCalls(portal, admin).reopen(requestId, 2)).toMatchObject({
      message: 'Submission is pending again',
      data: { state: 'pending', reviewer: null, version: 3 },
    });
    expect(await queue().find(orderId)).toMatchObject({ state: 'pending', reviewer: null });
    const events = await documentsOf(portal, requestId, 'event');
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['review-started', 'submission-approved', 'review-reopened']),
    );
    const { entries } = await dataOf(portal.api, getRequestActivity, {
      headers: headersOf(admin),
      query: { requestId },
    });
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'submission-approved',
        from: 'under_review',
        to: 'approved',
        actor: { kind: 'staff', name: 'Casey Example' },
      }),
    );
  });

  it('can be repeated safely after a lost response', async () => {
    const { requestId } = await submitToQueue(portal, staff);
    await queue().start(requestId);
    await queue().approve(requestId);
    expect(await queue().approve(requestId)).toMatchObject({ status: 200, data: { version: 2 } });
  });

  it('names the first reviewer to the second one', async () => {
    const { requestId } = await submitToQueue(portal, staff);
    const both = await Promise.all([queue().start(requestId), intakeCalls(portal, admin).start(requestId)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const second = both.find(({ status }) => status === 409);
    expect(second).toMatchObject({
      message: expect.stringMatching(/Example already started the review of this submission\./),
    });
    const [first, other] = both[0].status === 200 ? [staff, admin] : [admin, staff];
    await intakeCalls(portal, first).reject(requestId, { missing: ['wrong-facility'] });
    expect(await intakeCalls(portal, other).approve(requestId)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/already rejected this submission\./),
    });
    expect(await intakeCalls(portal, other).approve(requestId, 2)).toMatchObject({
      status: 409,
      message: 'This submission was already decided. To review it again, choose Return to pending.',
    });
  });

  it('lets one of ten concurrent reviewers decide', async () => {
    const { requestId } = await submitToQueue(portal, staff);
    const people = await Promise.all(Array.from({ length: 4 }, () => createStaff(portal)));
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => intakeCalls(portal, people[index % 4]!).approve(requestId, 0)),
    );
    const { review } = (await requestContent(portal, requestId)) as unknown as {
      review: { reviewerId: string };
    };
    expect(responses.map(({ status }) => status)).toEqual(
      responses.map((_, index) => (people[index % 4]!.userId === review.reviewerId ? 200 : 409)),
    );
    const events = await documentsOf(portal, requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'submission-approved')).toHaveLength(1);
  });

  it('is decided by its reviewer only; a colleague takes it over first', async () => {
    const { requestId } = await submitToQueue(portal, staff);
    const colleague = intakeCalls(portal, admin);
    const rejection = { missing: ['dates-missing'] };
    await queue().start(requestId);
    const refused = await Promise.all([
      colleague.approve(requestId, 1),
      colleague.reject(requestId, rejection, 1),
      colleague.ask(requestId, rejection, 1),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(refused[0]).toMatchObject({
      message:
        'Casey Example is reviewing this submission, so it was not approved. Take over the review first.',
    });
    expect((await colleague.start(requestId, 1)).status).toBe(200);
    expect(await queue().reject(requestId, rejection, 1)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/is reviewing this submission, so it was not rejected\./),
    });
    expect((await colleague.approve(requestId, 2)).status).toBe(200);
  });

  it('can be decided in one step, and the caller becomes the reviewer', async () => {
    const [first, second] = await Promise.all([submitToQueue(portal, staff), submitToQueue(portal, staff)]);
    const reviewer = { userId: staff.userId, name: 'Casey Example' };
    expect(await queue().approve(first.requestId, 0)).toMatchObject({
      status: 200,
      data: { state: 'approved', reviewer, version: 1 },
    });
    expect(await queue().reject(second.requestId, { missing: ['dates-missing'] }, 0)).toMatchObject({
      status: 200,
      data: { state: 'rejected', reviewer, version: 1 },
    });
    expect(await intakeCalls(portal, admin).approve(second.requestId, 0)).toMatchObject({ status: 409 });
  });

  it('cannot be started for a closed request', async () => {
    const { requestId, orderId } = await submitToQueue(portal, staff);
    await requestCalls(portal, staff, requestId).changeStatus({ status: 'cancelled', notes: '' });
    expect(await queue().find(orderId)).toBeUndefined();
    expect(await queue().start(requestId)).toMatchObject({
      status: 409,
      message: 'This request is closed, so there is nothing to review.',
    });
  });

  it.each<[what: string, body: object]>([
    ['without a version', { action: 'start' }],
    ['of an unknown action', { action: 'bribe', seenVersion: 0 }],
    ['rejecting without reasons', { action: 'reject', seenVersion: 0, rejection: { missing: [] } }],
    [
      'rejecting for another reason without a note',
      { action: 'reject', seenVersion: 0, rejection: { missing: ['other'] } },
    ],
    [
      'rejecting with a note of 10,000 characters',
      { action: 'reject', seenVersion: 0, rejection: { missing: ['other'], note: 'x'.repeat(10_000) } },
    ],
    [
      'rejecting for a reason of the prototype',
      { action: 'reject', seenVersion: 0, rejection: { missing: ['__proto__'] } },
    ],
  ])('is refused %s', async (_what, body) => {
    const { requestId } = await submitToQueue(portal, staff);
    expect((await queue().step({ requestId, ...body })).status).toBe(400);
    expect((await requestContent(portal, requestId))['review']).toBeNull();
  });

  it('returns 404 for an unknown request', async () => {
    expect((await queue().start(`req_${'x'.repeat(24)}`)).status).toBe(404);
  });
});

describe('a rejection', () => {
  it('emails what is missing with a link to the form, and shows the note to the holder', async () => {
    const submitted = await rejected();
    const { payment } = await requestContent(portal, submitted.requestId);
    const [email, ...more] = (await emailsAbout(portal, submitted.orderId)).filter(({ subject }) =>
      subject.startsWith('Request rejected'),
    );
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      to: 'clerk@copyservice.example',
      subject: `Request rejected: order ${submitted.orderId}`,
    });
    expect(email!.text).toContain('• Letter of Authorization is missing');
    expect(email!.text).toContain('• Dates of service are missing');
    expect(email!.text).toContain(
      `/client/request?update=&orderId=${submitted.orderId}&verificationCode=${submitted.verificationCode}`,
    );
    expect(`${email!.subject} ${email!.text}`).not.toMatch(/Zebra|Pat Example|script/);
    const expected = {
      missing: ['loa-missing', 'dates-missing'],
      note: NOTE,
      requestedAt: expect.any(String),
      isRejected: true,
    };
    expect((await tracked(submitted)).missingInformation).toEqual(expected);
    const { request } = await dataOf(portal.api, getClientRequest, {
      headers: randomIpHeader(),
      query: { orderId: submitted.orderId, verificationCode: submitted.verificationCode },
    });
    expect(request.missingInformation).toEqual(expected);
    expect((await requestContent(portal, submitted.requestId))['payment']).toEqual(payment);
    expect((await requestContent(portal, submitted.requestId)).status).toBe('pending');
    for (const event of await documentsOf(portal, submitted.requestId, 'event')) {
      expect(JSON.stringify(event)).not.toContain('Zebra');
    }
  });

  it('returns the submission to its old position once it is answered, and stops asking the client', async () => {
    const submitted = await rejected();
    const later = await submitToQueue(portal, staff);
    const before = await queue().find(submitted.orderId);
    const { fileId } = await update(submitted, { uploadKind: 'loa' });
    const after = await queue().find(submitted.orderId);
    expect(after).toMatchObject({
      state: 'pending',
      kind: 'new',
      receivedAt: before!.receivedAt,
      answeredAt: expect.any(String),
      reviewer: null,
      lacksLoa: false,
    });
    expect(after!.receivedAt < (await queue().find(later.orderId))!.receivedAt).toBe(true);
    const view = await tracked(submitted);
    expect(view.missingInformation).toBeUndefined();
    expect(view.loaFiles).toMatchObject([{ fileId }]);
    expect(await queue().start(submitted.requestId, after!.version)).toMatchObject({
      status: 200,
      data: { missing: ['loa-missing', 'dates-missing'], note: NOTE },
    });
  });

  it('stops asking the client once it is withdrawn', async () => {
    const submitted = await rejected();
    await queue().reopen(submitted.requestId, 2);
    expect((await tracked(submitted)).missingInformation).toBeUndefined();
  });
});

describe('an update of an approved request', () => {
  it('enters the queue again, at the end and only once', async () => {
    const submitted = await submitToQueue(portal, staff);
    const first = await queue().find(submitted.orderId);
    for (const [version, round] of [
      [0, 1],
      [3, 2],
    ] as const) {
      await queue().start(submitted.requestId, version);
      await queue().approve(submitted.requestId, version + 1);
      await update(submitted);
      const { submissions, total } = await queue().list({ search: submitted.orderId, state: 'all' });
      expect({ round, count: total.count }).toEqual({ round, count: 1 });
      expect(submissions).toMatchObject([{ state: 'pending', kind: 'update', version: version + 3 }]);
      expect(submissions[0]!.receivedAt > first!.receivedAt).toBe(true);
    }
  });

  it('must be seen before the review is decided', async () => {
    const submitted = await submitToQueue(portal, staff);
    await queue().start(submitted.requestId);
    await update(submitted);
    expect(await queue().approve(submitted.requestId)).toMatchObject({
      status: 409,
      message: 'The client just sent an update. Please review it first.',
    });
    expect((await queue().approve(submitted.requestId, 2)).status).toBe(200);
  });
});

describe('the approval of an update', () => {
  const statusEmailsAbout = async ({ orderId }: SubmittedRequest) =>
    (await emailsAbout(portal, orderId)).filter(({ subject }) => subject.startsWith('Processing: '));

  async function updatedInProcessing(): Promise<SubmittedRequest> {
    const submitted = await submitToQueue(portal, staff);
    await requestCalls(portal, staff, submitted.requestId).changeStatus({
      status: 'processing',
      notes: 'Ours',
      isPrivate: true,
    });
    await update(submitted);
    expect((await requestContent(portal, submitted.requestId)).status).toBe('update_requested');
    await queue().start(submitted.requestId, 1);
    return submitted;
  }

  it('restores the previous status and notifies the client once', async () => {
    const submitted = await updatedInProcessing();
    expect(await queue().find(submitted.orderId)).toMatchObject({ status: 'update_requested' });
    expect(await queue().approve(submitted.requestId, 2)).toMatchObject({
      status: 200,
      data: { state: 'approved', version: 3 },
    });
    expect((await queue().approve(submitted.requestId, 2)).status).toBe(200);
    expect((await tracked(submitted)).status).toBe('processing');
    const row = await queue().find(submitted.orderId);
    expect(row).toMatchObject({ status: 'processing', state: 'approved' });
    expect(
      attentionReasonOf({ ...row!, submittedAt: row!.receivedAt }, new Date(), facilityDay()),
    ).toBeNull();
    expect(await statusEmailsAbout(submitted)).toHaveLength(1);
    const { entries } = await dataOf(portal.api, getRequestActivity, {
      headers: headersOf(admin),
      query: { requestId: submitted.requestId },
    });
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'status-changed',
        from: 'update_requested',
        to: 'processing',
        actor: { kind: 'staff', name: 'Casey Example' },
      }),
    );
    expect(entries.filter(({ kind }) => kind === 'submission-approved')).toHaveLength(1);
  });

  it('changes the status once if two approve at once', async () => {
    const submitted = await updatedInProcessing();
    const both = await Promise.all([
      queue().approve(submitted.requestId, 2),
      intakeCalls(portal, admin).approve(submitted.requestId, 2),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { history } = await requestContent(portal, submitted.requestId);
    expect((history as { status: string }[]).map(({ status }) => status)).toEqual([
      'pending',
      'processing',
      'update_requested',
      'processing',
    ]);
    expect(await statusEmailsAbout(submitted)).toHaveLength(1);
  });
});

import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { requestTypeName, requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { type WorkView, workViews } from '@portal/contract/requests/catalogs/workViews.ts';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { facilityDay } from '../../../support/requests/facilityDay.ts';
import {
  newListedRequest,
  newRequestId,
  storeAndListRequests,
  type ListedRequest,
} from '../../../support/requests/listedRequests.ts';
import { borrowPortal, type BorrowedPortal } from '../../../support/portal/borrowPortal.ts';
import { IS_FULL_SIZE } from '../../../support/portal/fullSize.ts';
import { emptyLists } from '../../../support/portal/emptyLists.ts';
import { isInDateRange, wordsOf } from '../../../support/requests/listFilters.ts';
import { containerOf } from '../../../support/portal/stores.ts';
import {
  overviewCountersOf,
  seedList,
  storedOverviewCounters,
} from '../../../support/requests/seededList.ts';

const firstNames = ['Maria', 'José', 'Ann', 'Li', 'Pendleton', 'Núria', 'Chartwell'];
const lastNames = ['Santos', "O'Neil", 'Lee', 'Nguyen', 'Hold'];
const facilities = ['Lakeview Hospital', 'St. Mary’s Medical Center', 'Rehabilitation Institute', ''];

const random = new SeededRandom(20260301);

let portal: BorrowedPortal;
let staff: Person;
let client: Person;
let other: Person;
let requests: ListedRequest[];

/** Five months of requests, some with equal times, some owned by one or both of two clients. */
beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  await emptyLists(portal);
  [staff, client, other] = await Promise.all([
    createStaff(portal),
    signUpPerson(portal),
    signUpPerson(portal),
  ]);
  requests = Array.from({ length: 264 }, (_, index) => {
    const day = `2026-0${1 + random.below(5)}-${String(1 + random.below(28)).padStart(2, '0')}`;
    return {
      requestId: newRequestId(),
      orderId: `ORD-${1000 + index}`,
      patientName: `${random.oneOf(firstNames)} ${random.oneOf(lastNames)}`,
      facilityName: random.oneOf(facilities),
      requestType: 1 + random.below(5),
      status: random.oneOf(['pending', 'processing', 'on_hold', 'completed']),
      submittedAt: `${day}T${random.oneOf(['00:00:00.000', '08:30:00.000', '23:59:59.999'])}Z`,
      dueDate: `2026-0${1 + random.below(5)}-${String(1 + random.below(28)).padStart(2, '0')}`,
      owners: random.oneOf([[], [], [client.userId], [other.userId], [client.userId, other.userId]]),
      seq: 1,
    };
  });
  const everyKind = [
    ...builtInStatuses.map(({ key }) => ({ status: key, requestType: 2 })),
    ...requestTypes.map(({ id }) => ({ status: 'pending', requestType: id })),
  ];
  // The first of each status and type, all of one client.
  requests.unshift(
    ...everyKind.map((kind, index) => ({
      requestId: newRequestId(),
      orderId: `KIND-${index}`,
      patientName: `Quentin Vale${index}`,
      facilityName: 'Harbor Clinic',
      submittedAt: `2026-02-${String(1 + (index % 28)).padStart(2, '0')}T12:00:00.000Z`,
      dueDate: '2026-03-01',
      owners: [client.userId],
      seq: 1,
      ...kind,
    })),
  );
  requests.push(
    newListedRequest({
      status: 'processing',
      dueDate: facilityDay(0),
      submittedAt: '2026-05-01T08:00:00.000Z',
    }),
    newListedRequest({
      status: 'processing',
      dueDate: facilityDay(3),
      submittedAt: '2026-05-01T08:00:00.000Z',
    }),
  );
  await storeAndListRequests(portal, requests);
  // Some requests change, so that rows are replaced and counters also decrease.
  const moved = requests.map((request, index): ListedRequest =>
    index % 4 === 0 && !request.orderId.startsWith('KIND')
      ? {
          ...request,
          status: random.oneOf(['cancelled', 'completed']),
          requestType: 1 + random.below(5),
          seq: 2,
        }
      : request,
  );
  await storeAndListRequests(
    portal,
    moved.filter(({ seq }) => seq === 2),
  );
  requests = moved;
});
afterAll(() => portal.stop());

const list = (person: Person, query: Record<string, string> = {}) =>
  dataOf(portal.site, getAllClientRequests, { query, headers: authHeaders(person) });

/** The ids of all pages, in order. */
async function allPages(person: Person, query: Record<string, string>, limit: number) {
  const ids: string[] = [];
  let page = 1;
  for (;;) {
    const { requests: rows, pagination } = await list(person, {
      ...query,
      limit: String(limit),
      page: String(page),
    });
    ids.push(...rows.map(({ _id }) => _id));
    if (!pagination.hasNext) return { ids, pagination };
    page += 1;
  }
}

const filters: Record<string, string>[] = [
  {},
  { status: 'pending' },
  { status: 'all', requestType: 'all', search: '  ' },
  { status: 'nothing' },
  { requestType: '3' },
  { requestType: '26' },
  { status: 'completed', requestType: '2' },
  { submittedDateFrom: '2026-03-10' },
  { submittedDateTo: '2026-02-14' },
  { submittedDateFrom: '2026-02-14', submittedDateTo: '2026-03-02' },
  { submittedDateFrom: '2026-02-01', submittedDateTo: '2026-02-28', requestType: '1' },
  { submittedDateFrom: '2026-02-02', submittedDateTo: '2026-04-27', requestType: '1' },
  { submittedDateFrom: '2026-04-01', submittedDateTo: '2026-01-01' },
  { submittedDateFrom: '2027-01-01' },
  { submittedDateFrom: '2026-03-10', status: 'on_hold' },
  { dueDateFrom: '2026-03-01', dueDateTo: '2026-03-20' },
  { dueDateTo: '2026-02-01', status: 'completed', submittedDateFrom: '2026-02-10' },
  { subpoenaReceivedDateFrom: '2026-01-01' },
  { search: 'maria' },
  { search: 'm' },
  { search: 'NURIA' },
  { search: 'núria le' },
  { search: "o'neil" },
  { search: 'rehabilitation' },
  { search: 'ord 1042' },
  { search: 'hold' },
  { search: 'pend' },
  { search: 'maria completed' },
  { search: 'chart lakeview' },
  { search: 'records liens', status: 'pending' },
  { search: 'no such words at all' },
  { search: 'On Hold' },
  { search: 'maria on hold' },
  { search: 'Medical Records, Reports, Billing and Images' },
  { search: 'billing x-rays' },
  { search: 'on' },
  { search: 'lee', requestType: '2', submittedDateFrom: '2026-01-15', dueDateTo: '2026-05-01' },
];

describe('a list of requests', () => {
  it.each(filters)('for staff contains each request that matches %j once, newest first', async (query) => {
    const expected = expectedOf(requests, query);
    const { ids, pagination } = await allPages(staff, query, 40);
    expect(ids).toEqual(expected);
    expect(pagination).toMatchObject({ totalCount: expected.length, countIsExact: true });
  });

  it.each(builtInStatuses.map(({ label, key }) => [label, key]))(
    'is found by the status %s, alone and with the name of the patient',
    async (label, status) => {
      const { requestId, patientName } = requests.find((each) => each.status === status)!;
      for (const search of [label, `${patientName} ${label}`]) {
        expect((await allPages(staff, { search }, 50)).ids).toContain(requestId);
      }
    },
  );

  it.each(
    requestTypes
      .filter((_, index) => IS_FULL_SIZE || index % 9 === 0)
      .map(({ name, id }) => [name, id] as const),
  )('is found by the type %s, alone and with the name of the patient', async (name, type) => {
    const { requestId, patientName } = requests.find(({ requestType }) => requestType === type)!;
    for (const search of [name, `${patientName} ${name}`]) {
      expect((await allPages(client, { search }, 50)).ids).toContain(requestId);
    }
  });

  it.each([11, 50])('is the same in pages of %i', async (limit) => {
    const query = { search: 'e', status: 'completed' };
    expect((await allPages(staff, query, limit)).ids).toEqual(expectedOf(requests, query));
    expect((await allPages(client, {}, limit)).ids).toEqual((await allPages(client, {}, 40)).ids);
  });

  it.each(filters)('for a client contains only their own requests that match %j', async (query) => {
    for (const person of [client, other]) {
      const own = requests.filter(({ owners }) => owners.includes(person.userId));
      const { ids, pagination } = await allPages(person, query, 50);
      expect(ids).toEqual(expectedOf(own, query));
      expect(pagination).toMatchObject({ totalCount: ids.length, countIsExact: true });
    }
  });

  it('returns exactly the table’s fields', async () => {
    const { requests: rows } = await list(client, { limit: '1', status: 'completed' });
    const [shown] = rows;
    const request = requests.find(({ requestId }) => requestId === shown!._id)!;
    expect(shown).toEqual({
      _id: request.requestId,
      orderId: request.orderId,
      patientName: request.patientName,
      patientDob: '1980-02-03',
      facilityName: request.facilityName,
      requestType: request.requestType,
      status: request.status,
      submittedAt: request.submittedAt,
      dueDate: request.dueDate,
      uploadedFiles: 0,
      nextStep: { kind: 'closed' },
    });
  });

  it('has pages of ten unless asked otherwise, and empty ones after its last', async () => {
    const { requests: rows, pagination } = await list(staff);
    expect(rows).toHaveLength(10);
    const sortKeyOf = ({ submittedAt, _id }: (typeof rows)[number]) => `${submittedAt}|${_id}`;
    expect(pagination).toEqual({
      page: 1,
      limit: 10,
      totalCount: 300,
      countIsExact: true,
      totalPages: 30,
      hasNext: true,
      hasPrev: false,
      first: sortKeyOf(rows[0]!),
      last: sortKeyOf(rows[9]!),
    });
    const beyond = await list(staff, { page: '100000', limit: '50' });
    expect(beyond).toMatchObject({ requests: [], pagination: { hasNext: false, hasPrev: true } });
  });

  it('is empty for a client who has none', async () => {
    const newcomer = await signUpPerson(portal);
    expect(await list(newcomer)).toMatchObject({
      requests: [],
      pagination: { totalCount: 0, totalPages: 0 },
    });
  });

  it.each<Record<string, string>>([
    { page: '0' },
    { page: '1.5' },
    { limit: '51' },
    { limit: 'many' },
    { requestType: '27' },
    { submittedDateFrom: '2026-02-30' },
    { dueDateTo: 'yesterday' },
    { sortBy: 'patientName' },
    { search: 'x'.repeat(101) },
  ])('refuses %j', async (query) => {
    expect(
      await callApi(portal.site, getAllClientRequests, { query, headers: authHeaders(staff) }),
    ).toMatchObject({
      status: 400,
      error: { code: 'invalid_input' },
    });
  });

  it('treats typed text as words, not as a query', async () => {
    for (const search of ["' OR 1=1 --", '") OR true OR ("', '@p0', 'c.pk', '%', '\\']) {
      const expected = expectedOf(requests, { search });
      expect((await allPages(staff, { search }, 50)).ids).toEqual(expected);
    }
    expect((await list(client, { status: "x' OR c.pk != 'x" })).requests).toEqual([]);
  });

  it('requires sign-in', async () => {
    expect(await callApi(portal.site, getAllClientRequests)).toMatchObject({ status: 401 });
  });
});

it('the counters equal a recount of the rows', async () => {
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items.readAll<Record<string, unknown>>().fetchAll();
  const rows = resources.filter(({ kind }) => kind === 'row');
  expect(rows).toHaveLength(300 + requests.reduce((sum, { owners }) => sum + owners.length, 0));
  for (const stats of resources.filter(({ pk, id }) => id === 'stats' && /^(list|mine)\|/.test(String(pk)))) {
    const recount: Record<string, number> = {};
    for (const { status, requestType, submittedAt, review } of rows.filter(({ pk }) => pk === stats['pk'])) {
      const day = String(submittedAt).slice(8, 10);
      const keys = ['total', `s|${status}`, `st|${status}|${requestType}`];
      if (String(stats['pk']).startsWith('list|')) {
        keys.push(`d|${day}|${status}`);
        if (typeof review === 'string' && review !== 'none') keys.push(`rv|${review}`);
      }
      for (const key of keys) recount[key] = (recount[key] ?? 0) + 1;
    }
    const counted = Object.entries(stats).filter(
      ([key, value]) => /^(total|\w+\|.*)$/.test(key) && value !== 0,
    );
    expect(Object.fromEntries(counted)).toEqual(recount);
  }
});

it('the counters of the overview equal a recount of the requests', async () => {
  expect(await storedOverviewCounters(portal)).toEqual(overviewCountersOf(requests));
});

describe('the views of staff', () => {
  const today = facilityDay(0);
  const isOpen = ({ status }: ListedRequest) => status !== 'completed' && status !== 'cancelled';
  const expected: Record<WorkView, (request: ListedRequest) => boolean> = {
    all: () => true,
    mine: () => false,
    unassigned: isOpen,
    due_soon: (request) => isOpen(request) && request.dueDate >= today && request.dueDate <= facilityDay(3),
    overdue: (request) => isOpen(request) && request.dueDate < today,
    needs_review: isOpen,
    messages: () => false,
    my_messages: () => false,
    waiting: () => false,
    no_answer: () => false,
    undelivered: () => false,
    not_completed: () => false,
    to_check: () => false,
    returned: () => false,
    on_hold: ({ status }) => status === 'on_hold',
    unpaid: () => false,
  };
  const byDueDate = (one: ListedRequest, other: ListedRequest) =>
    `${one.dueDate}|${one.requestId}` < `${other.dueDate}|${other.requestId}` ? -1 : 1;

  it.each(workViews)('%s lists the requests that it counts, sorted by due date', async (view) => {
    const inView = requests.filter(expected[view]).toSorted(byDueDate);
    const ids = inView.map(({ requestId }) => requestId);
    const { counts } = await dataOf(portal.api, getWorkViews, { headers: authHeaders(staff) });
    expect(counts[view]).toBe(ids.length);
    const sorted = { view, sortBy: 'dueDate', sortOrder: 'asc' };
    const found = await allPages(staff, sorted, 50);
    expect(found.ids).toEqual(ids);
    expect(found.pagination).toMatchObject({ totalCount: ids.length, countIsExact: true });
    const descending = await allPages(staff, { ...sorted, sortOrder: 'desc' }, 50);
    expect(descending.ids).toEqual(ids.toReversed());
  });

  it('show assigned requests to their assignee, and count the changes', async () => {
    const headers = authHeaders(staff);
    const before = await dataOf(portal.api, getWorkViews, { headers });
    const { requestId } = requests.find(isOpen)!;
    await dataOf(portal.api, assignRequest, { headers, body: { requestId, assigneeId: staff.userId } });
    const mine = await list(staff, { view: 'mine' });
    expect(mine.requests).toMatchObject([{ _id: requestId, review: 'pending', amountOwed: 0 }]);
    const after = await dataOf(portal.api, getWorkViews, { headers });
    expect(after.counts).toEqual({ ...before.counts, mine: 1, unassigned: before.counts.unassigned - 1 });
    expect(after.changes).toBeGreaterThan(before.changes);
  });

  it('count a request whose client was asked as waiting, not as one to review', async () => {
    const headers = authHeaders(staff);
    const counts = async () => (await dataOf(portal.api, getWorkViews, { headers })).counts;
    const before = await counts();
    const { requestId } = requests.find(isOpen)!;
    const step = (body: object) =>
      dataOf(portal.api, reviewSubmission, { headers, body: { requestId, ...body } });
    await step({ action: 'ask', seenVersion: 0, rejection: { missing: ['dates-missing'] } });
    const asked = { ...before, needs_review: before.needs_review - 1, waiting: before.waiting + 1 };
    expect(await counts()).toEqual(asked);
    await step({ action: 'reopen', seenVersion: 1 });
    expect(await counts()).toEqual(before);
  });

  it.each(['asc', 'desc'])('pages at cursors follow the order by due date (%s)', async (sortOrder) => {
    const sorted = { sortBy: 'dueDate', sortOrder, limit: '50' };
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await list(staff, { ...sorted, ...(after && { after, page: '2' }) });
      ids.push(...page.requests.map(({ _id }) => _id));
      after = page.pagination.last;
      if (!page.pagination.hasNext) break;
    }
    const inOrder = requests.toSorted(byDueDate).map(({ requestId }) => requestId);
    expect(ids).toEqual(sortOrder === 'asc' ? inOrder : inOrder.toReversed());
    const [last] = (await list(staff, sorted)).requests.slice(-1);
    expect(last!._id).toBe(ids[49]);
  });

  it.each([
    [
      { facility: 'lakeview HOSPITAL' },
      ({ facilityName }: ListedRequest) => facilityName === 'Lakeview Hospital',
    ],
    [{ review: 'pending', status: 'processing' }, ({ status }: ListedRequest) => status === 'processing'],
    [{ hasUpdate: 'true' }, ({ status }: ListedRequest) => status === 'update_requested'],
    [
      { dueState: 'overdue', submittedDateFrom: '2026-03-01' },
      (request: ListedRequest) => expected.overdue(request) && request.submittedAt >= '2026-03-01',
    ],
  ])('%j lists the requests that match', async (query, matches) => {
    const { ids } = await allPages(staff, query, 50);
    const found = requests.filter(matches).map(({ requestId }) => requestId);
    expect(found).not.toEqual([]);
    expect(ids.toSorted()).toEqual(found.toSorted());
  });

  it('are refused by name if they do not exist, and an unknown status matches no request', async () => {
    const unknown = await callApi(portal.api, getAllClientRequests, {
      headers: authHeaders(staff),
      query: { view: 'late' } as never,
    });
    expect(unknown).toMatchObject({
      status: 400,
      message: 'The field “view” is not valid',
      error: { code: 'invalid_input', fields: { view: 'This value is not valid' } },
    });
    for (const status of ['no_such_status', '__proto__', 'No such status']) {
      const { pagination } = await list(staff, { status });
      expect(pagination).toMatchObject({ totalCount: 0, countIsExact: true });
    }
  });

  it('do not exist for a client, whose list stays sorted by submission', async () => {
    const plain = await list(client);
    expect(await list(client, { view: 'unpaid', sortBy: 'dueDate', sortOrder: 'asc' })).toEqual(plain);
    expect(plain.requests[0]).not.toHaveProperty('review');
    expect((await callApi(portal.api, getWorkViews, { headers: authHeaders(client) })).status).toBe(403);
  });
});

it('a filter without a counter counts up to 1000 and is marked as inexact', async () => {
  await fillMonths(1005);
  const { requests: rows, pagination } = await list(staff, { search: 'quentin', page: '20', limit: '50' });
  expect(rows).toHaveLength(50);
  expect(pagination).toMatchObject({ totalCount: 1000, countIsExact: false, totalPages: 20, hasNext: true });
  const covered = await list(staff, { submittedDateTo: '2025-12-31', status: 'pending' });
  expect(covered.pagination).toMatchObject({ totalCount: 1005, countIsExact: true });
});

/** Stores rows of three months as the outbox would write them, with their counters. */
async function fillMonths(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    requestId: newRequestId(),
    submittedAt: `2025-0${1 + (index % 3)}-01T08:00:00.000Z`,
    orderId: `BULK-${index}`,
    patientName: 'Quentin Bulk',
    patientDob: '1980-02-03',
    facilityName: '',
    requestType: 7,
    status: 'pending',
    dueDate: '2025-04-01',
    assigneeId: null,
    owners: [],
  }));
  const existing = requests.map((request) => ({ patientDob: '', assigneeId: null, ...request }));
  await seedList(portal, rows, existing);
}

/** The expected ids of a list, from a full scan. */
const connecting = 'and at by for from in of on or the to with'.split(' ');

function expectedOf(all: readonly ListedRequest[], query: Record<string, string>): string[] {
  const typed = wordsOf(query['search'] ?? '');
  // Punctuation alone finds nothing.
  if (typed.length === 0 && query['search']?.trim()) return [];
  const significant = typed.filter((word) => !connecting.includes(word));
  const words = significant.length > 0 ? significant : typed;
  return all
    .filter(({ status }) => !query['status'] || query['status'] === 'all' || status === query['status'])
    .filter(({ requestType }) =>
      !query['requestType'] || query['requestType'] === 'all'
        ? true
        : requestType === Number(query['requestType']),
    )
    .filter(({ submittedAt }) => isInDateRange(submittedAt.slice(0, 10), query, 'submitted'))
    .filter(({ dueDate }) => isInDateRange(dueDate, query, 'due'))
    .filter(() => isInDateRange(null, query, 'subpoenaReceived'))
    .filter((request) => words.every((word) => matchesWord(word, request)))
    .toSorted((a, b) => (`${a.submittedAt}|${a.requestId}` < `${b.submittedAt}|${b.requestId}` ? 1 : -1))
    .map(({ requestId }) => requestId);
}

function matchesWord(
  word: string,
  { orderId, patientName, facilityName, status, requestType }: ListedRequest,
): boolean {
  const text = [orderId, patientName, facilityName].join(' ');
  // Also without apostrophes and hyphens.
  const texts = wordsOf(`${text} ${text.replaceAll(/['’-]/g, '')}`);
  if (texts.some((text) => text.startsWith(word.slice(0, 12)))) return true;
  const names = [builtInStatuses.find(({ key }) => key === status)!.label, requestTypeName(requestType)];
  return names.some((name) =>
    wordsOf(name).some((part) => part === word || (word.length > 2 && part.startsWith(word))),
  );
}

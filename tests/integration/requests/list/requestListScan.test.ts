import { builtInStatuses, closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../../support/accounts/accounts.ts';
import { dataOf } from '../../../support/api/callApi.ts';
import { pairwiseCombinations } from '../../../support/api/pairwiseCombinations.ts';
import { newRequestId, storeAndListRequests } from '../../../support/requests/listedRequests.ts';
import { isInDateRange, wordsOf } from '../../../support/requests/listFilters.ts';
import { seededKeys } from '../../../support/requests/seededKeys.ts';
import { randomRows } from '../../../support/requests/randomRows.ts';
import { seedList, type SeededRow } from '../../../support/requests/seededList.ts';
import { type Portal, startPortal } from '../../../support/portal/startPortal.ts';
import { containerOf } from '../../../support/portal/stores.ts';

const LIMIT = 50;
const MAX_COUNTED = 1000;
/** Enough rows for filters to exceed the counting limit. */
const ROWS = 5000;
const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08'];
const NAME = 'Casey Example';

type Query = Readonly<Record<string, string>>;

let portal: Portal;
let staff: Person;
let colleague: Person;
let client: Person;
let rows: SeededRow[];

beforeAll(async () => {
  portal = await startPortal();
  [staff, colleague, client] = await Promise.all([
    createStaff(portal),
    createStaff(portal),
    signUpPerson(portal),
  ]);
  rows = randomRows({
    count: ROWS,
    months,
    requestTypes: 4,
    assignees: [null, null, staff.userId, colleague.userId],
    owners: [[], [], [], [client.userId]],
  });
  await seedList(portal, rows);
});
afterAll(() => portal.stop());

/** The values of each filter; the first of each is not a filter. */
const dimensions = (): Query[][] => [
  [{}, { status: 'pending' }, { status: 'completed' }],
  [{}, { requestType: '3' }],
  [{}, { search: 'maria' }, { search: 'le lakeview' }, { search: 'hold' }],
  [
    {},
    { submittedDateFrom: '2026-03-10', submittedDateTo: '2026-06-20' },
    { submittedDateFrom: '2026-02-01', submittedDateTo: '2026-04-30' },
    { submittedDateTo: '2026-05-14' },
  ],
  [{}, { dueDateFrom: '2026-02-10', dueDateTo: '2026-06-30' }],
  [{}, { subpoenaReceivedDateFrom: '2026-03-01', subpoenaReceivedDateTo: '2026-07-31' }],
  [{}, { assignee: 'mine' }, { assignee: 'unassigned' }, { assignee: colleague.userId }],
];

const pairs = () => combined(pairwiseCombinations(dimensions().map(({ length }) => length)));

function combined(combinations: readonly (readonly number[])[]): Query[] {
  const all = dimensions();
  return combinations.map((chosen) => Object.assign({}, ...chosen.map((index, at) => all[at]![index])));
}

const page = (person: Person, query: Query) =>
  dataOf(portal.api, getAllClientRequests, {
    query: { limit: String(LIMIT), ...query },
    headers: authHeaders(person),
  });

type Page = Awaited<ReturnType<typeof page>>;

/** All numbered pages, in order. */
async function byNumber(person: Person, query: Query): Promise<Page[]> {
  const first = await page(person, query);
  const pages = [first];
  for (let number = 2; number <= first.pagination.totalPages; number++) {
    pages.push(await page(person, { ...query, page: String(number) }));
  }
  return pages;
}

/** All pages, each read from the end of the previous one. */
async function forwards(person: Person, query: Query): Promise<Page[]> {
  const pages = [await page(person, query)];
  while (pages.at(-1)!.pagination.hasNext) {
    const { last, page: number } = pages.at(-1)!.pagination;
    pages.push(await page(person, { ...query, page: String(number + 1), after: last! }));
  }
  return pages;
}

/** All pages read backwards from the last, each from the start of the next one; returned in list order. */
async function backwards(person: Person, query: Query, end: Page): Promise<Page[]> {
  const pages = [end];
  while (pages[0]!.pagination.hasPrev) {
    const { first, page: number } = pages[0]!.pagination;
    pages.unshift(await page(person, { ...query, page: String(number - 1), before: first! }));
  }
  return pages;
}

const rowsOf = (pages: readonly Page[]) => pages.flatMap(({ requests }) => requests);

/** Reads all pages of a list by number and by cursor, in both directions, and compares every row with the full scan. */
async function expectListEqualsScan(
  person: Person,
  query: Query,
  expected: readonly object[],
): Promise<void> {
  const exact = expected.length <= MAX_COUNTED || isCountedExactly(query, person);
  const totalCount = exact ? expected.length : MAX_COUNTED;
  const [numbered, following] = await Promise.all([byNumber(person, query), forwards(person, query)]);
  expect(rowsOf(following)).toEqual(expected);
  expect(rowsOf(numbered)).toEqual(expected.slice(0, exact ? expected.length : MAX_COUNTED));
  for (const { pagination } of [...numbered, ...following]) {
    expect(pagination).toMatchObject({ totalCount, countIsExact: exact });
  }
  expect(numbered.map(({ requests }) => requests)).toEqual(
    following.slice(0, numbered.length).map(({ requests }) => requests),
  );
  const returning = await backwards(person, query, following.at(-1)!);
  expect(returning.map(({ requests }) => requests)).toEqual(following.map(({ requests }) => requests));
  expect(returning.map(({ pagination }) => pagination.page)).toEqual(following.map((_, index) => index + 1));
}

/** Compares three lists at a time with the scan. An error names the failed query. Returns the number of compared lists. */
async function compareAllWithScan(
  person: Person,
  queries: readonly Query[],
  scan: (query: Query) => object[],
): Promise<number> {
  const remaining = [...queries];
  let comparedCount = 0;
  const work = async () => {
    for (let query = remaining.shift(); query; query = remaining.shift()) {
      await expectListEqualsScan(person, query, scan(query)).catch((error: unknown) => {
        throw new Error(`${JSON.stringify(query)}: ${String(error)}`, { cause: error });
      });
      comparedCount += 1;
    }
  };
  await Promise.all([work(), work(), work()]);
  return comparedCount;
}

describe(`${ROWS} requests, row by row against a full scan`, { tags: ['full'] }, () => {
  it('are paged for staff by number and by cursor, for every pair of filters', async () => {
    const queries = pairs();
    expect(queries.length).toBeGreaterThanOrEqual(16);
    const comparedCount = await compareAllWithScan(staff, queries, (query) =>
      scanned(rows, query).map(staffItem),
    );
    expect(comparedCount).toBe(queries.length);
  }, 240_000);

  it('are paged whole, without any filter', async () => {
    const expected = scanned(rows, {}).map(staffItem);
    expect(expected).toHaveLength(ROWS);
    await expectListEqualsScan(staff, {}, expected);
  }, 120_000);

  it('have the right count and first page for combinations of all filters', async () => {
    const all = dimensions();
    const sizes = all.map(({ length }) => length);
    const total = sizes.reduce((product, size) => product * size);
    const chosenOf = (at: number): number[] => {
      let rest = at;
      return sizes.map((size) => {
        const index = rest % size;
        rest = Math.floor(rest / size);
        return index;
      });
    };
    const remaining = Array.from({ length: total }, (_, at) => at);
    let uncounted = 0;
    const check = async () => {
      for (let at = remaining.shift(); at !== undefined; at = remaining.shift()) {
        const [query] = combined([chosenOf(at)]);
        const expected = scanned(rows, query!).map(staffItem);
        const { requests, pagination } = await page(staff, query!);
        expect({ query, requests }).toEqual({ query, requests: expected.slice(0, LIMIT) });
        const exact = expected.length <= MAX_COUNTED || isCountedExactly(query!, staff);
        if (!exact) uncounted += 1;
        expect({ query, total: pagination.totalCount, exact: pagination.countIsExact }).toEqual({
          query,
          total: exact ? expected.length : MAX_COUNTED,
          exact,
        });
      }
    };
    await Promise.all([check(), check(), check()]);
    expect(uncounted).toBeGreaterThan(0);
  }, 240_000);

  it('of a client are paged for every pair of filters, ignoring the assignee', async () => {
    const own = rows.filter(({ owners }) => owners.includes(client.userId));
    const comparedCount = await compareAllWithScan(client, pairs(), (query) => {
      const { assignee: _, ...applied } = query;
      return scanned(own, applied).map(clientItem);
    });
    expect(comparedCount).toBe(pairs().length);
  }, 240_000);

  it('return to the first page from a cursor on it', async () => {
    const all = scanned(rows, {}).map(staffItem);
    const { requests } = await page(staff, {});
    const before = `${requests[10]!.submittedAt}|${requests[10]!._id}`;
    const back = await page(staff, { page: '3', before });
    expect(back.requests).toEqual(all.slice(0, LIMIT));
    expect(back.pagination).toMatchObject({ page: 1, hasPrev: false, hasNext: true });
  });

  it.each<[which: Query]>([
    [{ after: 'nowhere' }],
    [{ before: '2026-01-01' }],
    [{ after: `2026-01-01T00:00:00.000Z|req_${'x'.repeat(80)}` }],
    [{ after: "2026-01-01T00:00:00.000Z|req_' OR 1=1" }],
  ])('refuse %j as a cursor', async (which) => {
    await expect(page(staff, which)).rejects.toThrow('400 The position in the list is not valid');
  });

  // Last, because it adds a request to the lists.
  it('are stored as the API stores them', async () => {
    const requestId = newRequestId();
    const written = {
      requestId,
      orderId: 'ORD-1',
      patientName: 'Ann Lee',
      facilityName: 'Lakeview Hospital',
      requestType: 3,
      status: 'pending',
      submittedAt: '2025-01-01T08:00:00.000Z',
      dueDate: '2025-01-16',
      owners: [],
      seq: 1,
    };
    await storeAndListRequests(portal, [written]);
    const views = await containerOf(portal, 'views');
    const read = async (id: string, pk: string) =>
      (await views.item(id, pk).read<Record<string, unknown>>()).resource!;
    const own = await read(requestId, 'list|2025-01');
    const seeded = rows.find(({ subpoenaReceivedDate }) => subpoenaReceivedDate === undefined)!;
    const like = await read(seeded.requestId, `list|${seeded.submittedAt.slice(0, 7)}`);
    expect(Object.keys(like).toSorted()).toEqual(Object.keys(own).toSorted());
    expect(own['terms']).toEqual(
      expect.arrayContaining(['a', 'ann', 'l', 'lee', 'lakeview', 'hospital', 'ord', '1']),
    );
    const { terms } = await read(requestId, 'overview');
    const dob = String(own['patientDob']);
    expect(terms).toEqual(expect.arrayContaining(seededKeys({ ...written, patientDob: dob })));
  });
});

it('a month in several partitions is paged the same', { tags: ['full'], timeout: 120_000 }, async () => {
  const spread = await startPortal({ env: { VIEW_SHARDS: '3' } });
  try {
    const person = await createStaff(spread);
    const some = randomRows({ count: 90, months: ['2026-01', '2026-02'] });
    await storeAndListRequests(
      spread,
      some.map((row) => ({ ...row, seq: 1 })),
    );
    const expected = scanned(some, {}).map(({ requestId }) => requestId);
    const ask = (query: Query) =>
      dataOf(spread.api, getAllClientRequests, {
        query: { limit: '7', ...query },
        headers: authHeaders(person),
      });
    const seen: string[] = [];
    const starts: string[] = [];
    let shown = await ask({});
    for (;;) {
      seen.push(...shown.requests.map(({ _id }) => _id));
      starts.push(shown.pagination.first!);
      if (!shown.pagination.hasNext) break;
      const { last, page: number } = shown.pagination;
      shown = await ask({ page: String(number + 1), after: last! });
    }
    expect(seen).toEqual(expected);
    for (let number = starts.length; number > 1; number--) {
      const back = await ask({ page: String(number - 1), before: starts[number - 1]! });
      expect(back.requests.map(({ _id }) => _id)).toEqual(expected.slice((number - 2) * 7, (number - 1) * 7));
    }
  } finally {
    await spread.stop();
  }
});

/** The expected rows of a list, from a full scan. */
function scanned(all: readonly SeededRow[], query: Query): SeededRow[] {
  const holder = query['assignee'] === 'mine' ? staff.userId : query['assignee'];
  const words = wordsOf(query['search'] ?? '');
  return all
    .filter((row) => !query['status'] || row.status === query['status'])
    .filter((row) => !query['requestType'] || row.requestType === Number(query['requestType']))
    .filter((row) => isInDateRange(row.submittedAt.slice(0, 10), query, 'submitted'))
    .filter((row) => isInDateRange(row.dueDate, query, 'due'))
    .filter((row) => isInDateRange(row.subpoenaReceivedDate, query, 'subpoenaReceived'))
    .filter((row) => !holder || row.assigneeId === (holder === 'unassigned' ? null : holder))
    .filter((row) => words.every((word) => matchesWord(word, row)))
    .toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? 1 : -1));
}

function sortKeyOf({ submittedAt, requestId }: SeededRow): string {
  return `${submittedAt}|${requestId}`;
}

function matchesWord(
  word: string,
  { orderId, patientName, facilityName, status, requestType }: SeededRow,
): boolean {
  if (wordsOf(`${orderId} ${patientName} ${facilityName}`).some((text) => text.startsWith(word))) return true;
  if (word.length < 3) return false;
  const names = [builtInStatuses.find(({ key }) => key === status)!.label, requestTypeName(requestType)];
  return names.some((name) => wordsOf(name).some((part) => part.startsWith(word)));
}

/** Whether counters alone give the number of rows. Otherwise at most 1000 rows are counted. */
function isCountedExactly(query: Query, { role }: Person): boolean {
  const cutsMonths = ['2026-03-10', '2026-05-14'].some((day) => Object.values(query).includes(day));
  const isDueOnly = Object.keys(query).every((name) => name.startsWith('dueDate'));
  if (role === 'staff' && isDueOnly) return true;
  if (query['search'] || query['dueDateFrom'] || query['subpoenaReceivedDateFrom']) return false;
  if (role === 'staff' && query['assignee']) return false;
  return !cutsMonths || !query['requestType'];
}

function clientItem(row: SeededRow) {
  const { requestId, owners: _, assigneeId: __, subpoenaReceivedDate: ___, ...shown } = row;
  return { _id: requestId, ...shown, uploadedFiles: 0 };
}

function staffItem(row: SeededRow) {
  const { assigneeId, status } = row;
  return {
    ...clientItem(row),
    assignee: assigneeId === null ? null : { userId: assigneeId, name: NAME },
    review: closedStatuses.includes(status) ? 'none' : 'pending',
    amountOwed: 0,
  };
}

import { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { endLease, getLiveList, startNext } from '@portal/contract/requests/live/endpoints.ts';
import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { search } from '@portal/contract/search/endpoints.ts';
import { authHeaders, type Person, createStaff } from '../support/accounts/accounts.ts';
import { dataOf } from '../support/api/callApi.ts';
import { deleteExpired } from '../support/portal/controls.ts';
import { aRequestDocument } from '../support/requests/listedRequests.ts';
import { factsOf } from '../support/requests/openDeadlines.ts';
import { randomRows } from '../support/requests/randomRows.ts';
import { seedList, type SeededRow } from '../support/requests/seededList.ts';
import type { Portal } from '../support/portal/startPortal.ts';
import { containerOf } from '../support/portal/stores.ts';
import { medianMs, type Result } from './measure.ts';

const BUDGET = 1.25;
const SIZES = [1_000, 10_000, 50_000] as const;
const RUNS = 60;
const BATCH_SIZE = 64;
const byDueDate = { sortBy: 'dueDate', sortOrder: 'asc' };
/** The requests are spread over these two years. */
const MONTHS = Array.from({ length: 24 }, (_, month) =>
  new Date(Date.UTC(2025, month)).toISOString().slice(0, 7),
);

const metrics = {
  newest: 'newest page of the staff list',
  middle: 'next page in the middle of the list',
  last: 'last page of the list by its number',
  due: 'filter by due date',
  rare: 'search with few hits',
  noHit: 'search without a hit',
  views: 'counts of all views',
  overdue: 'first page of the view Overdue, by due date',
  unassigned: 'first page of the view Unassigned',
  feed: 'change feed of ten shown rows without a change',
  changed: 'change feed of ten shown rows after a change',
  start: 'Start next and the end of its lease',
  detail: 'one request in full',
  figures: 'figures of the staff dashboard',
  searchNumber: 'search for everything by an order number',
  searchName: 'search for everything by a common name',
  searchBirth: 'search for everything by name and date of birth',
  searchPhone: 'search for everything by a phone number that nobody has',
  searchSpelling: 'search for everything by a misspelled name',
} as const;

/** What a search for everything may take in the largest portal. */
const SEARCH_BUDGET_MS = 150;

type Measured = Record<keyof typeof metrics, number>;

/** How long a page of the staff list, one request and the dashboard's figures take with 1,000 to 50,000 stored requests. */
export async function requestLists(portal: Portal): Promise<Result[]> {
  const staff = await createStaff(portal);
  const searchers = await Promise.all(Array.from({ length: 6 }, () => createStaff(portal)));
  // Ends the renewal of rows, as in a portal that is older than a day.
  await deleteExpired(portal);
  const all = randomRows({ count: SIZES.at(-1)!, months: MONTHS, assignees: [null, staff.userId] }).map(
    (row) => ({
      ...row,
      deadline: { deadlineFacts: factsOf(row.submittedAt), deadlineDue: row.dueDate },
    }),
  );
  const measured: Measured[] = [];
  let filled = 0;
  for (const size of SIZES) {
    const rows = all.slice(filled, size);
    await seedList(portal, rows, all.slice(0, filled));
    await storeRequests(portal, rows);
    // The first calls include the start of the API.
    if (filled === 0) await measure(portal, staff, searchers, all.slice(0, size));
    filled = size;
    measured.push(await measure(portal, staff, searchers, all.slice(0, size)));
  }
  const first = measured[0]!;
  const last = measured.at(-1)!;
  const results = (Object.keys(metrics) as (keyof Measured)[]).map((key) =>
    resultOf(
      metrics[key],
      measured.map((durations) => durations[key]),
      last[key] / first[key],
    ),
  );
  const slowest = Math.max(
    ...(Object.keys(metrics) as (keyof Measured)[])
      .filter((key) => key.startsWith('search'))
      .map((key) => last[key]),
  );
  const search: Result = {
    metric: 'slowest of these searches for everything, 50,000 requests',
    measured: `${slowest.toFixed(1)} ms`,
    budget: `≤ ${SEARCH_BUDGET_MS} ms`,
    isMet: slowest <= SEARCH_BUDGET_MS,
  };
  return [...results, search];
}

async function measure(
  portal: Portal,
  staff: Person,
  searchers: readonly Person[],
  rows: readonly SeededRow[],
): Promise<Measured> {
  const headers = authHeaders(staff);
  const inOrder = rows.map(({ submittedAt, requestId }) => `${submittedAt}|${requestId}`).toSorted();
  const after = inOrder[Math.floor(inOrder.length / 2)]!;
  const list = (query: Record<string, string>) => () =>
    dataOf(portal.api, getAllClientRequests, { headers, query });
  const page = String(Math.ceil(rows.length / 20));
  const query = { requestId: rows[Math.floor(rows.length / 2)]!.requestId };
  const shown = rows.slice(0, 10).map(({ requestId }) => requestId);
  const feed = (seen?: number) =>
    dataOf(portal.api, getLiveList, {
      headers,
      query: { ids: shown.join(','), ...(seen !== undefined && { seen: String(seen) }) },
    });
  const { changes } = await feed();
  let searches = 0;
  const find = (text: string, atLeast: number) => async () => {
    // In turns, because one account may make 300 searches in ten minutes.
    const person = searchers[searches++ % searchers.length]!;
    const { groups } = await dataOf(portal.api, search, { headers: authHeaders(person), body: { text } });
    const found = groups.reduce((sum, { results }) => sum + results.length, 0);
    if (found < atLeast) throw new Error(`${found} requests were found by ${text}`);
  };
  return {
    newest: await medianMs(RUNS, list({})),
    middle: await medianMs(RUNS, list({ page, after })),
    last: await medianMs(RUNS, list({ page: String(Math.ceil(rows.length / 10)) })),
    due: await medianMs(RUNS, list({ dueDateFrom: '2026-03-01', dueDateTo: '2026-03-31' })),
    rare: await medianMs(RUNS, list({ search: rows[0]!.orderId })),
    noHit: await medianMs(RUNS, list({ search: 'zzyzx' })),
    views: await medianMs(RUNS, () => dataOf(portal.api, getWorkViews, { headers })),
    overdue: await medianMs(RUNS, list({ view: 'overdue', ...byDueDate })),
    unassigned: await medianMs(RUNS, list({ view: 'unassigned', ...byDueDate })),
    feed: await medianMs(RUNS, () => feed(changes)),
    changed: await medianMs(RUNS, () => feed(changes + 1)),
    start: await medianMs(RUNS, async () => {
      const { lease } = await dataOf(portal.api, startNext, { headers, body: { view: 'unassigned' } });
      if (!lease) throw new Error('Start next found no request');
      await dataOf(portal.api, endLease, { headers, body: { requestId: lease.requestId } });
    }),
    detail: await medianMs(RUNS, () => dataOf(portal.api, getRequestDetails, { headers, query })),
    figures: await medianMs(RUNS, () => dataOf(portal.api, dashboardAnalytics, { headers })),
    searchNumber: await medianMs(RUNS, find(rows[0]!.orderId, 1)),
    searchName: await medianMs(RUNS, find('santos maria', 5)),
    searchBirth: await medianMs(RUNS, find(`${rows[0]!.patientName} ${usDay(rows[0]!.patientDob)}`, 1)),
    searchPhone: await medianMs(RUNS, find('(999) 999-9999', 0)),
    searchSpelling: await medianMs(RUNS, find('pendelton sanots', 5)),
  };
}

/** MM/DD/YYYY */
function usDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

async function storeRequests(portal: Portal, rows: readonly SeededRow[]): Promise<void> {
  const requests = await containerOf(portal, 'requests');
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const batch = rows.slice(from, from + BATCH_SIZE);
    await Promise.all(
      batch.map(({ deadline: _deadline, ...row }) =>
        requests.items.create(aRequestDocument({ ...row, seq: 1 })),
      ),
    );
  }
}

function resultOf(metric: string, durationsMs: readonly number[], growth: number): Result {
  const durations = SIZES.map((size, index) => `${size / 1000}k ${durationsMs[index]!.toFixed(1)} ms`);
  return {
    metric: `${metric}, 50,000 requests against 1,000`,
    measured: `${growth.toFixed(2)} × (${durations.join(', ')})`,
    budget: `≤ ${BUDGET} ×`,
    isMet: growth <= BUDGET,
  };
}

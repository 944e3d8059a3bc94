import { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import { attentionReasonOf, attentionReasons } from '@portal/contract/requests/rules/attention.ts';
import { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, type Person, createStaff } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { facilityDay } from '../../support/requests/facilityDay.ts';
import { deleteExpired, killApi } from '../../support/portal/controls.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf } from '../../support/portal/stores.ts';
import {
  type ListedRequest,
  newRequestId,
  storeAndListRequests,
} from '../../support/requests/listedRequests.ts';
import { overviewCountersOf, storedOverviewCounters } from '../../support/requests/seededList.ts';

const COUNT = IS_FULL_SIZE ? 300 : 100;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const statuses = ['pending', 'processing', 'on_hold', 'update_requested', 'completed', 'cancelled'];

const random = new SeededRandom(20_261_125);
const after = (ms: number) => new Date(Date.now() + ms).toISOString();
const randomDueDate = () => after((random.below(60) - 20) * DAY_MS).slice(0, 10);
/** Two years old, a few days old, or within the hour in which a pending request begins to wait. */
const randomAge = () =>
  random.oneOf([
    random.below(730) * DAY_MS,
    random.below(96) * HOUR_MS,
    72 * HOUR_MS + (5 + random.below(50)) * MINUTE_MS,
    72 * HOUR_MS - (5 + random.below(50)) * MINUTE_MS,
  ]);

let portal: Portal;
let staff: Person;
let requests: ListedRequest[];

beforeAll(async () => {
  portal = await startPortal({ faultInjection: true, env: { VIEW_SHARDS: '3' } });
  staff = await createStaff(portal);
  requests = Array.from({ length: COUNT }, (_, index) => ({
    requestId: newRequestId(),
    orderId: `ORD-${index}`,
    patientName: 'Maria Santos',
    facilityName: 'Lakeview Hospital',
    requestType: 7,
    status: random.oneOf(statuses),
    submittedAt: after(-randomAge()),
    dueDate: randomDueDate(),
    owners: [],
    seq: 1,
    ...(random.below(8) === 0 && { downloadRequested: true }),
  }));
  await storeAndListRequests(portal, requests);
});
afterAll(() => portal.stop());

/** Changes some requests, as the next version of each. */
async function change(changed: (request: ListedRequest, index: number) => Partial<ListedRequest> | null) {
  const next = requests.map((request, index) => {
    const changes = changed(request, index);
    return changes && { ...request, ...changes, seq: request.seq + 1 };
  });
  await storeAndListRequests(
    portal,
    next.filter((request) => request !== null),
  );
  requests = requests.map((request, index) => next[index] ?? request);
}

const readFigures = () => dataOf(portal.api, dashboardAnalytics, { headers: authHeaders(staff) });

/** What the dashboard shows. `differing`: shown requests that differ from the stored ones or are shown twice. */
async function shown() {
  const { needsAttention, needsAttentionPercentage, totalRequests, activeRequests, attention } =
    await readFigures();
  const facts = ({ orderId, patientName, facilityName, status, submittedAt, dueDate }: Shown) =>
    [orderId, patientName, facilityName, status, submittedAt, dueDate].join();
  const differing = attention.filter(
    ({ _id, ...item }, index) =>
      facts(item) !== facts(requests.find(({ requestId }) => requestId === _id)!) ||
      attention.findIndex((other) => other._id === _id) !== index,
  );
  const mostUrgent = attention.map(({ reason, dueDate }) => `${reason} ${dueDate}`);
  return {
    needsAttention,
    needsAttentionPercentage,
    totalRequests,
    activeRequests,
    mostUrgent,
    differing,
  };
}

type Shown = Pick<
  ListedRequest,
  'orderId' | 'patientName' | 'facilityName' | 'status' | 'submittedAt' | 'dueDate'
>;

/** What the dashboard must show, from a count of all requests by the rule. */
function counted() {
  const now = new Date();
  const isOpen = ({ status }: ListedRequest) => status !== 'completed' && status !== 'cancelled';
  const open = requests.filter(isOpen);
  const relevant = requests.filter((request) => isOpen(request) || request.downloadRequested);
  const urgent = requests
    .flatMap((request) => {
      const reason = attentionReasonOf(request, now, facilityDay(0, now));
      return reason ? [{ dueDate: request.dueDate, reason }] : [];
    })
    .toSorted(
      (a, b) =>
        attentionReasons.indexOf(a.reason) - attentionReasons.indexOf(b.reason) ||
        a.dueDate.localeCompare(b.dueDate),
    );
  return {
    needsAttention: urgent.length,
    needsAttentionPercentage: `${Math.round((urgent.length / relevant.length) * 100)}%`,
    totalRequests: requests.length,
    activeRequests: open.length,
    mostUrgent: urgent.slice(0, 8).map(({ reason, dueDate }) => `${reason} ${dueDate}`),
    differing: [],
  };
}

describe('the requests that need attention', { tags: ['full'] }, () => {
  it('are those that a count of all requests finds', async () => {
    expect(await shown()).toEqual(counted());
    expect(await storedOverviewCounters(portal)).toEqual(overviewCountersOf(requests));
  });

  it('follow changes of status and due date, closing and reopening', async () => {
    for (let round = 0; round < 3; round++) {
      await change(() =>
        random.below(2) === 0
          ? null
          : random.oneOf([
              { status: random.oneOf(statuses) },
              { dueDate: randomDueDate() },
              { status: random.oneOf(statuses), dueDate: randomDueDate() },
            ]),
      );
      expect(await shown()).toEqual(counted());
    }
    expect(await storedOverviewCounters(portal)).toEqual(overviewCountersOf(requests));
  });

  it('are counted once if a task runs again, or runs late for an older version', async () => {
    const former = requests.map((request) => ({ ...request, status: 'pending', dueDate: '2020-01-01' }));
    await storeAndListRequests(portal, former);
    await storeAndListRequests(
      portal,
      former.filter(({ seq }) => seq > 1).map((request) => ({ ...request, seq: request.seq - 1 })),
    );
    await storeAndListRequests(portal, requests);
    expect(await shown()).toEqual(counted());
    expect(await storedOverviewCounters(portal)).toEqual(overviewCountersOf(requests));
  });

  it('are shown by reason, down to those that are waiting', async () => {
    const later = () => after((10 + random.below(30)) * DAY_MS).slice(0, 10);
    requests = requests.map((request) => ({ ...request, downloadRequested: undefined }));
    await change((_, index) => {
      if (index < 2) return { status: 'processing', dueDate: facilityDay(-1) };
      if (index < 3) return { status: 'on_hold', dueDate: facilityDay(1) };
      if (index < 4) return { status: 'update_requested', dueDate: later() };
      if (index < 5) return { status: 'on_hold', dueDate: later() };
      if (index < 6) return { status: 'completed', downloadRequested: true };
      if (index < 7) return { status: 'pending', dueDate: later(), downloadRequested: true };
      return { status: random.oneOf(['pending', 'pending', 'processing', 'completed']), dueDate: later() };
    });
    expect(await shown()).toEqual(counted());
    const { attention } = await readFigures();
    expect(new Set(attention.map(({ reason }) => reason))).toEqual(new Set(attentionReasons));
    expect(await storedOverviewCounters(portal)).toEqual(overviewCountersOf(requests));
  });
});

describe('rows that are older than the overview', { tags: ['full'] }, () => {
  it('count before and after the nightly run renews them', async () => {
    const views = await containerOf(portal, 'views');
    const { resources } = await views.items.readAll<{ id: string; pk: string; kind?: string }>().fetchAll();
    const older = new Set(requests.slice(0, COUNT / 2).map(({ requestId }) => requestId));
    const isOverview = ({ pk }: { pk: string }) => pk.startsWith('overview|');
    for (const { id, pk } of resources.filter(isOverview)) await views.item(id, pk).delete();
    for (const { id, pk } of resources.filter(({ kind }) => kind === 'row')) {
      await views.item(id, pk).patch([{ op: 'remove', path: '/isInOverview' }]);
    }
    // The process that has found the overview complete would not search the months again.
    await killApi(portal);
    expect(await shown()).toEqual(counted());

    await change(({ requestId }) => (older.has(requestId) ? null : { dueDate: randomDueDate() }));
    expect(await shown()).toEqual(counted());

    await deleteExpired(portal);
    expect(await storedOverviewCounters(portal)).toEqual(overviewCountersOf(requests));
    expect(await shown()).toEqual(counted());
  });
});

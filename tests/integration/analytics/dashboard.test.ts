import { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import { attentionReasonOf, attentionReasons } from '@portal/contract/requests/rules/attention.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, type Person, createStaff } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { facilityDay } from '../../support/requests/facilityDay.ts';
import {
  newRequestId,
  storeAndListRequests,
  type ListedRequest,
} from '../../support/requests/listedRequests.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { emptyLists } from '../../support/portal/emptyLists.ts';
import { containerOf } from '../../support/portal/stores.ts';

const DAY_MS = 24 * 3_600_000;
const dayOf = (instant: string) => instant.slice(0, 10);

let portal: BorrowedPortal;
let staff: Person;
let requests: ListedRequest[];

const figures = () => dataOf(portal.api, dashboardAnalytics, { headers: authHeaders(staff) });
const isClosed = ({ status }: ListedRequest) => status === 'completed' || status === 'cancelled';
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Requests of the last seventy days, with different ages, statuses and due dates. */
beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  await emptyLists(portal);
  staff = await createStaff(portal);
  const statuses = ['pending', 'processing', 'on_hold', 'update_requested', 'completed', 'cancelled'];
  requests = Array.from({ length: 140 }, (_, index): ListedRequest => {
    const status = statuses[index % statuses.length]!;
    const age = (index * 7) % 70;
    const closed = status === 'completed' || status === 'cancelled';
    return {
      requestId: newRequestId(),
      orderId: `ORD-${index}`,
      patientName: 'Maria Santos',
      facilityName: 'Lakeview Hospital',
      requestType: 7,
      status,
      submittedAt: daysFromNow(-age),
      dueDate: dayOf(daysFromNow((index % 25) - 5)),
      owners: [],
      seq: 1,
      ...(closed && { closedAt: daysFromNow(-age / 2) }),
    };
  });
  await storeAndListRequests(portal, requests);
});
afterAll(() => portal.stop());

describe('the dashboard', () => {
  it('counts requests by status', async () => {
    const open = requests.filter((request) => !isClosed(request));
    expect(await figures()).toMatchObject({
      totalRequests: requests.length,
      pendingRequests: requests.filter(({ status }) => status === 'pending').length,
      completedRequests: requests.filter(({ status }) => status === 'completed').length,
      activeRequests: open.length,
    });
  });

  it('lists requests that need attention, the most urgent first', async () => {
    const now = new Date();
    const open = requests.filter((request) => !isClosed(request));
    const expected = open.filter((request) => attentionReasonOf(request, now, facilityDay(0, now)) !== null);
    const { needsAttention, needsAttentionPercentage, attention } = await figures();
    expect(needsAttention).toBe(expected.length);
    expect(needsAttentionPercentage).toBe(`${Math.round((expected.length / open.length) * 100)}%`);
    expect(attention).toHaveLength(8);
    const ranks = attention.map(({ reason }) => attentionReasons.indexOf(reason));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    const mostOverdue = expected.map(({ dueDate }) => dueDate).toSorted()[0];
    expect(attention[0]).toMatchObject({ reason: 'overdue', dueDate: mostOverdue });
  });

  it('shows openings and closings for each of the last thirty days', async () => {
    const { days } = await figures();
    expect(days).toHaveLength(30);
    expect(days.at(-1)!.day).toBe(dayOf(new Date().toISOString()));
    for (const { day, opened, closed } of days) {
      expect({ day, opened }).toEqual({
        day,
        opened: requests.filter(({ submittedAt }) => dayOf(submittedAt) === day).length,
      });
      expect({ day, closed }).toEqual({
        day,
        closed: requests.filter(({ closedAt }) => closedAt && dayOf(closedAt) === day).length,
      });
    }
  });

  it('shows the average processing time of the requests closed in the last thirty days', async () => {
    const { days, averageProcessingDays, averageProcessingTime } = await figures();
    const closed = requests.filter(({ closedAt }) => closedAt && dayOf(closedAt) >= days[0]!.day);
    const processingTimesMs = closed.map(
      ({ closedAt, submittedAt }) => Date.parse(closedAt!) - Date.parse(submittedAt),
    );
    const mean = processingTimesMs.reduce((sum, ms) => sum + ms, 0) / closed.length / DAY_MS;
    expect(averageProcessingDays).toBeCloseTo(mean, 0);
    expect(averageProcessingTime).toBe(`${averageProcessingDays} days`);
  });

  it('compares the last fifteen days with the fifteen before', async () => {
    const { days, trends } = await figures();
    const opened = (from: number) => days.slice(from, from + 15).reduce((sum, day) => sum + day.opened, 0);
    const percent = Math.round(((opened(15) - opened(0)) / opened(0)) * 100);
    expect(trends.totalRequestsGrowthPercent).toBe(percent);
    expect(trends.totalRequestsGrowth).toMatch(/^[↑↓→] \d+%$/);
  });

  it('compares the share that needs attention with the share recorded a week ago', async () => {
    expect((await figures()).trends).toMatchObject({
      attentionPoints: null,
      attentionTrendDirection: 'stable',
    });
    await fetch(new URL('/admin/functions/recordDailyFigures', portal.api), { method: 'POST' });
    const views = await containerOf(portal, 'views');
    const today = `day|${dayOf(new Date().toISOString())}`;
    const { resource } = await views.item('attention', today).read<{ percentage: number }>();
    const { needsAttentionPercentage } = await figures();
    expect(`${resource!.percentage}%`).toBe(needsAttentionPercentage);

    const weekAgo = `day|${dayOf(daysFromNow(-7))}`;
    await views.items.upsert({ id: 'attention', pk: weekAgo, percentage: resource!.percentage - 9 });
    expect((await figures()).trends).toMatchObject({
      attentionTrend: '↑ 9%',
      attentionTrendDirection: 'up',
      attentionPoints: 9,
    });
  });

  it('counts a request once, even if it is closed and its row is written again', async () => {
    const before = await figures();
    const closed = requests.filter(isClosed).map((request) => ({ ...request, seq: 2 }));
    await storeAndListRequests(portal, closed);
    expect((await figures()).days).toEqual(before.days);
  });
});

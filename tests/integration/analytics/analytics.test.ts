import { analytics } from '@portal/contract/analytics/endpoints/analytics.ts';
import { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, getAdmin, type Person, createStaff } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import {
  closingsOf,
  countRequests,
  isOpen,
  type MoneyRequest,
  moneyRequests,
  paymentsOf,
} from '../../support/payments/moneyRequests.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { emptyLists } from '../../support/portal/emptyLists.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { containerOf } from '../../support/portal/stores.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { facilityDay } from '../../support/requests/facilityDay.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';

type Query = Record<string, string>;

const DAY_MS = 24 * 3_600_000;
const DAYS = 730;
const RANGES = IS_FULL_SIZE ? 100 : 25;

let portal: BorrowedPortal;
let staff: Person;
let requests: MoneyRequest[];
const random = new SeededRandom(6);

const getAnalytics = (query: Query = {}) =>
  dataOf(portal.api, analytics, { headers: authHeaders(staff), query });
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  await emptyLists(portal);
  staff = await createStaff(portal);
}, 120_000);
afterAll(() => portal.stop());

/** The expected figures of a period, summed over all stored requests. */
function expectedFigures(isWithin: (instant: string) => boolean) {
  const within = (instant: string | null) => instant !== null && isWithin(instant);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const invoices = requests.flatMap((request) => request.invoices);
  const files = requests.flatMap((request) => request.files);
  const refunds = invoices
    .flatMap((invoice) => invoice.refunds)
    .filter(({ kind, state, at }) => kind === 'staff' && state === 'done' && within(at));
  const sent = invoices.filter(({ sentAt }) => within(sentAt));
  const paid = sent.filter(({ paymentState }) => paymentState === 'paid');
  const earned = sum(invoices.map((one) => one.totalCents * paymentsOf(one).filter(within).length));
  const lostOf = (items: readonly Pick<MoneyRequest['fee'], 'disputes'>[]) =>
    sum(
      items
        .flatMap(({ disputes }) => disputes.flatMap(({ lossHistory }) => lossHistory))
        .filter(({ at }) => within(at))
        .map(({ kind, cents }) => (kind === 'lost' ? cents : -cents)),
    );
  const lost = {
    invoices: lostOf(invoices),
    files: lostOf(files),
    fees: lostOf(requests.map(({ fee }) => fee)),
  };
  const refunded = {
    invoices: sum(refunds.map(({ cents }) => cents)),
    files: sum(files.filter(({ refundedAt }) => within(refundedAt)).map(({ cents }) => cents)),
  };
  const paidForFiles = sum(files.map((one) => one.cents * paymentsOf(one).filter(within).length));
  const charges = paidForFiles - refunded.files - lost.files;
  const fees = 1500 * requests.filter(({ fee }) => within(fee.paidAt)).length - lost.fees;
  const opened = requests.filter(({ submittedAt }) => within(submittedAt)).length;
  // Two closings on one day count once.
  const closings = requests.flatMap((request) => [
    ...new Set(
      closingsOf(request)
        .filter(within)
        .map((at) => `${request.requestId}${at.slice(0, 10)}`),
    ),
  ]);
  const earnings = earned - refunded.invoices - lost.invoices;
  const revenue = earnings + charges + fees;
  return {
    earnings: earnings / 100,
    lost: (lost.invoices + lost.files + lost.fees) / 100,
    refunds: (refunded.invoices + refunded.files) / 100,
    invoiceRefunds: refunded.invoices / 100,
    fileRefunds: refunded.files / 100,
    files: charges / 100,
    fees: fees / 100,
    opened,
    closed: closings.length,
    sent: sent.length,
    paid: paid.length,
    rate: sent.length ? Math.round((100 * paid.length) / sent.length) : 0,
    average: sent.length ? Math.round(sum(sent.map((one) => one.totalCents)) / sent.length) / 100 : 0,
    perCase: opened ? Math.round(revenue / opened) / 100 : 0,
  };
}

function reportedFigures({ invoices, revenue, cases, metadata }: Awaited<ReturnType<typeof getAnalytics>>) {
  return {
    earnings: invoices.totalEarnings,
    lost: revenue.disputesLostTotal,
    refunds: revenue.refundsTotal,
    invoiceRefunds: invoices.refundsTotal,
    fileRefunds: revenue.fileRefundsTotal,
    files: revenue.filesTotal,
    fees: revenue.witnessFeesTotal,
    opened: cases.opened.total,
    closed: cases.closed.total,
    sent: invoices.allInvoicesCount,
    paid: invoices.totalPaidInvoices,
    rate: invoices.paymentRate,
    average: invoices.averageInvoiceValue,
    perCase: metadata.averageRevenuePerCase,
  };
}

describe('analytics', () => {
  it('of a portal without requests are zero', async () => {
    const { series, ...figures } = await getAnalytics();
    expect(reportedFigures({ series, ...figures })).toMatchObject({
      earnings: 0,
      rate: 0,
      perCase: 0,
      opened: 0,
    });
    expect(figures.metadata.totalActiveRequests).toBe(0);
    expect(series.points.every(({ opened, witnessFees }) => opened === 0 && witnessFees === 0)).toBe(true);
  });

  it('reject half a range, a reversed range and invalid days', async () => {
    const cases = [
      [{ startDate: '2026-01-01' }, 'Please select both start and end dates'],
      [{ endDate: '2026-01-01' }, 'Please select both start and end dates'],
      [{ startDate: '2026-01-02', endDate: '2026-01-01' }, 'End date must be on or after the start date'],
      [{ startDate: '2026-02-30', endDate: '2026-03-01' }, 'Please enter a valid date'],
    ] as const;
    for (const [query, message] of cases) {
      const response = await callApi(portal.api, analytics, { headers: authHeaders(staff), query });
      expect(response.status).toBe(400);
      expect(JSON.stringify(response.error?.fields)).toContain(message);
    }
  });
});

describe('the totals of two years', () => {
  beforeAll(async () => {
    requests = moneyRequests(IS_FULL_SIZE ? 120 : 40, DAYS, random);
    // Each task twice, concurrently and in any order. Everything must be counted once.
    await countRequests(portal, requests, { times: 2 });
  }, 300_000);

  it('equal the sum of the documents, for all time', async () => {
    const figures = await getAnalytics();
    expect(reportedFigures(figures)).toEqual(expectedFigures(() => true));
  });

  it('are exact to the cent for any range', async () => {
    for (let tries = 0; tries < RANGES; tries += 1) {
      const start = random.below(DAYS + 10);
      const length = [random.below(3), random.below(40), random.below(DAYS)][tries % 3]!;
      const startDate = daysAgo(start);
      const endDate = daysAgo(Math.max(start - length, -5));
      const figures = await getAnalytics({ startDate, endDate });
      const expected = expectedFigures((at) => at.slice(0, 10) >= startDate && at.slice(0, 10) <= endDate);
      expect({ startDate, endDate, ...reportedFigures(figures) }).toEqual({
        startDate,
        endDate,
        ...expected,
      });
      const refundedCents = figures.series.points.map(({ refunds }) => Math.round(refunds * 100));
      expect(refundedCents.reduce((total, cents) => total + cents, 0) / 100).toBe(expected.refunds);
      const sum = (field: 'opened' | 'closed' | 'invoicesSent' | 'invoicesPaid') =>
        figures.series.points.reduce((total, point) => total + point[field], 0);
      expect([sum('opened'), sum('closed'), sum('invoicesSent'), sum('invoicesPaid')]).toEqual([
        expected.opened,
        expected.closed,
        expected.sent,
        expected.paid,
      ]);
      expect(figures.series.points.length).toBeLessThanOrEqual(120);
    }
  }, 120_000);

  it('equal the sum of the documents, for the last hours and days', async () => {
    const [day, week, month] = await Promise.all([
      getAnalytics({ period: '24h' }),
      getAnalytics({ period: '7d' }),
      getAnalytics({ period: '30d' }),
    ]);
    const hour = new Date(Date.now() - 23 * 3_600_000).toISOString().slice(0, 13);
    expect(reportedFigures(day)).toEqual(expectedFigures((at) => at.slice(0, 13) >= hour));
    expect(reportedFigures(week)).toEqual(expectedFigures((at) => at.slice(0, 10) >= daysAgo(6)));
    expect(reportedFigures(month)).toEqual(expectedFigures((at) => at.slice(0, 10) >= daysAgo(29)));
    expect(day.invoices.earnings).toEqual({
      last24h: day.invoices.totalEarnings,
      last7days: week.invoices.totalEarnings,
      last30days: month.invoices.totalEarnings,
    });
    expect(day.cases.closed.last30days).toBe(month.cases.closed.total);
    expect(week.revenue.breakdown.witnessFees).toEqual(day.revenue.breakdown.witnessFees);
    expect([day, week, month].map(({ series }) => [series.unit, series.points.length])).toEqual([
      ['hour', 24],
      ['day', 7],
      ['day', 30],
    ]);
  });

  const expectedState = () => {
    const pending = requests
      .flatMap(({ invoices }) => invoices)
      .filter(({ isActive, sentAt, paymentState }) => isActive && sentAt && paymentState !== 'paid');
    return {
      count: pending.length,
      amount: pending.reduce((sum, { totalCents }) => sum + totalCents, 0) / 100,
      open: requests.filter(isOpen).length,
    };
  };
  const reportedState = ({ invoices, metadata }: Awaited<ReturnType<typeof getAnalytics>>) => ({
    count: invoices.pendingInvoicesCount,
    amount: invoices.pendingInvoicesAmount,
    open: metadata.totalActiveRequests,
  });

  it('include the pending invoices and the open requests of now', async () => {
    expect(reportedState(await getAnalytics({ startDate: '2001-01-01', endDate: '2001-01-01' }))).toEqual(
      expectedState(),
    );
  });

  it('follow when invoices are paid, withdrawn, refunded, or a refund fails', async () => {
    const at = new Date().toISOString();
    requests = requests.map((request) => ({
      ...request,
      invoices: request.invoices.map((invoice, index) => {
        if (invoice.paymentState === 'paid') {
          const refunds = invoice.refunds.map((refund) =>
            refund.state === 'done' && index === 0 ? { ...refund, state: 'failed' as const } : refund,
          );
          return { ...invoice, refunds };
        }
        if (!invoice.sentAt || !invoice.isActive) return invoice;
        return index === 0
          ? { ...invoice, isActive: false }
          : { ...invoice, paymentState: 'paid', paidAt: at };
      }),
    }));
    await countRequests(portal, requests, { seq: 2, times: 2 });
    const figures = await getAnalytics();
    expect(reportedFigures(figures)).toEqual(expectedFigures(() => true));
    expect(reportedState(figures)).toEqual(expectedState());
  }, 120_000);
});

it('completed requests are compared with their due dates, and counted once a day', async () => {
  const ofToday = async () => {
    const { deadlines } = await getAnalytics({ period: '24h' });
    return deadlines.find(({ authority }) => authority === 'none') ?? { completed: 0, onTime: 0, late: 0 };
  };
  const before = await ofToday();
  const admin = await getAdmin(portal);
  for (const dueInDays of [0, -1]) {
    const { requestId } = await copySubmission(portal);
    const container = await containerOf(portal, 'requests');
    await container
      .item('root', requestId)
      .patch([{ op: 'set', path: '/dueDate', value: facilityDay(dueInDays) }]);
    for (const status of ['completed', 'processing', 'completed', 'cancelled'])
      expect((await requestCalls(portal, admin, requestId).changeStatus({ status })).status).toBe(200);
  }
  expect(await ofToday()).toMatchObject({
    completed: before.completed + 2,
    onTime: before.onTime + 1,
    late: before.late + 1,
  });
});

import { analytics } from '@portal/contract/analytics/endpoints/analytics.ts';
import {
  receivableEntries,
  receivablesReport,
  reportEntries,
  revenueReport,
  turnaroundReport,
  workReport,
} from '@portal/contract/analytics/reports/endpoints.ts';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { receivableAges, reportFigures } from '@portal/contract/analytics/reports/reportTables.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, type Person, createStaff } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { textPages } from '../../support/files/authorizationPdf.ts';
import {
  closingsOf,
  countRequests,
  type MoneyRequest,
  moneyRequests,
} from '../../support/payments/moneyRequests.ts';
import { release, uploadForRequest } from '../../support/files/releasedFiles.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { intakeCalls } from '../../support/requests/intakeCalls.ts';
import { pdfBytes } from '../../support/requests/order.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { deleteExpired } from '../../support/portal/controls.ts';
import { emptyLists } from '../../support/portal/emptyLists.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { containerOf } from '../../support/portal/stores.ts';

type Revenue = DataOf<typeof revenueReport>;

const DAY_MS = 24 * 3_600_000;
const DAYS = 400;
const RANGES = 12;

let portal: BorrowedPortal;
let staff: Person;
let requests: MoneyRequest[];
const random = new SeededRandom(51);
const headers = () => authHeaders(staff);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const always = { startDate: daysAgo(DAYS + 5), endDate: daysAgo(-2) };
const revenueOf = (query: Record<string, string>) =>
  dataOf(portal.api, revenueReport, { headers: headers(), query });
const receivables = () => dataOf(portal.api, receivablesReport, { headers: headers() });
const cents = (dollars: number) => Math.round(dollars * 100);
const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  await emptyLists(portal);
  staff = await createStaff(portal);
  // Only before the day on which a portal starts are the days of the reports surely in UTC.
  requests = moneyRequests(30, DAYS, random, Date.now() - 2 * DAY_MS);
  // Each task twice, concurrently and in any order. Everything must be counted once.
  await countRequests(portal, requests, { times: 2 });
}, 300_000);
afterAll(() => portal.stop());

/** Every entry of a value, page by page. */
async function allEntries(query: Record<string, string>) {
  const found: DataOf<typeof reportEntries>['entries'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: DataOf<typeof reportEntries> = await dataOf(portal.api, reportEntries, {
      headers: headers(),
      query: { ...query, ...(cursor && { cursor }) } as never,
    });
    found.push(...page.entries);
    cursor = page.nextCursor;
  }
  return found;
}

/** What the requests owe, as the list of requests counts it. */
const owedOf = ({ fee, invoices, files }: MoneyRequest) => [
  ...(fee.state === 'failed' ? [1500] : []),
  ...invoices
    .filter(({ isActive, sentAt, paymentState }) => isActive && sentAt && paymentState !== 'paid')
    .map(({ totalCents }) => totalCents),
  ...files.filter(({ paidAt }) => paidAt === null).map((file) => file.cents),
];

describe('the revenue report', () => {
  const totalsOf = ({ total }: Revenue) => ({
    fees: cents(total.fees),
    files: cents(total.files),
    invoices: cents(total.invoices),
    refunded: cents(total.refunded),
    lost: cents(total.lost),
    total: cents(total.total),
  });

  it('has the totals of the analytics, for any range of days before today', async () => {
    for (let tries = 0; tries < RANGES; tries += 1) {
      const start = 2 + random.below(DAYS);
      const range = { startDate: daysAgo(start), endDate: daysAgo(Math.max(2, start - random.below(200))) };
      const [report, { invoices, revenue }] = await Promise.all([
        revenueOf(range),
        dataOf(portal.api, analytics, { headers: headers(), query: range }),
      ]);
      const net = invoices.totalEarnings + revenue.filesTotal + revenue.witnessFeesTotal;
      expect({ range, ...totalsOf(report) }).toMatchObject({
        range,
        total: cents(net),
        refunded: cents(revenue.refundsTotal),
        lost: cents(revenue.disputesLostTotal),
      });
    }
  });

  it('adds up by kind, firm and facility to the same totals', async () => {
    const report = await revenueOf(always);
    const { total, byKind, byFirm, byFacility } = report;
    expect(cents(total.total)).not.toBe(0);
    for (const rows of [byKind, byFirm, byFacility])
      for (const figure of ['fees', 'files', 'invoices', 'refunded', 'lost', 'total'] as const)
        expect(sumOf(rows.map((row) => cents(row[figure])))).toBe(cents(total[figure]));
    expect(byFacility.map(({ name }) => name)).toEqual(['Lakeview Hospital']);
  });

  it('has one firm for all spellings of its name', async () => {
    const { byFirm } = await revenueOf(always);
    const names = byFirm.map(({ name }) =>
      name
        .toLowerCase()
        .replace(/[^a-zç ]/g, '')
        .replace(/ +/g, ' '),
    );
    expect(names.toSorted()).toEqual(['', 'baker', 'smith jones llp', 'çelik hukuk']);
  });

  it('has the entries of every figure', async () => {
    const { byFirm } = await revenueOf(always);
    for (const firm of byFirm) {
      const query = { ...always, table: 'revenue', dimension: 'firm', value: firm.id };
      for (const figure of reportFigures.revenue) {
        const key = {
          fee: 'fees',
          file: 'files',
          invoice: 'invoices',
          refunded: 'refunded',
          lost: 'lost',
        } as const;
        const entries = await allEntries({ ...query, figure });
        expect(sumOf(entries.map(({ amount }) => cents(amount!)))).toBe(cents(firm[key[figure]]));
      }
      const entries = await allEntries(query);
      expect(entries.map(({ day }) => day)).toEqual(
        entries
          .map(({ day }) => day)
          .toSorted()
          .toReversed(),
      );
      expect(new Set(entries.map(({ requestId }) => requestId)).size).toBeGreaterThan(0);
    }
  });

  it('lists the entries of the whole report', async () => {
    const { total } = await revenueOf(always);
    const entries = await allEntries({ ...always, table: 'revenue', figure: 'invoice' });
    expect(sumOf(entries.map(({ amount }) => cents(amount!)))).toBe(cents(total.invoices));
  });

  it('answers this month by default, in the time zone of the first calendar', async () => {
    const { days } = await revenueOf({});
    expect(days).toMatchObject({ timeZone: 'America/Los_Angeles', isComplete: expect.any(Boolean) });
    expect(days.startDate).toBe(`${days.endDate.slice(0, 7)}-01`);
    expect(days.zoneSince).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('refuses half a range', async () => {
    const response = await callApi(portal.api, revenueReport, {
      headers: headers(),
      query: { startDate: '2026-01-01' },
    });
    expect(response.status).toBe(400);
  });
});

it('the turnaround report counts completed requests', async () => {
  const report = await dataOf(portal.api, turnaroundReport, { headers: headers(), query: always });
  const completions = requests.flatMap((request) => {
    const completed = new Set(
      request.statusChanges.filter(({ status }) => status === 'completed').map(({ at }) => at),
    );
    // Two completions on one day count once.
    return [
      ...new Set(
        closingsOf(request)
          .filter((at) => completed.has(at))
          .map((at) => at.slice(0, 10)),
      ),
    ];
  });
  expect(report.total?.completed).toBe(completions.length);
  expect(completions.length).toBeGreaterThan(0);
  for (const rows of [report.byRequestType, report.byFacility, report.byAuthority])
    expect(sumOf(rows.map(({ completed }) => completed))).toBe(completions.length);
  const entries = await allEntries({ ...always, table: 'turnaround', dimension: 'authority', value: 'none' });
  expect(entries).toHaveLength(completions.length);
  expect(entries.every((entry) => entry.number !== null && entry.number >= 0)).toBe(true);
});

describe('the receivables', () => {
  it('are what the requests owe, by age and firm', async () => {
    const { total, byAge, byFirm } = await receivables();
    const owed = requests.flatMap(owedOf);
    expect({ count: total.count, cents: cents(total.amount) }).toEqual({
      count: owed.length,
      cents: sumOf(owed),
    });
    expect(sumOf(receivableAges.map((age) => byAge[age].count))).toBe(owed.length);
    expect(sumOf(byFirm.map((firm) => cents(firm.total.amount)))).toBe(sumOf(owed));
    const all = await dataOf(portal.api, receivableEntries, { headers: headers(), query: { age: 'older' } });
    expect(sumOf(all.entries.map(({ amount }) => cents(amount)))).toBe(cents(byAge.older.amount));
    for (const { kind, invoiceNumber, firmName, days } of all.entries) {
      expect(invoiceNumber !== null).toBe(kind === 'invoice');
      // The firm has the latest spelling, an entry that of its request.
      const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
      expect(byFirm.map(({ name }) => lettersOf(name))).toContain(lettersOf(firmName));
      expect(days).toBeGreaterThan(90);
    }
    for (const { id, byAge: ages } of byFirm)
      for (const age of receivableAges) {
        const { entries } = await dataOf(portal.api, receivableEntries, {
          headers: headers(),
          query: { value: id, age },
        });
        expect(entries).toHaveLength(ages[age].count);
        expect(sumOf(entries.map(({ amount }) => cents(amount)))).toBe(cents(ages[age].amount));
      }
  });

  it('leave a request that paid, and follow one to another firm', async () => {
    const [payer, mover] = requests.filter((request) => owedOf(request).length > 0);
    const before = await receivables();
    const paid: MoneyRequest = {
      ...payer!,
      // A payment never moves to another day.
      fee: { ...payer!.fee, state: 'paid', paidAt: payer!.fee.paidAt ?? payer!.submittedAt },
      invoices: payer!.invoices.map((invoice) => ({ ...invoice, isActive: false })),
      files: payer!.files.map((file) => ({ ...file, paidAt: file.paidAt ?? payer!.submittedAt })),
    };
    const moved: MoneyRequest = { ...mover!, firmName: 'New Firm' };
    await countRequests(portal, [paid, moved], { times: 2, seq: 2 });
    const after = await receivables();
    expect(cents(before.total.amount) - cents(after.total.amount)).toBe(sumOf(owedOf(payer!)));
    const newFirm = after.byFirm.find(({ name }) => name === 'New Firm');
    expect(cents(newFirm!.total.amount)).toBe(sumOf(owedOf(mover!)));
    requests = requests.map((request) => (request === payer ? paid : request === mover ? moved : request));
  });
});

it('the work report counts what a person received, decided and released, and its pages', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  const { requestId } = await copySubmission(portal);
  for (const assigneeId of [staff.userId, null, staff.userId])
    await dataOf(portal.api, assignRequest, { headers: headers(), body: { requestId, assigneeId } });
  const queue = intakeCalls(portal, staff);
  await queue.start(requestId);
  expect(await queue.approve(requestId)).toMatchObject({ status: 200 });
  const files = await Promise.all([
    upload('a.pdf', textPages([['1'], ['2'], ['3']])),
    upload('b.png', png),
    upload('damaged.pdf', pdfBytes()),
  ]);
  expect(await release(portal, staff, requestId, files)).toMatchObject({ status: 200 });
  const hasWork = async () => {
    const { people } = await dataOf(portal.api, workReport, { headers: headers(), query: {} });
    const mine = people.find(({ id }) => id === staff.userId);
    // Assigned twice on one day counts once.
    return (
      mine?.received === 1 &&
      mine.decided === 1 &&
      mine.released === 3 &&
      mine.name !== '' &&
      mine.pages === 4
    );
  };
  // Documents are read one after the other, with those of other tests.
  await eventually('the work', hasWork, 45_000);
  const entriesOf = (figure: string) =>
    allEntries({ table: 'work', dimension: 'person', value: staff.userId, figure });
  expect(await entriesOf('released')).toMatchObject([{ requestId, figure: 'released', number: 3 }]);
  const pages = (await entriesOf('pages')).map(({ number }) => number);
  expect(pages.toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 3]);

  function upload(name: string, content: Uint8Array) {
    return uploadForRequest(portal, staff, requestId, { name, content });
  }
});

it('requests from before the reports are added at night', async () => {
  const [revenue, turnaround, owed] = await Promise.all([
    revenueOf(always),
    dataOf(portal.api, turnaroundReport, { headers: headers(), query: always }),
    receivables(),
  ]);
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items
    .query<{ id: string; pk: string }>(
      'SELECT c.id, c.pk FROM c WHERE STARTSWITH(c.pk, "reports|") OR c.pk = "receivables"',
    )
    .fetchAll();
  for (const { id, pk } of resources) await views.item(id, pk).delete();
  await (
    await containerOf(portal, 'config')
  )
    .item('report-filling', 'report-filling')
    .delete()
    .catch(() => {});
  expect((await revenueOf(always)).days.isComplete).toBe(false);
  expect((await receivables()).total.count).toBe(0);
  await eventually('the filling of the reports', async () => {
    await deleteExpired(portal);
    return (await revenueOf(always)).days.isComplete;
  });
  const filled = await revenueOf(always);
  expect(filled.total).toEqual(revenue.total);
  expect(filled.byKind).toEqual(revenue.byKind);
  expect((await dataOf(portal.api, turnaroundReport, { headers: headers(), query: always })).total).toEqual(
    turnaround.total,
  );
  const after = await receivables();
  expect({ total: after.total, byAge: after.byAge }).toEqual({ total: owed.total, byAge: owed.byAge });
}, 120_000);

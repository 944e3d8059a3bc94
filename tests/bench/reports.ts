import {
  receivableEntries,
  receivablesReport,
  reportEntries,
  revenueReport,
} from '@portal/contract/analytics/reports/endpoints.ts';
import type { OperationInput } from '@azure/cosmos';
import { authHeaders, createStaff } from '../support/accounts/accounts.ts';
import { dataOf } from '../support/api/callApi.ts';
import type { Portal } from '../support/portal/startPortal.ts';
import { containerOf } from '../support/portal/stores.ts';
import { medianMs, type Result } from './measure.ts';

const BUDGET = 1.25;
const SIZES = [1_000, 10_000, 50_000] as const;
const RUNS = 40;
const BATCH_SIZE = 100;
const FIRMS = Array.from({ length: 20 }, (_, index) => `firm${index}`);
const FACILITIES = Array.from({ length: 5 }, (_, index) => `facility${index}`);
const RECEIVABLES = 'receivables';
const CENTS = 1500;
/** The requests are spread over these two years. */
const MONTHS = Array.from({ length: 24 }, (_, month) =>
  new Date(Date.UTC(2025, month)).toISOString().slice(0, 7),
);

const metrics = {
  twoYears: 'revenue report of two years',
  range: 'revenue report of 40 days',
  receivables: 'receivables by age and firm',
  entries: 'entries behind the revenue of a firm, first page',
  all: 'entries behind the revenue of all firms, first page',
  owed: 'what a firm owes, first page',
} as const;

type Measured = Record<keyof typeof metrics, number>;

/** How long the reports take with 1,000 to 50,000 requests of 20 firms. One request in four owes something. */
export async function reports(portal: Portal): Promise<Result[]> {
  const staff = await Promise.all(Array.from({ length: 4 }, () => createStaff(portal)));
  const measured: Measured[] = [];
  let stored = 0;
  for (const size of SIZES) {
    await storeEntries(portal, stored, size);
    // The first calls include the start of the API.
    if (stored === 0) await measure(portal, staff.map(authHeaders));
    stored = size;
    measured.push(await measure(portal, staff.map(authHeaders)));
  }
  return (Object.keys(metrics) as (keyof Measured)[]).map((key) => {
    const durations = measured.map((each, index) => `${SIZES[index]! / 1000}k ${each[key].toFixed(1)} ms`);
    const growth = measured.at(-1)![key] / measured[0]![key];
    return {
      metric: `${metrics[key]}, 50,000 requests against 1,000`,
      measured: `${growth.toFixed(2)} × (${durations.join(', ')})`,
      budget: `≤ ${BUDGET} ×`,
      isMet: growth <= BUDGET,
    };
  });
}

async function measure(
  portal: Portal,
  callers: readonly ReturnType<typeof authHeaders>[],
): Promise<Measured> {
  let calls = 0;
  // In turns, because an account may make 300 calls in ten minutes.
  const headers = () => callers[calls++ % callers.length]!;
  const twoYears = { startDate: '2025-01-01', endDate: '2026-12-31' };
  const entries = (query: object) => () =>
    dataOf(portal.api, reportEntries, {
      headers: headers(),
      query: { ...twoYears, table: 'revenue' as const, ...query },
    });
  return {
    twoYears: await medianMs(RUNS, () =>
      dataOf(portal.api, revenueReport, { headers: headers(), query: twoYears }),
    ),
    range: await medianMs(RUNS, () =>
      dataOf(portal.api, revenueReport, {
        headers: headers(),
        query: { startDate: '2026-02-10', endDate: '2026-03-21' },
      }),
    ),
    receivables: await medianMs(RUNS, () => dataOf(portal.api, receivablesReport, { headers: headers() })),
    entries: await medianMs(RUNS, entries({ dimension: 'firm', value: FIRMS[3]! })),
    all: await medianMs(RUNS, entries({})),
    owed: await medianMs(RUNS, () =>
      dataOf(portal.api, receivableEntries, { headers: headers(), query: { value: FIRMS[3]! } }),
    ),
  };
}

/** The values of the request with a number. */
function valuesOf(number: number) {
  const day = String(1 + (number % 28)).padStart(2, '0');
  return {
    requestId: `req_${String(number).padStart(24, '0')}`,
    month: MONTHS[number % MONTHS.length]!,
    day,
    firm: FIRMS[Math.floor(number / MONTHS.length) % FIRMS.length]!,
    facility: FACILITIES[number % FACILITIES.length]!,
    owes: number % 4 === 0,
  };
}

const groupOf = (dimension: string, value: string) => `revenue|${dimension}|${value}`;

/** Stores a paid fee for each request from `from` to below `to`, and what some of them owe, as the outbox would. */
async function storeEntries(portal: Portal, from: number, to: number): Promise<void> {
  const views = await containerOf(portal, 'views');
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  const documents = new Map<string, object[]>();
  const add = (pk: string, document: object) => {
    const found = documents.get(pk) ?? [];
    found.push({ ...document, pk });
    documents.set(pk, found);
  };
  for (const number of numbers) {
    const { requestId, month, day, firm, facility, owes } = valuesOf(number);
    const date = `${month}-${day}`;
    const at = `${date}T12:00:00.000Z`;
    add(`reports|${month}`, {
      id: `${day}|fee-paid|${requestId}`,
      kind: 'report-entry',
      table: 'revenue',
      figure: 'fee',
      requestId,
      orderId: `ORD-${number}`,
      day: date,
      at,
      cents: CENTS,
      amount: 1,
      groups: [groupOf('kind', 'fee'), groupOf('firm', firm), groupOf('facility', facility)],
      sortKey: `${date}|${at}|fee-paid|${requestId}`,
    });
    if (owes)
      add(RECEIVABLES, {
        id: requestId,
        kind: 'owed',
        seq: 1,
        requestId,
        orderId: `ORD-${number}`,
        firmId: firm,
        groups: [groupOf('firm', firm)],
        items: [{ kind: 'invoice', itemId: 'inv_1', cents: CENTS, day: date }],
        sortKey: `${date}|${requestId}`,
        latestDay: date,
      });
  }
  for (const [pk, all] of documents)
    for (let start = 0; start < all.length; start += BATCH_SIZE)
      await views.items.batch(
        all.slice(start, start + BATCH_SIZE).map((resourceBody): OperationInput => ({
          operationType: 'Upsert',
          resourceBody: { ...resourceBody } as never,
        })),
        pk,
      );
  await storeCounters(portal, to);
}

/** The counters of all requests up to a number. */
async function storeCounters(portal: Portal, to: number): Promise<void> {
  const views = await containerOf(portal, 'views');
  const counters = new Map<
    string,
    { pk: string; dimension: string; value: string; days: Map<string, number> }
  >();
  const owed = new Map<string, { count: number; cents: number }>();
  for (let number = 0; number < to; number += 1) {
    const { month, day, firm, facility, owes } = valuesOf(number);
    const values = { kind: 'fee', firm, facility };
    for (const [dimension, value] of Object.entries(values)) {
      const pk = `reports|${month}`;
      const key = `${pk} ${dimension} ${value}`;
      const found = counters.get(key) ?? { pk, dimension, value, days: new Map<string, number>() };
      found.days.set(day, (found.days.get(day) ?? 0) + CENTS);
      counters.set(key, found);
    }
    const before = owed.get(firm) ?? { count: 0, cents: 0 };
    if (owes) owed.set(firm, { count: before.count + 1, cents: before.cents + CENTS });
  }
  for (const month of MONTHS) await views.items.upsert({ id: `list|${month}`, pk: 'list-months', month });
  for (const { pk, dimension, value, days } of counters.values())
    await views.items.upsert({
      id: groupOf(dimension, value),
      pk,
      kind: `revenue-by-${dimension}`,
      valueId: value,
      key: value,
      name: value,
      sums: { fee: [...days.values()].reduce((sum, cents) => sum + cents, 0) },
      ...Object.fromEntries([...days].map(([day, cents]) => [`${day}|fee`, cents])),
    });
  for (const [firm, older] of owed)
    await views.items.upsert({
      id: groupOf('firm', firm),
      pk: RECEIVABLES,
      kind: 'owed-by-firm',
      valueId: firm,
      name: firm,
      days: {},
      older,
      addedUpBefore: '2026-11-01',
    });
}

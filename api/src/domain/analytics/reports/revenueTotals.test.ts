import { expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import { type AnalyticsFact, factKinds } from '../fact.ts';
import { incrementsOf } from '../factTallies.ts';
import { tallyOf } from '../tally.ts';
import { revenueOf } from './reportRows.ts';
import { revenueEntries } from './revenueEntries.ts';

test('the revenue report adds up to the analytics, which equal the ledger, for facts of every kind', () => {
  const random = new SeededRandom(51);
  const facts = Array.from({ length: 2000 }, (_, index): AnalyticsFact => ({
    kind: random.oneOf(factKinds),
    requestId: 'req_1',
    itemId: String(index),
    at: '2026-03-12T08:00:00.000Z',
    amountCents: random.below(100_000),
  }));
  const counters: Record<string, number> = {};
  for (const [counter, value] of facts.flatMap((fact) => incrementsOf(fact, '12')))
    counters[counter] = (counters[counter] ?? 0) + value;
  const { feeCents, fileCents, invoiceCents, lostCents } = tallyOf(counters, '12');
  const sums = new Map<string, number>();
  for (const { figure, cents } of revenueEntries(aRequest(), facts))
    sums.set(figure, (sums.get(figure) ?? 0) + cents);
  const { total, lost } = revenueOf(sums);
  expect(Math.round(total * 100)).toBe(feeCents + fileCents + invoiceCents);
  expect(Math.round(lost * 100)).toBe(lostCents);
});

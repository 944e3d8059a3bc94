import { expect, it } from 'vitest';
import { nextReconciliationAt } from './reconciliationTimes.ts';

it.each([
  ['10:00:00.000', '10:40:00.000'],
  ['10:39:59.999', '10:40:00.000'],
  ['10:40:00.000', '11:40:00.000'],
  ['23:50:00.000', '00:40:00.000'],
])('after %s the next reconciliation starts at %s', (now, next) => {
  const day = next < now ? '11' : '10';
  expect(nextReconciliationAt(new Date(`2026-03-10T${now}Z`)).toISOString()).toBe(`2026-03-${day}T${next}Z`);
});

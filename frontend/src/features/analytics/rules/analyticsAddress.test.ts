import { expect, it } from 'vitest';
import { searchParamsOf, readAnalyticsSelection } from './analyticsAddress.ts';

const all = { kind: 'period', period: 'all' };

it.each([
  ['', all],
  ['period=7d', { kind: 'period', period: '7d' }],
  ['period=24h', { kind: 'period', period: '24h' }],
  ['period=soon', all],
  ['from=2026-01-01&to=2026-01-31', { kind: 'range', from: '2026-01-01', to: '2026-01-31' }],
  ['from=2026-01-01&to=2026-01-31&period=7d', { kind: 'range', from: '2026-01-01', to: '2026-01-31' }],
  ['from=2026-02-01&to=2026-01-31', all],
  ['from=2026-01-01', all],
  ['from=x&to=y&period=30d', { kind: 'period', period: '30d' }],
])('reads %j as %j', (search, selection) => {
  expect(readAnalyticsSelection(new URLSearchParams(search))).toEqual(selection);
});

it.each(['', 'period=7d', 'from=2026-01-01&to=2026-01-31'])('writes %j back unchanged', (search) => {
  expect(
    new URLSearchParams(searchParamsOf(readAnalyticsSelection(new URLSearchParams(search)))).toString(),
  ).toBe(search);
});

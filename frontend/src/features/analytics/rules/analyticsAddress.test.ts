import { expect, it } from 'vitest';
import { addressOf, readAnalyticsSelection } from './analyticsAddress.ts';

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
])('%j asks for %j', (search, requests) => {
  expect(readAnalyticsSelection(new URLSearchParams(search))).toEqual(requests);
});

it.each(['', 'period=7d', 'from=2026-01-01&to=2026-01-31'])('%j is written as it is read', (search) => {
  expect(new URLSearchParams(addressOf(readAnalyticsSelection(new URLSearchParams(search)))).toString()).toBe(
    search,
  );
});

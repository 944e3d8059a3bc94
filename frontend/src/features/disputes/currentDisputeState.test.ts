import type { DisputeView } from '@portal/contract/disputes/schemas.ts';
import { expect, test } from 'vitest';
import { currentDisputeState } from './currentDisputeState.ts';

const aDispute = (state: DisputeView['state'], reopenedAt?: string) =>
  ({ state, ...(reopenedAt && { reopenedAt }) }) as DisputeView;

test.each([
  ['no dispute', [], undefined],
  ['an inquiry', [aDispute('inquiry')], undefined],
  ['an open dispute', [aDispute('open')], 'open'],
  ['a lost dispute', [aDispute('lost')], 'lost'],
  ['a won dispute', [aDispute('won')], undefined],
  ['a lost and an open dispute', [aDispute('lost'), aDispute('open')], 'open'],
  ['a lost dispute with payment requested again', [aDispute('lost', '2026-11-20T10:00:00.000Z')], undefined],
])('returns the state for %s', (_, disputes, state) => {
  expect(currentDisputeState(disputes)).toBe(state);
});

import type { DisputeView } from '@portal/contract/disputes/schemas.ts';
import { expect, test } from 'vitest';
import { currentDisputeState } from './currentDisputeState.ts';

const aDispute = (state: DisputeView['state'], reopenedAt?: string) =>
  ({ state, ...(reopenedAt && { reopenedAt }) }) as DisputeView;

test.each([
  ['no dispute', [], undefined],
  ['an inquiry', [aDispute('inquiry')], undefined],
  ['an open one', [aDispute('open')], 'open'],
  ['a lost one', [aDispute('lost')], 'lost'],
  ['a won one', [aDispute('won')], undefined],
  ['a lost one, and another that is open', [aDispute('lost'), aDispute('open')], 'open'],
  ['a lost one that is to be paid again', [aDispute('lost', '2026-11-20T10:00:00.000Z')], undefined],
])('by %s', (_, disputes, stands) => {
  expect(currentDisputeState(disputes)).toBe(stands);
});

import { expect, it, test } from 'vitest';
import { explainByFailovers, mayBeLost } from './failover.ts';
import type { AuditProblem } from './problem.ts';

const FAILED_OVER = '2026-03-12T08:00:00.000Z';

test.each([
  ['2026-03-12T07:45:00.000Z', false],
  ['2026-03-12T07:45:00.001Z', true],
  ['2026-03-12T08:00:00.000Z', true],
  ['2026-03-12T08:00:00.001Z', false],
  ['not a time', false],
])('what was written at %s may be lost: %s', (writtenAt, expected) => {
  expect(mayBeLost(writtenAt, FAILED_OVER)).toBe(expected);
});

it('a failover explains only what was all written in its last 15 minutes', () => {
  const problem = (...writtenAt: string[]): AuditProblem => ({
    pk: 'seal',
    n: null,
    what: 'is ahead',
    writtenAt,
  });
  const inTime = problem('2026-03-12T07:50:00.000Z', '2026-03-12T07:59:00.000Z');
  const partly = problem('2026-03-12T07:50:00.000Z', '2026-03-11T07:59:00.000Z');
  const undated: AuditProblem = { pk: 'seal', n: 1, what: 'was changed' };
  const all = [inTime, partly, undated, problem()];
  expect(explainByFailovers(all, ['2026-01-01T00:00:00.000Z', FAILED_OVER])).toEqual({
    lost: [{ ...inTime, failedOverAt: FAILED_OVER }],
    problems: [partly, undated, problem()],
  });
  expect(explainByFailovers(all, []).lost).toEqual([]);
});

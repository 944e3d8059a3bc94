import { expect, it } from 'vitest';
import { stuckFigures } from './stuckFigures.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');

function aTask(id: string, stuckMinutes: number, ...kinds: string[]) {
  const stuckSince = new Date(NOW.getTime() - stuckMinutes * 60_000).toISOString();
  return { id, requestId: `r-${id}`, stuckSince, steps: kinds.map((kind) => ({ kind })) };
}

it('reports the oldest task, and the number and age of those with emails', () => {
  const tasks = [
    aTask('scan', 40, 'scan'),
    aTask('one', 30, 'audit', 'notify-client'),
    aTask('new', 20, 'something-new'),
    aTask('two', 10, 'email-bank-verification'),
  ];
  expect(stuckFigures(tasks, NOW)).toEqual({
    stuckMs: 40 * 60_000,
    stuckRequestId: 'r-scan',
    stuckTaskId: 'scan',
    emailsWaiting: 2,
    emailsWaitingMs: 30 * 60_000,
  });
});

it('reports zeros if nothing is stuck', () => {
  expect(stuckFigures([], NOW)).toEqual({ stuckMs: 0, emailsWaiting: 0, emailsWaitingMs: 0 });
});

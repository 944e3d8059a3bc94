import { describe, expect, it, test } from 'vitest';
import { type NoticeToEveryone, noticeToEveryone, QUIET_MS } from './noticeToEveryone.ts';

const START = Date.parse('2026-03-12T08:00:00.000Z');
const at = (minute: number) => new Date(START + minute * 60_000);
const last = { key: 'first', sentAt: at(0).toISOString() };

test.each([
  ['of a request without one', null, 'other', -5, 0, { kind: 'send' }],
  ['that is repeated after a failure', last, 'first', -1, 5, { kind: 'send' }],
  ['of what happened before the last one', last, 'other', -1, 5, { kind: 'covered' }],
  ['of what happened before the last one, an hour later', last, 'other', -1, 61, { kind: 'covered' }],
  ['of what happened at the same moment', last, 'other', 0, 5, { kind: 'covered' }],
  ['of what happened after it', last, 'other', 5, 5, { kind: 'wait', ms: 55 * 60_000 }],
  ['of what happened after it, at the end of the hour', last, 'other', 5, 60, { kind: 'send' }],
] as const)('a notice %s', (_, before, key, happened, now, decision) => {
  expect(noticeToEveryone(before, { key, at: at(happened).toISOString() }, at(now))).toEqual(decision);
});

describe('everything that happens in a day', () => {
  /** Runs each notice when it happens, and again when its wait ends. Returns the minutes of the notices that were sent. */
  function sentFor(minutes: readonly number[]): number[] {
    const due = minutes.map((minute) => ({ minute, key: String(minute), at: at(minute).toISOString() }));
    const sent: number[] = [];
    let stored: NoticeToEveryone | null = null;
    for (;;) {
      const next = due.toSorted((one, other) => one.minute - other.minute)[0];
      if (!next) return sent;
      const now = at(next.minute);
      const decision = noticeToEveryone(stored, next, now);
      if (decision.kind === 'wait') {
        next.minute += decision.ms / 60_000;
        continue;
      }
      due.splice(due.indexOf(next), 1);
      if (decision.kind === 'covered') continue;
      sent.push(next.minute);
      stored = { key: next.key, sentAt: now.toISOString() };
    }
  }

  it('sends one notice an hour, and one after the last thing that happened', () => {
    const everyMinute = Array.from({ length: 1_000 }, (_, minute) => minute);
    const sent = sentFor(everyMinute);
    expect(sent).toEqual(Array.from({ length: 18 }, (_, hour) => hour * (QUIET_MS / 60_000)));
    expect(sent.at(-1)!).toBeGreaterThanOrEqual(everyMinute.at(-1)!);
  });

  it('sends each notice at once if an hour passes in between', () => {
    expect(sentFor([0, 60, 200])).toEqual([0, 60, 200]);
  });

  it('sends two for several things at once, and none twice', () => {
    expect(sentFor([0, 1, 1.5, 2])).toEqual([0, 60]);
  });
});

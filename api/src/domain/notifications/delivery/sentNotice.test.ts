import type { NoticeStateChange } from '@portal/contract/notifications/schemas.ts';
import { describe, expect, it } from 'vitest';
import { aNotice } from '../../testing/aNotice.ts';
import { applyReport, type StoredNotice } from './sentNotice.ts';

const at = (minute: number) => `2026-03-12T08:${String(minute).padStart(2, '0')}:00.000Z`;
const report = (state: NoticeStateChange['state'], minute: number): NoticeStateChange => ({
  state,
  at: at(minute),
});

/** All orders of some reports. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

const after = (reports: readonly NoticeStateChange[]): StoredNotice =>
  reports.reduce((notice, each) => applyReport(notice, each) ?? notice, aNotice({ at: at(0) }));

describe('applyReport', () => {
  it.each([
    ['delivered after a failed attempt', [report('failed', 1), report('delivered', 2)], 'delivered'],
    ['a bounce after it was accepted', [report('delivered', 1), report('bounced', 2)], 'bounced'],
    ['a list, of which one member bounced', [report('expanded', 3), report('bounced', 2)], 'bounced'],
    ['a list without further reports', [report('expanded', 3)], 'expanded'],
    ['delivered and bounced at one instant', [report('delivered', 1), report('bounced', 1)], 'delivered'],
    [
      'a report from a clock that is late',
      [{ state: 'delivered', at: '2026-03-12T07:59:59.000Z' }],
      'delivered',
    ],
    ['three reports', [report('failed', 1), report('quarantined', 2), report('delivered', 3)], 'delivered'],
  ] as const)('ends in the same state in any order: %s', (_, reports, state) => {
    for (const order of ordersOf<NoticeStateChange>(reports)) {
      const notice = after(order);
      expect(notice.state).toBe(state);
      expect(notice.states.map((each) => each.at)).toEqual(notice.states.map((each) => each.at).toSorted());
    }
  });

  it('applies a report once', () => {
    const once = after([report('bounced', 1)]);
    expect(applyReport(once, report('bounced', 1))).toBeNull();
  });

  it('stores a bounded number of states', () => {
    const many = Array.from({ length: 60 }, (_, minute) => report('failed', minute));
    expect(after(many).states.length).toBeLessThanOrEqual(20);
  });
});

import { describe, expect, it } from 'vitest';
import { changeDueDate } from '../requests/edits/changeDueDate.ts';
import { changeStatus } from '../requests/edits/changeStatus.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import { requestListRow } from '../requests/list/requestListRow.ts';
import type { RequestRoot } from '../requests/root.ts';
import { aReview } from '../testing/aReview.ts';
import { aRoot } from '../testing/aRoot.ts';
import { someRules } from '../testing/someRules.ts';
import { affectsDeadline, deadlineView, moveDeadline, withDeadline } from './updateDeadline.ts';

const author = { by: { kind: 'staff', id: 'u1' }, byName: 'Sam Clerk' } as const;
const on = (day: string) => new Date(`${day}T18:00:00.000Z`);

/** Makes a change as the write path does. */
function changed(root: RequestRoot, parts: Partial<RequestRoot>, now: Date): Change {
  const change: Change = {
    root: nextVersion(root, parts, now),
    event: { kind: 'request-opened', at: now.toISOString(), by: author.by, details: {} },
    work: [],
  };
  return affectsDeadline(root, change.root) ? withDeadline(change, someRules, now) : change;
}

const rejected = aReview({ state: 'rejected' });
const asked = aReview({ state: 'under_review', askedAt: '2026-03-12T18:00:00.000Z' });

describe('the clock', () => {
  it.each([
    ['rejected', { review: rejected }],
    ['missing', { review: asked }],
    ['payment', { status: 'on_hold', payment: { ...aRoot().payment, state: 'failed' } }],
  ] as const)('pauses while the request waits: %s', (reason, parts) => {
    const root = aRoot();
    const waiting = changed(root, parts, on('2026-03-12')).root;
    expect(waiting.dueDate).toBe(root.dueDate);
    expect(waiting.deadline?.pauses).toEqual([{ reason, from: '2026-03-12T18:00:00.000Z', to: null }]);
    expect(requestListRow(waiting).dueDate).toBe('paused');

    const {
      root: answered,
      moreEvents,
      work,
    } = changed(waiting, { review: null, status: root.status, payment: root.payment }, on('2026-03-17'));
    expect(answered.dueDate).toBe('2026-03-30');
    expect(answered.deadline?.explanation).toMatchObject({ pausedDays: 5 });
    expect(requestListRow(answered).dueDate).toBe('2026-03-30');
    expect(moreEvents).toEqual([
      expect.objectContaining({
        kind: 'due-date-changed',
        details: { from: '2026-03-25', to: '2026-03-30', reason: false, version: 0 },
      }),
    ]);
    expect(work).toEqual([{ kind: 'project' }]);
  });

  it('does not pause for a wait that the rules do not name', () => {
    const rules = {
      version: 1,
      value: { ...someRules.value, pauses: { rejected: false, missing: true, payment: true } },
    };
    const now = on('2026-03-12');
    const change: Change = {
      root: nextVersion(aRoot(), { review: rejected }, now),
      event: { kind: 'request-opened', at: now.toISOString(), by: author.by, details: {} },
      work: [],
    };
    expect(withDeadline(change, rules, now).root.deadline?.pauses).toEqual([]);
  });

  it('stays paused if another reason follows', () => {
    const waiting = changed(aRoot(), { review: asked }, on('2026-03-12')).root;
    const still = changed(waiting, { review: rejected }, on('2026-03-13')).root;
    expect(still.deadline?.pauses).toEqual(waiting.deadline?.pauses);
  });

  it('does not move the date of a closed request', () => {
    const closed = changeStatus(
      changed(aRoot(), { review: asked }, on('2026-03-12')).root,
      { ...author, status: 'completed', notes: '', isPrivate: false },
      on('2026-03-20'),
    );
    expect(affectsDeadline(aRoot(), closed.root)).toBe(false);
    expect(requestListRow(closed.root).dueDate).toBe('2026-03-25');
  });

  it('shows the date as if it ran again now', () => {
    const waiting = changed(aRoot(), { review: asked }, on('2026-03-12')).root;
    expect(deadlineView(waiting, someRules, on('2026-03-19'))).toMatchObject({
      dueDate: '2026-04-01',
      isManual: false,
      explanation: { pausedDays: 7 },
      paused: { reason: 'missing', since: '2026-03-12T18:00:00.000Z' },
    });
  });
});

describe('a changed fact', () => {
  it('moves the date', () => {
    const root = aRoot();
    const { dueDate, deadline } = changed(
      root,
      { fields: { ...root.fields, authority: { kind: 'subpoena', servedOn: '2026-03-02' } } },
      on('2026-03-12'),
    ).root;
    expect(dueDate).toBe('2026-03-17');
    expect(deadline?.explanation).toMatchObject({ trigger: 'service', from: '2026-03-02', isAssumed: false });
  });

  it('that has no influence changes nothing', () => {
    const root = aRoot();
    expect(affectsDeadline(root, nextVersion(root, { recordsSaved: true }, on('2026-03-12')))).toBe(false);
  });
});

describe('a date that a person set', () => {
  const moved = changeDueDate(aRoot(), { dueDate: '2026-04-15', reason: 'Agreed' }, author, on('2026-03-12'));
  const manual = moved.kind === 'change' ? moved.change.root : aRoot();

  it('stays when a wait ends or a fact changes', () => {
    const waiting = changed(manual, { review: asked }, on('2026-03-12')).root;
    expect(requestListRow(waiting).dueDate).toBe('2026-04-15');
    const answered = changed(waiting, { review: null }, on('2026-03-20')).root;
    expect(answered.dueDate).toBe('2026-04-15');
    expect(deadlineView(answered, null, on('2026-03-20'))).toEqual({
      dueDate: '2026-04-15',
      isManual: true,
      explanation: null,
      paused: null,
    });
    expect(moveDeadline(manual, rulesWithHoliday, on('2026-03-12'))).toBeNull();
  });

  it('of a request from before the rules stays without an explanation', () => {
    const earlier = aRoot({ deadline: null });
    const result = changeDueDate(earlier, { dueDate: '2026-04-15', reason: '' }, author, on('2026-03-12'));
    expect(result.kind === 'change' && result.change.root.deadline).toBeNull();
    expect(affectsDeadline(earlier, nextVersion(earlier, { review: asked }, on('2026-03-12')))).toBe(false);
    expect(moveDeadline(earlier, rulesWithHoliday, on('2026-03-12'))).toBeNull();
    expect(deadlineView(earlier, null, on('2026-03-12'))).toBeNull();
  });
});

const [courts] = someRules.value.calendars;
const rulesWithHoliday = {
  version: 4,
  value: {
    ...someRules.value,
    calendars: [
      {
        ...courts!,
        holidays: [...courts!.holidays, { kind: 'date', name: 'Flood', date: '2026-03-25' } as const],
      },
    ],
  },
};

describe('changed rules', () => {
  it('move an open deadline once, without a new date of update', () => {
    const root = aRoot();
    const change = moveDeadline(root, rulesWithHoliday, on('2026-03-12'))!;
    expect(change.root).toMatchObject({
      dueDate: '2026-03-26',
      updatedAt: root.updatedAt,
      deadline: { version: 4 },
    });
    expect(change.event).toMatchObject({
      kind: 'due-date-changed',
      by: { kind: 'system' },
      details: { from: '2026-03-25', to: '2026-03-26', reason: false, version: 4 },
    });
    expect(moveDeadline(change.root, rulesWithHoliday, on('2026-03-13'))).toBeNull();
  });

  it('do not move a closed request', () => {
    expect(moveDeadline(aRoot({ status: 'cancelled' }), rulesWithHoliday, on('2026-03-12'))).toBeNull();
  });
});

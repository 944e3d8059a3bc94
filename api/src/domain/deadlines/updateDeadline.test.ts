import { describe, expect, it } from 'vitest';
import { changeDueDate } from '../requests/edits/changeDueDate.ts';
import { changeStatus } from '../requests/edits/changeStatus.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import { requestListRow } from '../requests/list/requestListRow.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { aReview } from '../testing/aReview.ts';
import { aRequest } from '../testing/aRequest.ts';
import { someRules } from '../testing/someRules.ts';
import { affectsDeadline, deadlineView, moveDeadline, withDeadline } from './updateDeadline.ts';

const author = { by: { kind: 'staff', id: 'u1' }, byName: 'Sam Clerk' } as const;
const on = (day: string) => new Date(`${day}T18:00:00.000Z`);

/** Makes a change as the write path does. */
function changed(request: RequestDocument, parts: Partial<RequestDocument>, now: Date): Change {
  const change: Change = {
    request: nextVersion(request, parts, now),
    event: { kind: 'request-opened', at: now.toISOString(), by: author.by, details: {} },
    steps: [],
  };
  return affectsDeadline(request, change.request) ? withDeadline(change, someRules, now) : change;
}

const rejected = aReview({ state: 'rejected' });
const asked = aReview({ state: 'under_review', askedAt: '2026-03-12T18:00:00.000Z' });

describe('the clock', () => {
  it.each([
    ['rejected', { review: rejected }],
    ['missing', { review: asked }],
    ['payment', { status: 'on_hold', payment: { ...aRequest().payment, state: 'failed' } }],
  ] as const)('pauses while the request waits: %s', (reason, parts) => {
    const request = aRequest();
    const waiting = changed(request, parts, on('2026-03-12')).request;
    expect(waiting.dueDate).toBe(request.dueDate);
    expect(waiting.deadline?.pauses).toEqual([{ reason, from: '2026-03-12T18:00:00.000Z', to: null }]);
    expect(requestListRow(waiting).dueDate).toBe('paused');

    const {
      request: answered,
      moreEvents,
      steps,
    } = changed(
      waiting,
      { review: null, status: request.status, payment: request.payment },
      on('2026-03-17'),
    );
    expect(answered.dueDate).toBe('2026-03-30');
    expect(answered.deadline?.explanation).toMatchObject({ pausedDays: 5 });
    expect(requestListRow(answered).dueDate).toBe('2026-03-30');
    expect(moreEvents).toEqual([
      expect.objectContaining({
        kind: 'due-date-changed',
        details: { from: '2026-03-25', to: '2026-03-30', reason: false, version: 0 },
      }),
    ]);
    expect(steps).toEqual([{ kind: 'project' }]);
  });

  it('does not pause for a wait that the rules do not name', () => {
    const rules = {
      version: 1,
      value: { ...someRules.value, pauses: { rejected: false, missing: true, payment: true } },
    };
    const now = on('2026-03-12');
    const change: Change = {
      request: nextVersion(aRequest(), { review: rejected }, now),
      event: { kind: 'request-opened', at: now.toISOString(), by: author.by, details: {} },
      steps: [],
    };
    expect(withDeadline(change, rules, now).request.deadline?.pauses).toEqual([]);
  });

  it('stays paused if another reason follows', () => {
    const waiting = changed(aRequest(), { review: asked }, on('2026-03-12')).request;
    const still = changed(waiting, { review: rejected }, on('2026-03-13')).request;
    expect(still.deadline?.pauses).toEqual(waiting.deadline?.pauses);
  });

  it('does not move the date of a closed request', () => {
    const closed = changeStatus(
      changed(aRequest(), { review: asked }, on('2026-03-12')).request,
      { ...author, status: 'completed', notes: '', isPrivate: false },
      on('2026-03-20'),
    );
    expect(affectsDeadline(aRequest(), closed.request)).toBe(false);
    expect(requestListRow(closed.request).dueDate).toBe('2026-03-25');
  });

  it('shows the date as if it ran again now', () => {
    const waiting = changed(aRequest(), { review: asked }, on('2026-03-12')).request;
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
    const request = aRequest();
    const { dueDate, deadline } = changed(
      request,
      { fields: { ...request.fields, authority: { kind: 'subpoena', servedOn: '2026-03-02' } } },
      on('2026-03-12'),
    ).request;
    expect(dueDate).toBe('2026-03-17');
    expect(deadline?.explanation).toMatchObject({ trigger: 'service', from: '2026-03-02', isAssumed: false });
  });

  it('that has no influence changes nothing', () => {
    const request = aRequest();
    expect(affectsDeadline(request, nextVersion(request, { recordsSaved: true }, on('2026-03-12')))).toBe(
      false,
    );
  });
});

describe('a date that a person set', () => {
  const moved = changeDueDate(
    aRequest(),
    { dueDate: '2026-04-15', reason: 'Agreed' },
    author,
    on('2026-03-12'),
  );
  const manual = moved.kind === 'change' ? moved.change.request : aRequest();

  it('stays when a wait ends or a fact changes', () => {
    const waiting = changed(manual, { review: asked }, on('2026-03-12')).request;
    expect(requestListRow(waiting).dueDate).toBe('2026-04-15');
    const answered = changed(waiting, { review: null }, on('2026-03-20')).request;
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
    const earlier = aRequest({ deadline: null });
    const result = changeDueDate(earlier, { dueDate: '2026-04-15', reason: '' }, author, on('2026-03-12'));
    expect(result.kind === 'change' && result.change.request.deadline).toBeNull();
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
    const request = aRequest();
    const change = moveDeadline(request, rulesWithHoliday, on('2026-03-12'))!;
    expect(change.request).toMatchObject({
      dueDate: '2026-03-26',
      updatedAt: request.updatedAt,
      deadline: { version: 4 },
    });
    expect(change.event).toMatchObject({
      kind: 'due-date-changed',
      by: { kind: 'system' },
      details: { from: '2026-03-25', to: '2026-03-26', reason: false, version: 4 },
    });
    expect(moveDeadline(change.request, rulesWithHoliday, on('2026-03-13'))).toBeNull();
  });

  it('do not move a closed request', () => {
    expect(moveDeadline(aRequest({ status: 'cancelled' }), rulesWithHoliday, on('2026-03-12'))).toBeNull();
  });
});

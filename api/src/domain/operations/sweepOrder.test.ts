import { describe, expect, it, test } from 'vitest';
import type { TaskStep } from '../requests/taskSteps.ts';
import { sweepKey, sweepOrder, taskPriority, turnOf } from './sweepOrder.ts';

describe('taskPriority', () => {
  const priorities = {
    'finish-draft': 'payment',
    refund: 'payment',
    'end-file-payment': 'payment',
    'count-file-payment': 'payment',
    'count-invoice': 'payment',
    'notify-staff-of-dispute': 'payment',
    project: 'normal',
    'index-attorney': 'normal',
    scan: 'normal',
    'check-authorization': 'check',
    'count-pages': 'check',
    'notify-client': 'normal',
    'notify-client-later': 'normal',
    'notify-client-combined': 'normal',
    'notify-staff-of-update': 'normal',
    'notify-staff-of-message': 'normal',
    'notify-mentioned': 'normal',
    'notify-message-assignee': 'normal',
    'remind-assignee': 'normal',
    'erase-messages': 'normal',
    'notify-staff-of-download-request': 'normal',
    'record-contacts': 'normal',
    'end-replaced-codes': 'normal',
    'email-bank-verification': 'normal',
    'email-replaced-code': 'normal',
    'email-present-state': 'normal',
    'notify-of-account': 'normal',
    'remove-from-list': 'normal',
    'end-draft': 'normal',
    erase: 'normal',
    bundle: 'normal',
    'packet-work': 'normal',
    'erase-sources': 'normal',
    'bulk-action': 'normal',
    'extend-issued-files': 'normal',
    audit: 'normal',
  } as const satisfies Record<TaskStep['kind'], string>;

  test.each(Object.entries(priorities))('%s: %s', (kind, priority) => {
    expect(taskPriority([{ kind: kind as TaskStep['kind'] }])).toBe(priority);
  });

  it('is payment when any step of a task is a payment', () => {
    expect(taskPriority([{ kind: 'notify-client' }, { kind: 'count-invoice' }, { kind: 'audit' }])).toBe(
      'payment',
    );
  });

  it('is check only if a task has no other steps, which must not wait for the turn of the check', () => {
    expect(taskPriority([{ kind: 'check-authorization' }, { kind: 'check-authorization' }])).toBe('check');
    expect(taskPriority([{ kind: 'project' }, { kind: 'check-authorization' }])).toBe('normal');
    expect(taskPriority([{ kind: 'check-authorization' }, { kind: 'count-invoice' }])).toBe('payment');
    expect(taskPriority([])).toBe('normal');
  });

  it('is normal for notifications and audit entries', () => {
    expect(taskPriority([{ kind: 'notify-client' }, { kind: 'audit' }])).toBe('normal');
  });
});

describe('turnOf', () => {
  const check = { kind: 'check-authorization', fileId: 'file_1' } as const;

  it('is the account that submitted the request, or the request', () => {
    expect(turnOf({ requestId: 'req_1', steps: [{ ...check, submitterId: 'user_1' }] })).toBe('user_1');
    expect(turnOf({ requestId: 'req_1', steps: [check, { ...check, submitterId: 'user_1' }] })).toBe(
      'user_1',
    );
    expect(turnOf({ requestId: 'req_1', steps: [check] })).toBe('req_1');
  });
});

describe('sweepOrder', () => {
  const task = (requestId: string, id: string, minute: number) => ({
    requestId,
    id,
    due: `2026-03-20T08:${String(minute).padStart(2, '0')}:00.000Z`,
  });
  const none = new Set<string>();
  const idsOf = (groups: { id: string }[][]) => groups.map((group) => group.map(({ id }) => id));

  it('starts with the request with the oldest due task', () => {
    const tasks = [task('b', 'b1', 3), task('a', 'a1', 2), task('c', 'c1', 1)];
    expect(idsOf(sweepOrder(tasks, none, none))).toEqual([['c1'], ['a1'], ['b1']]);
  });

  it('groups the tasks of a request, oldest first', () => {
    const tasks = [task('a', 'a2', 5), task('b', 'b1', 2), task('a', 'a1', 1)];
    expect(idsOf(sweepOrder(tasks, none, none))).toEqual([['a1', 'a2'], ['b1']]);
  });

  it('leaves out busy requests', () => {
    const tasks = [task('a', 'a1', 1), task('b', 'b1', 2)];
    expect(idsOf(sweepOrder(tasks, new Set(['a']), none))).toEqual([['b1']]);
  });

  it('removes duplicates', () => {
    expect(idsOf(sweepOrder([task('a', 'a1', 1), task('a', 'a1', 1)], none, none))).toEqual([['a1']]);
  });

  it('leaves out a task that was tried, unless it was postponed', () => {
    const tried = new Set([sweepKey(task('a', 'a1', 1))]);
    expect(sweepOrder([task('a', 'a1', 1)], none, tried)).toEqual([]);
    expect(idsOf(sweepOrder([task('a', 'a1', 2)], none, tried))).toEqual([['a1']]);
  });
});

import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { describe, expect, it, test } from 'vitest';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { aReview } from '../testing/aReview.ts';
import { aRequest } from '../testing/aRequest.ts';
import { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import { someRules } from '../testing/someRules.ts';
import { clientRemindedAt, isUnanswered, nextReminder, waitOf } from './nextReminder.ts';
import { reminderFields } from './reminderFields.ts';
import { sendReminder } from './sendReminder.ts';

const rules = someRules.value;
const noon = (day: string) => new Date(`${day}T20:00:00.000Z`);

/** A request that has been waiting since an instant, by default March 12 in the evening in Los Angeles. */
function waiting(
  askedAt = '2026-03-13T03:00:00.000Z',
  changed: Partial<RequestDocument> = {},
): RequestDocument {
  return aRequest({
    review: aReview({ state: 'under_review', askedAt, missing: ['loa-missing'] }),
    ...changed,
  });
}

const assigned = (dueDate: string, changed: Partial<RequestDocument> = {}) =>
  aRequest({ dueDate, assigneeId: 'usr_ann', ...changed });

/** Sends what is due on each day of a list. Returns the days with who was reminded and the step. */
function sentOn(start: RequestDocument, days: readonly string[], used = rules) {
  const sent: string[] = [];
  let request = start;
  for (const day of days) {
    for (
      let change = sendReminder(request, used, noon(day));
      change;
      change = sendReminder(request, used, noon(day))
    ) {
      const { to, days: step } = change.event.details as { to: string; days: number };
      sent.push(`${day} ${to} ${step}`);
      request = change.request;
    }
  }
  return { sent, request };
}

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, n) => addDays(first, n));

describe('reminders of the client', () => {
  it.each([
    ['missing', waiting()],
    ['rejected', aRequest({ review: aReview({ state: 'rejected', changedAt: '2026-03-13T03:00:00.000Z' }) })],
    [
      'payment',
      aRequest({
        status: 'on_hold',
        payment: { ...aRequest().payment, state: 'failed' },
        history: [
          ...aRequest().history,
          { ...aRequest().history[0]!, status: 'on_hold', at: '2026-03-13T03:00:00.000Z' },
          { ...aRequest().history[0]!, status: 'on_hold', at: '2026-03-20T03:00:00.000Z' },
        ],
      }),
    ],
  ])('%s: on days 3, 7 and 14 in the facility’s time zone, then a task', (reason, request) => {
    expect(waitOf(request)).toEqual({ reason, since: '2026-03-13T03:00:00.000Z' });
    const { sent, request: after } = sentOn(request, daysFrom('2026-03-12', 60));
    expect(sent).toEqual([
      '2026-03-15 client 3',
      '2026-03-19 client 7',
      '2026-03-26 client 14',
      '2026-03-27 staff 14',
    ]);
    expect(isUnanswered(after)).toBe(true);
    expect(clientRemindedAt(after)).toBe('2026-03-26T20:00:00.000Z');
    expect(nextReminder(after, rules, '2026-09-01')).toBeNull();
  });

  it.each<[string, since: string, first: string]>([
    ['year end', '2025-12-31T20:00:00.000Z', '2026-01-03'],
    ['leap day', '2028-02-27T20:00:00.000Z', '2028-03-01'],
    ['start of daylight saving time', '2026-03-08T07:30:00.000Z', '2026-03-10'],
    ['end of daylight saving time', '2026-10-31T06:30:00.000Z', '2026-11-02'],
  ])('%s: the first one is on the third day', (_, since, first) => {
    expect(nextReminder(waiting(since), rules, since.slice(0, 10))).toMatchObject({ on: first, day: 3 });
  });

  test('after an outage, one is sent, and the task gives the client a day', () => {
    const { sent } = sentOn(waiting(), ['2026-03-14', '2026-04-20', '2026-04-21', '2026-04-22']);
    expect(sent).toEqual(['2026-04-20 client 14', '2026-04-21 staff 14']);
  });

  test('an answer cancels them, and a new question starts anew', () => {
    const { request } = sentOn(waiting(), daysFrom('2026-03-12', 30));
    const answered = { ...request, review: aReview({ answeredAt: '2026-04-12T18:00:00.000Z' }) };
    expect(nextReminder(answered, rules, '2026-04-12')).toBeNull();
    expect([isUnanswered(answered), clientRemindedAt(answered)]).toEqual([false, null]);
    const again = { ...request, review: waiting('2026-04-15T18:00:00.000Z').review };
    expect(nextReminder(again, rules, '2026-04-15')).toMatchObject({ kind: 'client', on: '2026-04-18' });
    expect([isUnanswered(again), clientRemindedAt(again)]).toEqual([false, null]);
  });

  test('they are sent for waits that do not stop the clock', () => {
    const running = { ...rules, pauses: { rejected: false, missing: false, payment: false } };
    expect(sentOn(waiting(), ['2026-03-15'], running).sent).toEqual(['2026-03-15 client 3']);
  });

  test('changed days apply to the current wait; an empty list sends none', () => {
    const { request } = sentOn(waiting(), ['2026-03-15']);
    const withDays = (missing: number[]) => ({
      ...rules,
      reminders: { ...rules.reminders, client: { ...rules.reminders.client, missing } },
    });
    expect(nextReminder(request, withDays([5]), '2026-03-15')).toMatchObject({ on: '2026-03-17', day: 5 });
    expect(nextReminder(request, withDays([2]), '2026-03-15')).toMatchObject({
      kind: 'no-answer',
      on: '2026-03-16',
    });
    expect(nextReminder(request, withDays([]), '2026-06-01')).toBeNull();
  });
});

describe('reminders of the assignee', () => {
  it.each<[string, dueDate: string, sent: string[]]>([
    ['in the middle of a month', '2026-03-25', ['2026-03-22 assignee 3', '2026-03-24 assignee 1']],
    ['at year end', '2027-01-01', ['2026-12-29 assignee 3', '2026-12-31 assignee 1']],
    ['after a leap day', '2028-03-01', ['2028-02-27 assignee 3', '2028-02-29 assignee 1']],
    ['around the clock change', '2026-11-02', ['2026-10-30 assignee 3', '2026-11-01 assignee 1']],
  ])('%s: 3 and 1 days before', (_, dueDate, sent) => {
    expect(sentOn(assigned(dueDate), daysFrom(addDays(dueDate, -10), 20)).sent).toEqual(sent);
  });

  test('a changed due date has its own', () => {
    const { request } = sentOn(assigned('2026-03-25'), daysFrom('2026-03-20', 5));
    const moved = { ...request, dueDate: '2026-03-30' };
    expect(sentOn(moved, daysFrom('2026-03-24', 10)).sent).toEqual([
      '2026-03-27 assignee 3',
      '2026-03-29 assignee 1',
    ]);
  });

  it.each<[string, days: string[], sent: string[]]>([
    ['until the due date', ['2026-03-20', '2026-03-25'], ['2026-03-25 assignee 1']],
    ['past the due date', ['2026-03-20', '2026-03-26'], []],
  ])('after an outage %s, at most one is sent', (_, days, sent) => {
    expect(sentOn(assigned('2026-03-25'), days).sent).toEqual(sent);
  });

  it.each<[string, RequestDocument]>([
    ['unassigned', assigned('2026-03-25', { assigneeId: null })],
    ...closedStatuses.map((status): [string, RequestDocument] => [
      status,
      assigned('2026-03-25', { status }),
    ]),
    ['from before deadlines were calculated', assigned('2026-03-25', { deadline: null })],
    [
      'paused',
      assigned('2026-03-25', {
        deadline: {
          ...aRequest().deadline!,
          pauses: [{ reason: 'payment', from: '2026-03-20T18:00:00.000Z', to: null }],
        },
      }),
    ],
  ])('a request that is %s has none', (_, request) => {
    expect(nextReminder(request, rules, '2026-03-24')).toBeNull();
  });
});

test('a reminder is an event without personal data, and keeps when the request was updated', () => {
  const request = waiting();
  const change = sendReminder(request, rules, noon('2026-03-15'))!;
  expect(change.event).toEqual({
    kind: 'reminder-sent',
    at: '2026-03-15T20:00:00.000Z',
    by: { kind: 'system', id: null },
    details: { to: 'client', days: 3 },
  });
  expect(change.request).toMatchObject({ seq: request.seq + 1, updatedAt: request.updatedAt });
  expect(change.steps).toEqual([
    { kind: 'project' },
    {
      kind: 'notify-client',
      template: 'missingReminder',
      seq: request.seq + 1,
      reason: 'missing',
      since: '2026-03-13T03:00:00.000Z',
    },
  ]);
  const due = assigned('2026-03-25');
  expect(sendReminder(due, rules, noon('2026-03-24'))!.steps).toContainEqual({
    kind: 'remind-assignee',
    seq: due.seq + 1,
    userId: 'usr_ann',
    dueDate: '2026-03-25',
  });
});

test('the row of a request has the day of its next reminder, and the rules that it was planned with', () => {
  const planned = { reminderKey: '1,3|3,7,14|3,7,14|3,7,14|America/Los_Angeles' };
  expect(reminderFields(waiting(), rules, '2026-03-12')).toEqual({ ...planned, remindOn: '2026-03-15' });
  expect(reminderFields(aRequest(), rules, '2026-03-12')).toEqual(planned);
  expect(reminderFields(waiting(undefined, { status: 'completed' }), rules, '2026-03-12')).toEqual({});
  expect(reminderFields(waiting(undefined, { deadline: null }), rules, '2026-03-12')).toEqual({});
});

test('whatever days are missed, each step is sent at most once, in order, and never before its day', () => {
  const random = new SeededRandom(22);
  for (let run = 0; run < 60; run += 1) {
    const start = addDays('2026-01-01', random.below(800));
    const request = waiting(`${start}T20:00:00.000Z`, { assigneeId: 'usr_ann', dueDate: addDays(start, 10) });
    const running = { ...request, deadline: { ...request.deadline!, pauses: [] } };
    const days = daysFrom(start, 40).filter(() => random.happens(0.4));
    const { sent } = sentOn(running, days);
    for (const to of ['client', 'assignee', 'staff']) {
      const steps = sent.filter((each) => each.includes(` ${to} `)).map((each) => Number(each.split(' ')[2]));
      expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => (to === 'client' ? a - b : b - a)));
    }
    for (const each of sent) {
      const [day, to, step] = each.split(' ') as [string, string, string];
      const earliest =
        to === 'assignee' ? addDays(running.dueDate, -Number(step)) : addDays(start, Number(step));
      expect(day >= earliest).toBe(true);
    }
  }
});

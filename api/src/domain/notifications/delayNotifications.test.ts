import { describe, expect, test } from 'vitest';
import { clientNotifications, type ClientNotification, type TaskStep } from '../requests/taskSteps.ts';
import { aRequest } from '../testing/aRequest.ts';
import { delayNotifications, notificationTimings } from './delayNotifications.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const DELAY_MS = 300_000;
const END = '2026-03-12T08:05:00.000Z';

const status: TaskStep = { kind: 'notify-client', template: 'statusChanged', seq: 2, status: 'on_hold' };
const receipt: TaskStep = { kind: 'notify-client', template: 'invoicePaid', seq: 2, invoiceId: 'inv_1' };
const project: TaskStep = { kind: 'project' };

describe('notificationTimings', () => {
  test('delay no receipt', () => {
    const delayed = Object.entries(notificationTimings).flatMap(([template, timing]) =>
      timing === 'delayed' ? [template as ClientNotification['template']] : [],
    );
    expect(delayed.map((template) => clientNotifications[template].importance)).toEqual(
      delayed.map(() => 'update'),
    );
  });

  test('delay no failed payment', () => {
    const failures = Object.entries(notificationTimings).filter(([template]) => template.endsWith('Failed'));
    expect(failures.map(([, timing]) => timing)).toEqual(failures.map(() => 'now'));
  });
});

describe('delayNotifications', () => {
  test('separates what waits, and starts the delay', () => {
    const request = aRequest();
    const planned = delayNotifications({ request, steps: [project, status, receipt] }, NOW, DELAY_MS);
    expect(planned).toEqual({
      request: { ...request, notificationsDueAt: END },
      steps: [project, receipt],
      delayed: { notifications: [status], dueAt: END },
    });
  });

  test.each([
    ['joins a delay that has not ended', '2026-03-12T08:00:00.001Z', '2026-03-12T08:00:00.001Z'],
    ['starts again when the delay ends', NOW.toISOString(), END],
    ['starts again after an earlier delay', '2026-03-11T08:00:00.000Z', END],
  ])('%s', (_, notificationsDueAt, dueAt) => {
    const request = aRequest({ notificationsDueAt });
    const planned = delayNotifications({ request, steps: [status] }, NOW, DELAY_MS);
    expect(planned.delayed?.dueAt).toBe(dueAt);
    expect(planned.request.notificationsDueAt).toBe(dueAt);
  });

  test.each<[what: string, steps: TaskStep[], delayMs: number]>([
    ['without a delay', [project, status], 0],
    ['without a notification that waits', [project, receipt], DELAY_MS],
  ])('changes nothing %s', (_, steps, delayMs) => {
    const request = aRequest();
    expect(delayNotifications({ request, steps }, NOW, delayMs)).toEqual({ request, steps, delayed: null });
  });
});

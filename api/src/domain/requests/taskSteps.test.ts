import { expect, it } from 'vitest';
import { isNotice, type TaskStep, taskStep, taskSteps } from './taskSteps.ts';

it.each<TaskStep>([
  { kind: 'project' },
  { kind: 'refund', invoiceId: 'inv_1', refundId: 're_1' },
  { kind: 'email-bank-verification', verificationUrl: 'https://verify.example/1', amountCents: 1500 },
  { kind: 'notify-client', template: 'requestSubmitted' },
  { kind: 'notify-client', template: 'feePaymentFailed', chargeId: null },
  { kind: 'notify-client', template: 'invoiceRefunded', seq: 3, invoiceId: 'inv_1' },
  { kind: 'notify-client', template: 'submissionRejected', seq: 3, missing: ['other'] },
  {
    kind: 'notify-client-later',
    notifications: [{ kind: 'notify-client', template: 'invoiceSent', seq: 3, invoiceId: 'inv_1' }],
  },
])('parses the stored task %j', (each) => {
  expect(taskStep.parse(each)).toEqual(each);
});

it.each([
  { kind: 'something-new' },
  { kind: 'refund', invoiceId: 'inv_1' },
  { kind: 'notify-client' },
  { kind: 'notify-client', template: 'statusChanged', seq: 3 },
  { kind: 'notify-client', template: 'something-new', seq: 3 },
])('rejects %j', (each) => {
  expect(taskStep.safeParse(each).success).toBe(false);
});

it('treats every step that sends emails or text messages as a notice, and no other', () => {
  const kinds = Object.keys(taskSteps) as (keyof typeof taskSteps)[];
  expect(kinds.filter((kind) => isNotice({ kind })).toSorted()).toEqual([
    'email-bank-verification',
    'email-present-state',
    'email-replaced-code',
    'notify-client',
    'notify-client-combined',
    'notify-mentioned',
    'notify-message-assignee',
    'notify-of-account',
    'notify-staff-of-dispute',
    'notify-staff-of-download-request',
    'notify-staff-of-message',
    'notify-staff-of-update',
    'remind-assignee',
  ]);
});

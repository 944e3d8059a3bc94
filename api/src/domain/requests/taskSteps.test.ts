import { expect, it } from 'vitest';
import { type TaskStep, work } from './taskSteps.ts';

it.each<TaskStep>([
  { kind: 'project' },
  { kind: 'refund', invoiceId: 'inv_1', refundId: 're_1' },
  { kind: 'notify-client', template: 'requestSubmitted' },
  { kind: 'notify-client', template: 'feePaymentFailed', chargeId: null },
  { kind: 'notify-client', template: 'invoiceRefunded', seq: 3, invoiceId: 'inv_1' },
  { kind: 'notify-client', template: 'submissionRejected', seq: 3, missing: ['other'] },
  {
    kind: 'notify-client-later',
    notifications: [{ kind: 'notify-client', template: 'invoiceSent', seq: 3, invoiceId: 'inv_1' }],
  },
])('parses the stored task %j', (each) => {
  expect(work.parse(each)).toEqual(each);
});

it.each([
  { kind: 'something-new' },
  { kind: 'refund', invoiceId: 'inv_1' },
  { kind: 'notify-client' },
  { kind: 'notify-client', template: 'statusChanged', seq: 3 },
  { kind: 'notify-client', template: 'something-new', seq: 3 },
])('rejects %j', (each) => {
  expect(work.safeParse(each).success).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { recordFeePayment } from '../payments/recordFeePayment.ts';
import type { RequestRoot } from '../requests/root.ts';
import { reviewOf } from '../submissions/reviewOf.ts';
import { aFile, aRoot } from '../testing/aRoot.ts';
import { anInvoice } from '../testing/anInvoice.ts';
import { isOutdatedNotification } from './isOutdatedNotification.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');

describe('isOutdatedNotification of a failed fee payment', () => {
  const { payment } = aRoot();
  const failed = (chargeId: string) => aRoot({ payment: { ...payment, state: 'failed', chargeId } });
  const notification = (chargeId?: string) =>
    ({ kind: 'notify-client', template: 'feePaymentFailed', chargeId }) as const;

  test.each<[what: string, root: RequestRoot, chargeId: string | undefined, expected: boolean]>([
    ['while it is failed', failed('ch_1'), 'ch_1', false],
    ['after it was paid', aRoot({ payment: { ...payment, state: 'paid' } }), 'ch_1', true],
    ['while another payment clears', aRoot({ payment: { ...payment, state: 'clearing' } }), 'ch_1', true],
    ['after another charge failed', failed('ch_2'), 'ch_1', true],
    ['without a charge, while the fee is failed', failed('ch_2'), undefined, false],
    ['without a charge, after it was paid', aRoot(), undefined, true],
  ])('%s', (_, root, chargeId, expected) => {
    expect(isOutdatedNotification(root, notification(chargeId))).toBe(expected);
  });

  test('is true of the first failure and false of the second one', () => {
    const start = aRoot({ payment: { ...payment, state: 'clearing', chargeId: 'ch_1' } });
    const steps = [
      ['failed', 'ch_1'],
      ['clearing', 'ch_2'],
      ['failed', 'ch_2'],
    ] as const;
    let root = start;
    const notifications = steps.flatMap(([state, chargeId]) => {
      const change = recordFeePayment(root, { state, chargeId, intentId: 'pi_1' }, NOW, () => true)!;
      root = change.root;
      return change.work.filter((work) => work.kind === 'notify-client');
    });
    expect(notifications.map((each) => isOutdatedNotification(root, each))).toEqual([true, false]);
  });
});

test.each([
  ['failed', false],
  ['paid', true],
  ['clearing', true],
] as const)('isOutdatedNotification of a failed file payment that is %s now', (paymentState, expected) => {
  const file = aFile({ paymentState });
  const root = aRoot({ files: { [file.fileId]: file } });
  const notification = {
    kind: 'notify-client',
    template: 'filePaymentFailed',
    seq: 2,
    fileId: file.fileId,
  } as const;
  expect(isOutdatedNotification(root, notification)).toBe(expected);
});

describe('isOutdatedNotification of an invoice', () => {
  const sentAt = '2026-03-11T08:00:00.000Z';

  test.each([
    ['invoiceSent', 'unpaid', true, false],
    ['invoiceSent', 'unpaid', false, true],
    ['invoiceSent', 'failed', true, false],
    ['invoiceSent', 'clearing', true, true],
    ['invoiceSent', 'paid', true, true],
    ['invoicePaymentFailed', 'failed', true, false],
    ['invoicePaymentFailed', 'failed', false, true],
    ['invoicePaymentFailed', 'paid', true, true],
    ['invoicePaid', 'paid', true, false],
    ['invoiceRefunded', 'paid', false, false],
  ] as const)('%s that is %s and active (%s)', (template, paymentState, isActive, expected) => {
    const invoice = anInvoice({ sentAt, isActive, paymentState });
    const root = aRoot({ invoices: { [invoice.invoiceId]: invoice } });
    const notification = { kind: 'notify-client', template, seq: 2, invoiceId: invoice.invoiceId } as const;
    expect(isOutdatedNotification(root, notification)).toBe(expected);
  });
});

test.each([
  ['rejected', 'pending', false],
  ['rejected', 'completed', true],
  ['pending', 'pending', true],
  ['approved', 'pending', true],
] as const)('isOutdatedNotification of a rejection that is %s in a %s request', (state, status, expected) => {
  const review = { ...reviewOf(aRoot())!, state, missing: ['other' as const] };
  const notification = {
    kind: 'notify-client',
    template: 'submissionRejected',
    seq: 2,
    missing: ['other'],
  } as const;
  expect(isOutdatedNotification(aRoot({ review, status }), notification)).toBe(expected);
});

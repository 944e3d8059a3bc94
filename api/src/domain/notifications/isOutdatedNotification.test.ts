import { describe, expect, test } from 'vitest';
import { recordFeePayment } from '../payments/recordFeePayment.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { reviewOf } from '../submissions/reviewOf.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import { anInvoice } from '../testing/anInvoice.ts';
import { isOutdatedNotification } from './isOutdatedNotification.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');

describe('isOutdatedNotification of a failed fee payment', () => {
  const { payment } = aRequest();
  const failed = (chargeId: string) => aRequest({ payment: { ...payment, state: 'failed', chargeId } });
  const notification = (chargeId?: string) =>
    ({ kind: 'notify-client', template: 'feePaymentFailed', chargeId }) as const;

  test.each<[what: string, request: RequestDocument, chargeId: string | undefined, expected: boolean]>([
    ['while it is failed', failed('ch_1'), 'ch_1', false],
    ['after it was paid', aRequest({ payment: { ...payment, state: 'paid' } }), 'ch_1', true],
    ['while another payment clears', aRequest({ payment: { ...payment, state: 'clearing' } }), 'ch_1', true],
    ['after another charge failed', failed('ch_2'), 'ch_1', true],
    ['without a charge, while the fee is failed', failed('ch_2'), undefined, false],
    ['without a charge, after it was paid', aRequest(), undefined, true],
  ])('%s', (_, request, chargeId, expected) => {
    expect(isOutdatedNotification(request, notification(chargeId))).toBe(expected);
  });

  test('is true of the first failure and false of the second one', () => {
    const start = aRequest({ payment: { ...payment, state: 'clearing', chargeId: 'ch_1' } });
    const failures = [
      ['failed', 'ch_1'],
      ['clearing', 'ch_2'],
      ['failed', 'ch_2'],
    ] as const;
    let request = start;
    const notifications = failures.flatMap(([state, chargeId]) => {
      const change = recordFeePayment(request, { state, chargeId, intentId: 'pi_1' }, NOW, () => true)!;
      request = change.request;
      return change.steps.filter((step) => step.kind === 'notify-client');
    });
    expect(notifications.map((each) => isOutdatedNotification(request, each))).toEqual([true, false]);
  });
});

test.each([
  ['failed', false],
  ['paid', true],
  ['clearing', true],
] as const)('isOutdatedNotification of a failed file payment that is %s now', (paymentState, expected) => {
  const file = aFile({ paymentState });
  const request = aRequest({ files: { [file.fileId]: file } });
  const notification = {
    kind: 'notify-client',
    template: 'filePaymentFailed',
    seq: 2,
    fileId: file.fileId,
  } as const;
  expect(isOutdatedNotification(request, notification)).toBe(expected);
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
    const request = aRequest({ invoices: { [invoice.invoiceId]: invoice } });
    const notification = { kind: 'notify-client', template, seq: 2, invoiceId: invoice.invoiceId } as const;
    expect(isOutdatedNotification(request, notification)).toBe(expected);
  });
});

test.each([
  ['rejected', 'pending', false],
  ['rejected', 'completed', true],
  ['pending', 'pending', true],
  ['approved', 'pending', true],
] as const)('isOutdatedNotification of a rejection that is %s in a %s request', (state, status, expected) => {
  const review = { ...reviewOf(aRequest())!, state, missing: ['other' as const] };
  const notification = {
    kind: 'notify-client',
    template: 'submissionRejected',
    seq: 2,
    missing: ['other'],
  } as const;
  expect(isOutdatedNotification(aRequest({ review, status }), notification)).toBe(expected);
});

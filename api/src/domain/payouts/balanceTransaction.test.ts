import { expect, it } from 'vitest';
import { transactionKindOf } from './balanceTransaction.ts';

it.each([
  ['charge', 'charge', 'request_fee', 'request_fee'],
  ['payment', 'charge', 'combined', 'combined'],
  ['charge', 'charge', 'invoice', 'invoice'],
  ['payment', 'charge', 'file', 'file'],
  ['charge', 'charge', undefined, 'other_payment'],
  ['charge', 'charge', 'subscription', 'other_payment'],
  ['charge', 'charge', 'refund', 'other_payment'],
  ['refund', 'refund', 'invoice', 'refund'],
  ['payment_refund', 'refund', 'file', 'refund'],
  ['refund_failure', 'refund_failure', 'file', 'refund_failure'],
  ['adjustment', 'refund_failure', 'file', 'refund_failure'],
  ['adjustment', 'dispute', 'request_fee', 'dispute'],
  ['adjustment', 'dispute_reversal', 'request_fee', 'dispute_reversal'],
  ['adjustment', 'fee', undefined, 'stripe_fee'],
  ['adjustment', 'other_adjustment', undefined, 'other'],
  ['adjustment', 'constructor', undefined, 'other'],
  ['payment_failure_refund', 'charge_failure', 'request_fee', 'payment_failure'],
  ['payment_reversal', 'charge_failure', 'request_fee', 'payment_failure'],
  ['stripe_fee', 'fee', undefined, 'stripe_fee'],
  ['payout', 'payout', undefined, 'payout'],
  ['payout_failure', 'payout_reversal', undefined, 'payout_failure'],
  ['payout_cancel', 'payout_reversal', undefined, 'payout_failure'],
  ['topup', 'topup', undefined, 'other'],
  ['toString', 'other', undefined, 'other'],
] as const)('a %s of category %s, paid for %s, is %s', (type, reportingCategory, paidKind, expected) => {
  expect(transactionKindOf({ type, reportingCategory }, paidKind)).toBe(expected);
});

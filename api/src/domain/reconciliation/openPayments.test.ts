import { describe, expect, it } from 'vitest';
import { anInvoice } from '../testing/anInvoice.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import { hasUnknownRefunds, refundedTotalCents, type RefundFacts } from './refundFacts.ts';
import { openPayments } from './openPayments.ts';

const { payment } = aRequest();

describe('openPayments', () => {
  it.each([
    ['no paid fee', { payment }, []],
    ['a clearing fee', { payment: { ...payment, state: 'clearing' as const } }, ['pi_1']],
    ['a failed fee', { payment: { ...payment, state: 'failed' as const } }, ['pi_1']],
    ['no waived fee', { payment: { ...payment, intentId: null, state: 'waived' as const } }, []],
    ['a file with a PaymentIntent', { files: { a: aFile({ intentId: 'pi_f' }) } }, ['pi_f']],
    ['no paid file', { files: { a: aFile({ intentId: 'pi_f', paymentState: 'paid' }) } }, []],
    ['an unpaid invoice', { invoices: { a: anInvoice({ intentId: 'pi_i' }) } }, ['pi_i']],
    ['no paid invoice', { invoices: { a: anInvoice({ intentId: 'pi_i', paymentState: 'paid' }) } }, []],
  ])('includes %s', (_, changed, open) => {
    expect(openPayments(aRequest(changed))).toEqual(open);
  });
});

const refund = (changed: Partial<RefundFacts> = {}): RefundFacts => ({
  id: 're_1',
  at: '2026-03-10T08:00:00.000Z',
  amountCents: 700,
  status: 'succeeded',
  metadata: {},
  ...changed,
});

describe('refunds at Stripe', () => {
  it('count unless they failed', () => {
    const refunds = [refund(), refund({ status: 'pending' }), refund({ status: 'failed' })];
    expect(refundedTotalCents(refunds)).toBe(1400);
  });

  it.each([
    ['of a fee are unknown', 'pi_1', refund(), true],
    ['that failed are not unknown', 'pi_1', refund({ status: 'failed' }), false],
    ['of a payment that paid nothing here are not unknown', 'pi_other', refund(), false],
  ])('%s', (_, intentId, refundFacts, isUnknown) => {
    expect(hasUnknownRefunds(aRequest(), intentId, [refundFacts])).toBe(isUnknown);
  });
});

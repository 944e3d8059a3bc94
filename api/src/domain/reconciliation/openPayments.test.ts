import { describe, expect, it } from 'vitest';
import { anInvoice } from '../testing/anInvoice.ts';
import { aFile, aRoot } from '../testing/aRoot.ts';
import { hasUnknownRefunds, refundedTotalCents, type RefundFacts } from './refundFacts.ts';
import { openPayments } from './openPayments.ts';

const { payment } = aRoot();

describe('a request waits to hear', () => {
  it.each([
    ['of no fee that is paid', { payment }, []],
    ['of a fee that clears', { payment: { ...payment, state: 'clearing' as const } }, ['pi_1']],
    ['of a fee that failed', { payment: { ...payment, state: 'failed' as const } }, ['pi_1']],
    ['of no fee that nobody pays', { payment: { ...payment, intentId: null, state: 'waived' as const } }, []],
    ['of a file that was opened for payment', { files: { a: aFile({ intentId: 'pi_f' }) } }, ['pi_f']],
    ['of no file that is paid', { files: { a: aFile({ intentId: 'pi_f', paymentState: 'paid' }) } }, []],
    ['of an invoice', { invoices: { a: anInvoice({ intentId: 'pi_i' }) } }, ['pi_i']],
    ['of no paid invoice', { invoices: { a: anInvoice({ intentId: 'pi_i', paymentState: 'paid' }) } }, []],
  ])('%s', (_, changed, open) => {
    expect(openPayments(aRoot(changed))).toEqual(open);
  });
});

const refund = (changed: Partial<RefundFacts> = {}): RefundFacts => ({
  id: 're_1',
  amountCents: 700,
  status: 'succeeded',
  metadata: {},
  ...changed,
});

describe('what Stripe gave back', () => {
  it('counts while it is under way, and not when it failed', () => {
    const refunds = [refund(), refund({ status: 'pending' }), refund({ status: 'failed' })];
    expect(refundedTotalCents(refunds)).toBe(1400);
  });

  it.each([
    ['is strange for a fee', 'pi_1', refund(), true],
    ['is nothing when it failed', 'pi_1', refund({ status: 'failed' }), false],
    ['is right for a payment that paid nothing here', 'pi_other', refund(), false],
  ])('%s', (_, intentId, given, isUnknown) => {
    expect(hasUnknownRefunds(aRoot(), intentId, [given])).toBe(isUnknown);
  });
});

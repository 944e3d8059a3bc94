import { describe, expect, test } from 'vitest';
import type { Invoice, InvoiceRefund } from '../invoices/invoice.ts';
import { SYSTEM } from '../requests/actor.ts';
import { anInvoice } from '../testing/anInvoice.ts';
import { factId } from './fact.ts';
import { invoiceFactsOf } from './invoiceFactsOf.ts';

const requestId = 'req_aaaaaaaaaaaaaaaaaaaaaaaa';
const sentAt = '2026-03-10T08:00:00.000Z';
const paidAt = '2026-04-02T09:30:00.000Z';
const refundedAt = '2026-05-01T00:00:00.000Z';

function refund(refundId: string, kind: InvoiceRefund['kind'], state: InvoiceRefund['state']): InvoiceRefund {
  const by = { by: SYSTEM, byName: 'system', reason: '' };
  return { refundId, intentId: 'pi_1', kind, state, cents: 700, at: refundedAt, ...by };
}

const factsOf = (changed: Partial<Invoice>) => {
  const invoice = anInvoice({ totalCents: 12_345, ...changed });
  return invoiceFactsOf({ requestId, invoices: { inv_1: invoice }, combinedPayments: {} }, 'inv_1');
};

describe('invoiceFactsOf', () => {
  test.each<[string, Partial<Invoice>, unknown[]]>([
    ['a draft', {}, []],
    ['a sent invoice', { sentAt }, [['invoice-sent', sentAt, 12_345]]],
    [
      'an invoice with a clearing payment',
      { sentAt, paymentState: 'clearing' },
      [['invoice-sent', sentAt, 12_345]],
    ],
    [
      'an invoice with a failed payment',
      { sentAt, paymentState: 'failed' },
      [['invoice-sent', sentAt, 12_345]],
    ],
    ['a withdrawn invoice', { sentAt, isActive: false }, [['invoice-sent', sentAt, 12_345]]],
    [
      'a paid invoice',
      { sentAt, paymentState: 'paid', paidAt },
      [
        ['invoice-sent', sentAt, 12_345],
        ['invoice-paid', paidAt, 12_345],
        ['invoice-sent-paid', sentAt, 12_345],
      ],
    ],
    [
      'a paid invoice that was never sent',
      { paymentState: 'paid', paidAt },
      [['invoice-paid', paidAt, 12_345]],
    ],
    [
      'a refund by staff',
      { refunds: [refund('re_1', 'staff', 'done')] },
      [['invoice-refunded', refundedAt, 700]],
    ],
    ['a pending refund', { refunds: [refund('re_1', 'staff', 'pending')] }, []],
    [
      'a failed refund',
      { refunds: [refund('re_1', 'staff', 'failed')] },
      [
        ['invoice-refunded', refundedAt, 700],
        ['invoice-refund-failed', refundedAt, 700],
      ],
    ],
    ['an automatic refund', { refunds: [refund('auto:pi_2', 'automatic', 'done')] }, []],
  ])('%s', (_, changed, facts) => {
    expect(factsOf(changed).map(({ kind, at, amountCents }) => [kind, at, amountCents])).toEqual(facts);
  });

  test('returns a fact with a unique ID for each refund', () => {
    const refunds = [refund('re_1', 'staff', 'done'), refund('re_2', 'staff', 'done')];
    expect(factsOf({ refunds }).map(factId)).toEqual([
      `invoice-refunded|${requestId}|inv_1:re_1`,
      `invoice-refunded|${requestId}|inv_1:re_2`,
    ]);
  });

  test('returns no facts of an unknown invoice', () => {
    expect(invoiceFactsOf({ requestId, invoices: {}, combinedPayments: {} }, 'inv_1')).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { factId } from './fact.ts';
import { type CountedInvoice, invoiceFactsOf } from './invoiceFactsOf.ts';

const requestId = 'req_aaaaaaaaaaaaaaaaaaaaaaaa';
const sentAt = '2026-03-10T08:00:00.000Z';
const paidAt = '2026-04-02T09:30:00.000Z';
const refunded = (refundId: string, kind: string) => ({
  refundId,
  kind,
  cents: 700,
  at: '2026-05-01T00:00:00.000Z',
});

function factsOf(changed: Partial<CountedInvoice>) {
  const invoice: CountedInvoice = {
    invoiceId: 'inv_1',
    totalCents: 12_345,
    sentAt: null,
    paymentState: 'unpaid',
    paidAt: null,
    refunds: [],
    ...changed,
  };
  return invoiceFactsOf({ requestId, invoices: { inv_1: invoice } }, 'inv_1').map(
    ({ kind, at, amountCents }) => [kind, at, amountCents],
  );
}

describe('what is counted of an invoice', () => {
  test.each<[string, Partial<CountedInvoice>, unknown[]]>([
    ['a draft', {}, []],
    ['a sent one', { sentAt }, [['invoice-sent', sentAt, 12_345]]],
    ['one that clears', { sentAt, paymentState: 'clearing' }, [['invoice-sent', sentAt, 12_345]]],
    ['one whose payment failed', { sentAt, paymentState: 'failed' }, [['invoice-sent', sentAt, 12_345]]],
    [
      'a paid one',
      { sentAt, paymentState: 'paid', paidAt },
      [
        ['invoice-sent', sentAt, 12_345],
        ['invoice-paid', paidAt, 12_345],
        ['invoice-sent-paid', sentAt, 12_345],
      ],
    ],
    [
      'one that was paid and never sent',
      { paymentState: 'paid', paidAt },
      [['invoice-paid', paidAt, 12_345]],
    ],
  ])('%s', (_, changed, facts) => {
    expect(factsOf(changed)).toEqual(facts);
  });

  test('each refund of staff, and none that the portal made by itself', () => {
    const refunds = [refunded('re_1', 'staff'), refunded('re_2', 'automatic'), refunded('re_3', 'staff')];
    const invoice = {
      invoiceId: 'inv_1',
      totalCents: 1,
      sentAt: null,
      paymentState: 'unpaid',
      paidAt: null,
    } as const;
    const facts = invoiceFactsOf({ requestId, invoices: { inv_1: { ...invoice, refunds } } }, 'inv_1');
    expect(facts.map(factId)).toEqual([
      `invoice-refunded|${requestId}|inv_1:re_1`,
      `invoice-refunded|${requestId}|inv_1:re_3`,
    ]);
    expect(facts.map(({ amountCents }) => amountCents)).toEqual([700, 700]);
  });

  test('nothing of one that is not there', () => {
    expect(invoiceFactsOf({ requestId }, 'inv_1')).toEqual([]);
    expect(invoiceFactsOf({ requestId, invoices: {} }, 'inv_1')).toEqual([]);
  });
});

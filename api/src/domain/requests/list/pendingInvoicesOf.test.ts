import { expect, test } from 'vitest';
import { anInvoice } from '../../testing/anInvoice.ts';
import { pendingInvoicesOf } from './pendingInvoicesOf.ts';

const sentAt = '2026-03-10T08:00:00.000Z';
const invoice = anInvoice({ totalCents: 1000, sentAt });

test.each([
  ['sent and unpaid', true, invoice],
  ['clearing', true, { ...invoice, paymentState: 'clearing' as const }],
  ['failed', true, { ...invoice, paymentState: 'failed' as const }],
  ['paid', false, { ...invoice, paymentState: 'paid' as const }],
  ['inactive', false, { ...invoice, isActive: false }],
  ['a draft', false, { ...invoice, sentAt: null }],
])('an invoice that is %s: pending %s', (_, isPending, one) => {
  expect(pendingInvoicesOf({ invoices: { a: one } })).toEqual(
    isPending ? { pendingInvoices: 1, pendingCents: 1000 } : {},
  );
});

test('adds up pending invoices, and returns an empty object without any', () => {
  const paid = { ...invoice, paymentState: 'paid' as const };
  expect(pendingInvoicesOf({ invoices: { a: invoice, b: paid, c: { ...invoice, totalCents: 1 } } })).toEqual({
    pendingInvoices: 2,
    pendingCents: 1001,
  });
  expect(pendingInvoicesOf({ invoices: {} })).toEqual({});
});

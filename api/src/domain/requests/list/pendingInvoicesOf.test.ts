import { expect, test } from 'vitest';
import { anInvoice } from '../../testing/anInvoice.ts';
import { pendingInvoicesOf } from './pendingInvoicesOf.ts';

const sentAt = '2026-03-10T08:00:00.000Z';
const invoice = anInvoice({ totalCents: 1000, sentAt });

test.each([
  ['sent and unpaid', invoice, true, true],
  ['clearing', { ...invoice, paymentState: 'clearing' as const }, true, false],
  ['failed', { ...invoice, paymentState: 'failed' as const }, true, true],
  ['paid', { ...invoice, paymentState: 'paid' as const }, false, false],
  ['inactive', { ...invoice, isActive: false }, false, false],
  ['a draft', { ...invoice, sentAt: null }, false, false],
])('an invoice that is %s', (_, one, isPending, isToPay) => {
  expect(pendingInvoicesOf({ invoices: { a: one } })).toEqual(
    isPending ? { pendingInvoices: 1, pendingCents: 1000, ...(isToPay && { invoicesToPay: 1 }) } : {},
  );
});

test('those that wait add up, and none are nothing', () => {
  const paid = { ...invoice, paymentState: 'paid' as const };
  expect(pendingInvoicesOf({ invoices: { a: invoice, b: paid, c: { ...invoice, totalCents: 1 } } })).toEqual({
    pendingInvoices: 2,
    pendingCents: 1001,
    invoicesToPay: 2,
  });
  expect(pendingInvoicesOf({ invoices: {} })).toEqual({});
});

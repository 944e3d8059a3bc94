import { expect, it } from 'vitest';
import { anInvoice, aPaidInvoice } from '../../invoices/testing/anInvoice.ts';
import { aReleasedFile } from '../../requests/testing/aRequest.ts';
import { asStaffFile } from '../../requests/testing/aStaffRequest.ts';
import { unpaidCents } from './unpaidCents.ts';

const file = (facts: Parameters<typeof aReleasedFile>[0] = {}) =>
  asStaffFile(aReleasedFile({ requiresPayment: true, chargeAmount: 10.1, ...facts }));

it('adds unpaid charged files and sent invoices', () => {
  expect(unpaidCents([file(), file()], [anInvoice({ status: 'sent' })])).toBe(4520);
});

it.each([
  file({ requiresPayment: false, chargeAmount: 0 }),
  file({ isPaid: true, paymentState: 'paid' }),
  file({ paymentState: 'clearing' }),
  file({ deletedAt: '2026-11-04T15:00:00.000Z' }),
  file({ scan: 'infected' }),
  file({ disputed: 'lost' }),
])('leaves out file %#', (other) => {
  expect(unpaidCents([other], [])).toBe(0);
});

it.each([
  anInvoice(),
  anInvoice({ status: 'sent', isActive: false }),
  anInvoice({ status: 'sent', paymentState: 'clearing' }),
  aPaidInvoice(),
])('leaves out invoice %#', (other) => {
  expect(unpaidCents([], [other])).toBe(0);
});

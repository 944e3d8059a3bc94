import { describe, expect, it } from 'vitest';
import type { Invoice } from '../invoices/invoice.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import { receiptOf } from './receiptOf.ts';

const paidAt = '2026-03-12T15:00:00.000Z';
const reader = { isStaffRole: false };

describe('the receipt of the processing fee', () => {
  const { payment } = aRequest();
  it('exists for a paid fee', () => {
    const request = aRequest({ payment: { ...payment, state: 'paid', paidAt } });
    expect(receiptOf(request, 'fee', reader)).toEqual({ kind: 'fee', cents: 1500, paidAt, intentId: 'pi_1' });
  });

  it.each(['clearing', 'failed', 'waived'] as const)('is null for a fee that is %s', (state) => {
    expect(receiptOf(aRequest({ payment: { ...payment, state, paidAt } }), 'fee', reader)).toBeNull();
  });
});

describe('the receipt of a file', () => {
  const requestWith = (changed: Parameters<typeof aFile>[0]) => {
    const file = aFile({ group: 'legal', requiresPayment: true, chargeCents: 2550, ...changed });
    return { request: aRequest({ files: { [file.fileId]: file } }), id: file.fileId };
  };

  it('exists for a paid file', () => {
    const { request, id } = requestWith({ paidAt, paymentState: 'paid', intentId: 'pi_2' });
    expect(receiptOf(request, id, reader)).toMatchObject({ kind: 'file', cents: 2550, intentId: 'pi_2' });
  });

  it('is null while the payment is clearing', () => {
    const { request, id } = requestWith({ paymentState: 'clearing' });
    expect(receiptOf(request, id, { isStaffRole: true })).toBeNull();
  });
});

describe('the receipt of an invoice', () => {
  const settlement: Invoice['settlement'] = {
    reference: 'Check 1042',
    reason: 'Sent by post',
    by: { kind: 'admin', id: 'u1' },
    byName: 'Ada Admin',
    at: paidAt,
  };
  const paid: Invoice = {
    invoiceId: 'inv_1',
    number: 'INV-2026-000001',
    createdAt: '2026-03-10T08:00:00.000Z',
    createdBy: { kind: 'staff', id: 'u2' },
    createdByName: 'Sam Clerk',
    lines: [],
    totalCents: 1000,
    version: 0,
    isActive: true,
    sentAt: '2026-03-10T09:00:00.000Z',
    paymentState: 'paid',
    paidAt,
    intentId: 'pi_3',
    chargeId: 'ch_3',
    settlement: null,
    refunds: [],
    disputes: [],
  };
  const receiptWith = (changed: Partial<Invoice>, isStaffRole = false) =>
    receiptOf(aRequest({ invoices: { inv_1: { ...paid, ...changed } } }), 'inv_1', { isStaffRole });

  it('exists for a paid invoice', () => {
    expect(receiptWith({})).toMatchObject({ kind: 'invoice', cents: 1000, paidAt, intentId: 'pi_3' });
  });

  it('has no PaymentIntent if the invoice was settled outside the portal', () => {
    expect(receiptWith({ settlement })).toMatchObject({ intentId: null });
  });

  it.each(['unpaid', 'clearing', 'failed'] as const)('is null for an invoice that is %s', (paymentState) => {
    expect(receiptWith({ paymentState, paidAt: null }, true)).toBeNull();
  });

  it.each([{ sentAt: null }, { isActive: false }])(
    'exists only for staff if the invoice is hidden from the client: %j',
    (hidden) => {
      expect(receiptWith(hidden)).toBeNull();
      expect(receiptWith(hidden, true)).not.toBeNull();
    },
  );
});

it('is null for a missing item', () => {
  expect(receiptOf(aRequest(), `inv_${'0'.repeat(32)}`, { isStaffRole: true })).toBeNull();
});

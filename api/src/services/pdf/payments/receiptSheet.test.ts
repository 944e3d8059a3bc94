import { expect, it } from 'vitest';
import type { Receipt } from '../../../domain/payments/receiptOf.ts';
import { aRequest } from '../../../domain/testing/aRequest.ts';
import { receiptSheet } from './receiptSheet.ts';
import { aSentInvoice, aRefund } from '../testing/aSentInvoice.ts';
import { aPrintContext } from '../testing/aPrintContext.ts';

const context = await aPrintContext();
const payment = { paidAt: '2026-03-12T15:00:00.000Z', intentId: 'pi_1' };
const sheetOf = (receipt: Receipt) => receiptSheet(aRequest(), receipt, context);
const ofInvoice = (changed: Parameters<typeof aSentInvoice>[0]): Receipt => {
  const invoice = aSentInvoice({ paymentState: 'paid', ...payment, ...changed });
  return { kind: 'invoice', invoice, cents: 2500, ...payment, intentId: invoice.intentId };
};

it('for the processing fee shows the amount, the date and the payment reference', () => {
  const sheet = sheetOf({ kind: 'fee', cents: 1500, ...payment });
  expect(sheet).toMatchObject({
    title: 'Receipt for order ORD-1',
    heading: 'Receipt',
    mark: { text: 'PAID' },
    rows: [{ title: 'Processing fee of a records request', cells: ['1', '$15.00', '$15.00'] }],
    sums: [['Total paid', '$15.00']],
    datedAt: payment.paidAt,
  });
  expect(sheet.facts.slice(0, 3)).toEqual([
    ['Paid on', 'March 12, 2026'],
    ['Payment ID', 'pi_1'],
    ['Order ID', 'ORD-1'],
  ]);
});

it('shows the numbers of the case, but not its caption, which names the patient', () => {
  const request = aRequest();
  const scope = { ranges: [], claimNumber: 'CL-7', matterNumber: 'M-9', caseCaption: 'Santos v. Example' };
  const receipt = { kind: 'fee', cents: 1500, ...payment } as const;
  const { facts } = receiptSheet({ ...request, fields: { ...request.fields, scope } }, receipt, context);
  expect(facts.slice(-2)).toEqual([
    ['Claim number', 'CL-7'],
    ['Matter number', 'M-9'],
  ]);
  expect(JSON.stringify(facts)).not.toContain('Santos');
});

it('for a file identifies it by release date, because its name may reveal the patient', () => {
  const releasedAt = '2026-03-11T15:00:00.000Z';
  const sheet = sheetOf({ kind: 'file', cents: 2550, releasedAt, ...payment });
  expect(sheet.rows[0]).toMatchObject({
    title: 'Document released on March 11, 2026',
    cells: ['1', '$25.50', '$25.50'],
  });
  expect(JSON.stringify(sheet)).not.toMatch(/scan|Maria/);
});

it('for an invoice lists its lines and subtracts its refunds', () => {
  const sheet = sheetOf(ofInvoice({ refunds: [aRefund(), aRefund({ cents: 700, state: 'pending' })] }));
  expect(sheet.title).toBe('Receipt for invoice INV-2026-000042');
  expect(sheet.facts[0]).toEqual(['Invoice number', 'INV-2026-000042']);
  expect(sheet.rows).toMatchObject([{ title: 'Copies of the chart' }]);
  expect(sheet.sums).toEqual([
    ['Total paid', '$25.00'],
    ['Refunded on March 14, 2026', '-$5.00'],
    ['Refund in progress since March 14, 2026', '-$7.00'],
    ['Paid after refunds', '$13.00'],
  ]);
});

it('for an invoice paid outside the portal shows the reference and no payment id', () => {
  const settlement = {
    reference: 'Check 1042',
    reason: 'Sent by post',
    by: { kind: 'admin', id: 'u1' } as const,
    byName: 'Ada Admin',
    at: payment.paidAt,
  };
  const sheet = sheetOf(ofInvoice({ settlement, intentId: null }));
  expect(sheet.facts).toContainEqual(['Reference', 'Check 1042']);
  expect(sheet.facts.map(([label]) => label)).not.toContain('Payment ID');
  expect(sheet.notes[0]).toBe('This invoice was paid outside the portal.');
  expect(JSON.stringify(sheet)).not.toMatch(/Sent by post|Ada Admin/);
});

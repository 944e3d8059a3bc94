import { describe, expect, it } from 'vitest';
import { aRequest } from '../../../domain/testing/aRequest.ts';
import { invoiceSheet } from './invoiceSheet.ts';
import { aSentInvoice, aLine, aRefund } from '../testing/aSentInvoice.ts';
import { aPrintContext } from '../testing/aPrintContext.ts';

const context = await aPrintContext();
const sheetOf = (changed: Parameters<typeof aSentInvoice>[0] = {}) =>
  invoiceSheet(aRequest(), aSentInvoice(changed), context);
const paid = { paymentState: 'paid', paidAt: '2026-03-13T03:30:00.000Z', intentId: 'pi_1' } as const;

describe('invoiceSheet', () => {
  it('shows sender, recipient, request and date sent', () => {
    expect(sheetOf()).toMatchObject({
      title: 'Invoice INV-2026-000042',
      sender: { name: 'Records & Co', address: 'portal.example' },
      billTo: { heading: 'Bill to', lines: ['Swift Copies', 'desk@swift.example'] },
      // In New York it is still the previous day.
      facts: [
        ['Invoice number', 'INV-2026-000042'],
        ['Invoice date', 'March 10, 2026'],
        ['Order ID', 'ORD-1'],
        ['Facility', 'Lakeview Hospital'],
      ],
      datedAt: '2026-03-10T08:00:00.000Z',
    });
  });

  it('bills the firm if there is one', () => {
    const request = aRequest();
    const fields = { ...request.fields, firmName: 'Doe & Roe LLP', contactEmail: 'billing@doe.example' };
    expect(invoiceSheet({ ...request, fields }, aSentInvoice(), context).billTo.lines).toEqual([
      'Doe & Roe LLP',
      'billing@doe.example',
    ]);
  });

  it('contains neither the patient’s name nor their date of birth', () => {
    expect(JSON.stringify(sheetOf())).not.toMatch(/Maria|Santos|1980/);
  });

  it('shows the known fields of each line', () => {
    const rich = aLine({
      description: 'Images on CD',
      quantity: 1200,
      unitPriceCents: 4550,
      totalCents: 5_460_000,
      studyType: 'MRI',
      studyDate: '2025-11-04',
      imageCount: 1240,
      subsections: ['Lumbar spine', 'Left knee'],
    });
    const unavailable = aLine({ cnrReason: 'Destroyed', imageCount: 0 });
    expect(sheetOf({ lines: [rich, unavailable] }).rows).toEqual([
      {
        title: 'Images on CD',
        notes: [
          'Available',
          'Study type: MRI\u00a0· Study date: November 4, 2025\u00a0· 1,240 images',
          'Lumbar spine\u00a0· Left knee',
        ],
        cells: ['1,200', '$45.50', '$54,600.00'],
      },
      {
        title: 'Copies of the chart',
        notes: ['Could not retrieve (CNR): Destroyed', '0 images'],
        cells: ['2', '$12.50', '$25.00'],
      },
    ]);
  });

  it.each<[string, Parameters<typeof aSentInvoice>[0], string | undefined, string, RegExp]>([
    [
      'asks for payment of a sent invoice',
      {},
      undefined,
      '$25.00',
      /^Please pay .*portal\.example\/request-status/,
    ],
    ['marks a draft', { sentAt: null }, 'DRAFT', '$25.00', /^This is a draft/],
    ['marks an inactive invoice', { isActive: false }, 'INACTIVE', '$25.00', /cannot be paid/],
    [
      'says that a bank payment is clearing',
      { paymentState: 'clearing' },
      undefined,
      '$25.00',
      /is clearing/,
    ],
    [
      'asks for payment after a failed payment',
      { paymentState: 'failed' },
      undefined,
      '$25.00',
      /^Please pay/,
    ],
    ['shows the date of a payment', paid, 'PAID', '$0.00', /^Paid on March 12, 2026\./],
    [
      'shows the reference of a payment outside the portal',
      {
        ...paid,
        settlement: {
          reference: 'Check 1042',
          reason: 'Sent by post',
          by: { kind: 'admin', id: 'u1' },
          byName: 'Ada Admin',
          at: paid.paidAt,
        },
      },
      'PAID',
      '$0.00',
      /^Paid outside the portal on March 12, 2026\. Reference: Check 1042$/,
    ],
  ])('%s', (_, changed, mark, due, note) => {
    const sheet = sheetOf(changed);
    expect(sheet.mark?.text).toBe(mark);
    expect(sheet.sums.at(-1)).toEqual(['Amount due', due]);
    expect(sheet.notes[0]).toMatch(note);
  });

  it('lists refunds and refunded excess payments', () => {
    const refunds = [
      aRefund(),
      aRefund({ cents: 700, state: 'pending' }),
      aRefund({ cents: 900, state: 'failed' }),
      aRefund({ cents: 2500, kind: 'automatic', reason: 'The invoice was already paid.' }),
    ];
    expect(sheetOf({ ...paid, refunds }).notes.slice(1)).toEqual([
      'Refunded on March 14, 2026: $5.00',
      'Refund in progress since March 14, 2026: $7.00',
      'Another payment of $25.00 was refunded on March 14, 2026: The invoice was already paid.',
    ]);
  });

  it('is translated to the reader’s language', async () => {
    const sheet = invoiceSheet(aRequest(), aSentInvoice(), await aPrintContext('es'));
    expect(sheet.heading).toBe('Factura INV-2026-000042');
    expect(sheet.facts[1]).toEqual(['Fecha de la factura', '10 de marzo de 2026']);
  });
});

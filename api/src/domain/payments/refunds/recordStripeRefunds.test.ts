import { describe, expect, it } from 'vitest';
import { fileFactsOf } from '../../analytics/fileFactsOf.ts';
import { invoiceFactsOf } from '../../analytics/invoiceFactsOf.ts';
import { requestFactsOf } from '../../analytics/requestFactsOf.ts';
import { disputeShares } from '../../disputes/disputeShares.ts';
import type { RefundFacts } from '../../reconciliation/refundFacts.ts';
import { type RequestDocument, requestDocument } from '../../requests/requestDocument.ts';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import { anInvoice } from '../../testing/anInvoice.ts';
import { someRules } from '../../testing/someRules.ts';
import { fileRefundId } from '../combined/allocation.ts';
import { recordFileRefund } from './recordFileRefund.ts';
import { recordStripeRefunds } from './recordStripeRefunds.ts';

const PAID_AT = '2026-03-12T08:00:00.000Z';
const REFUNDED_AT = '2026-03-14T08:00:00.000Z';
const NOW = new Date('2026-03-20T08:00:00.000Z');

const file = (fileId: string, chargeCents: number, intentId: string) =>
  aFile({
    fileId,
    chargeCents,
    intentId,
    requiresPayment: true,
    uploadedByAdmin: true,
    paymentState: 'paid',
    paidAt: PAID_AT,
  });
const invoice = (intentId: string, changed: Parameters<typeof anInvoice>[0] = {}) =>
  anInvoice({
    totalCents: 1000,
    sentAt: PAID_AT,
    paymentState: 'paid',
    paidAt: PAID_AT,
    intentId,
    ...changed,
  });

/** A fee, a file and an invoice, each with its own payment. */
const request = aRequest({
  files: { file_a: file('file_a', 2550, 'pi_file') },
  invoices: { inv_1: invoice('pi_invoice') },
});

/** A payment for a file of $10, a file of $20 and an invoice of $10. */
const combined = aRequest({
  files: { file_a: file('file_a', 1000, 'pi_all'), file_b: file('file_b', 2000, 'pi_all') },
  invoices: { inv_1: invoice('pi_all') },
  combinedPayments: {
    pi_all: {
      openedAt: PAID_AT,
      allocation: [
        { kind: 'file', fileId: 'file_a', cents: 1000 },
        { kind: 'file', fileId: 'file_b', cents: 2000 },
        { kind: 'invoice', invoiceId: 'inv_1', cents: 1000 },
      ],
    },
  },
});

const refund = (amountCents: number, changed: Partial<RefundFacts> = {}): RefundFacts => ({
  id: 're_1',
  at: REFUNDED_AT,
  amountCents,
  status: 'succeeded',
  metadata: {},
  ...changed,
});

/** The request after Stripe reported these refunds. */
const after = (before: RequestDocument, intentId: string, ...refunds: RefundFacts[]) =>
  recordStripeRefunds(before, intentId, refunds, NOW)?.request ?? before;

/** Kind, day and cents of each fact about refunds. */
function refundFacts(of: RequestDocument): [string, string, number][] {
  const facts = [
    ...requestFactsOf(of, someRules.value),
    ...Object.keys(of.files).flatMap((fileId) => fileFactsOf(of, fileId)),
    ...Object.keys(of.invoices).flatMap((invoiceId) => invoiceFactsOf(of, invoiceId)),
  ];
  return facts
    .filter(({ kind }) => kind.includes('refund'))
    .map(({ kind, at, amountCents }) => [kind, at.slice(0, 10), amountCents]);
}

describe('a refund outside the portal', () => {
  it.each([
    ['fee', 'pi_1', 1500, []],
    ['file', 'pi_file', 2550, [{ kind: 'count-file-payment', fileId: 'file_a' }]],
    ['invoice', 'pi_invoice', 1000, [{ kind: 'count-invoice', invoiceId: 'inv_1' }]],
  ] as const)('of a %s counts on its day, in part and in full', (kind, intentId, cents, steps) => {
    const paid = kind === 'fee' ? { ...request, payment: { ...request.payment, paidAt: PAID_AT } } : request;
    const change = recordStripeRefunds(paid, intentId, [refund(500)], NOW)!;
    expect(change.event).toMatchObject({
      kind: 'payment-refunded',
      details: { intentId, cents: 500, to: 'done' },
    });
    expect(change.steps).toEqual([{ kind: 'project' }, ...steps]);
    expect(change.request.updatedAt).toBe(paid.updatedAt);
    expect(refundFacts(change.request)).toEqual([[`${kind}-refunded`, '2026-03-14', 500]]);
    const rest = refund(cents - 500, { id: 're_2', status: 'pending', at: '2026-03-15T00:00:00.000Z' });
    expect(refundFacts(after(change.request, intentId, rest, refund(500)))).toEqual([
      [`${kind}-refunded`, '2026-03-14', 500],
      [`${kind}-refunded`, '2026-03-15', cents - 500],
    ]);
  });

  it('is recorded once, and undone on the same day if it fails', () => {
    const made = after(request, 'pi_1', refund(500, { status: 'pending' }));
    expect(recordStripeRefunds(made, 'pi_1', [refund(500)], NOW)).toBeNull();
    const failed = after(made, 'pi_1', refund(500, { status: 'failed' }));
    expect(refundFacts(failed)).toEqual([
      ['fee-refunded', '2026-03-14', 500],
      ['fee-refund-failed', '2026-03-14', 500],
    ]);
    expect(recordStripeRefunds(failed, 'pi_1', [refund(500)], NOW)).toBeNull();
    expect(refundFacts(after(failed, 'pi_1', refund(1500, { id: 're_2' })))).toHaveLength(3);
  });

  it.each([
    ['that failed at once', request, 'pi_1', refund(500, { status: 'canceled' })],
    ['of a payment that paid nothing here', request, 'pi_second', refund(500)],
    [
      'of an invoice that was paid outside the portal',
      aRequest({
        invoices: {
          inv_1: invoice('pi_invoice', {
            settlement: {
              reference: '88',
              reason: '',
              by: { kind: 'admin', id: 'u1' },
              byName: '',
              at: PAID_AT,
            },
          }),
        },
      }),
      'pi_invoice',
      refund(500),
    ],
    [
      'that the portal made of a file',
      combined,
      'pi_all',
      refund(1000, { metadata: { refundId: fileRefundId('pi_all', 'file_a') } }),
    ],
  ])('does not count one %s', (_, before, intentId, seen) => {
    expect(recordStripeRefunds(before, intentId, [seen], NOW)).toBeNull();
  });

  it('of a combined payment is divided in proportion to what is not refunded', () => {
    const once = after(combined, 'pi_all', refund(400));
    expect(refundFacts(once).map(([kind, , cents]) => [kind, cents])).toEqual([
      ['file-refunded', 100],
      ['file-refunded', 200],
      ['invoice-refunded', 100],
    ]);
    // The portal refunds the rest of one file, and then everything else is refunded outside.
    const withdrawn = recordFileRefund(once, 'file_b', 'pi_all', NOW)!.request;
    const all = after(withdrawn, 'pi_all', refund(400), refund(3600, { id: 're_2' }));
    const total = refundFacts(all).reduce((sum, [, , cents]) => sum + cents, 0);
    expect(total).toBe(4000);
    expect(disputeShares(once, 'pi_all', combined.combinedPayments['pi_all']!.allocation, 3600)).toEqual([
      900, 1800, 900,
    ]);
  });

  it('of a combined payment first returns what was not owed and could not be refunded', () => {
    const automatic = {
      refundId: 'auto:pi_all:inv_1',
      intentId: 'pi_all',
      cents: 1000,
      kind: 'automatic',
      state: 'failed',
      by: { kind: 'system', id: null },
      byName: 'system',
      reason: '',
      at: REFUNDED_AT,
    } as const;
    const notOwed = { ...combined, invoices: { inv_1: invoice('pi_all', { refunds: [automatic] }) } };
    const failed = refund(1000, {
      id: 're_0',
      status: 'failed',
      metadata: { refundId: automatic.refundId },
    });
    const first = refund(700, { at: '2026-03-15T08:00:00.000Z' });
    expect(recordStripeRefunds(notOwed, 'pi_all', [failed, first], NOW)).toBeNull();
    const second = refund(900, { id: 're_2', at: '2026-03-16T08:00:00.000Z' });
    const both = after(notOwed, 'pi_all', second, first, failed);
    expect(refundFacts(both)).toEqual([
      ['file-refunded', '2026-03-16', 200],
      ['file-refunded', '2026-03-16', 400],
    ]);
    expect(recordStripeRefunds(both, 'pi_all', [second, first, failed], NOW)).toBeNull();
    const third = refund(300, { id: 're_3', at: '2026-03-17T08:00:00.000Z' });
    expect(refundFacts(after(both, 'pi_all', failed, first, second, third))).toHaveLength(4);
    // The portal refunded it after all, so nothing is left of it.
    const retried = { ...failed, id: 're_4', status: 'succeeded' as const };
    expect(refundFacts(after(notOwed, 'pi_all', failed, retried, first))).toEqual([
      ['file-refunded', '2026-03-15', 233],
      ['file-refunded', '2026-03-15', 467],
    ]);
  });

  it('stays readable', () => {
    const stored = after(request, 'pi_1', refund(500));
    expect(requestDocument.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    expect(requestDocument.parse(JSON.parse(JSON.stringify(request))).outsideRefunds).toBeUndefined();
  });
});

describe('the refund of a withdrawn file', () => {
  const refunded = recordFileRefund(request, 'file_a', 'pi_file', NOW)!.request;

  it('counts once, although Stripe reports it', () => {
    expect(recordStripeRefunds(refunded, 'pi_file', [refund(2550)], NOW)).toBeNull();
    expect(refundFacts(refunded)).toEqual([['file-refunded', '2026-03-20', 2550]]);
  });

  it('counts once if Stripe reports it before the portal records it', () => {
    const seen = after(request, 'pi_file', refund(2550));
    const facts = refundFacts(recordFileRefund(seen, 'file_a', 'pi_file', NOW)!.request);
    expect(facts.reduce((sum, [, , cents]) => sum + cents, 0)).toBe(2550);
  });

  it('is undone if it fails, and a refund outside the portal then counts', () => {
    const failed = refund(2550, { status: 'failed' });
    const undone = after(refunded, 'pi_file', failed);
    expect(refundFacts(undone)).toEqual([
      ['file-refunded', '2026-03-20', 2550],
      ['file-refund-failed', '2026-03-20', 2550],
    ]);
    expect(recordStripeRefunds(undone, 'pi_file', [failed], NOW)).toBeNull();
    const again = after(undone, 'pi_file', refund(2550, { id: 're_2' }), failed);
    expect(refundFacts(again).at(-1)).toEqual(['file-refunded', '2026-03-14', 2550]);
  });

  it('is undone for that file alone if a part of a combined payment fails', () => {
    const part = recordFileRefund(combined, 'file_b', 'pi_all', NOW)!.request;
    const metadata = { refundId: fileRefundId('pi_all', 'file_b') };
    const failed = after(part, 'pi_all', refund(2000, { status: 'failed', metadata }));
    expect(refundFacts(failed).map(([kind, , cents]) => [kind, cents])).toEqual([
      ['file-refunded', 2000],
      ['file-refund-failed', 2000],
    ]);
  });
});

import { describe, expect, it, test } from 'vitest';
import { openPayments } from '../../reconciliation/openPayments.ts';
import { hasUnknownRefunds } from '../../reconciliation/refundFacts.ts';
import { SYSTEM } from '../../requests/actor.ts';
import { anInvoice } from '../../testing/anInvoice.ts';
import { aRequest } from '../../testing/aRequest.ts';
import { MAX_REFUNDS } from './requestRefund.ts';
import { failedRefundCents } from './failedRefundCents.ts';
import type { InvoiceRefund } from '../invoice.ts';
import { recordRefund } from './recordRefund.ts';
import { recordRefundRetry } from './recordRefundRetry.ts';

const NOW = new Date('2026-03-20T08:00:00.000Z');
const author = { by: { kind: 'staff', id: 'u1' }, byName: 'Sam Clerk' } as const;

type State = InvoiceRefund['state'];
const common = { at: '', by: SYSTEM, byName: 'system', reason: 'The invoice was already paid.' };
const automatic = (...states: State[]): InvoiceRefund[] =>
  states.map((state, attempt) => ({
    refundId: attempt === 0 ? 'auto:pi_2' : `auto:pi_2:${attempt}`,
    intentId: 'pi_2',
    cents: 1000,
    kind: 'automatic',
    state,
    ...common,
  }));
const staff = (...refunds: [State, number][]): InvoiceRefund[] =>
  refunds.map(([state, cents], index) => ({
    refundId: `ref_${index}`,
    intentId: 'pi_1',
    cents,
    kind: 'staff',
    state,
    ...common,
  }));
const requestWith = (refunds: InvoiceRefund[]) => {
  const paid = { sentAt: '2026-03-11T08:00:00.000Z', paymentState: 'paid', intentId: 'pi_1' } as const;
  return aRequest({ invoices: { inv_1: anInvoice({ ...paid, totalCents: 1000, refunds }) } });
};

const isPending = (refunds: InvoiceRefund[], of: string) =>
  refunds.some(({ state, intentId }) => state === 'pending' && intentId === of);

describe('failedRefundCents', () => {
  test.each<[string, InvoiceRefund[], string, number]>([
    ['nothing for a completed refund', automatic('done'), 'pi_2', 0],
    ['nothing for a pending refund', automatic('pending'), 'pi_2', 0],
    ['the amount of a failed refund', automatic('failed'), 'pi_2', 1000],
    ['the amount while a retry is pending', automatic('failed', 'pending'), 'pi_2', 1000],
    ['the amount after a failed retry', automatic('failed', 'failed'), 'pi_2', 1000],
    ['nothing after a completed retry', automatic('failed', 'done'), 'pi_2', 0],
    ['nothing for another payment', automatic('failed'), 'pi_1', 0],
    ['the failed staff refunds', staff(['done', 300], ['failed', 200], ['failed', 100]), 'pi_1', 300],
    [
      'the failed staff refunds while the remainder is refundable',
      staff(['failed', 400], ['done', 400]),
      'pi_1',
      400,
    ],
    ['nothing after staff refunded everything', staff(['failed', 1000], ['done', 1000]), 'pi_1', 0],
  ])('is %s', (_, refunds, intentId, cents) => {
    const request = requestWith(refunds);
    expect(failedRefundCents(request, intentId)).toBe(cents);
    expect(openPayments(request).includes(intentId)).toBe(cents > 0 || isPending(refunds, intentId));
  });

  it('a payment is not open after its failed refund was repeated', () => {
    expect(openPayments(requestWith(automatic('failed', 'done')))).toEqual([]);
    expect(openPayments(requestWith(staff(['failed', 1000], ['done', 1000])))).toEqual([]);
  });

  it('a failed refund creates the task that notifies staff', () => {
    const request = requestWith(automatic('done'));
    const change = recordRefund(request, { invoiceId: 'inv_1', refundId: 'auto:pi_2' }, 'failed', NOW);
    expect(change!.steps).toContainEqual({ kind: 'refund', invoiceId: 'inv_1', refundId: 'auto:pi_2' });
  });

  it('a failed refund can be made outside the portal', () => {
    const { inv_1: invoice } = requestWith(automatic('failed')).invoices;
    const request = aRequest({ invoices: { inv_1: { ...invoice!, intentId: 'pi_2' } } });
    const refund = {
      id: 're_1',
      at: '2026-03-10T08:00:00.000Z',
      amountCents: 1000,
      status: 'succeeded',
      metadata: {},
    } as const;
    expect(hasUnknownRefunds(request, 'pi_2', [refund])).toBe(false);
  });
});

describe('recordRefundRetry', () => {
  it('records a new refund of the same amount by the person who requested it', () => {
    const change = recordRefundRetry(requestWith(automatic('failed', 'failed')), 'pi_2', author, NOW)!;
    expect(change.request.invoices['inv_1']!.refunds).toEqual([
      ...automatic('failed', 'failed'),
      {
        ...automatic('failed')[0]!,
        refundId: 'auto:pi_2:2',
        state: 'pending',
        at: NOW.toISOString(),
        ...author,
      },
    ]);
    expect(change.steps).toContainEqual({ kind: 'refund', invoiceId: 'inv_1', refundId: 'auto:pi_2:2' });
    expect(change.event).toMatchObject({
      kind: 'invoice-refunded',
      by: author.by,
      details: { to: 'pending' },
    });
    expect(recordRefundRetry(change.request, 'pi_2', author, NOW)).toBeNull();
  });

  test.each<[string, InvoiceRefund[], string]>([
    ['for a pending refund', automatic('pending'), 'pi_2'],
    ['for a completed refund', automatic('done'), 'pi_2'],
    ['after a completed retry', automatic('failed', 'done'), 'pi_2'],
    ['for a staff refund', staff(['failed', 400]), 'pi_1'],
    ['for another payment', automatic('failed'), 'pi_3'],
    [
      'above the limit of refunds',
      automatic(...Array.from({ length: MAX_REFUNDS }, () => 'failed' as const)),
      'pi_2',
    ],
  ])('returns null %s', (_, refunds, intentId) => {
    expect(recordRefundRetry(requestWith(refunds), intentId, author, NOW)).toBeNull();
  });
});

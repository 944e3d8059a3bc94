import { describe, expect, it, test } from 'vitest';
import { openPayments } from '../../reconciliation/openPayments.ts';
import { hasUnknownRefunds } from '../../reconciliation/refundFacts.ts';
import { SYSTEM } from '../../requests/actor.ts';
import { anInvoice } from '../../testing/anInvoice.ts';
import { aRoot } from '../../testing/aRoot.ts';
import { MAX_REFUNDS } from './requestRefund.ts';
import { failedRefundCents } from './failedRefundCents.ts';
import type { InvoiceRefund } from '../invoice.ts';
import { recordRefund } from './recordRefund.ts';
import { repeatRefund } from './repeatRefund.ts';

const NOW = new Date('2026-03-20T08:00:00.000Z');
const author = { by: { kind: 'staff', id: 'u1' }, byName: 'Sam Clerk' } as const;

type State = InvoiceRefund['state'];
const said = { at: '', by: SYSTEM, byName: 'system', reason: 'The invoice was already paid.' };
const automatic = (...states: State[]): InvoiceRefund[] =>
  states.map((state, tried) => ({
    refundId: tried === 0 ? 'auto:pi_2' : `auto:pi_2:${tried}`,
    intentId: 'pi_2',
    cents: 1000,
    kind: 'automatic',
    state,
    ...said,
  }));
const staff = (...given: [State, number][]): InvoiceRefund[] =>
  given.map(([state, cents], at) => ({
    refundId: `ref_${at}`,
    intentId: 'pi_1',
    cents,
    kind: 'staff',
    state,
    ...said,
  }));
const holding = (refunds: InvoiceRefund[]) => {
  const paid = { sentAt: '2026-03-11T08:00:00.000Z', paymentState: 'paid', intentId: 'pi_1' } as const;
  return aRoot({ invoices: { inv_1: anInvoice({ ...paid, totalCents: 1000, refunds }) } });
};

const isPending = (refunds: InvoiceRefund[], of: string) =>
  refunds.some(({ state, intentId }) => state === 'pending' && intentId === of);

describe('money that was to go back and did not', () => {
  test.each<[string, InvoiceRefund[], string, number]>([
    ['nothing of a refund that is made', automatic('done'), 'pi_2', 0],
    ['nothing of one that is on its way', automatic('pending'), 'pi_2', 0],
    ['all of one that failed', automatic('failed'), 'pi_2', 1000],
    ['all of one that is tried again', automatic('failed', 'pending'), 'pi_2', 1000],
    ['all of one that failed again', automatic('failed', 'failed'), 'pi_2', 1000],
    ['nothing of one that was made the second time', automatic('failed', 'done'), 'pi_2', 0],
    ['nothing of another payment', automatic('failed'), 'pi_1', 0],
    ['what failed of staff', staff(['done', 300], ['failed', 200], ['failed', 100]), 'pi_1', 300],
    ['what failed of staff, while a part is left', staff(['failed', 400], ['done', 400]), 'pi_1', 400],
    ['nothing when staff have given back all', staff(['failed', 1000], ['done', 1000]), 'pi_1', 0],
  ])('is %s', (_, refunds, intentId, cents) => {
    const root = holding(refunds);
    expect(failedRefundCents(root, intentId)).toBe(cents);
    expect(openPayments(root).includes(intentId)).toBe(cents > 0 || isPending(refunds, intentId));
  });

  it('is not waited for once it is made good', () => {
    expect(openPayments(holding(automatic('failed', 'done')))).toEqual([]);
    expect(openPayments(holding(staff(['failed', 1000], ['done', 1000])))).toEqual([]);
  });

  it('creates the task that notifies staff', () => {
    const root = holding(automatic('done'));
    const change = recordRefund(root, { invoiceId: 'inv_1', refundId: 'auto:pi_2' }, 'failed', NOW);
    expect(change!.work).toContainEqual({ kind: 'refund', invoiceId: 'inv_1', refundId: 'auto:pi_2' });
  });

  it('may be given back past the portal', () => {
    const { inv_1: invoice } = holding(automatic('failed')).invoices;
    const root = aRoot({ invoices: { inv_1: { ...invoice!, intentId: 'pi_2' } } });
    const given = { id: 're_1', amountCents: 1000, status: 'succeeded', metadata: {} } as const;
    expect(hasUnknownRefunds(root, 'pi_2', [given])).toBe(false);
  });
});

describe('a refund that is tried again', () => {
  it('is a new refund of the same amount by the person who requested it', () => {
    const change = repeatRefund(holding(automatic('failed', 'failed')), 'pi_2', author, NOW)!;
    expect(change.root.invoices['inv_1']!.refunds).toEqual([
      ...automatic('failed', 'failed'),
      {
        ...automatic('failed')[0]!,
        refundId: 'auto:pi_2:2',
        state: 'pending',
        at: NOW.toISOString(),
        ...author,
      },
    ]);
    expect(change.work).toContainEqual({ kind: 'refund', invoiceId: 'inv_1', refundId: 'auto:pi_2:2' });
    expect(change.event).toMatchObject({
      kind: 'invoice-refunded',
      by: author.by,
      details: { to: 'pending' },
    });
    expect(repeatRefund(change.root, 'pi_2', author, NOW)).toBeNull();
  });

  test.each<[string, InvoiceRefund[], string]>([
    ['while it is on its way', automatic('pending'), 'pi_2'],
    ['when it was made', automatic('done'), 'pi_2'],
    ['when it was made the second time', automatic('failed', 'done'), 'pi_2'],
    ['when it is staff’s', staff(['failed', 400]), 'pi_1'],
    ['when it is of another payment', automatic('failed'), 'pi_3'],
    ['too often', automatic(...Array.from({ length: MAX_REFUNDS }, () => 'failed' as const)), 'pi_2'],
  ])('is none %s', (_, refunds, intentId) => {
    expect(repeatRefund(holding(refunds), intentId, author, NOW)).toBeNull();
  });
});

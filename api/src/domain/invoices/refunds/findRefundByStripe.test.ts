import { describe, expect, it, test } from 'vitest';
import { SYSTEM } from '../../requests/actor.ts';
import { anInvoice } from '../../testing/anInvoice.ts';
import { aRequest } from '../../testing/aRequest.ts';
import { findRefundByStripe } from './findRefundByStripe.ts';

const common = { kind: 'staff', state: 'pending', at: '', by: SYSTEM, byName: 'Ada', reason: '' } as const;
const first = anInvoice({ refunds: [{ refundId: 'ref_1', intentId: 'pi_1', cents: 500, ...common }] });
const second = anInvoice({
  invoiceId: 'inv_2',
  refunds: [{ refundId: 'ref_1', intentId: 'pi_2', cents: 500, ...common }],
});
const request = aRequest({ invoices: { inv_1: first, inv_2: second } });

describe('findRefundByStripe', () => {
  it.each([
    ['pi_1', 'inv_1'],
    ['pi_2', 'inv_2'],
  ])(
    'finds the refund of %s on %s, even if another payment has the same refund id',
    (intentId, invoiceId) => {
      expect(findRefundByStripe(request, { refundId: 'ref_1', intentId, cents: 500 })?.invoiceId).toBe(
        invoiceId,
      );
    },
  );

  test.each([
    ['another id', { refundId: 'ref_2', intentId: 'pi_1', cents: 500 }],
    ['no id', { refundId: undefined, intentId: 'pi_1', cents: 500 }],
    ['another payment', { refundId: 'ref_1', intentId: 'pi_3', cents: 500 }],
    ['no payment', { refundId: 'ref_1', intentId: null, cents: 500 }],
    ['another amount', { refundId: 'ref_1', intentId: 'pi_1', cents: 501 }],
  ])('returns null for %s', (_, refund) => {
    expect(findRefundByStripe(request, refund)).toBeNull();
  });
});

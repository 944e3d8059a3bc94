import { describe, expect, it, test } from 'vitest';
import { SYSTEM } from '../../requests/actor.ts';
import { anInvoice } from '../../testing/anInvoice.ts';
import { aRoot } from '../../testing/aRoot.ts';
import { refundAtStripe } from './refundAtStripe.ts';

const said = { kind: 'staff', state: 'pending', at: '', by: SYSTEM, byName: 'Ada', reason: '' } as const;
const first = anInvoice({ refunds: [{ refundId: 'ref_1', intentId: 'pi_1', cents: 500, ...said }] });
const second = anInvoice({
  invoiceId: 'inv_2',
  refunds: [{ refundId: 'ref_1', intentId: 'pi_2', cents: 500, ...said }],
});
const root = aRoot({ invoices: { inv_1: first, inv_2: second } });

describe('a refund at Stripe', () => {
  it.each([
    ['pi_1', 'inv_1'],
    ['pi_2', 'inv_2'],
  ])('of %s is the one of %s, whatever else bears its name', (intentId, invoiceId) => {
    expect(refundAtStripe(root, { refundId: 'ref_1', intentId, cents: 500 })?.invoiceId).toBe(invoiceId);
  });

  test.each([
    ['another name', { refundId: 'ref_2', intentId: 'pi_1', cents: 500 }],
    ['no name', { refundId: undefined, intentId: 'pi_1', cents: 500 }],
    ['another payment', { refundId: 'ref_1', intentId: 'pi_3', cents: 500 }],
    ['no payment', { refundId: 'ref_1', intentId: null, cents: 500 }],
    ['another amount', { refundId: 'ref_1', intentId: 'pi_1', cents: 501 }],
  ])('of %s is none of the portal', (_, made) => {
    expect(refundAtStripe(root, made)).toBeNull();
  });
});

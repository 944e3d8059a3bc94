import { describe, expect, it, test } from 'vitest';
import type { PaymentUpdate } from './isNewPaymentUpdate.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import { recordFilePayment } from './recordFilePayment.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const charged = aFile({
  group: 'legal',
  scan: 'clean',
  uploadedByAdmin: true,
  requiresPayment: true,
  chargeCents: 2500,
  intentId: 'pi_1',
});
const { fileId } = charged;

const holding = (changed: Partial<RequestFile> = {}) =>
  aRequest({ files: { [fileId]: { ...charged, ...changed } } });
const update = (state: PaymentUpdate['state'], changed: Partial<PaymentUpdate> = {}): PaymentUpdate => ({
  state,
  intentId: 'pi_1',
  chargeId: 'ch_1',
  ...changed,
});

function after(request: RequestDocument, all: readonly PaymentUpdate[]): RequestFile {
  const last = all.reduce((current, item) => {
    const decision = recordFilePayment(current, fileId, item, NOW);
    return decision.kind === 'change' ? decision.change.request : current;
  }, request);
  return last.files[fileId]!;
}

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe('the payment of a file', () => {
  test.each<[RequestFile['paymentState'], PaymentUpdate['state'], RequestFile['paymentState']]>([
    ['unpaid', 'failed', 'unpaid'],
    ['unpaid', 'clearing', 'clearing'],
    ['unpaid', 'paid', 'paid'],
    ['clearing', 'clearing', 'clearing'],
    ['clearing', 'failed', 'failed'],
    ['clearing', 'paid', 'paid'],
    ['failed', 'failed', 'failed'],
    ['failed', 'clearing', 'failed'],
    ['failed', 'paid', 'paid'],
    ['paid', 'failed', 'paid'],
    ['paid', 'clearing', 'paid'],
    ['paid', 'paid', 'paid'],
  ])('that is %s, updated to %s for the same charge, becomes %s', (before, state, expected) => {
    const request = holding({ paymentState: before, chargeId: before === 'unpaid' ? null : 'ch_1' });
    expect(after(request, [update(state)]).paymentState).toBe(expected);
  });

  it('is paid when the money arrives, not before', () => {
    expect(after(holding(), [update('clearing')]).paidAt).toBeNull();
    expect(after(holding(), [update('clearing'), update('paid')]).paidAt).toBe(NOW.toISOString());
  });

  it('ends as paid with updates in any order and with repeats', () => {
    for (const order of permutationsOf([update('clearing'), update('paid'), update('paid')])) {
      expect(after(holding(), order).paymentState).toBe('paid');
    }
  });

  it('can be retried with another charge after a failed bank payment', () => {
    const all = [update('clearing'), update('failed'), update('clearing', { chargeId: 'ch_2' })];
    expect(after(holding(), all).paymentState).toBe('clearing');
  });

  it('follows the current PaymentIntent, but counts a payment from any PaymentIntent', () => {
    const other = { intentId: 'pi_0' };
    expect(after(holding(), [update('clearing', other)]).paymentState).toBe('unpaid');
    expect(
      after(holding({ paymentState: 'clearing', chargeId: 'ch_1' }), [update('failed', other)]).paymentState,
    ).toBe('clearing');
    expect(after(holding(), [update('paid', other)])).toMatchObject({
      paymentState: 'paid',
      intentId: 'pi_0',
    });
  });

  it('is refunded if another PaymentIntent already paid the file', () => {
    const paid = holding({ paymentState: 'paid', paidAt: NOW.toISOString(), chargeId: 'ch_1' });
    expect(recordFilePayment(paid, fileId, update('paid', { intentId: 'pi_2' }), NOW)).toEqual({
      kind: 'refund',
    });
    expect(recordFilePayment(paid, fileId, update('paid'), NOW)).toEqual({ kind: 'same' });
  });

  it.each<RequestFile['paymentState']>(['unpaid', 'clearing', 'failed'])(
    'stays refunded once its refund is recorded, while the file is %s',
    (paymentState) => {
      const owed = holding({ paymentState, chargeId: 'ch_1', refundedIntents: ['pi_2'] });
      expect(recordFilePayment(owed, fileId, update('paid', { intentId: 'pi_2' }), NOW)).toEqual({
        kind: 'refund',
      });
      expect(recordFilePayment(owed, fileId, update('failed', { intentId: 'pi_2' }), NOW)).toEqual({
        kind: 'same',
      });
      expect(after(owed, [update('paid')]).paymentState).toBe('paid');
    },
  );

  it('notifies the client when it is paid and when a bank payment fails', () => {
    const stepsOf = (request: RequestDocument, item: PaymentUpdate) => {
      const decision = recordFilePayment(request, fileId, item, NOW);
      return decision.kind === 'change' ? decision.change.steps : [];
    };
    expect(stepsOf(holding(), update('paid'))).toEqual([
      { kind: 'project' },
      { kind: 'count-file-payment', fileId },
      { kind: 'notify-client', template: 'filePaid', seq: 2, fileId },
    ]);
    expect(stepsOf(holding(), update('clearing'))).toEqual([{ kind: 'project' }]);
    expect(stepsOf(holding({ paymentState: 'clearing', chargeId: 'ch_1' }), update('failed'))).toEqual([
      { kind: 'project' },
      { kind: 'notify-client', template: 'filePaymentFailed', seq: 2, fileId },
    ]);
  });
});

describe('the payment of a withdrawn file', () => {
  const at = '2026-03-11T08:00:00.000Z';
  const withdrawn = { withdrawnAt: at, deletedAt: at };

  it('is refunded', () => {
    expect(recordFilePayment(holding(withdrawn), fileId, update('paid'), NOW)).toEqual({ kind: 'refund' });
    expect(
      recordFilePayment(
        holding({ ...withdrawn, paymentState: 'clearing', chargeId: 'ch_1' }),
        fileId,
        update('paid'),
        NOW,
      ),
    ).toEqual({ kind: 'refund' });
  });

  it('records a failed bank payment without an email', () => {
    const clearing = holding({ ...withdrawn, paymentState: 'clearing', chargeId: 'ch_1' });
    const decision = recordFilePayment(clearing, fileId, update('failed'), NOW);
    expect(decision).toMatchObject({ kind: 'change' });
    expect(
      decision.kind === 'change' && decision.change.steps.some(({ kind }) => kind === 'notify-client'),
    ).toBe(false);
  });

  it('keeps a payment from before the withdrawal', () => {
    const paid = holding({ ...withdrawn, paymentState: 'paid', paidAt: at, chargeId: 'ch_1' });
    expect(recordFilePayment(paid, fileId, update('paid'), NOW)).toEqual({ kind: 'same' });
    const refunded = holding({
      ...withdrawn,
      paymentState: 'paid',
      paidAt: at,
      chargeId: 'ch_1',
      refundedIntents: ['pi_1'],
      refundedAt: at,
    });
    expect(recordFilePayment(refunded, fileId, update('paid'), NOW)).toEqual({ kind: 'same' });
  });
});

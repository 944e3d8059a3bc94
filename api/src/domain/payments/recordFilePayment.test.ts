import { describe, expect, it, test } from 'vitest';
import type { PaymentUpdate } from './isNewPaymentUpdate.ts';
import { aFile, aRoot } from '../testing/aRoot.ts';
import { recordFilePayment } from './recordFilePayment.ts';
import type { RequestFile, RequestRoot } from '../requests/root.ts';

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
  aRoot({ files: { [fileId]: { ...charged, ...changed } } });
const news = (state: PaymentUpdate['state'], changed: Partial<PaymentUpdate> = {}): PaymentUpdate => ({
  state,
  intentId: 'pi_1',
  chargeId: 'ch_1',
  ...changed,
});

function after(root: RequestRoot, all: readonly PaymentUpdate[]): RequestFile {
  const last = all.reduce((current, item) => {
    const decision = recordFilePayment(current, fileId, item, NOW);
    return decision.kind === 'change' ? decision.change.root : current;
  }, root);
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
  ])('after %s, %s of the same charge leaves it %s', (before, state, expected) => {
    const root = holding({ paymentState: before, chargeId: before === 'unpaid' ? null : 'ch_1' });
    expect(after(root, [news(state)]).paymentState).toBe(expected);
  });

  it('is paid from the moment at which the money is there, and only then', () => {
    expect(after(holding(), [news('clearing')]).paidAt).toBeNull();
    expect(after(holding(), [news('clearing'), news('paid')]).paidAt).toBe(NOW.toISOString());
  });

  it('ends paid in whatever order, and however often, its news come', () => {
    for (const order of permutationsOf([news('clearing'), news('paid'), news('paid')])) {
      expect(after(holding(), order).paymentState).toBe('paid');
    }
  });

  it('may be tried again with another charge after a bank payment failed', () => {
    const all = [news('clearing'), news('failed'), news('clearing', { chargeId: 'ch_2' })];
    expect(after(holding(), all).paymentState).toBe('clearing');
  });

  it('is told by the PaymentIntent that is open, except for money, which counts from wherever it comes', () => {
    const other = { intentId: 'pi_0' };
    expect(after(holding(), [news('clearing', other)]).paymentState).toBe('unpaid');
    expect(
      after(holding({ paymentState: 'clearing', chargeId: 'ch_1' }), [news('failed', other)]).paymentState,
    ).toBe('clearing');
    expect(after(holding(), [news('paid', other)])).toMatchObject({ paymentState: 'paid', intentId: 'pi_0' });
  });

  it('gives back money that came by another PaymentIntent for what is paid', () => {
    const paid = holding({ paymentState: 'paid', paidAt: NOW.toISOString(), chargeId: 'ch_1' });
    expect(recordFilePayment(paid, fileId, news('paid', { intentId: 'pi_2' }), NOW)).toEqual({
      kind: 'refund',
    });
    expect(recordFilePayment(paid, fileId, news('paid'), NOW)).toEqual({ kind: 'nothing' });
  });

  it('is told to the client when the money came, and when a bank payment failed', () => {
    const work = (root: RequestRoot, item: PaymentUpdate) => {
      const decision = recordFilePayment(root, fileId, item, NOW);
      return decision.kind === 'change' ? decision.change.work : [];
    };
    expect(work(holding(), news('paid'))).toEqual([
      { kind: 'project' },
      { kind: 'count-file-payment', fileId },
      { kind: 'notify-client', template: 'filePaid', seq: 2, fileId },
    ]);
    expect(work(holding(), news('clearing'))).toEqual([{ kind: 'project' }]);
    expect(work(holding({ paymentState: 'clearing', chargeId: 'ch_1' }), news('failed'))).toEqual([
      { kind: 'project' },
      { kind: 'notify-client', template: 'filePaymentFailed', seq: 2, fileId },
    ]);
  });
});

describe('of a file that was withdrawn', () => {
  const at = '2026-03-11T08:00:00.000Z';
  const gone = { withdrawnAt: at, deletedAt: at };

  it('money goes back', () => {
    expect(recordFilePayment(holding(gone), fileId, news('paid'), NOW)).toEqual({ kind: 'refund' });
    expect(
      recordFilePayment(
        holding({ ...gone, paymentState: 'clearing', chargeId: 'ch_1' }),
        fileId,
        news('paid'),
        NOW,
      ),
    ).toEqual({ kind: 'refund' });
  });

  it('a failed bank payment is recorded, and nobody is asked to pay again', () => {
    const clearing = holding({ ...gone, paymentState: 'clearing', chargeId: 'ch_1' });
    const decision = recordFilePayment(clearing, fileId, news('failed'), NOW);
    expect(decision).toMatchObject({ kind: 'change' });
    expect(
      decision.kind === 'change' && decision.change.work.some(({ kind }) => kind === 'notify-client'),
    ).toBe(false);
  });

  it('the payment from before stays', () => {
    const paid = holding({ ...gone, paymentState: 'paid', paidAt: at, chargeId: 'ch_1' });
    expect(recordFilePayment(paid, fileId, news('paid'), NOW)).toEqual({ kind: 'nothing' });
  });
});

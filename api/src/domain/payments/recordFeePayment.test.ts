import { describe, expect, test } from 'vitest';
import type { PaymentUpdate } from './isNewPaymentUpdate.ts';
import { aRoot } from '../testing/aRoot.ts';
import { recordFeePayment } from './recordFeePayment.ts';
import type { FeePayment, RequestRoot } from '../requests/root.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');

function rootWithFee(state: FeePayment['state'], changed: Partial<FeePayment> = {}): RequestRoot {
  const root = aRoot();
  return {
    ...root,
    payment: { ...root.payment, state, chargeId: 'ch_1', paidAt: null, statusBeforeHold: null, ...changed },
  };
}

function update(state: PaymentUpdate['state'], chargeId = 'ch_1'): PaymentUpdate {
  return { state, chargeId, intentId: 'pi_1' };
}

function after(root: RequestRoot, all: readonly PaymentUpdate[]): RequestRoot {
  return all.reduce(
    (current, item) => recordFeePayment(current, item, NOW, () => true)?.root ?? current,
    root,
  );
}

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe('updates of one charge', () => {
  test.each<[before: FeePayment['state'], state: PaymentUpdate['state'], after: FeePayment['state'] | null]>([
    ['clearing', 'clearing', null],
    ['clearing', 'failed', 'failed'],
    ['clearing', 'paid', 'paid'],
    ['failed', 'clearing', null],
    ['failed', 'failed', null],
    ['failed', 'paid', 'paid'],
    ['paid', 'clearing', null],
    ['paid', 'failed', null],
    ['paid', 'paid', null],
    ['waived', 'clearing', null],
    ['waived', 'failed', null],
    ['waived', 'paid', 'paid'],
  ])('a fee that is %s, updated to %s, becomes %s', (before, state, expected) => {
    expect(
      recordFeePayment(rootWithFee(before), update(state), NOW, () => true)?.root.payment.state ?? null,
    ).toBe(expected);
  });

  test.each<[what: string, updates: PaymentUpdate[], finalState: FeePayment['state'], status: string]>([
    ['it is clearing', [update('clearing'), update('clearing')], 'clearing', 'pending'],
    [
      'it cleared',
      [update('clearing'), update('paid'), update('paid'), update('clearing')],
      'paid',
      'pending',
    ],
    [
      'it failed',
      [update('failed'), update('clearing'), update('failed'), update('clearing')],
      'failed',
      'on_hold',
    ],
    [
      'it failed and another one was paid',
      [update('failed'), update('clearing', 'ch_2'), update('paid', 'ch_2'), update('paid', 'ch_2')],
      'paid',
      'pending',
    ],
  ])('have the same result in any order and with repeats: %s', (_, updates, finalState, status) => {
    const outcomes = permutationsOf(updates).map((order) => {
      const root = after(rootWithFee('clearing'), order);
      return `${root.payment.state} ${root.status}`;
    });
    expect([...new Set(outcomes)]).toEqual([`${finalState} ${status}`]);
  });
});

describe('a new payment update', () => {
  const root = rootWithFee('clearing');
  const change = recordFeePayment(root, update('paid'), NOW, () => true)!;

  test('is dated, numbered and recorded', () => {
    expect(change.root).toEqual({
      ...root,
      seq: root.seq + 1,
      updatedAt: NOW.toISOString(),
      payment: { ...root.payment, state: 'paid', paidAt: NOW.toISOString() },
    });
    expect(change.event).toMatchObject({
      kind: 'fee-payment',
      at: NOW.toISOString(),
      by: { kind: 'system', id: null },
      details: { intentId: 'pi_1', from: 'clearing', to: 'paid' },
    });
    expect(change.work).toEqual([{ kind: 'project' }]);
  });

  test('does not modify the original root', () => {
    expect(root).toEqual(rootWithFee('clearing'));
  });

  test('keeps the amount', () => {
    expect(change.root.payment.amountCents).toBe(1500);
  });
});

describe('a bank payment that fails while on_hold is not offered', () => {
  const isOffered = (key: string) => key !== 'on_hold';
  const before = { ...rootWithFee('clearing'), status: 'processing' };
  const { root, work } = recordFeePayment(before, update('failed'), NOW, isOffered)!;

  test('keeps the status, with a public entry, and emails the client', () => {
    expect(root).toMatchObject({
      status: 'processing',
      payment: { state: 'failed', statusBeforeHold: null },
    });
    expect(root.history.at(-1)).toMatchObject({ status: 'processing', byName: 'system', isPrivate: false });
    expect(root.history.at(-1)!.notes).toContain('Please pay again');
    expect(work).toContainEqual({ kind: 'notify-client', template: 'feePaymentFailed', chargeId: 'ch_1' });
  });

  test('keeps it when the fee is paid again', () => {
    const paid = recordFeePayment(root, update('paid'), NOW, isOffered)!.root;
    expect(paid).toMatchObject({ status: 'processing', payment: { state: 'paid' } });
    expect(paid.history.at(-1)!.notes).toContain('was paid again');
  });
});

describe('a bank payment that fails', () => {
  const failed = recordFeePayment(
    { ...rootWithFee('clearing'), status: 'processing' },
    update('failed'),
    NOW,
    () => true,
  )!;

  test('puts the request on hold with a public entry, and emails the client', () => {
    expect(failed.root).toMatchObject({ status: 'on_hold', payment: { state: 'failed', paidAt: null } });
    expect(failed.root.history.at(-1)).toMatchObject({
      status: 'on_hold',
      byName: 'system',
      isPrivate: false,
    });
    expect(failed.work).toEqual(
      expect.arrayContaining([
        { kind: 'project' },
        { kind: 'notify-client', template: 'feePaymentFailed', chargeId: 'ch_1' },
      ]),
    );
  });

  test('has no payment date', () => {
    expect(failed.root.payment.paidAt).toBeNull();
  });

  test.each(['clearing', 'paid'] as const)('is replaced by another payment that is %s', (state) => {
    const replaced = after(failed.root, [update(state, 'ch_2')]);
    expect(replaced).toMatchObject({ status: 'processing', payment: { state, chargeId: 'ch_2' } });
    expect(replaced.history.map(({ status }) => status).slice(-2)).toEqual(['on_hold', 'processing']);
  });

  test('does not restore the status if staff changed it in the meantime', () => {
    const moved = after({ ...failed.root, status: 'under_review' }, [update('paid', 'ch_2')]);
    expect(moved).toMatchObject({ status: 'under_review', payment: { state: 'paid' } });
    expect(moved.history).toEqual(failed.root.history);
  });

  test.each<[PaymentUpdate['state'][], string]>([
    [
      ['clearing'],
      'A new bank payment for the processing fee is being processed. Work on the request continues.',
    ],
    [['paid'], 'The processing fee was paid again. Work on the request continues.'],
    [
      ['clearing', 'paid'],
      'A new bank payment for the processing fee is being processed. Work on the request continues.',
    ],
  ])('adds an entry to the history for the next updates: %j', (states, notes) => {
    const root = after(
      failed.root,
      states.map((state) => update(state, 'ch_2')),
    );
    expect(root.history.at(-1)).toMatchObject({ status: 'processing', notes });
  });

  test.each(['clearing', 'paid'] as const)(
    'clears the verification link after another payment is %s',
    (state) => {
      const waiting = {
        ...failed.root,
        payment: { ...failed.root.payment, verificationUrl: 'https://verify.example' },
      };
      expect(after(waiting, [update(state, 'ch_2')]).payment.verificationUrl).toBeNull();
    },
  );

  test('keeps the hold if staff had put the request on hold before', () => {
    const held = after({ ...rootWithFee('clearing'), status: 'on_hold' }, [
      update('failed'),
      update('paid', 'ch_2'),
    ]);
    expect(held).toMatchObject({ status: 'on_hold', payment: { state: 'paid' } });
  });
});

describe('a closed request', () => {
  const notesAfterFirst = (root: RequestRoot) => root.history.slice(1).map(({ notes }) => notes);
  const FAILED = 'The bank payment of the processing fee did not go through. Please pay again.';

  describe.each(['completed', 'cancelled'])('that is %s', (status) => {
    const closed = { ...rootWithFee('clearing'), status };

    test.each<[updates: PaymentUpdate[], state: FeePayment['state'], notes: string[]]>([
      [[update('paid')], 'paid', []],
      [[update('failed')], 'failed', [FAILED]],
      [[update('failed'), update('failed')], 'failed', [FAILED]],
      [[update('failed'), update('paid', 'ch_2')], 'paid', [FAILED, 'The processing fee was paid again.']],
      [
        [update('failed'), update('clearing', 'ch_2'), update('paid', 'ch_2')],
        'paid',
        [FAILED, 'A new bank payment for the processing fee is being processed.'],
      ],
      [
        [update('failed'), update('clearing', 'ch_2'), update('failed', 'ch_2')],
        'failed',
        [FAILED, 'A new bank payment for the processing fee is being processed.', FAILED],
      ],
    ])('keeps its status after %j', (updates, state, notes) => {
      const root = after(closed, updates);
      expect(root).toMatchObject({ status, payment: { state, statusBeforeHold: null } });
      expect(notesAfterFirst(root)).toEqual(notes);
    });

    test('emails the client when the payment fails', () => {
      expect(recordFeePayment(closed, update('failed'), NOW, () => true)!.work).toContainEqual({
        kind: 'notify-client',
        template: 'feePaymentFailed',
        chargeId: 'ch_1',
      });
    });
  });

  test('stays closed if it was closed while on hold for its fee and the fee is then paid', () => {
    const held = after(rootWithFee('clearing'), [update('failed')]);
    const root = after({ ...held, status: 'completed' }, [update('paid', 'ch_2')]);
    expect(root).toMatchObject({ status: 'completed', payment: { state: 'paid', statusBeforeHold: null } });
  });

  test('keeps the status that staff set when they reopened it, after the fee is paid', () => {
    const failed = after({ ...rootWithFee('clearing'), status: 'completed' }, [update('failed')]);
    const root = after({ ...failed, status: 'on_hold' }, [update('paid', 'ch_2')]);
    expect(root.status).toBe('on_hold');
  });
});

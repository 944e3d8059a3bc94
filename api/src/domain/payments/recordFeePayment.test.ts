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
    payment: { ...root.payment, state, chargeId: 'ch_1', paidAt: null, heldFrom: null, ...changed },
  };
}

function news(state: PaymentUpdate['state'], chargeId = 'ch_1'): PaymentUpdate {
  return { state, chargeId, intentId: 'pi_1' };
}

function after(root: RequestRoot, all: readonly PaymentUpdate[]): RequestRoot {
  return all.reduce((current, item) => recordFeePayment(current, item, NOW)?.root ?? current, root);
}

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe('what Stripe says of one charge', () => {
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
  ])('after %s, %s makes it %s', (before, state, expected) => {
    expect(recordFeePayment(rootWithFee(before), news(state), NOW)?.root.payment.state ?? null).toBe(
      expected,
    );
  });

  test.each<[what: string, given: PaymentUpdate[], ends: FeePayment['state'], status: string]>([
    ['it is clearing', [news('clearing'), news('clearing')], 'clearing', 'pending'],
    ['it cleared', [news('clearing'), news('paid'), news('paid'), news('clearing')], 'paid', 'pending'],
    ['it failed', [news('failed'), news('clearing'), news('failed'), news('clearing')], 'failed', 'on_hold'],
    [
      'it failed and another one was paid',
      [news('failed'), news('clearing', 'ch_2'), news('paid', 'ch_2'), news('paid', 'ch_2')],
      'paid',
      'pending',
    ],
  ])('ends the same in any order, however often it comes: %s', (_, given, ends, status) => {
    const outcomes = permutationsOf(given).map((order) => {
      const root = after(rootWithFee('clearing'), order);
      return `${root.payment.state} ${root.status}`;
    });
    expect([...new Set(outcomes)]).toEqual([`${ends} ${status}`]);
  });
});

describe('a payment that is news', () => {
  const root = rootWithFee('clearing');
  const change = recordFeePayment(root, news('paid'), NOW)!;

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

  test('leaves the version it was decided on untouched', () => {
    expect(root).toEqual(rootWithFee('clearing'));
  });

  test('keeps its amount', () => {
    expect(change.root.payment.amountCents).toBe(1500);
  });
});

describe('a bank payment that fails', () => {
  const failed = recordFeePayment({ ...rootWithFee('clearing'), status: 'processing' }, news('failed'), NOW)!;

  test('puts the request on hold, for the client to read, and mails the client', () => {
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

  test('has no date of payment', () => {
    expect(failed.root.payment.paidAt).toBeNull();
  });

  test.each(['clearing', 'paid'] as const)('is made up for by another one that is %s', (state) => {
    const madeUp = after(failed.root, [news(state, 'ch_2')]);
    expect(madeUp).toMatchObject({ status: 'processing', payment: { state, chargeId: 'ch_2' } });
    expect(madeUp.history.map(({ status }) => status).slice(-2)).toEqual(['on_hold', 'processing']);
  });

  test('does not bring back a request that staff moved on meanwhile', () => {
    const moved = after({ ...failed.root, status: 'under_review' }, [news('paid', 'ch_2')]);
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
  ])('tells in the history what came after it: %j', (states, notes) => {
    const root = after(
      failed.root,
      states.map((state) => news(state, 'ch_2')),
    );
    expect(root.history.at(-1)).toMatchObject({ status: 'processing', notes });
  });

  test.each(['clearing', 'paid'] as const)(
    'leaves no account to be verified once another one is %s',
    (state) => {
      const waiting = {
        ...failed.root,
        payment: { ...failed.root.payment, verificationUrl: 'https://verify.example' },
      };
      expect(after(waiting, [news(state, 'ch_2')]).payment.verificationUrl).toBeNull();
    },
  );

  test('leaves on hold what staff had put on hold before', () => {
    const held = after({ ...rootWithFee('clearing'), status: 'on_hold' }, [
      news('failed'),
      news('paid', 'ch_2'),
    ]);
    expect(held).toMatchObject({ status: 'on_hold', payment: { state: 'paid' } });
  });
});

describe('a request that is closed', () => {
  const told = (root: RequestRoot) => root.history.slice(1).map(({ notes }) => notes);
  const FAILED = 'The bank payment of the processing fee did not go through. Please pay again.';

  describe.each(['completed', 'cancelled'])('as %s', (status) => {
    const closed = { ...rootWithFee('clearing'), status };

    test.each<[given: PaymentUpdate[], state: FeePayment['state'], notes: string[]]>([
      [[news('paid')], 'paid', []],
      [[news('failed')], 'failed', [FAILED]],
      [[news('failed'), news('failed')], 'failed', [FAILED]],
      [[news('failed'), news('paid', 'ch_2')], 'paid', [FAILED, 'The processing fee was paid again.']],
      [
        [news('failed'), news('clearing', 'ch_2'), news('paid', 'ch_2')],
        'paid',
        [FAILED, 'A new bank payment for the processing fee is being processed.'],
      ],
      [
        [news('failed'), news('clearing', 'ch_2'), news('failed', 'ch_2')],
        'failed',
        [FAILED, 'A new bank payment for the processing fee is being processed.', FAILED],
      ],
    ])('keeps its status, whatever becomes of the fee: %j', (given, state, notes) => {
      const root = after(closed, given);
      expect(root).toMatchObject({ status, payment: { state, heldFrom: null } });
      expect(told(root)).toEqual(notes);
    });

    test('is still told of by mail when its payment fails', () => {
      expect(recordFeePayment(closed, news('failed'), NOW)!.work).toContainEqual({
        kind: 'notify-client',
        template: 'feePaymentFailed',
        chargeId: 'ch_1',
      });
    });
  });

  test('while it was on hold for its fee stays closed when that is paid', () => {
    const held = after(rootWithFee('clearing'), [news('failed')]);
    const root = after({ ...held, status: 'completed' }, [news('paid', 'ch_2')]);
    expect(root).toMatchObject({ status: 'completed', payment: { state: 'paid', heldFrom: null } });
  });

  test('and opened again before its fee is paid stays where staff took it', () => {
    const failed = after({ ...rootWithFee('clearing'), status: 'completed' }, [news('failed')]);
    const root = after({ ...failed, status: 'on_hold' }, [news('paid', 'ch_2')]);
    expect(root.status).toBe('on_hold');
  });
});

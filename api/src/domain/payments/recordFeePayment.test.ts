import { describe, expect, test } from 'vitest';
import type { PaymentUpdate } from './isNewPaymentUpdate.ts';
import { aRequest } from '../testing/aRequest.ts';
import { recordFeePayment } from './recordFeePayment.ts';
import type { FeePayment, RequestDocument } from '../requests/requestDocument.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');

function requestWithFee(state: FeePayment['state'], changed: Partial<FeePayment> = {}): RequestDocument {
  const request = aRequest();
  return {
    ...request,
    payment: {
      ...request.payment,
      state,
      chargeId: 'ch_1',
      paidAt: null,
      statusBeforeHold: null,
      ...changed,
    },
  };
}

function update(state: PaymentUpdate['state'], chargeId = 'ch_1'): PaymentUpdate {
  return { state, chargeId, intentId: 'pi_1' };
}

function after(request: RequestDocument, all: readonly PaymentUpdate[]): RequestDocument {
  return all.reduce(
    (current, item) => recordFeePayment(current, item, NOW, () => true)?.request ?? current,
    request,
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
      recordFeePayment(requestWithFee(before), update(state), NOW, () => true)?.request.payment.state ?? null,
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
      const request = after(requestWithFee('clearing'), order);
      return `${request.payment.state} ${request.status}`;
    });
    expect([...new Set(outcomes)]).toEqual([`${finalState} ${status}`]);
  });
});

describe('a new payment update', () => {
  const request = requestWithFee('clearing');
  const change = recordFeePayment(request, update('paid'), NOW, () => true)!;

  test('is dated, numbered and recorded', () => {
    expect(change.request).toEqual({
      ...request,
      seq: request.seq + 1,
      updatedAt: NOW.toISOString(),
      payment: { ...request.payment, state: 'paid', paidAt: NOW.toISOString() },
    });
    expect(change.event).toMatchObject({
      kind: 'fee-payment',
      at: NOW.toISOString(),
      by: { kind: 'system', id: null },
      details: { intentId: 'pi_1', from: 'clearing', to: 'paid' },
    });
    expect(change.steps).toEqual([{ kind: 'project' }]);
  });

  test('does not modify the original request', () => {
    expect(request).toEqual(requestWithFee('clearing'));
  });

  test('keeps the amount', () => {
    expect(change.request.payment.amountCents).toBe(1500);
  });
});

describe('a bank payment that fails while on_hold is not offered', () => {
  const isOffered = (key: string) => key !== 'on_hold';
  const before = { ...requestWithFee('clearing'), status: 'processing' };
  const { request, steps } = recordFeePayment(before, update('failed'), NOW, isOffered)!;

  test('keeps the status, with a public entry, and emails the client', () => {
    expect(request).toMatchObject({
      status: 'processing',
      payment: { state: 'failed', statusBeforeHold: null },
    });
    expect(request.history.at(-1)).toMatchObject({
      status: 'processing',
      byName: 'system',
      isPrivate: false,
    });
    expect(request.history.at(-1)!.notes).toContain('Please pay again');
    expect(steps).toContainEqual({ kind: 'notify-client', template: 'feePaymentFailed', chargeId: 'ch_1' });
  });

  test('keeps it when the fee is paid again', () => {
    const paid = recordFeePayment(request, update('paid'), NOW, isOffered)!.request;
    expect(paid).toMatchObject({ status: 'processing', payment: { state: 'paid' } });
    expect(paid.history.at(-1)!.notes).toContain('was paid again');
  });
});

describe('a bank payment that fails', () => {
  const failed = recordFeePayment(
    { ...requestWithFee('clearing'), status: 'processing' },
    update('failed'),
    NOW,
    () => true,
  )!;

  test('puts the request on hold with a public entry, and emails the client', () => {
    expect(failed.request).toMatchObject({ status: 'on_hold', payment: { state: 'failed', paidAt: null } });
    expect(failed.request.history.at(-1)).toMatchObject({
      status: 'on_hold',
      byName: 'system',
      isPrivate: false,
    });
    expect(failed.steps).toEqual(
      expect.arrayContaining([
        { kind: 'project' },
        { kind: 'notify-client', template: 'feePaymentFailed', chargeId: 'ch_1' },
      ]),
    );
  });

  test('has no payment date', () => {
    expect(failed.request.payment.paidAt).toBeNull();
  });

  test.each(['clearing', 'paid'] as const)('is replaced by another payment that is %s', (state) => {
    const replaced = after(failed.request, [update(state, 'ch_2')]);
    expect(replaced).toMatchObject({ status: 'processing', payment: { state, chargeId: 'ch_2' } });
    expect(replaced.history.map(({ status }) => status).slice(-2)).toEqual(['on_hold', 'processing']);
  });

  test('does not restore the status if staff changed it in the meantime', () => {
    const moved = after({ ...failed.request, status: 'under_review' }, [update('paid', 'ch_2')]);
    expect(moved).toMatchObject({ status: 'under_review', payment: { state: 'paid' } });
    expect(moved.history).toEqual(failed.request.history);
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
    const request = after(
      failed.request,
      states.map((state) => update(state, 'ch_2')),
    );
    expect(request.history.at(-1)).toMatchObject({ status: 'processing', notes });
  });

  test.each(['clearing', 'paid'] as const)(
    'clears the verification link after another payment is %s',
    (state) => {
      const waiting = {
        ...failed.request,
        payment: { ...failed.request.payment, verificationUrl: 'https://verify.example' },
      };
      expect(after(waiting, [update(state, 'ch_2')]).payment.verificationUrl).toBeNull();
    },
  );

  test('keeps the hold if staff had put the request on hold before', () => {
    const held = after({ ...requestWithFee('clearing'), status: 'on_hold' }, [
      update('failed'),
      update('paid', 'ch_2'),
    ]);
    expect(held).toMatchObject({ status: 'on_hold', payment: { state: 'paid' } });
  });
});

describe('a closed request', () => {
  const notesAfterFirst = (request: RequestDocument) => request.history.slice(1).map(({ notes }) => notes);
  const FAILED = 'The bank payment of the processing fee did not go through. Please pay again.';

  describe.each(['completed', 'cancelled'])('that is %s', (status) => {
    const closed = { ...requestWithFee('clearing'), status };

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
      const request = after(closed, updates);
      expect(request).toMatchObject({ status, payment: { state, statusBeforeHold: null } });
      expect(notesAfterFirst(request)).toEqual(notes);
    });

    test('emails the client when the payment fails', () => {
      expect(recordFeePayment(closed, update('failed'), NOW, () => true)!.steps).toContainEqual({
        kind: 'notify-client',
        template: 'feePaymentFailed',
        chargeId: 'ch_1',
      });
    });
  });

  test('stays closed if it was closed while on hold for its fee and the fee is then paid', () => {
    const held = after(requestWithFee('clearing'), [update('failed')]);
    const request = after({ ...held, status: 'completed' }, [update('paid', 'ch_2')]);
    expect(request).toMatchObject({
      status: 'completed',
      payment: { state: 'paid', statusBeforeHold: null },
    });
  });

  test('keeps the status that staff set when they reopened it, after the fee is paid', () => {
    const failed = after({ ...requestWithFee('clearing'), status: 'completed' }, [update('failed')]);
    const request = after({ ...failed, status: 'on_hold' }, [update('paid', 'ch_2')]);
    expect(request.status).toBe('on_hold');
  });
});

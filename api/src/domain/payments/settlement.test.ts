import { describe, expect, it } from 'vitest';
import { isMatched, mergeSettlements, settledWith, unchangedSettlement, unmatched } from './settlement.ts';

const requestId = 'req_1';
const task = { requestId, taskId: 'task|000001' };

describe('a settlement of several items', () => {
  it('is settled if one item is, and unchanged if none is', () => {
    expect(mergeSettlements([unchangedSettlement, settledWith([task])])).toEqual(settledWith([task]));
    expect(mergeSettlements([unchangedSettlement, unchangedSettlement])).toEqual(unchangedSettlement);
  });

  it('is unmatched if one item is, with the amounts of its reason and all tasks', () => {
    const withdrawn = (cents: number) => unmatched('file-withdrawn', requestId, cents);
    const merged = mergeSettlements([
      settledWith([task]),
      withdrawn(2550),
      unmatched('refund-failed', requestId, 999),
      withdrawn(1300),
    ]);
    expect(merged.outcome).toEqual({
      kind: 'unmatched',
      reason: 'file-withdrawn',
      requestId,
      amountCents: 3850,
    });
    expect(merged.pendingTasks).toEqual([task]);
  });
});

describe('refunds and disputes of a payment', () => {
  const combined = { metadata: { kind: 'combined' } };

  it.each([
    [combined, settledWith([task]), true],
    [combined, unmatched('file-withdrawn', requestId), true],
    [combined, unmatched('refund-failed', requestId), true],
    [combined, unmatched('mismatch', requestId), false],
    [{ metadata: { kind: 'file' } }, unmatched('file-withdrawn', requestId), false],
  ])('concern the items of %j with %j: %s', (intent, settlement, expected) => {
    expect(isMatched(intent, settlement)).toBe(expected);
  });
});

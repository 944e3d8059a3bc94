import { paymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';
import { describe, expect, test } from 'vitest';
import { anIntent } from '../../testing/anIntent.ts';
import { decideAbandonedDraft } from './abandonedDraft.ts';
import type { IntentFacts } from './validateFeeIntent.ts';

const draftId = '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab';
const requestId = 'req_aaaaaaaaaaaaaaaaaaaaaaaa';
const NOW = new Date('2026-03-20T08:00:00.000Z');
const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;
const TWELVE_DAYS = 12 * DAY;
const ages = [0, 1, 60_000, DAY, WEEK - 1, WEEK, WEEK + 1, TWELVE_DAYS, TWELVE_DAYS + 1, 365 * DAY];

const draftOfAge = (ageMs: number) => ({
  draftId,
  requestId,
  savedAt: new Date(NOW.getTime() - ageMs).toISOString(),
});

describe('an abandoned draft', () => {
  test.each(ages)('is submitted if it is paid or clearing, %i ms after it was saved', (age) => {
    expect(decideAbandonedDraft(draftOfAge(age), anIntent({ status: 'succeeded' }), NOW)).toEqual({
      kind: 'submit',
      state: 'paid',
    });
    expect(decideAbandonedDraft(draftOfAge(age), anIntent({ status: 'processing' }), NOW)).toEqual({
      kind: 'submit',
      state: 'clearing',
    });
  });

  test.each([
    [WEEK, 'wait'],
    [WEEK + 1, 'cancel'],
  ])('%i ms old and unpaid: %s', (age, kind) => {
    expect(
      decideAbandonedDraft(draftOfAge(age), anIntent({ status: 'requires_payment_method' }), NOW),
    ).toEqual({ kind });
  });

  test.each([
    [WEEK + 1, 'wait'],
    [TWELVE_DAYS, 'wait'],
    [TWELVE_DAYS + 1, 'cancel'],
  ])('%i ms old while its bank account is verified by a micro-deposit: %s', (age, kind) => {
    const intent = anIntent({ status: 'requires_action', verificationUrl: 'https://verify.example' });
    expect(decideAbandonedDraft(draftOfAge(age), intent, NOW)).toEqual({ kind });
  });

  test.each([
    [WEEK, 'wait'],
    [WEEK + 1, 'delete'],
  ])('%i ms old and no longer payable: %s', (age, kind) => {
    expect(decideAbandonedDraft(draftOfAge(age), null, NOW)).toEqual({ kind });
    expect(decideAbandonedDraft(draftOfAge(age), anIntent({ status: 'canceled' }), NOW)).toEqual({ kind });
  });
});

describe('over all ages, states and kinds of intent', () => {
  const variants: Partial<IntentFacts>[] = [
    {},
    { verificationUrl: 'https://verify.example' },
    { amountCents: 1 },
    { currency: 'jpy' },
    { metadata: {} },
  ];
  const all = ages.flatMap((age) =>
    paymentStatus.options.flatMap((status) =>
      variants.map((changed) => ({
        age,
        status,
        decision: decideAbandonedDraft(draftOfAge(age), anIntent({ ...changed, status }), NOW),
      })),
    ),
  );

  test('a draft that is paid or payable is never deleted', () => {
    expect(all.filter(({ status, decision }) => decision.kind === 'delete' && status !== 'canceled')).toEqual(
      [],
    );
  });

  test('no recent draft is canceled or deleted', () => {
    const ended = all.filter(({ decision }) => decision.kind === 'cancel' || decision.kind === 'delete');
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.filter(({ age }) => age <= WEEK)).toEqual([]);
  });

  test('no old draft waits forever', () => {
    expect(all.filter(({ age, decision }) => age > TWELVE_DAYS && decision.kind === 'wait')).toEqual([]);
  });
});

import { paymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';
import { describe, expect, test } from 'vitest';
import { anIntent } from '../../testing/anIntent.ts';
import { type IntentFacts, validateFeeIntent } from './validateFeeIntent.ts';

const draftId = '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab';
const requestId = 'req_aaaaaaaaaaaaaaaaaaaaaaaa';
const DRAFT = { draftId, requestId };

describe('an intent for the fee of this draft', () => {
  test.each(paymentStatus.options)('has a result that depends on its status: %s', (status) => {
    const expected = {
      succeeded: { kind: 'accept', state: 'paid' },
      processing: { kind: 'accept', state: 'clearing' },
    }[status as string] ?? { kind: 'incomplete' };
    expect(validateFeeIntent(anIntent({ status }), DRAFT)).toEqual(expected);
  });

  test('is accepted with the id of the draft in any case', () => {
    const old = anIntent({ metadata: { kind: 'request_fee', draftId } });
    for (const sent of [draftId, draftId.toUpperCase()]) {
      expect(validateFeeIntent(old, { draftId: sent, requestId })).toEqual({ kind: 'accept', state: 'paid' });
    }
  });
});

describe('an intent for something else is a mismatch with any status', () => {
  const forbidden: [what: string, changed: Partial<IntentFacts>][] = [
    ['a file', { metadata: { kind: 'file', draftId: requestId } }],
    ['an invoice', { metadata: { kind: 'invoice', draftId: requestId } }],
    ['no kind', { metadata: { draftId: requestId } }],
    ['another draft', { metadata: { kind: 'request_fee', draftId: draftId.replace('3', '4') } }],
    ['another request', { metadata: { kind: 'request_fee', draftId: requestId.replace('a', 'b') } }],
    ['no draft', { metadata: { kind: 'request_fee' } }],
    ['an empty draft', { metadata: { kind: 'request_fee', draftId: '' } }],
    ['no metadata', { metadata: {} }],
    ['nothing', { amountCents: 0 }],
    ['a cent less', { amountCents: 1499 }],
    ['a cent more', { amountCents: 1501 }],
    ['a refund', { amountCents: -1500 }],
    ['yen', { currency: 'jpy' }],
    ['no currency', { currency: '' }],
  ];
  const cases = forbidden.flatMap(([what, changed]) =>
    paymentStatus.options.map((status) => [what, status, { ...changed, status }] as const),
  );

  test.each(cases)('%s, %s', (_, __, changed) => {
    expect(validateFeeIntent(anIntent(changed), DRAFT)).toEqual({ kind: 'mismatch' });
  });
});

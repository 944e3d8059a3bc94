import { expect, it, test } from 'vitest';
import { anIntent } from '../../testing/anIntent.ts';
import type { IntentFacts } from './validateFeeIntent.ts';
import { isIntentOfFile } from './isIntentOfFile.ts';

const file = { fileId: 'file_1', requiresPayment: true, chargeCents: 2500 };
const intent = anIntent({
  amountCents: 2500,
  metadata: { kind: 'file', requestId: 'req_1', fileId: 'file_1' },
  chargeId: 'ch_1',
});

it('accepts a PaymentIntent for this file and charge', () => {
  expect(isIntentOfFile(intent, 'req_1', file)).toBe(true);
});

test.each<[string, Partial<IntentFacts>]>([
  ['of another amount', { amountCents: 2499 }],
  ['of another currency', { currency: 'eur' }],
  ['for another file', { metadata: { ...intent.metadata, fileId: 'file_2' } }],
  ['for another request', { metadata: { ...intent.metadata, requestId: 'req_2' } }],
  ['for a processing fee', { metadata: { ...intent.metadata, kind: 'request_fee' } }],
  ['for nothing', { metadata: {} }],
])('rejects a PaymentIntent %s', (_, changed) => {
  expect(isIntentOfFile({ ...intent, ...changed }, 'req_1', file)).toBe(false);
});

it('rejects a free or missing file', () => {
  expect(isIntentOfFile(intent, 'req_1', { ...file, requiresPayment: false })).toBe(false);
  expect(isIntentOfFile(intent, 'req_1', undefined)).toBe(false);
});

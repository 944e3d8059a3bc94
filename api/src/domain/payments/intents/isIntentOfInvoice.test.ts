import { expect, it, test } from 'vitest';
import { anIntent } from '../../testing/anIntent.ts';
import type { IntentFacts } from './validateFeeIntent.ts';
import { isIntentOfInvoice } from './isIntentOfInvoice.ts';

const invoice = { invoiceId: 'inv_1', totalCents: 2500 };
const intent = anIntent({
  amountCents: 2500,
  metadata: { kind: 'invoice', requestId: 'req_1', invoiceId: 'inv_1' },
  chargeId: 'ch_1',
});

it('accepts a PaymentIntent for this invoice and total', () => {
  expect(isIntentOfInvoice(intent, 'req_1', invoice)).toBe(true);
});

test.each<[string, Partial<IntentFacts>]>([
  ['of a cent less', { amountCents: 2499 }],
  ['of a cent more', { amountCents: 2501 }],
  ['of another currency', { currency: 'eur' }],
  ['for another invoice', { metadata: { ...intent.metadata, invoiceId: 'inv_2' } }],
  ['for another request', { metadata: { ...intent.metadata, requestId: 'req_2' } }],
  ['for a file', { metadata: { ...intent.metadata, kind: 'file' } }],
  ['for a processing fee', { metadata: { ...intent.metadata, kind: 'request_fee' } }],
  ['for nothing', { metadata: {} }],
])('rejects a PaymentIntent %s', (_, changed) => {
  expect(isIntentOfInvoice({ ...intent, ...changed }, 'req_1', invoice)).toBe(false);
});

it('rejects a missing invoice', () => {
  expect(isIntentOfInvoice(intent, 'req_1', undefined)).toBe(false);
});

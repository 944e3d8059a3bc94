import { aRecordsRequest } from '@portal/contract/testing/aRecordsRequest.ts';
import { recordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { expect, test } from 'vitest';
import { reviseDraft } from './reviseDraft.ts';

const request = recordsRequest.parse(aRecordsRequest());
const other = { ...request, orderId: 'ORD-OTHER' };
const payable = { status: 'requires_payment_method', verificationUrl: null } as const;
const canceled = { ...payable, status: 'canceled' } as const;
const draft = (text = request, intentId: string | null = 'pi_1', attempt = 2) => ({
  request: text,
  intentId,
  attempt,
});
const save = (parts: object) => ({ kind: 'save', superseded: null, reusable: null, ...parts });

test.each([
  ['a first draft', null, null, save({ attempt: 0 })],
  ['the same content, payable', draft(), payable, save({ reusable: payable, attempt: 2 })],
  ['the same content, canceled', draft(), canceled, save({ attempt: 3 })],
  ['the same content, without a PaymentIntent', draft(request, null), null, save({ attempt: 2 })],
  ['changed content, payable', draft(other), payable, save({ superseded: payable, attempt: 3 })],
  ['changed content, canceled', draft(other), canceled, save({ attempt: 3 })],
  ['changed content, without a PaymentIntent', draft(other, null), null, save({ attempt: 3 })],
])('%s', (_, stored, intent, revision) => {
  expect(reviseDraft(stored, intent, request)).toEqual(revision);
});

test.each([
  { status: 'succeeded', verificationUrl: null },
  { status: 'processing', verificationUrl: null },
  { status: 'requires_action', verificationUrl: 'https://stripe.example/verify' },
] as const)('%j keeps the draft even if the content changed', (intent) => {
  expect(reviseDraft(draft(other), intent, request)).toEqual({ kind: 'payment-started', intent });
});

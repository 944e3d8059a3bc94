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
const save = (parts: object) => ({ kind: 'save', superseded: null, kept: null, ...parts });

test.each([
  ['a first one', null, null, save({ attempt: 0 })],
  ['the same text, payable', draft(), payable, save({ kept: payable, attempt: 2 })],
  ['the same text, canceled', draft(), canceled, save({ attempt: 3 })],
  ['the same text, before its PaymentIntent', draft(request, null), null, save({ attempt: 2 })],
  ['another text, payable', draft(other), payable, save({ superseded: payable, attempt: 3 })],
  ['another text, canceled', draft(other), canceled, save({ attempt: 3 })],
  ['another text, before its PaymentIntent', draft(other, null), null, save({ attempt: 3 })],
])('%s', (_, stored, intent, revision) => {
  expect(reviseDraft(stored, intent, request)).toEqual(revision);
});

test.each([
  { status: 'succeeded', verificationUrl: null },
  { status: 'processing', verificationUrl: null },
  { status: 'requires_action', verificationUrl: 'https://stripe.example/verify' },
] as const)('%j keeps the draft as it was paid for, whatever the text', (intent) => {
  expect(reviseDraft(draft(other), intent, request)).toEqual({ kind: 'under-way', intent });
});

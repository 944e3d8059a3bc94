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
  ownerId: null,
});
const ownedBy = (ownerId: string | null) => ({ ...draft(), ownerId });
const save = (parts: object) => ({
  kind: 'save',
  superseded: null,
  reusable: null,
  ownerId: null,
  ...parts,
});

test.each([
  ['a first draft', null, null, save({ attempt: 0 })],
  ['the same content, payable', draft(), payable, save({ reusable: payable, attempt: 2 })],
  ['the same content, canceled', draft(), canceled, save({ attempt: 3 })],
  ['the same content, without a PaymentIntent', draft(request, null), null, save({ attempt: 2 })],
  ['changed content, payable', draft(other), payable, save({ superseded: payable, attempt: 3 })],
  ['changed content, canceled', draft(other), canceled, save({ attempt: 3 })],
  ['changed content, without a PaymentIntent', draft(other, null), null, save({ attempt: 3 })],
])('%s', (_, stored, intent, revision) => {
  expect(reviseDraft(stored, intent, { request, ownerId: null })).toEqual(revision);
});

test.each([
  { status: 'succeeded', verificationUrl: null },
  { status: 'processing', verificationUrl: null },
  { status: 'requires_action', verificationUrl: 'https://stripe.example/verify' },
] as const)('%j keeps the draft even if the content changed', (intent) => {
  const saved = { request, ownerId: null };
  expect(reviseDraft(draft(other), intent, saved)).toEqual({ kind: 'payment-started', intent });
  const savedByAnother = { request, ownerId: 'usr_b' };
  expect(reviseDraft(ownedBy('usr_a'), intent, savedByAnother)).toEqual({ kind: 'payment-started', intent });
});

const sameOwner = (ownerId: string | null) => save({ reusable: payable, attempt: 2, ownerId });
const newOwner = (ownerId: string) => save({ superseded: payable, attempt: 3, ownerId });

test.each([
  ['nobody saves a draft of nobody', null, null, sameOwner(null)],
  ['its owner saves it again', 'usr_a', 'usr_a', sameOwner('usr_a')],
  ['the session of its owner ended', 'usr_a', null, sameOwner('usr_a')],
  ['a client signed in after the first save', null, 'usr_a', newOwner('usr_a')],
  ['another client saves it', 'usr_a', 'usr_b', newOwner('usr_b')],
])('the owner and the PaymentIntent when %s', (_, storedOwner, ownerId, revision) => {
  expect(reviseDraft(ownedBy(storedOwner), payable, { request, ownerId })).toEqual(revision);
});

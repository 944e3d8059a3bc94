import { expect, it } from 'vitest';
import {
  isDraftExpired,
  isPaymentExpired,
  isPaymentInProgress,
  isUploadDeletable,
  isUploadExpired,
} from './expiry.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS).toISOString();

it.each([
  [23 * 60 + 59, false, false],
  [24 * 60, true, false],
  [24 * 60 + 1, true, true],
])('an upload of %d minutes ago: expired %s, deletable %s', (minutes, expired, deletable) => {
  expect(isUploadExpired(minutesAgo(minutes), NOW)).toBe(expired);
  expect(isUploadDeletable(minutesAgo(minutes), NOW)).toBe(deletable);
});

it.each([
  [14 * 24 * 60 - 1, false],
  [14 * 24 * 60, true],
])('a draft of %d minutes ago: expired %s', (minutes, expired) => {
  expect(isDraftExpired(minutesAgo(minutes), NOW)).toBe(expired);
});

it.each([
  [null, true],
  [{ status: 'canceled' }, true],
  [{ status: 'processing' }, false],
  [{ status: 'succeeded' }, false],
  [{ status: 'requires_payment_method' }, false],
  [{ status: 'requires_action' }, false],
] as const)('the payment %j: expired %s', (intent, expired) => {
  expect(isPaymentExpired(intent)).toBe(expired);
});

it.each([
  ['processing', null, true],
  ['succeeded', null, true],
  ['requires_action', 'https://payments.stripe.example/verify', true],
  ['requires_action', null, false],
  ['requires_payment_method', null, false],
  ['canceled', null, false],
] as const)(
  'a payment that is %s, verified at %j: in progress %s',
  (status, verificationUrl, isInProgress) => {
    expect(isPaymentInProgress({ status, verificationUrl })).toBe(isInProgress);
  },
);

import { expect, test } from 'vitest';
import { aRequest } from '../testing/aRequest.ts';
import { verificationPurpose } from './verificationPurpose.ts';

const ONE = 'https://verify.example/1';
const TWO = 'https://verify.example/2';

function requestWith(feeUrl: string | null, chargeUrl: string | null) {
  const request = aRequest({ accountVerifications: chargeUrl === null ? {} : { pi_2: chargeUrl } });
  return { ...request, payment: { ...request.payment, verificationUrl: feeUrl } };
}

test.each([
  ['a draft', 'draft', null, 'submitted'],
  ['a draft that was submitted', 'draft', requestWith(null, null), null],
  ['a failed fee', undefined, requestWith(ONE, TWO), 'resumed'],
  ['a failed fee that is paid with another account', undefined, requestWith(TWO, null), null],
  ['documents or invoices', undefined, requestWith(TWO, ONE), 'charged'],
  ['a payment that no longer waits', undefined, requestWith(null, null), null],
  ['a request that does not exist', undefined, null, null],
] as const)('of a link for %s', (_, draftId, request, expected) => {
  expect(verificationPurpose({ draftId, verificationUrl: ONE }, request)).toBe(expected);
});

import { expect, test } from 'vitest';
import { aRoot } from '../testing/aRoot.ts';
import { verificationPurpose } from './verificationPurpose.ts';

const ONE = 'https://verify.example/1';
const TWO = 'https://verify.example/2';

function rootWith(feeUrl: string | null, chargeUrl: string | null) {
  const root = aRoot({ accountVerifications: chargeUrl === null ? {} : { pi_2: chargeUrl } });
  return { ...root, payment: { ...root.payment, verificationUrl: feeUrl } };
}

test.each([
  ['a draft', 'draft', null, 'submitted'],
  ['a draft that was submitted', 'draft', rootWith(null, null), null],
  ['a failed fee', undefined, rootWith(ONE, TWO), 'resumed'],
  ['a failed fee that is paid with another account', undefined, rootWith(TWO, null), null],
  ['documents or invoices', undefined, rootWith(TWO, ONE), 'charged'],
  ['a payment that no longer waits', undefined, rootWith(null, null), null],
  ['a request that does not exist', undefined, null, null],
] as const)('of a link for %s', (_, draftId, root, expected) => {
  expect(verificationPurpose({ draftId, verificationUrl: ONE }, root)).toBe(expected);
});

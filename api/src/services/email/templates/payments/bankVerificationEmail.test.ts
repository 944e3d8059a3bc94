import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../../testing/stubSettings.ts';
import { bankVerificationEmail } from './bankVerificationEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

const ONE = 'https://verify.example/1';
const TWO = 'https://verify.example/2';

function anEmail(changed: Partial<Parameters<typeof bankVerificationEmail>[0]> = {}) {
  return bankVerificationEmail({
    to: 'desk@swift.example',
    language: 'en',
    orderId: 'ORD-1',
    whatFollows: 'submitted',
    verificationUrl: ONE,
    amountCents: 8860,
    ...changed,
  });
}

test('has a different id and link for each bank account', async () => {
  const [first, repeated, second] = await Promise.all([
    anEmail(),
    anEmail(),
    anEmail({ verificationUrl: TWO }),
  ]);
  expect(repeated.id).toBe(first.id);
  expect(second.id).not.toBe(first.id);
  expect(second.text).toContain(TWO);
  expect(first.id).not.toContain('verify.example');
});

test('says what follows: the draft is submitted, the fee of a request is paid, or a charge is paid', async () => {
  expect((await anEmail()).text).toContain('we submit the request automatically');
  const again = await anEmail({ whatFollows: 'resumed' });
  expect(again.text).toContain('we collect the processing fee from it automatically');
  expect(again.text).not.toContain('submitted');
  const charged = await anEmail({ whatFollows: 'charged' });
  expect(charged.text).toContain('we collect $88.60 from it automatically');
  expect(charged.text).not.toContain('fee');
});

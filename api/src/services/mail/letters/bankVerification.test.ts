import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../testing/stubSettings.ts';
import { bankVerification } from './bankVerification.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

const ONE = 'https://verify.example/1';
const TWO = 'https://verify.example/2';

function aMail(changed: Partial<Parameters<typeof bankVerification>[0]> = {}) {
  return bankVerification({
    to: 'desk@swift.example',
    language: 'en',
    orderId: 'ORD-1',
    whatFollows: 'submitted',
    verificationUrl: ONE,
    ...changed,
  });
}

test('each bank account has its own id and link', async () => {
  const [first, repeated, second] = await Promise.all([aMail(), aMail(), aMail({ verificationUrl: TWO })]);
  expect(repeated.id).toBe(first.id);
  expect(second.id).not.toBe(first.id);
  expect(second.text).toContain(TWO);
  expect(first.id).not.toContain('verify.example');
});

test('what follows is the submit of a draft, or the work on a request that exists', async () => {
  expect((await aMail()).text).toContain('we submit the request automatically');
  const again = await aMail({ whatFollows: 'goesOn' });
  expect(again.text).toContain('the processing fee is paid from it automatically');
  expect(again.text).not.toContain('submitted');
});

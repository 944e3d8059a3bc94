import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../testing/stubSettings.ts';
import { feePaymentFailed } from './feePaymentFailed.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

const aMail = (isClosed: boolean) =>
  feePaymentFailed({
    requestId: 'req_a',
    chargeId: 'ch_1',
    to: 'desk@swift.example',
    language: 'en',
    orderId: 'ORD-1',
    verificationCode: '7K3M9QX2TB',
    isClosed,
  });

test.each([
  [false, true],
  [true, false],
])('of a request that is closed (%s) says that it is on hold: %s', async (isClosed, isHeld) => {
  const { text } = await aMail(isClosed);
  expect(text.includes('on hold')).toBe(isHeld);
  expect(text).toContain('/request-status?orderId=ORD-1&verificationCode=7K3M9-QX2TB');
});

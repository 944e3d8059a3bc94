import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../../testing/stubSettings.ts';
import { feePaymentFailedEmail } from './feePaymentFailedEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

const anEmail = (isClosed: boolean) =>
  feePaymentFailedEmail({
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
])('when the request is closed: %s, the email says that it is on hold: %s', async (isClosed, isOnHold) => {
  const { text } = await anEmail(isClosed);
  expect(text.includes('on hold')).toBe(isOnHold);
  expect(text).toContain('/request-status?orderId=ORD-1&verificationCode=7K3M9-QX2TB');
});

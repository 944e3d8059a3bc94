import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../../testing/stubSettings.ts';
import { fileChangedEmail } from './fileChangedEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

const DUE = 'You’re due a refund of $30.00. We’ll email you when we send it.';
const ON_ARRIVAL = 'If your bank payment of $30.00 goes through, we will refund it.';

test.each([
  ['due', [DUE]],
  ['on-arrival', [ON_ARRIVAL]],
  [null, []],
] as const)('says what is refunded for a withdrawn document: %s', async (refund, expected) => {
  const { text, html } = await fileChangedEmail({
    template: 'fileWithdrawn',
    requestId: 'req_a',
    seq: 4,
    to: 'desk@swift.example',
    language: 'en',
    orderId: 'ORD-1',
    verificationCode: null,
    chargeCents: 3000,
    changed: undefined,
    refund,
  });
  expect(text).toContain('You can no longer open or download it.');
  for (const body of [text, html]) {
    expect([DUE, ON_ARRIVAL].filter((sentence) => body.includes(sentence))).toEqual(expected);
    expect(body.includes('refund')).toBe(refund !== null);
  }
});

test.each([
  [['charge'], 'New charge or download date', '• Charge'],
  [['embargo', 'comment'], 'New charge or download date', '• Download date\n\n• Comment'],
  [['comment'], 'New comment on a document', '• Comment'],
] as const)('says which terms of a document changed: %s', async (changed, news, expected) => {
  const { subject, text } = await fileChangedEmail({
    template: 'fileTermsChanged',
    requestId: 'req_a',
    seq: 4,
    to: 'desk@swift.example',
    language: 'en',
    orderId: 'ORD-1',
    verificationCode: null,
    chargeCents: 3000,
    changed,
    refund: null,
  });
  expect(subject).toBe(`${news}: order ORD-1`);
  expect(text).toContain(`records request:\n\n${expected}\n\nYour request page shows the current terms.`);
});

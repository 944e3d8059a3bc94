import { testEmail, testStripe } from '@portal/contract/configuration/endpoints/setup.ts';
import {
  type EmailTest,
  emailTestResults,
  type StripeTest,
  webhookStates,
} from '@portal/contract/configuration/schemas/setupTests.ts';
import { screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { failOperation, mockOperation } from '../../../../testing/mockOperation.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { server } from '../../../../testing/server.ts';
import { TestServices } from './TestServices.tsx';
import { emailReport, stripeReport } from './testTexts.ts';

const email: EmailTest = {
  result: 'accepted',
  to: 'ana@clinic.example',
  from: 'records@clinic.example',
  detail: null,
};
const stripe: StripeTest = {
  result: 'accepted',
  detail: null,
  mode: 'live',
  isSameMode: true,
  account: { id: 'acct_1', name: 'Clinic', acceptsPayments: true },
  webhook: 'ready',
  webhookUrl: 'https://clinic.example/api/payment/webhook',
};
const emailButton = () => screen.getByRole('button', { name: 'Send me a test email' });
const stripeButton = () => screen.getByRole('button', { name: 'Test Stripe' });
const result = async (text: string | RegExp) => within(screen.getByRole('status')).findByText(text);

describe('the tests of services', () => {
  it('send one test email per press, and say where it went', async () => {
    const keys: string[] = [];
    let answer!: (test: EmailTest) => void;
    server.use(
      mockOperation(testEmail, ({ body }) => {
        keys.push(body.key);
        return new Promise<EmailTest>((resolve) => (answer = resolve));
      }),
    );
    const { user } = renderScreen(<TestServices />);
    await user.dblClick(emailButton());
    expect(emailButton()).toHaveFocus();
    await expect.poll(() => keys).toHaveLength(1);
    answer(email);
    expect(await result(/test message to ana@clinic.example/)).toBeVisible();
    expect(keys).toHaveLength(1);
    await user.click(emailButton());
    await expect.poll(() => new Set(keys).size).toBe(2);
    answer(email);
    await result(/test message to/);
  });

  it('show mode, account and webhook of Stripe', async () => {
    server.use(mockOperation(testStripe, () => stripe));
    const { user } = renderScreen(<TestServices />);
    await user.click(stripeButton());
    expect(await result('Stripe accepts the key. Payments are real (live mode).')).toBeVisible();
    expect(await result('Account: Clinic (acct_1)')).toBeVisible();
    expect(await result(/sends its events to/)).toBeVisible();
  });

  it('show the reason when the portal itself refuses', async () => {
    server.use(failOperation(testStripe, 'rate_limited', 'Too many attempts.'));
    const { user } = renderScreen(<TestServices />);
    await user.click(stripeButton());
    expect(await result('Too many attempts.')).toBeVisible();
  });
});

describe('the reports', () => {
  const { t } = i18next;

  it('of email are errors with a next step, except for an accepted message', () => {
    for (const each of emailTestResults) {
      const report = emailReport({ ...email, result: each, detail: '400' }, t);
      expect(report.type).toBe(each === 'accepted' ? 'success' : 'error');
      expect(report.lines).not.toEqual([]);
    }
  });

  it.each(['key', 'unreachable', 'failed'] as const)('of Stripe are an error for %s', (each) => {
    const refused = { ...stripe, result: each, detail: '401', account: null, webhook: null };
    expect(stripeReport(refused, t).type).toBe('error');
  });

  it.each<[string, Partial<StripeTest>, string]>([
    ['keys of different modes', { isSameMode: false }, 'different modes'],
    [
      'an account without payments',
      { account: { id: 'acct_1', name: null, acceptsPayments: false } },
      'cannot take payments yet',
    ],
    ['no webhook', { webhook: 'missing' }, 'no webhook'],
    ['a disabled webhook', { webhook: 'disabled' }, 'disabled'],
    ['another version', { webhook: 'version' }, 'another API version'],
    ['other events', { webhook: 'events' }, 'other events'],
  ])('of Stripe warn of %s', (_, change, text) => {
    const { type, lines } = stripeReport({ ...stripe, ...change }, t);
    expect(type).toBe('warning');
    expect(lines[0]).toContain(text);
  });

  it('of Stripe are a success if the key may not read account and webhooks', () => {
    const { type, lines } = stripeReport({ ...stripe, account: null, webhook: 'unknown' }, t);
    expect(type).toBe('success');
    expect(lines).toHaveLength(2);
    for (const webhook of webhookStates)
      expect(stripeReport({ ...stripe, webhook }, t).lines).toHaveLength(2);
  });
});

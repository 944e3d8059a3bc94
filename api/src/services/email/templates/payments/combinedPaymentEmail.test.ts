import { languages } from '@portal/contract/languages/languages.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../../testing/stubSettings.ts';
import { combinedPaymentEmail } from './combinedPaymentEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example' }));
afterAll(() => vi.unstubAllEnvs());

const invoice = { invoiceNumber: 'INV-2026-000007', cents: 5010 };
const chart = { invoiceNumber: null, cents: 2550 };
const images = { invoiceNumber: null, cents: 1300 };

const anEmail = (changed: Partial<Parameters<typeof combinedPaymentEmail>[0]> = {}) =>
  combinedPaymentEmail({
    template: 'itemsPaid',
    requestId: 'req_a',
    seq: 7,
    to: 'casey@firm.example',
    language: 'en',
    orderId: 'LAW-1',
    verificationCode: null,
    items: [invoice, chart, images],
    intentId: 'pi_all',
    ...changed,
  });

describe('combinedPaymentEmail', () => {
  test('is a receipt with every item and the total', async () => {
    const { id, subject, text } = await anEmail();
    expect({ id, subject }).toEqual({
      id: 'items-paid-req_a-7',
      subject: 'Receipt for your payment: order LAW-1',
    });
    expect(text).toContain(
      'Invoice INV-2026-000007: $50.10\nDocument 1: $25.50\nDocument 2: $13.00\nTotal: $88.60\nPayment ID: pi_all',
    );
    expect(text).toContain('within 12 hours');
  });

  test('mentions downloads only with documents that are paid', async () => {
    expect((await anEmail({ items: [invoice, invoice] })).text).not.toContain('hours');
    const failed = await anEmail({ template: 'itemsPaymentFailed' });
    expect(failed.text).not.toContain('hours');
    expect(failed.subject).toBe('Payment failed: order LAW-1');
    expect(failed.text).toContain('Total: $88.60');
  });

  test('is translated to every language', async () => {
    const emails = await Promise.all(languages.map((language) => anEmail({ language })));
    expect(new Set(emails.map(({ subject }) => subject)).size).toBe(languages.length);
    expect(new Set(emails.map(({ text }) => text)).size).toBe(languages.length);
  });
});

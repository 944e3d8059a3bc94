import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../../testing/stubSettings.ts';
import { invoiceEmail } from './invoiceEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

function anEmail(changed: Partial<Parameters<typeof invoiceEmail>[0]> = {}) {
  return invoiceEmail({
    template: 'invoiceSent',
    requestId: 'req_a',
    seq: 7,
    to: 'desk@swift.example',
    language: 'en',
    orderId: 'ORD-1',
    verificationCode: '7K3M9QX2TB',
    invoiceNumber: 'INV-2026-000001',
    amountCents: 2550,
    intentId: null,
    ...changed,
  });
}

describe('invoiceEmail', () => {
  test.each([
    ['invoiceSent', 'invoice-sent-req_a-7', 'Invoice INV-2026-000001: order ORD-1'],
    ['invoicePaid', 'invoice-paid-req_a-7', 'Receipt for invoice INV-2026-000001: order ORD-1'],
    [
      'invoicePaymentFailed',
      'invoice-payment-failed-req_a-7',
      'Payment failed for invoice INV-2026-000001: order ORD-1',
    ],
    ['invoiceRefunded', 'invoice-refunded-req_a-7', 'Refund for invoice INV-2026-000001: order ORD-1'],
  ] as const)('%s has one id per request version', async (template, id, subject) => {
    const email = await anEmail({ template });
    expect(email).toMatchObject({ id, subject, to: 'desk@swift.example' });
    expect(email.text).toContain('$25.50');
    expect(email.text).toContain('orderId=ORD-1&verificationCode=7K3M9-QX2TB');
  });

  test('names the payment only in emails about a payment', async () => {
    expect((await anEmail({ template: 'invoicePaid', intentId: 'pi_1' })).text).toContain('Payment ID: pi_1');
    expect((await anEmail({ template: 'invoicePaid' })).text).not.toContain('Payment ID');
  });

  test.each([
    ['es', 'Factura INV-2026-000001: orden ORD-1', 'Monto: $25.50'],
    ['fr', 'Facture INV-2026-000001 : commande ORD-1', 'Montant : 25,50 $ US'],
  ] as const)('is translated to %s', async (language, title, amount) => {
    const { subject, text } = await anEmail({ language });
    expect(subject.replaceAll('\u00a0', ' ')).toBe(title);
    expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(amount);
  });
});

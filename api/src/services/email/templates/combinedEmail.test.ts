import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../testing/stubSettings.ts';
import { combinedEmail } from './combinedEmail.ts';
import { invoiceEmail } from './payments/invoiceEmail.ts';
import { statusChangedEmail } from './statusChangedEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example' }));
afterAll(() => vi.unstubAllEnvs());

async function anEmail(language: 'en' | 'es' | 'fr') {
  const facts = {
    requestId: 'req_a',
    to: 'casey@firm.example',
    language,
    orderId: 'ORD-1',
    verificationCode: null,
  };
  const status = await statusChangedEmail({ ...facts, seq: 2, statusLabel: 'On Hold' });
  const invoice = await invoiceEmail({
    ...facts,
    template: 'invoiceSent',
    seq: 3,
    invoiceNumber: 'INV-7',
    amountCents: 2550,
    intentId: null,
  });
  return combinedEmail({ ...facts, id: 'combined-req_a-2-3', parts: [invoice, status] });
}

test.each([
  ['en', 'Invoice INV-7: order ORD-1', 'You have a new invoice', 'Your request has a new status'],
  ['es', 'Factura INV-7: orden ORD-1', 'Tiene una factura nueva', 'Su solicitud tiene un nuevo estado'],
  [
    'fr',
    'Facture INV-7\u00a0: commande ORD-1',
    'Vous avez une nouvelle facture',
    'Votre demande a un nouveau statut',
  ],
] as const)(
  'combinedEmail in %s has the title of its first part, every other part in order, and one link',
  async (language, subject, title, other) => {
    const email = await anEmail(language);
    expect(email.subject).toBe(subject);
    expect(email.text.startsWith(title)).toBe(true);
    expect(email.html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(email.html.match(/<h2/g)).toHaveLength(1);
    expect(email.html).toContain(`>${other}</h2>`);
    expect(email.text.indexOf('INV-7')).toBeLessThan(email.text.indexOf(other));
    expect(email.text.split('ORD-1')).toHaveLength(2);
    expect(email.text.match(/https:/g)).toHaveLength(1);
    expect(email.html.match(/href=/g)).toHaveLength(1);
  },
);

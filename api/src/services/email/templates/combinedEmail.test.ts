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
  const parts = [
    await statusChangedEmail({ ...facts, seq: 2, statusLabel: 'On Hold' }),
    await invoiceEmail({
      ...facts,
      template: 'invoiceSent',
      seq: 3,
      invoiceNumber: 'INV-7',
      amountCents: 2550,
      intentId: null,
    }),
  ];
  return combinedEmail({ ...facts, id: 'combined-req_a-2-3', parts: parts.map(({ content }) => content) });
}

test.each([
  ['en', 'Changes to your request: order ORD-1', 'Your request has a new status', 'You have a new invoice'],
  [
    'es',
    'Cambios en su solicitud: orden ORD-1',
    'Su solicitud tiene un nuevo estado',
    'Tiene una factura nueva',
  ],
  [
    'fr',
    'Modifications de votre demande\u00a0: commande ORD-1',
    'Votre demande a un nouveau statut',
    'Vous avez une nouvelle facture',
  ],
] as const)(
  'combinedEmail in %s has each part in order, and one link',
  async (language, subject, ...headings) => {
    const email = await anEmail(language);
    expect(email.subject).toBe(subject);
    const positions = headings.map((heading) => email.text.indexOf(heading));
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    expect(positions).not.toContain(-1);
    for (const heading of headings) expect(email.html).toContain(`>${heading}</h2>`);
    expect(email.text.split('ORD-1')).toHaveLength(2);
    expect(email.text).toContain('INV-7');
    expect(email.text.match(/https:/g)).toHaveLength(1);
    expect(email.html.match(/href=/g)).toHaveLength(1);
  },
);

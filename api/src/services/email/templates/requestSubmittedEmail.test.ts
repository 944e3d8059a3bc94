import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../testing/stubSettings.ts';
import { requestSubmittedEmail } from './requestSubmittedEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

function anEmail(changed: Partial<Parameters<typeof requestSubmittedEmail>[0]> = {}) {
  return requestSubmittedEmail({
    requestId: 'req_a',
    to: 'desk@swift.example',
    language: 'en',
    orderId: 'ORD-1',
    verificationCode: '7K3M9QX2TB',
    feeIsClearing: false,
    ...changed,
  });
}

function linkIn(html: string): URL {
  return new URL(/href="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&'));
}

describe('requestSubmittedEmail', () => {
  test('has one recipient and one id per request', async () => {
    expect(await anEmail()).toMatchObject({
      id: 'submitted-req_a',
      to: 'desk@swift.example',
      subject: 'Request received: order ORD-1',
    });
    expect((await anEmail({ feeIsClearing: true })).id).toBe((await anEmail()).id);
  });

  test.each([
    ['es', 'Solicitud recibida: orden ORD-1', 'Código de verificación: 7K3M9-QX2TB', '$15.00'],
    ['fr', 'Demande reçue : commande ORD-1', 'Code de vérification : 7K3M9-QX2TB', '15,00 $ US'],
  ] as const)('is translated to %s', async (language, title, code, amount) => {
    const { subject, text, html } = await anEmail({ language });
    expect(subject.replaceAll('\u00a0', ' ')).toBe(title);
    expect(text.replaceAll('\u00a0', ' ')).toContain(code);
    expect(text.replaceAll('\u00a0', ' ')).toContain(amount);
    expect(html).toContain(`<html lang="${language}">`);
  });

  test('contains the order id and the verification code, in text and HTML', async () => {
    const { text, html } = await anEmail();
    expect(text).toContain('Order ID: ORD-1');
    expect(text).toContain('Verification code: 7K3M9-QX2TB');
    expect(html).toContain('7K3M9-QX2TB');
  });

  test.each(['ORD-1', 'A & B', 'x?y=1&verificationCode=0#z', '100% sure', 'Größe 7', '"><b>'])(
    'links to the status of order "%s" with its code',
    async (orderId) => {
      const { text, html } = await anEmail({ orderId });
      const link = linkIn(html);
      expect(link.origin + link.pathname).toBe('https://portal.example/request-status');
      expect(Array.from(link.searchParams)).toEqual([
        ['orderId', orderId],
        ['verificationCode', '7K3M9-QX2TB'],
      ]);
      expect(link.hash).toBe('');
      expect(text).toContain(link.href);
    },
  );

  test('escapes an order id that is HTML', async () => {
    const { html } = await anEmail({ orderId: '<img src=x onerror=alert(1)>' });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test.each([
    [false, 'Your processing fee of $15.00 was paid.', 'clearing'],
    [true, 'Your bank payment is clearing.', 'was paid'],
  ])('describes the state of the fee when it is clearing: %s', async (feeIsClearing, included, omitted) => {
    const { text, html } = await anEmail({ feeIsClearing });
    for (const body of [text, html]) {
      expect(body).toContain(included);
      expect(body).not.toContain(omitted);
    }
  });

  test('contains no patient data, even when it is passed', async () => {
    const extra = { patientName: 'Maria Santos', patientDob: '1980-02-29', facilityName: 'Lakeview' };
    expect(JSON.stringify(await anEmail(extra as object))).toBe(JSON.stringify(await anEmail()));
  });
});

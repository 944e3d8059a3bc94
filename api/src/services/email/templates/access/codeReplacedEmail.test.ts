import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../../testing/stubSettings.ts';
import { codeReplacedEmail } from './codeReplacedEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

function anEmail(changed: Partial<Parameters<typeof codeReplacedEmail>[0]> = {}) {
  return codeReplacedEmail({
    requestId: 'req_a',
    to: 'desk@swift.example',
    language: 'en',
    orderId: 'ORD-1',
    verificationCode: '7K3M9QX2TB',
    version: 2,
    by: 'staff',
    isCorrection: false,
    ...changed,
  });
}

describe('codeReplacedEmail', () => {
  test('has one id per replacement, the new code and its link', async () => {
    const { id, to, subject, text, html } = await anEmail();
    expect({ id, to, subject }).toEqual({
      id: 'code-replaced-req_a-2',
      to: 'desk@swift.example',
      subject: 'New verification code: order ORD-1',
    });
    expect(text).toContain('Verification code: 7K3M9-QX2TB');
    expect(html).toContain('orderId=ORD-1&amp;verificationCode=7K3M9-QX2TB');
    expect(text).toContain('The old code and its links no longer work.');
  });

  test.each([
    ['client', 'You replaced the verification code of your order.'],
    ['submitter', 'The account that submitted your order replaced its verification code.'],
    ['staff', 'The records staff replaced the verification code of your order.'],
  ] as const)('says who replaced it: %s', async (by, sentence) => {
    expect((await anEmail({ by })).text).toContain(sentence);
  });

  test.each([
    ['en', 'The email address of the order was corrected: from now on, this address gets its emails.'],
    [
      'es',
      'Se corrigió la dirección de correo de la orden: de ahora en adelante, esta dirección recibe sus correos.',
    ],
    [
      'fr',
      'L’adresse courriel de la commande a été corrigée : désormais, cette adresse reçoit ses courriels.',
    ],
  ] as const)('says that the address was corrected, only if it was: %s', async (language, sentence) => {
    const textOf = async (isCorrection: boolean) =>
      (await anEmail({ language, isCorrection })).text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');
    expect(await textOf(true)).toContain(sentence);
    expect(await textOf(false)).not.toContain(sentence);
  });

  test.each([
    ['es', 'Nuevo código de verificación: orden ORD-1', 'El personal de expedientes'],
    ['fr', 'Nouveau code de vérification : commande ORD-1', 'Le service des dossiers médicaux'],
  ] as const)('is translated to %s', async (language, title, who) => {
    const { subject, text } = await anEmail({ language });
    expect(subject.replaceAll('\u00a0', ' ')).toBe(title);
    expect(text).toContain(who);
  });
});

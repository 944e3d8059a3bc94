import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReleaseState } from '../../../../domain/notifications/releaseState.ts';
import { stubSettings } from '../../../../testing/stubSettings.ts';
import { filesAddedEmail } from './filesAddedEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example' }));
afterAll(() => vi.unstubAllEnvs());

/** In Los Angeles it is still December 11. */
const lockedUntil = '2026-12-12T05:00:00.000Z';

function anEmail(release: Partial<ReleaseState>, language: 'en' | 'es' | 'fr' = 'en') {
  return filesAddedEmail({
    requestId: 'req_a',
    to: 'casey@firm.example',
    orderId: 'ORD-1',
    verificationCode: null,
    seq: 3,
    language,
    release: { kind: 'ready', toPayCents: 0, lockedUntil: null, ...release },
    timeZone: 'America/Los_Angeles',
  });
}

describe('the email about new documents', () => {
  test.each<[Partial<ReleaseState>, string, string | null]>([
    [{}, 'Your records are ready', null],
    [{ lockedUntil }, 'Your records are ready', 'Download from: December 11, 2026'],
    [{ toPayCents: 2550 }, 'Your records are ready', 'To pay: $25.50'],
    [{ kind: 'toPay', toPayCents: 2550 }, 'Payment needed for your records', 'To pay: $25.50'],
    [
      { kind: 'locked', lockedUntil },
      'Your records can be downloaded from December 11, 2026',
      'Download from: December 11, 2026',
    ],
    [
      { kind: 'lockedUnpaid', lockedUntil },
      'You can pay for your records and download them from December 11, 2026',
      'Download from: December 11, 2026',
    ],
  ])('is titled by what the client can do: %o', async (release, title, fact) => {
    const { subject, text } = await anEmail(release);
    expect(subject).toBe(`${title}: order ORD-1`);
    expect(text.startsWith(title)).toBe(true);
    const lines = text.split('\n').filter((line) => /^(To pay|Download from):/.test(line));
    expect(lines).toEqual(fact === null ? [] : [fact]);
  });

  test('says only that there are documents if nothing can be done with them yet', async () => {
    const { subject, content } = await anEmail({ kind: 'other' });
    expect([subject, content.heading]).toEqual([
      'New documents: order ORD-1',
      'New documents for your request',
    ]);
  });

  test.each([
    ['es', 'ready', 'Su expediente está listo: orden ORD-1'],
    ['es', 'toPay', 'Pago necesario para su expediente: orden ORD-1'],
    ['es', 'locked', 'Podrá descargar su expediente a partir del 11 de diciembre de 2026: orden ORD-1'],
    ['fr', 'ready', 'Votre dossier est prêt\u00a0: commande ORD-1'],
    ['fr', 'toPay', 'Paiement requis pour votre dossier\u00a0: commande ORD-1'],
    [
      'fr',
      'locked',
      'Votre dossier pourra être téléchargé à partir du 11 décembre 2026\u00a0: commande ORD-1',
    ],
  ] as const)('is titled in %s: %s', async (language, kind, subject) => {
    expect((await anEmail({ kind, lockedUntil }, language)).subject).toBe(subject);
  });
});

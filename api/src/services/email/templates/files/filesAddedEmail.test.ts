import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReleaseState } from '../../../../domain/notifications/releaseState.ts';
import { stubSettings } from '../../../../testing/stubSettings.ts';
import type { NewVersions } from '../../../../domain/packets/newVersions.ts';
import { filesAddedEmail } from './filesAddedEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example' }));
afterAll(() => vi.unstubAllEnvs());

/** In Los Angeles it is still December 11. */
const lockedUntil = '2026-12-12T05:00:00.000Z';

function anEmail(
  release: Partial<ReleaseState>,
  language: 'en' | 'es' | 'fr' = 'en',
  newVersions: NewVersions | null = null,
) {
  return filesAddedEmail({
    requestId: 'req_a',
    to: 'casey@firm.example',
    orderId: 'ORD-1',
    verificationCode: null,
    seq: 3,
    language,
    release: { kind: 'ready', toPayCents: 0, lockedUntil: null, ...release },
    newVersions,
    timeZone: 'America/Los_Angeles',
  });
}

/** In Los Angeles it is still March 9. */
const oneVersion: NewVersions = {
  count: 1,
  isAll: true,
  isAnyPaid: false,
  replacedAt: ['2026-03-10T05:00:00.000Z'],
};

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

describe('the email about new versions', () => {
  const REPLACES = 'A new version replaces the document that we added on March 9, 2026.';
  const PAID = 'The earlier version was paid for, so there is nothing to pay for the new one.';

  test('is titled by them, and names the day of the document that is replaced', async () => {
    const { subject, content, text } = await anEmail({}, 'en', oneVersion);
    expect([subject, content.heading]).toEqual([
      'A new version of your records is ready: order ORD-1',
      'A new version of your records is ready',
    ]);
    expect(content.paragraphs).toEqual([expect.stringContaining('We added a new version'), REPLACES]);
    expect(text).not.toContain('nothing to pay');
  });

  test('says that there is nothing to pay if the earlier version was paid for', async () => {
    const { content } = await anEmail({}, 'en', { ...oneVersion, isAnyPaid: true });
    expect(content.paragraphs).toEqual([expect.any(String), REPLACES, PAID]);
  });

  test('keeps the title of new documents if there are others, and still says what is replaced', async () => {
    const { subject, content } = await anEmail({}, 'en', { ...oneVersion, isAll: false });
    expect(subject).toBe('Your records are ready: order ORD-1');
    expect(content.paragraphs).toEqual([expect.stringContaining('We added documents'), REPLACES]);
  });

  test('names each day once', async () => {
    const replacedAt = ['2026-03-10T05:00:00.000Z', '2026-03-10T05:30:00.000Z', '2026-03-12T20:00:00.000Z'];
    const { content } = await anEmail({}, 'en', { ...oneVersion, count: 3, isAnyPaid: true, replacedAt });
    expect(content.paragraphs.slice(1)).toEqual([
      'New versions replace documents that we added on March 9, 2026 and March 12, 2026.',
      'For the new version of a document that was paid for, there is nothing to pay.',
    ]);
  });

  test.each([
    ['ready', 'A new version of your records is ready'],
    ['toPay', 'Payment needed for a new version of your records'],
    ['locked', 'A new version of your records can be downloaded from December 11, 2026'],
    ['lockedUnpaid', 'You can pay for a new version of your records and download it from December 11, 2026'],
    ['other', 'New version of your records'],
  ] as const)('is titled by what the client can do: %s', async (kind, title) => {
    const { subject, content } = await anEmail({ kind, lockedUntil }, 'en', oneVersion);
    expect([subject, content.heading]).toEqual([`${title}: order ORD-1`, title]);
  });

  test.each([
    ['es', 'Una nueva versión de su expediente está lista: orden ORD-1', '9 de marzo de 2026'],
    ['fr', 'Une nouvelle version de votre dossier est prête\u00a0: commande ORD-1', '9 mars 2026'],
  ] as const)('is written in %s', async (language, subject, day) => {
    const email = await anEmail({}, language, { ...oneVersion, isAnyPaid: true });
    expect(email.subject).toBe(subject);
    expect(email.text).toContain(day);
  });
});

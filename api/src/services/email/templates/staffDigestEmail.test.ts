import { languages } from '@portal/contract/languages/languages.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Digest } from '../../../domain/notifications/buildDigest.ts';
import { stubSettings } from '../../../testing/stubSettings.ts';
import { staffDigestEmail } from './staffDigestEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example' }));
afterAll(() => vi.unstubAllEnvs());

const none: Digest = {
  overdue: 0,
  dueSoon: 0,
  downloadRequested: 0,
  updateRequested: 0,
  onHold: 0,
  notCompleted: 0,
  undelivered: 0,
  unanswered: 0,
  unassigned: 0,
  accountings: 0,
  incidents: 0,
};

function anEmail(digest: Partial<Digest>, changed: Partial<Parameters<typeof staffDigestEmail>[0]> = {}) {
  return staffDigestEmail({
    userId: 'usr_a',
    to: 'clerk@provider.example',
    language: 'en',
    day: '2026-03-12',
    digest: { ...none, ...digest },
    ...changed,
  });
}

describe('staffDigestEmail', () => {
  test('has one id per day and person', async () => {
    expect(await anEmail({ overdue: 1 })).toMatchObject({
      id: 'digest-2026-03-12-usr_a',
      to: 'clerk@provider.example',
      subject: 'Requests that need attention',
    });
    expect((await anEmail({ overdue: 1 }, { day: '2026-03-13' })).id).toBe('digest-2026-03-13-usr_a');
  });

  test('lists the count of each kind, omits zero counts, and links to own requests', async () => {
    const { text } = await anEmail({ overdue: 3, downloadRequested: 2, onHold: 1, unassigned: 7 });
    expect(text).toContain(
      'Overdue: 3\nDownload requests: 2\nOn Hold: 1\nUnassigned requests that need attention: 7',
    );
    expect(text).not.toMatch(/Due soon|Update requested/);
    expect(text).toContain('https://portal.example/dashboard?assignee=mine');
  });

  test('links to unassigned requests when none are assigned to the reader', async () => {
    const { text } = await anEmail({ unassigned: 7 });
    expect(text).toContain('These requests are not assigned to anyone');
    expect(text).toContain('https://portal.example/dashboard?assignee=unassigned');
  });

  test('links to the accountings when no requests need attention, and otherwise only counts them', async () => {
    const alone = await anEmail({ accountings: 2 });
    expect(alone.subject).toBe('Accountings of disclosures that need attention');
    expect(alone.text).toContain('Accountings of disclosures: 2');
    expect(alone.text).toContain('https://portal.example/management?tab=privacy');
    expect(alone.text).not.toMatch(/requests are assigned|not assigned to anyone/);
    const { text } = await anEmail({ overdue: 1, accountings: 2 });
    expect(text).toContain('Overdue: 1\nAccountings of disclosures: 2');
    expect(text).toContain('/dashboard?assignee=mine');
  });

  test.each([
    [{ incidents: 1 }, 'Incidents that need attention', '/management?tab=privacy'],
    [
      { incidents: 1, accountings: 2 },
      'Incidents and accountings that need attention',
      '/management?tab=privacy',
    ],
    [{ incidents: 1, overdue: 2 }, 'Requests that need attention', '/dashboard?assignee=mine'],
  ])('with %j has the subject %s, counts the incidents, and links to %s', async (counts, subject, path) => {
    const email = await anEmail(counts);
    expect(email.subject).toBe(subject);
    expect(email.text).toContain('Incidents: 1');
    expect(email.text).toContain('is due within a week or overdue');
    expect(email.text).toContain(`https://portal.example${path}`);
  });

  test('is translated to every language', async () => {
    const emails = await Promise.all(
      languages.map((language) => anEmail({ overdue: 1, dueSoon: 1, updateRequested: 1 }, { language })),
    );
    expect(new Set(emails.map(({ subject }) => subject)).size).toBe(languages.length);
    expect(new Set(emails.map(({ text }) => text)).size).toBe(languages.length);
  });
});

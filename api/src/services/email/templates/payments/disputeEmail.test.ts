import { languages } from '@portal/contract/languages/languages.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../../testing/stubSettings.ts';
import { disputeEmail } from './disputeEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example' }));
afterAll(() => vi.unstubAllEnvs());

const RESPOND = 'Respond in the Stripe Dashboard';

function anEmail(changed: Partial<Parameters<typeof disputeEmail>[0]> = {}) {
  return disputeEmail({
    userId: 'usr_a',
    to: 'clerk@provider.example',
    language: 'en',
    requestId: 'req_a',
    disputeId: 'dp_a',
    state: 'open',
    cents: 2550,
    reason: 'fraudulent',
    dueBy: '2026-03-20T23:59:59.000Z',
    ...changed,
  });
}

describe('disputeEmail', () => {
  test('has one id per dispute state and person', async () => {
    expect(await anEmail()).toMatchObject({
      id: 'staff-dispute-dp_a-open-usr_a',
      to: 'clerk@provider.example',
      subject: 'A payment is disputed: $25.50',
    });
  });

  test.each(['inquiry', 'open'] as const)('asks for a response to a dispute that is %s', async (state) => {
    const { text } = await anEmail({ state });
    expect(text).toContain(RESPOND);
    expect(text).toContain('Evidence due: March 20, 2026');
  });

  test('does not ask for a response when no evidence is due', async () => {
    const { text } = await anEmail({ dueBy: null });
    expect(text).toContain('You do not need to respond now.');
    expect(text).not.toMatch(/Respond in|Evidence due/);
  });

  test.each([
    ['won', 'A payment dispute is closed: $25.50', 'You do not need to do anything.'],
    ['lost', 'A payment dispute was lost: $25.50', 'choose “Allow a new payment”'],
  ] as const)('does not ask for a response to a dispute that is %s', async (state, subject, nextStep) => {
    const email = await anEmail({ state });
    expect(email.subject).toBe(subject);
    expect(email.text).toContain(nextStep);
    expect(email.text).not.toMatch(/Respond in|respond now|Evidence due/);
  });

  test('is translated to every language', async () => {
    const emails = await Promise.all(languages.map((language) => anEmail({ language })));
    expect(new Set(emails.map(({ subject }) => subject)).size).toBe(languages.length);
    expect(emails.at(-1)!.text).toContain('\u00a0: ');
  });
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../testing/stubSettings.ts';
import { dueReminderEmail } from './dueReminderEmail.ts';
import { missingReminderEmail } from './missingReminderEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example' }));
afterAll(() => vi.unstubAllEnvs());

function anEmail(changed: Partial<Parameters<typeof missingReminderEmail>[0]> = {}) {
  return missingReminderEmail({
    requestId: 'req_a',
    seq: 4,
    to: 'desk@swift.example',
    language: 'en',
    orderId: 'ORD-1',
    verificationCode: '7K3M9QX2TB',
    reason: 'missing',
    missing: ['loa-missing', 'wrong-patient'],
    ...changed,
  });
}

describe('missingReminderEmail', () => {
  test('lists what is missing and links to the form', async () => {
    const { id, text } = await anEmail();
    expect(id).toBe('reminder-req_a-4');
    expect(text).toContain('• Letter of Authorization is missing\n\n• Patient does not match');
    expect(text).toContain('https://portal.example/client/request?update=&orderId=ORD-1');
    expect(text).not.toContain('our note');
    expect((await anEmail({ missing: ['other'] })).text).toContain('our note');
  });

  test('links to the page that requires a sign-in without a code', async () => {
    const { text } = await anEmail({ verificationCode: null });
    expect(text).toContain('https://portal.example/dashboard/request/req_a?start=update');
  });

  test('about an unpaid fee has the amount and links to the request', async () => {
    const { subject, text } = await anEmail({ reason: 'payment', missing: [] });
    expect(subject).toBe('Reminder: payment needed for order ORD-1');
    expect(text).toContain('$15.00');
    expect(text).toContain('https://portal.example/request-status?orderId=ORD-1');
  });

  test.each([
    ['en', 'Reminder: something is missing from order ORD-1'],
    ['es', 'Recordatorio: falta algo en la orden ORD-1'],
    ['fr', 'Rappel\u00a0: il manque quelque chose à la commande ORD-1'],
  ] as const)('is written in %s', async (language, subject) => {
    expect((await anEmail({ language })).subject).toBe(subject);
  });
});

test.each([
  ['en', false, 'A request is due on November 30, 2026'],
  ['es', false, 'La fecha límite de una solicitud es el 30 de noviembre de 2026'],
  ['fr', false, 'Une demande arrive à échéance le 30 novembre 2026'],
  ['en', true, 'A request was due on November 30, 2026'],
  ['es', true, 'La fecha límite de una solicitud era el 30 de noviembre de 2026'],
  ['fr', true, 'Une demande arrivait à échéance le 30 novembre 2026'],
] as const)('dueReminderEmail in %s, day passed: %s, names the day', async (language, isPassed, subject) => {
  const email = await dueReminderEmail({
    userId: 'usr_a',
    to: 'clerk@provider.example',
    language,
    requestId: 'req_a',
    seq: 7,
    dueDate: '2026-11-30',
    isPassed,
  });
  expect(email).toMatchObject({ id: 'staff-due-req_a-7-usr_a', subject });
  expect(email.text).toContain('https://portal.example/dashboard/request/req_a');
});

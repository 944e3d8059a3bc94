import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../testing/stubSettings.ts';
import { submissionRejectedEmail } from './submissionRejectedEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

function anEmail(changed: Partial<Parameters<typeof submissionRejectedEmail>[0]> = {}) {
  return submissionRejectedEmail({
    requestId: 'req_a',
    seq: 4,
    to: 'desk@swift.example',
    language: 'en',
    orderId: 'ORD-1',
    verificationCode: '7K3M9QX2TB',
    missing: ['loa-missing', 'wrong-patient'],
    isRejected: false,
    ...changed,
  });
}

describe('submissionRejectedEmail', () => {
  test('has one id per request version', async () => {
    expect(await anEmail()).toMatchObject({
      id: 'missing-req_a-4',
      to: 'desk@swift.example',
      subject: 'Something is missing: order ORD-1',
    });
    expect((await anEmail({ seq: 5 })).id).toBe('missing-req_a-5');
  });

  test('lists what is missing and links to the form with order id and code', async () => {
    const { text, html } = await anEmail({ orderId: 'A & B' });
    expect(text).toContain('• Letter of Authorization is missing\n\n• Patient does not match');
    const link = new URL(/href="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&'));
    expect(link.origin + link.pathname).toBe('https://portal.example/client/request');
    expect(Array.from(link.searchParams)).toEqual([
      ['update', ''],
      ['orderId', 'A & B'],
      ['verificationCode', '7K3M9-QX2TB'],
    ]);
  });

  test('tells a rejection from a question', async () => {
    const rejection = await anEmail({ isRejected: true });
    expect(rejection.subject).toBe('Request rejected: order ORD-1');
    expect(rejection.text).toContain('When you send what we need, we’ll review it again.');
    expect((await anEmail()).text).toContain('Your request is not rejected: the review continues');
  });

  test('points to the note only when a reason is not in the list', async () => {
    expect((await anEmail({ missing: ['other'] })).text).toContain('our note');
    expect((await anEmail()).text).not.toContain('our note');
  });

  test.each([
    ['es', 'Falta algo: orden ORD-1', '• Falta la carta de autorización'],
    ['fr', 'Il manque quelque chose : commande ORD-1', '• La lettre d’autorisation manque'],
  ] as const)('is translated to %s', async (language, subject, line) => {
    const email = await anEmail({ language });
    expect(email.subject.replaceAll(/\s/gu, ' ')).toBe(subject);
    expect(email.text).toContain(line);
  });

  test('escapes an order id that is HTML', async () => {
    expect((await anEmail({ orderId: '<img src=x>' })).html).not.toContain('<img');
  });
});

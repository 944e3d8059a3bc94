import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../../testing/stubSettings.ts';
import { statusChangedEmail } from './statusChangedEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example/' }));
afterAll(() => vi.unstubAllEnvs());

function anEmail(changed: Partial<Parameters<typeof statusChangedEmail>[0]> = {}) {
  return statusChangedEmail({
    requestId: 'req_a',
    seq: 4,
    to: 'desk@swift.example',
    language: 'en',
    orderId: 'ORD-1',
    verificationCode: '7K3M9QX2TB',
    statusLabel: 'Under Review',
    ...changed,
  });
}

describe('statusChangedEmail', () => {
  test('has one id per request version', async () => {
    expect(await anEmail()).toMatchObject({
      id: 'status-req_a-4',
      to: 'desk@swift.example',
      subject: 'Under Review: order ORD-1',
    });
    expect((await anEmail({ seq: 5 })).id).toBe('status-req_a-5');
  });

  test('names the status and links to the request page', async () => {
    const { text, html } = await anEmail({ orderId: 'A & B' });
    expect(text).toContain('Order ID, as the client wrote it: “A & B”');
    expect(text).toContain('Status: Under Review');
    const href = /href="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');
    const link = new URL(href);
    expect(link.origin + link.pathname).toBe('https://portal.example/request-status');
    expect(Array.from(link.searchParams)).toEqual([
      ['orderId', 'A & B'],
      ['verificationCode', '7K3M9-QX2TB'],
    ]);
    expect(text).toContain(href);
  });

  test('escapes a label and an order id that are HTML', async () => {
    const { html } = await anEmail({ statusLabel: '<b>Done</b>', orderId: '<img src=x>' });
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain('&lt;b&gt;Done&lt;/b&gt;');
  });

  test('contains neither notes nor patient data, even when they are passed', async () => {
    const extra = { notes: 'Called about her knee', patientName: 'Maria Santos', patientDob: '1980-02-29' };
    expect(JSON.stringify(await anEmail(extra as object))).toBe(JSON.stringify(await anEmail()));
  });
});

import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { languages } from '@portal/contract/languages/languages.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ClientNotification, clientNotifications } from '../../domain/requests/taskSteps.ts';
import { stubSettings } from '../../testing/stubSettings.ts';
import { smsAboutRequest } from './aboutRequest.ts';
import { phoneCodeSms } from './phoneCodeSms.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example' }));
afterAll(() => vi.unstubAllEnvs());

const templates = Object.keys(clientNotifications) as ClientNotification['template'][];
/** The printable letters of GSM 03.38. One other letter more than halves what one SMS holds. */
const GSM_LETTERS = /^[@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]+$/;

describe.each(languages)('smsAboutRequest in %s', (language) => {
  test.each(templates)('%s has the order ID, the link, and only letters of GSM 03.38', async (template) => {
    const facts = { id: 'x', to: '+13125550100', language, orderId: 'ORD-1', requestId: 'req_a' };
    const { text } = await smsAboutRequest(template, facts);
    expect(text).toContain('ORD-1');
    expect(text).toContain('https://portal.example/dashboard/request/req_a');
    expect(text).toMatch(GSM_LETTERS);
  });

  test('has only letters of GSM 03.38 with a status, and no status that staff named', async () => {
    const facts = { id: 'x', to: '+13125550100', language, orderId: 'ORD-1', requestId: 'req_a' };
    for (const { label } of builtInStatuses) {
      const { text } = await smsAboutRequest('statusChanged', { ...facts, status: label });
      expect(text).toMatch(GSM_LETTERS);
    }
    const { text: configured } = await smsAboutRequest('statusChanged', {
      ...facts,
      status: 'Jane Doe called',
    });
    expect(configured).not.toContain('Jane');
  });

  test('the code of a phone number has no link, and only letters of GSM 03.38', async () => {
    const { text } = await phoneCodeSms({ to: '+13125550100', language, code: '012345' });
    expect(text).toContain('012345');
    expect(text).not.toContain('://');
    expect(text).toMatch(GSM_LETTERS);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  test.each([
    ['one', { count: 1, isAll: true, isAnyPaid: false }],
    ['one that was paid for', { count: 1, isAll: true, isAnyPaid: true }],
    ['one among others', { count: 1, isAll: false, isAnyPaid: true }],
    ['several', { count: 2, isAll: true, isAnyPaid: false }],
  ])('about new versions (%s) has only letters of GSM 03.38', async (_, about) => {
    const newVersions = { ...about, replacedAt: ['2026-08-10T18:00:00.000Z'], timeZone: 'UTC' };
    const facts = { id: 'x', to: '+13125550100', language, orderId: 'ORD-1', requestId: 'req_a' };
    const { text } = await smsAboutRequest('filesAdded', { ...facts, newVersions });
    expect(text).toContain('ORD-1');
    expect(text).toContain('https://portal.example/dashboard/request/req_a');
    expect(text).toMatch(GSM_LETTERS);
    expect(text).not.toBe((await smsAboutRequest('filesAdded', facts)).text);
  });

  test('about a message, the link leads to the messages', async () => {
    const facts = { id: 'x', to: '+13125550100', language, orderId: 'ORD-1', requestId: 'req_a' };
    const { text } = await smsAboutRequest('messageReceived', facts);
    expect(text).toContain('https://portal.example/dashboard/request/req_a?tab=messages');
  });
});

test('names a built-in status', async () => {
  const facts = {
    id: 'x',
    to: '+13125550100',
    language: 'en',
    orderId: 'ORD-1',
    requestId: 'req_a',
  } as const;
  const { text } = await smsAboutRequest('statusChanged', { ...facts, status: 'Under Review' });
  expect(text).toContain('has a new status: Under Review. ');
});

test('names the day of the document that a new version replaces', async () => {
  const about = {
    id: 'x',
    to: '+13125550100',
    language: 'en',
    orderId: 'ORD-1',
    requestId: 'req_a',
  } as const;
  // In Los Angeles it is still March 9.
  const versions = { count: 1, isAll: true, replacedAt: ['2026-03-10T05:00:00.000Z'] };
  const zone = { timeZone: 'America/Los_Angeles' };
  const textOf = async (isAnyPaid: boolean) =>
    (await smsAboutRequest('filesAdded', { ...about, newVersions: { ...versions, isAnyPaid, ...zone } }))
      .text;
  expect(await textOf(false)).toContain('a new version replaces the document of 3/9/26. ');
  expect(await textOf(true)).toContain('of 3/9/26, which was paid for. There is nothing to pay. ');
});

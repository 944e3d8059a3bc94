import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import type { Email } from './email.ts';

const beginSend = vi.hoisted(() => vi.fn<(message: { content: { plainText: string } }) => Promise<void>>());
const options = vi.hoisted(() => vi.fn<(options: unknown) => void>());
vi.mock('@azure/communication-email', () => ({
  EmailClient: class {
    readonly beginSend = beginSend;
    constructor(_: string, __: unknown, given: unknown) {
      options(given);
    }
  },
}));
vi.mock('@azure/identity', () => ({ DefaultAzureCredential: class {} }));

const email: Email = {
  id: 'one',
  to: 'ana@firm.example',
  language: 'en',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};
const contact = { email: 'help@portal.example', phone: '(800) 555-0100' };
const tooMany = Object.assign(new Error('too many'), {
  statusCode: 429,
  response: { headers: new Headers({ 'Retry-After': '120' }) },
});

/** A process of its own: it has not been refused yet. */
async function send(): Promise<() => Promise<void>> {
  vi.resetModules();
  const { sendEmail } = await import('./sendEmail.ts');
  return () => sendEmail(email, contact, null, new Date());
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-12T08:00:00.000Z') });
  stubSettings({ ACS_ENDPOINT: 'https://mail.example', MAIL_FROM: 'portal@mail.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetAllMocks();
});

it('leaves retries to the caller, and says for how long the service asks to wait', async () => {
  beginSend.mockRejectedValue(tooMany);
  const again = await send();
  await expect(again()).rejects.toMatchObject({ code: 'unavailable', detail: { askedSeconds: 120 } });
  expect(options).toHaveBeenCalledWith({ retryOptions: { maxRetries: 0 } });
});

it('asks the service nothing before that, and sends afterwards', async () => {
  beginSend.mockRejectedValueOnce(tooMany).mockResolvedValue();
  const again = await send();
  await expect(again()).rejects.toMatchObject({ detail: { askedSeconds: 120 } });
  vi.advanceTimersByTime(60_000);
  await expect(again()).rejects.toMatchObject({ detail: { askedSeconds: 60 } });
  expect(beginSend).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  await again();
  expect(beginSend).toHaveBeenCalledTimes(2);
});

it('says that the service did not ask to wait if it failed otherwise', async () => {
  beginSend.mockRejectedValue(Object.assign(new Error('down'), { statusCode: 500 }));
  const again = await send();
  await expect(again()).rejects.toMatchObject({ code: 'unavailable', detail: { retryAfterSeconds: 5 } });
  await expect(again()).rejects.not.toMatchObject({ detail: { askedSeconds: expect.anything() } });
});

it.each([
  [
    'contact',
    'https://portal.example/request-status?orderId=A&verificationCode=B',
    /without signing in.*is the contact of the request/s,
  ],
  [
    'account',
    'https://portal.example/dashboard/request/a',
    /^(?!.*without signing in).*Settings, Notifications/s,
  ],
  [null, 'https://portal.example/login', /^(?!.*(?:without signing in|You get this email))/s],
] as const)(
  'says why %s gets it, and whether its link opens the request',
  async (recipient, link, expected) => {
    await send();
    const { sendEmail } = await import('./sendEmail.ts');
    await sendEmail({ ...email, text: `Hello\n${link}` }, contact, recipient, new Date());
    const [{ content }] = beginSend.mock.calls[0]!;
    expect(content.plainText).toMatch(expected);
    expect(content.plainText).toContain('You can’t reply to this email.');
  },
);

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorSummary } from '../telemetry/errorSummary.ts';
import { stubSettings } from '../testing/stubSettings.ts';

const reference = (secret: string) =>
  `@Microsoft.KeyVault(SecretUri=https://kv-one.vault.azure.net/secrets/${secret})`;

async function readSettings(changed: Record<string, string | undefined> = {}) {
  stubSettings(changed);
  return (await import('./settings.ts')).settings();
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe('settings', () => {
  test('have safe defaults: Azure, Defender, one proxy, fifteen days', async () => {
    expect(await readSettings({ PORTAL_MODE: undefined, BRAND_NAME: undefined })).toMatchObject({
      PORTAL_MODE: 'azure',
      BRAND_NAME: 'Records Portal',
      MALWARE_SCAN: 'defender',
      TRUSTED_PROXY_HOPS: 1,
      DUE_DAYS: 15,
      NOTIFICATION_DELAY_SECONDS: 300,
      VIEW_SHARDS: 1,
    });
  });

  test('remove the trailing slash of SITE_URL', async () => {
    expect((await readSettings({ SITE_URL: 'https://portal.example/' })).SITE_URL).toBe(
      'https://portal.example',
    );
  });

  test('treat empty values as unset', async () => {
    const { BRAND_NAME, DUE_DAYS, SMS_FROM } = await readSettings({
      BRAND_NAME: '',
      DUE_DAYS: '',
      SMS_FROM: '',
    });
    expect([BRAND_NAME, DUE_DAYS, SMS_FROM]).toEqual(['Records Portal', 15, undefined]);
  });

  test('treat an optional unresolved vault reference as unset', async () => {
    const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, SMS_FROM, BRAND_NAME } = await readSettings({
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: reference('google-client-secret'),
      SMS_FROM: '@Microsoft.KeyVault(VaultName=kv;SecretName=sms-from)',
      BRAND_NAME: reference('brand-name'),
    });
    expect([GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, SMS_FROM, BRAND_NAME]).toEqual([
      'google',
      undefined,
      undefined,
      'Records Portal',
    ]);
  });

  test('report a required setting with an unresolved vault reference', async () => {
    const failure = await readSettings({
      STRIPE_WEBHOOK_SECRET: reference('stripe-webhook-secret'),
      // Long enough to be a valid pepper.
      CODE_PEPPER: reference('code-pepper'),
      SIGNING_KEY: undefined,
    }).catch((error: Error) => error);
    expect(failure).toMatchObject({
      message: expect.stringMatching(
        /STRIPE_WEBHOOK_SECRET: a reference to Key Vault whose secret was not found[^]*SIGNING_KEY: [^]*CODE_PEPPER: a reference to Key Vault/,
      ) as string,
      code: 'settings:STRIPE_WEBHOOK_SECRET:unresolved,SIGNING_KEY,CODE_PEPPER:unresolved',
    });
    expect(errorSummary(failure)).toContain('CODE_PEPPER:unresolved');
  });

  test('are read once', async () => {
    const first = await readSettings({ BRAND_NAME: 'First' });
    const { settings } = await import('./settings.ts');
    vi.stubEnv('BRAND_NAME', 'Second');
    expect(settings()).toBe(first);
  });

  test.each([
    ['SITE_URL', undefined],
    ['SITE_URL', 'portal.example'],
    ['COSMOS_ENDPOINT', undefined],
    ['STRIPE_SECRET_KEY', ''],
    ['STRIPE_WEBHOOK_SECRET', undefined],
    ['SIGNING_KEY', undefined],
    ['CODE_PEPPER', 'short-secret'],
    ['TRUSTED_PROXY_HOPS', '0'],
    ['TRUSTED_PROXY_HOPS', '6'],
    ['TRUSTED_PROXY_HOPS', '1.5'],
    ['DUE_DAYS', '0'],
    ['DUE_DAYS', '366'],
    ['NOTIFICATION_DELAY_SECONDS', '-1'],
    ['NOTIFICATION_DELAY_SECONDS', '3601'],
    ['MALWARE_SCAN', 'off'],
    ['PORTAL_MODE', 'test'],
  ])('are rejected when %s is %s', async (name, value) => {
    await expect(readSettings({ [name]: value })).rejects.toThrow(new RegExp(`incomplete[^]*${name}: `));
  });

  test('report all invalid settings without their values', async () => {
    const message = await readSettings({
      SITE_URL: 'hunter2',
      CODE_PEPPER: 'hunter2',
      SIGNING_KEY: undefined,
    }).catch((error: Error) => error.message);
    expect(message).toMatch(/SITE_URL[^]*SIGNING_KEY[^]*CODE_PEPPER/);
    expect(message).not.toContain('hunter2');
  });
});

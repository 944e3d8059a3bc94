import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';

const google = { GOOGLE_CLIENT_ID: 'google', GOOGLE_CLIENT_SECRET: 'secret' };
const github = { GITHUB_CLIENT_ID: 'github', GITHUB_CLIENT_SECRET: 'secret' };
const reference =
  '@Microsoft.KeyVault(SecretUri=https://kv-one.vault.azure.net/secrets/google-client-secret)';

async function providersWith(set: Record<string, string>) {
  stubSettings(set);
  return (await import('./sources.ts')).configuredProviders();
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe('configuredProviders', () => {
  test.each([
    ['both are set up', { ...google, ...github }, ['google', 'github']],
    ['one is', github, ['github']],
    [
      'the secret of one is missing from the vault',
      { ...google, ...github, GOOGLE_CLIENT_SECRET: reference },
      ['github'],
    ],
    ['none is', {}, []],
  ])('lists the providers when %s', async (_, set, providers) => {
    expect(await providersWith(set)).toEqual(providers);
  });
});

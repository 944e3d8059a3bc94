import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../api/src/testing/stubSettings.ts';
import { fillVault, isOptional, secretSettings } from './fillVault.ts';
import { secretGenerators } from './secretGenerators.ts';

function aVault(stored: Record<string, string> = {}) {
  const content = new Map(Object.entries(stored));
  return {
    content,
    names: async () => [...content.keys()],
    set: async (name: string, value: string) => void content.set(name, value),
  };
}

const ask = async (setting: string) => `entered-${setting}`;

afterEach(() => vi.unstubAllEnvs());

describe('the vault', () => {
  test('gets generated and entered secrets', async () => {
    const vault = aVault();
    const { missing } = await fillVault(vault, secretSettings({}), ask);
    expect(missing).toEqual([]);
    expect([...vault.content.keys()].toSorted()).toEqual([
      'code-pepper',
      'password-keys',
      'signing-key',
      'stripe-publishable-key',
      'stripe-secret-key',
      'stripe-webhook-secret',
    ]);
    expect(vault.content.get('stripe-secret-key')).toBe('entered-STRIPE_SECRET_KEY');
    expect(vault.content.get('code-pepper')).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('keeps existing secrets without asking for them', async () => {
    const vault = aVault({ 'code-pepper': 'old', 'stripe-secret-key': 'old' });
    const promptedSettings: string[] = [];
    const { written } = await fillVault(vault, ['CODE_PEPPER', 'STRIPE_SECRET_KEY'], async (setting) => {
      promptedSettings.push(setting);
      return 'new';
    });
    expect([written, promptedSettings, [...vault.content.values()]]).toEqual([[], [], ['old', 'old']]);
  });

  test('gets no empty secret, which counts as missing', async () => {
    const vault = aVault();
    const { missing, written } = await fillVault(vault, ['STRIPE_SECRET_KEY'], async () => ' \n');
    expect([missing, written, vault.content.size]).toEqual([['STRIPE_SECRET_KEY'], [], 0]);
  });

  test('has the secrets of the configured sign-in providers', () => {
    const secrets = secretSettings({ PORTAL_GOOGLE_CLIENT_ID: 'id' });
    expect(secrets).toContain('GOOGLE_CLIENT_SECRET');
    expect(secrets).not.toContain('GITHUB_CLIENT_SECRET');
  });

  test('may lack only the secrets of sign-in providers', () => {
    const secrets = secretSettings({ PORTAL_GOOGLE_CLIENT_ID: 'id', PORTAL_GITHUB_CLIENT_ID: 'id' });
    expect(secrets.filter(isOptional)).toEqual(['GOOGLE_CLIENT_SECRET', 'GITHUB_CLIENT_SECRET']);
  });
});

test('the API accepts the generated keys', async () => {
  vi.resetModules();
  stubSettings(
    Object.fromEntries(Object.entries(secretGenerators).map(([setting, make]) => [setting, make()])),
  );
  const { signingKeys } = await import('../../api/src/services/tokens/signingKeys.ts');
  const { currentPasswordKey } = await import('../../api/src/services/passwords/passwordKeys.ts');
  expect((await signingKeys()).kid).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(currentPasswordKey(new Date('2026-11-22T00:00:00Z')).kid).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { stubSettings } from '../../api/src/testing/stubSettings.ts';
import { secretGenerators } from './secretGenerators.ts';
import { rotateKeys } from './rotateKeys.ts';

function aVault(stored: Record<string, string>) {
  return {
    stored,
    names: async () => Object.keys(stored),
    value: async (name: string) => stored[name]!,
    set: async (name: string, value: string) => void (stored[name] = value),
  };
}

const ids = (json: string) =>
  z
    .array(z.looseObject({ kid: z.string() }))
    .parse(JSON.parse(json))
    .map(({ kid }) => kid);

afterEach(() => vi.unstubAllEnvs());

describe.each([
  ['SIGNING_KEY', 'signing-key'],
  ['PASSWORD_KEYS', 'password-keys'],
])('%s', (setting, name) => {
  test('gets a new first key, and keeps only the newest key when the others are retired', async () => {
    const vault = aVault({ [name]: secretGenerators[setting]!() });
    const [newest, old, ...others] = await rotateKeys(vault, 'rotate', setting);
    expect(others).toEqual([]);
    expect(newest).not.toBe(old);
    expect(ids(vault.stored[name]!)).toEqual([newest, old]);
    const [second] = await rotateKeys(vault, 'rotate', setting);
    expect(ids(vault.stored[name]!)).toEqual([second, newest, old]);
    expect(await rotateKeys(vault, 'retire', setting)).toEqual([second]);
    expect(ids(vault.stored[name]!)).toEqual([second]);
  });
});

test('a token of the old key is accepted after a rotation, and rejected after the key is retired', async () => {
  const vault = aVault({ 'signing-key': secretGenerators['SIGNING_KEY']!() });
  const keysNow = async () => {
    vi.resetModules();
    stubSettings({ SIGNING_KEY: vault.stored['signing-key']! });
    return (await import('../../api/src/services/tokens/signingKeys.ts')).signingKeys();
  };
  const old = await keysNow();
  const token = await new old.jose.SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: old.kid! })
    .sign(old.signing);
  await rotateKeys(vault, 'rotate', 'SIGNING_KEY');
  const rotated = await keysNow();
  expect(rotated.kid).not.toBe(old.kid);
  await expect(rotated.jose.jwtVerify(token, rotated.verifying)).resolves.toBeDefined();
  await rotateKeys(vault, 'retire', 'SIGNING_KEY');
  const retired = await keysNow();
  await expect(retired.jose.jwtVerify(token, retired.verifying)).rejects.toThrow('no applicable key');
});

test('rejects a rotation of the pepper and writes nothing', async () => {
  const vault = aVault({ 'code-pepper': 'old' });
  await expect(rotateKeys(vault, 'rotate', 'CODE_PEPPER')).rejects.toThrow(
    'Only SIGNING_KEY and PASSWORD_KEYS',
  );
  expect(vault.stored).toEqual({ 'code-pepper': 'old' });
});

test('does not change a malformed secret', async () => {
  const vault = aVault({ 'password-keys': '[]' });
  await expect(rotateKeys(vault, 'retire', 'PASSWORD_KEYS')).rejects.toThrow('Too small');
  expect(vault.stored).toEqual({ 'password-keys': '[]' });
});

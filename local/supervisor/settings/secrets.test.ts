import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets, type Secrets } from './secrets.ts';
import { chooseStripeKeys } from './stripeKeys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'secrets.json');
const PEPPER = `${'p'.repeat(41)}-_`;

describe('loadSecrets', () => {
  it.each([['short'], ['p'.repeat(42)], [`${'p'.repeat(43)}=`], [`${'p'.repeat(42)}+`], [`${PEPPER}\n`]])(
    'rejects the malformed pepper %j before it writes anything',
    async (pepper) => {
      const failure = await loadSecrets(folder, pepper).catch((error: Error) => error.message);
      expect(failure).toMatch(/^CODE_PEPPER is malformed: .* codePepper in secrets\.json of its folder/);
      expect(failure).not.toContain(pepper);
      expect(existsSync(file())).toBe(false);
    },
  );

  it('stores the given pepper in a new folder and keeps it', async () => {
    expect((await loadSecrets(folder, PEPPER)).codePepper).toBe(PEPPER);
    expect((await loadSecrets(folder)).codePepper).toBe(PEPPER);
    expect((await loadSecrets(folder, PEPPER)).codePepper).toBe(PEPPER);
  });

  it('names the file of the folder’s pepper when it rejects another pepper', async () => {
    await loadSecrets(folder, PEPPER);
    await expect(loadSecrets(folder, 'q'.repeat(43))).rejects.toThrow(`which is codePepper in ${file()}.`);
  });

  it.each(['', '{"codePepper":', '{"codePepper":5}'])(
    'does not overwrite a damaged file: %s',
    async (text) => {
      writeFileSync(file(), text);
      await expect(loadSecrets(folder)).rejects.toThrow(`${file()} cannot be read`);
      expect(readFileSync(file(), 'utf8')).toBe(text);
    },
  );
});

describe('chooseStripeKeys', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const storedSecrets = { webhookSecret: 'whsec_own' } as Secrets;

  it('returns the keys of the environment when all are set', () => {
    expect(chooseStripeKeys(keys, storedSecrets)).toEqual({ ...keys, emulated: false });
    expect(chooseStripeKeys({ STRIPE_SECRET_KEY: '' }, storedSecrets).emulated).toBe(true);
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_test_1', 'begins with sk_ or rk_'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_secret', 'begins with pk_'],
    ['STRIPE_WEBHOOK_SECRET', 'we_123', 'begins with whsec_'],
  ])('rejects a malformed %s without repeating its value', (name, value, rule) => {
    const choose = () => chooseStripeKeys({ ...keys, [name]: value }, storedSecrets);
    expect(choose).toThrow(`These Stripe keys are malformed: ${name} ${rule}.`);
    expect(choose).not.toThrow(value);
  });

  it('lists missing keys when only some are set', () => {
    expect(() => chooseStripeKeys({ STRIPE_SECRET_KEY: 'sk_test_1' }, storedSecrets)).toThrow(
      'missing: STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET.',
    );
  });
});

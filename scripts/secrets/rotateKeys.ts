import { z } from 'zod';
import { secretNameOf } from '../infra/settings.ts';
import type { Vault } from './fillVault.ts';
import { secretGenerators } from './secretGenerators.ts';

/** Settings with several keys: the first is used for new tokens or passwords, all are accepted. */
const ROTATABLE = ['SIGNING_KEY', 'PASSWORD_KEYS'] as const;

const jwk = z.looseObject({ kid: z.string(), d: z.string() });

export interface KeyVault extends Vault {
  value(name: string): Promise<string>;
}

/** Adds a new first key to a setting, or removes all keys except the newest. Returns the ids of the remaining keys. */
export async function rotateKeys(
  vault: KeyVault,
  step: 'rotate' | 'retire',
  setting: string,
): Promise<string[]> {
  if (!ROTATABLE.some((each) => each === setting))
    throw new Error(
      `Only ${ROTATABLE.join(' and ')} can be rotated this way. For other keys, see docs/operations.md.`,
    );
  const name = secretNameOf(setting);
  const stored = parseKeys(await vault.value(name));
  const keys =
    step === 'rotate' ? [...parseKeys(secretGenerators[setting]!()), ...stored] : stored.slice(0, 1);
  await vault.set(name, JSON.stringify(keys));
  return keys.map(({ kid }) => kid);
}

function parseKeys(json: string): z.output<typeof jwk>[] {
  const value: unknown = JSON.parse(json);
  return z
    .array(jwk)
    .min(1)
    .parse(Array.isArray(value) ? value : [value]);
}

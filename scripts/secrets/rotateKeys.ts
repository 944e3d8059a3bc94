import { z } from 'zod';
import { secretNameOf } from '../infra/settings.ts';
import type { Vault } from './fillVault.ts';
import { newSecrets } from './newSecrets.ts';

/** Settings that hold several keys, of which the first is used and all are believed. */
const ROTATABLE = ['SIGNING_KEY', 'PASSWORD_KEYS'] as const;

const jwk = z.looseObject({ kid: z.string(), d: z.string() });

export interface KeyVault extends Vault {
  value(name: string): Promise<string>;
}

/** Puts a new key before those of a setting, or takes away all but the newest. Answers the ids of the keys that are left. */
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
  const stored = keysIn(await vault.value(name));
  const kept = step === 'rotate' ? [...keysIn(newSecrets[setting]!()), ...stored] : stored.slice(0, 1);
  await vault.set(name, JSON.stringify(kept));
  return kept.map(({ kid }) => kid);
}

function keysIn(json: string): z.output<typeof jwk>[] {
  const value: unknown = JSON.parse(json);
  return z
    .array(jwk)
    .min(1)
    .parse(Array.isArray(value) ? value : [value]);
}

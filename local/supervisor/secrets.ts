import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { z } from 'zod';
import { writeAtomically } from './writeAtomically.ts';

const secrets = z.object({
  /** Private ES256 key as a JWK in JSON. */
  signingKey: z.string(),
  codePepper: z.string(),
  /** Private RSA-3072 keys as a JSON array of JWKs. */
  passwordKeys: z.string(),
  cosmosKey: z.string(),
  webhookSecret: z.string(),
});
export type Secrets = z.infer<typeof secrets>;

/**
 * The secrets of a state folder, each made once and kept beside the data that depends on it. A new folder takes over
 * `pepper`, the one of the portal whose backup is restored into it; a folder that has another one refuses it.
 */
export async function loadSecrets(stateDir: string, pepper?: string): Promise<Secrets> {
  const file = join(stateDir, 'secrets.json');
  const stored = readStored(file);
  const kept = secrets.partial().parse(stored ? JSON.parse(stored) : {});
  if (pepper && kept.codePepper && pepper !== kept.codePepper)
    throw new Error(
      `CODE_PEPPER differs from the one of ${stateDir}. Its verification codes work with its own alone. Unset CODE_PEPPER, or choose an empty folder with LOCAL_DIR.`,
    );
  const complete = secrets.safeParse(kept);
  if (complete.success) return complete.data;
  const made: Secrets = {
    signingKey: kept.signingKey ?? JSON.stringify(await makeKey('ES256', 'sig')),
    codePepper: kept.codePepper ?? (pepper || randomBytes(32).toString('base64url')),
    passwordKeys:
      kept.passwordKeys ?? JSON.stringify([await makeKey('RSA-OAEP-256', 'enc', { modulusLength: 3072 })]),
    cosmosKey: kept.cosmosKey ?? randomBytes(64).toString('base64'),
    webhookSecret: kept.webhookSecret ?? `whsec_${randomBytes(24).toString('hex')}`,
  };
  writeAtomically(file, JSON.stringify(made, null, 2), 0o600);
  return made;
}

async function makeKey(alg: string, use: string, options: { modulusLength?: number } = {}): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true, ...options });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg, use };
}

function readStored(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { writeAtomically } from './writeAtomically.ts';

const secrets = z.object({
  /** Private ES256 key as a JWK in JSON. */
  signingKey: z.string(),
  codePepper: z.string(),
  cosmosKey: z.string(),
  webhookSecret: z.string(),
});
export type Secrets = z.infer<typeof secrets>;

/** The secrets of a state folder, made once and kept beside the data that depends on them. */
export async function loadSecrets(stateDir: string): Promise<Secrets> {
  const file = join(stateDir, 'secrets.json');
  const stored = readStored(file);
  if (stored) return secrets.parse(JSON.parse(stored));
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const made: Secrets = {
    signingKey: JSON.stringify({ ...jwk, kid, alg: 'ES256', use: 'sig' }),
    codePepper: randomBytes(32).toString('base64url'),
    cosmosKey: randomBytes(64).toString('base64'),
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  };
  writeAtomically(file, JSON.stringify(made, null, 2), 0o600);
  return made;
}

function readStored(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

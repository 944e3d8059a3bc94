import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { z } from 'zod';
import { writeAtomically } from '../writeAtomically.ts';

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

const WHERE_PEPPERS_ARE =
  'Copy it from the portal that was backed up: a local portal keeps it as codePepper in secrets.json of its folder (.local, or LOCAL_DIR), a deployment as the secret code-pepper in its vault.';

/** At least 32 bytes in base64url. */
const PEPPER = /^[\w-]{43,}$/;

/**
 * The secrets of a state folder, each made once and kept beside the data that depends on it. A new folder takes over
 * `pepper`, the one of the portal whose backup is restored into it; a folder that has another one refuses it.
 * @throws one sentence for a malformed pepper or secrets file; nothing was written then
 */
export async function loadSecrets(stateDir: string, pepper?: string): Promise<Secrets> {
  const file = join(stateDir, 'secrets.json');
  const kept = readStored(file);
  if (pepper && kept.codePepper && pepper !== kept.codePepper)
    throw new Error(
      `CODE_PEPPER differs from the one of ${stateDir}, which is codePepper in ${file}. Verification codes work only with the folder's own pepper. Unset CODE_PEPPER, or choose an empty folder with LOCAL_DIR.`,
    );
  if (pepper && !kept.codePepper && !PEPPER.test(pepper))
    throw new Error(
      `CODE_PEPPER is malformed: it must be at least 43 characters of base64url (32 bytes; letters, digits, - and _). ${WHERE_PEPPERS_ARE} Unset CODE_PEPPER to let this folder make its own.`,
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

function readStored(file: string): Partial<Secrets> {
  try {
    return secrets.partial().parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    if (!(error instanceof SyntaxError) && !(error instanceof z.ZodError)) throw error;
    throw new Error(
      `${file} cannot be read: it does not contain the secrets as JSON. Restore a copy of it, or choose an empty folder with LOCAL_DIR.`,
      { cause: error },
    );
  }
}

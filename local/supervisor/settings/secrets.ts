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

const PEPPER_LOCATION =
  'Copy it from the portal that was backed up: a local portal stores it as codePepper in secrets.json of its folder (.local, or LOCAL_DIR), and a deployment as the secret code-pepper in its vault.';

/** At least 32 bytes in base64url. */
const PEPPER = /^[\w-]{43,}$/;

/**
 * Loads the secrets of a state folder and creates missing ones. A new folder adopts `pepper`, which is the pepper of the
 * portal whose backup is restored into it.
 * @throws Error with a message for the user when the pepper is malformed or differs from the folder's, or the file is
 * damaged; nothing is written then
 */
export async function loadSecrets(stateDir: string, pepper?: string): Promise<Secrets> {
  const file = join(stateDir, 'secrets.json');
  const stored = readStored(file);
  if (pepper && stored.codePepper && pepper !== stored.codePepper)
    throw new Error(
      `CODE_PEPPER differs from the one of ${stateDir}, which is codePepper in ${file}. Verification codes work only with the folder's own pepper. Unset CODE_PEPPER, or choose an empty folder with LOCAL_DIR.`,
    );
  if (pepper && !stored.codePepper && !PEPPER.test(pepper))
    throw new Error(
      `CODE_PEPPER is malformed: it must be at least 43 characters of base64url (32 bytes; letters, digits, - and _). ${PEPPER_LOCATION} Unset CODE_PEPPER to let this folder create its own.`,
    );
  const complete = secrets.safeParse(stored);
  if (complete.success) return complete.data;
  const created: Secrets = {
    signingKey: stored.signingKey ?? JSON.stringify(await createKey('ES256', 'sig')),
    codePepper: stored.codePepper ?? (pepper || randomBytes(32).toString('base64url')),
    passwordKeys:
      stored.passwordKeys ??
      JSON.stringify([await createKey('RSA-OAEP-256', 'enc', { modulusLength: 3072 })]),
    cosmosKey: stored.cosmosKey ?? randomBytes(64).toString('base64'),
    webhookSecret: stored.webhookSecret ?? `whsec_${randomBytes(24).toString('hex')}`,
  };
  writeAtomically(file, JSON.stringify(created, null, 2), 0o600);
  return created;
}

async function createKey(alg: string, use: string, options: { modulusLength?: number } = {}): Promise<JWK> {
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

import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';
import { judgeSecrets } from '../../../domain/operations/doctor/judgeSecrets.ts';
import { defineCheck } from './check.ts';

const jwk = z.looseObject({ kty: z.string(), d: z.string(), kid: z.optional(z.string()) });

export const checkSecrets = defineCheck({
  name: 'secrets',
  needs: ['SIGNING_KEY', 'PASSWORD_KEYS', 'STRIPE_WEBHOOK_SECRET'],
  look: async ({ SIGNING_KEY, PASSWORD_KEYS, CODE_PEPPER, STRIPE_WEBHOOK_SECRET }) => {
    const signing = keysIn(SIGNING_KEY);
    const passwords = keysIn(PASSWORD_KEYS);
    const isCurve = signing?.every(({ type, curve }) => type === 'ec' && curve === 'prime256v1');
    const isRsa = passwords?.every(({ type, hasId }) => type === 'rsa' && hasId) && isList(PASSWORD_KEYS);
    return judgeSecrets({
      signingKeys: signing && isCurve ? signing.length : null,
      passwordKeyBits: passwords && isRsa ? passwords.map(({ bits }) => bits) : null,
      pepperBytes: /^[\w-]+$/.test(CODE_PEPPER ?? '')
        ? Buffer.from(CODE_PEPPER ?? '', 'base64url').length
        : null,
      webhookSecretLength: STRIPE_WEBHOOK_SECRET.length,
    });
  },
});

/** The private keys that a setting holds; null when they cannot be read. */
function keysIn(json: string) {
  try {
    const value: unknown = JSON.parse(json);
    return z
      .array(jwk)
      .parse(Array.isArray(value) ? value : [value])
      .map((each) => {
        const key = createPrivateKey({ key: each, format: 'jwk' });
        const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {};
        return {
          type: key.asymmetricKeyType,
          bits: modulusLength,
          curve: namedCurve,
          hasId: Boolean(each.kid),
        };
      });
  } catch {
    return null;
  }
}

function isList(json: string): boolean {
  return json.trimStart().startsWith('[');
}

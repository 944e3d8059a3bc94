import { type Finding, right, wrong } from './finding.ts';

export interface SecretFacts {
  /** Bits of each RSA key; null when the setting is no JSON array of private RSA keys with a `kid`. */
  readonly passwordKeyBits: readonly number[] | null;
  /** How many keys sign and verify tokens; null when the setting is no private P-256 key, or list of them. */
  readonly signingKeys: number | null;
  /** Null when it is not base64url. */
  readonly pepperBytes: number | null;
  readonly webhookSecretLength: number;
}

const SMALLEST_RSA_BITS = 3072;
const SMALLEST_PEPPER_BYTES = 32;
const SHORTEST_WEBHOOK_SECRET = 32;

const CHECK = 'secrets';

/** The portal's own keys can be read and are long enough. */
export function judgeSecrets(facts: SecretFacts): Finding[] {
  const { passwordKeyBits, signingKeys, pepperBytes, webhookSecretLength } = facts;
  const faults: (Finding | false)[] = [
    !signingKeys &&
      wrong(
        CHECK,
        'SIGNING_KEY is no private P-256 key in JWK form: nobody can sign in.',
        'Make a new ES256 key and set it as JSON.',
      ),
    !passwordKeyBits?.length &&
      wrong(
        CHECK,
        'PASSWORD_KEYS is no JSON list of private RSA keys, each with a kid: passwords cannot be set or changed.',
        'Make a new RSA key of 3072 bits and set it as a list in JSON.',
      ),
    passwordKeyBits?.some((bits) => bits < SMALLEST_RSA_BITS) === true &&
      wrong(
        CHECK,
        `PASSWORD_KEYS holds a key of less than ${SMALLEST_RSA_BITS} bits: the API refuses it.`,
        'Make a new RSA key of 3072 bits.',
      ),
    (pepperBytes ?? 0) < SMALLEST_PEPPER_BYTES &&
      wrong(
        CHECK,
        `CODE_PEPPER is not ${SMALLEST_PEPPER_BYTES} bytes in base64url: verification codes could be guessed.`,
        'Set 32 random bytes in base64url. A portal that has data keeps the pepper that it has.',
      ),
    webhookSecretLength < SHORTEST_WEBHOOK_SECRET &&
      wrong(
        CHECK,
        'STRIPE_WEBHOOK_SECRET is too short for one of Stripe’s: payments could be reported by anybody.',
        'Copy the signing secret (whsec_…) of the webhook from Stripe’s dashboard.',
      ),
  ];
  const found = faults.filter((fault) => fault !== false);
  return found.length > 0 ? found : [right(CHECK, 'The portal’s own keys can be read and are long enough.')];
}

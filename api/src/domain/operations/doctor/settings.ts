import { type Finding, right, unknown, wrong } from './finding.ts';

interface SettingsFound {
  /** Settings without which the API does not start. */
  readonly faults: readonly { readonly name: string; readonly message: string }[];
  /** Settings that refer to a missing secret, required or not. */
  readonly unresolved: readonly string[];
}

const SETTINGS = 'settings';

/** Whether every setting can be read. */
export function evaluateSettings({ faults, unresolved }: SettingsFound): Finding[] {
  if (faults.length === 0 && unresolved.length === 0)
    return [right(SETTINGS, 'Every setting is there and can be read.')];
  const needed = new Set(faults.map(({ name }) => name));
  return [
    ...faults
      .filter(({ name }) => !unresolved.includes(name))
      .map(({ name, message }) =>
        wrong(
          SETTINGS,
          `${name} is missing or malformed: ${message}.`,
          `Set ${name}; the API does not start without it.`,
        ),
      ),
    ...unresolved.map((name) =>
      wrong(
        SETTINGS,
        `${name} is a reference to Key Vault and not its secret: ${needed.has(name) ? 'the API does not start' : 'the API goes on as if it were not set'}.`,
        `In Azure put the secret into the vault (npm run secrets) and let the app’s identity read it. In settings that you copied from Azure put the value in its place (az keyvault secret show).`,
      ),
    ),
  ];
}

interface SecretFacts {
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
const MIN_WEBHOOK_SECRET_LENGTH = 32;

const SECRETS = 'secrets';

/** The portal's own keys can be read and are long enough. */
export function evaluateSecrets(facts: SecretFacts): Finding[] {
  const { passwordKeyBits, signingKeys, pepperBytes, webhookSecretLength } = facts;
  const faults: (Finding | false)[] = [
    !signingKeys &&
      wrong(
        SECRETS,
        'SIGNING_KEY is no private P-256 key in JWK form: nobody can sign in.',
        'Make a new ES256 key and set it as JSON.',
      ),
    !passwordKeyBits?.length &&
      wrong(
        SECRETS,
        'PASSWORD_KEYS is no JSON list of private RSA keys, each with a kid: passwords cannot be set or changed.',
        'Make a new RSA key of 3072 bits and set it as a list in JSON.',
      ),
    passwordKeyBits?.some((bits) => bits < SMALLEST_RSA_BITS) === true &&
      wrong(
        SECRETS,
        `PASSWORD_KEYS holds a key of less than ${SMALLEST_RSA_BITS} bits: the API refuses it.`,
        'Make a new RSA key of 3072 bits.',
      ),
    (pepperBytes ?? 0) < SMALLEST_PEPPER_BYTES &&
      wrong(
        SECRETS,
        `CODE_PEPPER is not ${SMALLEST_PEPPER_BYTES} bytes in base64url: verification codes could be guessed.`,
        'Set 32 random bytes in base64url. A portal that has data keeps the pepper that it has.',
      ),
    webhookSecretLength < MIN_WEBHOOK_SECRET_LENGTH &&
      wrong(
        SECRETS,
        'STRIPE_WEBHOOK_SECRET is too short for one of Stripe’s: payments could be reported by anybody.',
        'Copy the signing secret (whsec_…) of the webhook from Stripe’s dashboard.',
      ),
  ];
  const found = faults.filter((fault) => fault !== false);
  return found.length > 0
    ? found
    : [right(SECRETS, 'The portal’s own keys can be read and are long enough.')];
}

/** Public facts of the settings: whether a secret is set, not its value. */
export interface ModeFacts {
  readonly mode: 'local' | 'azure';
  readonly siteUrl: string;
  readonly hasCosmosKey: boolean;
  readonly hasBlobKey: boolean;
  readonly hasQueueKey: boolean;
  readonly hasMailFolder: boolean;
  readonly hasStripeStandIn: boolean;
  readonly scan: 'defender' | 'local';
  readonly stripeKey: 'live' | 'test' | 'other';
  readonly publishableKey: 'live' | 'test' | 'other';
  /** Maintenance mode is on. */
  readonly isInMaintenance: boolean;
  /** Test payments are intended, as on a test deployment. */
  readonly isTestDeployment: boolean;
}

const PRODUCTION = 'production';

/** Whether a deployed portal has settings that are meant for one machine or for tests. */
export function evaluateProduction(facts: ModeFacts): Finding[] {
  const { mode, siteUrl, stripeKey, publishableKey, isTestDeployment } = facts;
  const host = new URL(siteUrl).hostname;
  const isHere = host === 'localhost' || host === '127.0.0.1';
  if (mode === 'local') {
    return isHere
      ? [unknown(PRODUCTION, 'PORTAL_MODE is local: the rules for a deployed portal do not apply.')]
      : [
          wrong(
            PRODUCTION,
            `PORTAL_MODE is local while people reach the portal at ${host}: reset links and test links are shown to anybody.`,
            'Set PORTAL_MODE to azure.',
          ),
        ];
  }
  const faults: (Finding | false)[] = [
    (isHere || !siteUrl.startsWith('https:')) &&
      wrong(
        PRODUCTION,
        'SITE_URL is not the https address of a deployed portal: links in mails would not work.',
        'Set SITE_URL to the address of the site, with https.',
      ),
    facts.hasCosmosKey &&
      wrong(
        PRODUCTION,
        'COSMOS_KEY is set: whoever reads the settings may do anything with the database, the audit trail included.',
        'Remove COSMOS_KEY and give the managed identity its roles.',
      ),
    facts.hasBlobKey &&
      wrong(
        PRODUCTION,
        'BLOB_CONNECTION_STRING is set: whoever reads the settings may read every document.',
        'Remove it, set BLOB_ENDPOINT and give the managed identity its role.',
      ),
    facts.hasQueueKey &&
      wrong(
        PRODUCTION,
        'Queues holds a connection string with a key.',
        'Set Queues__queueServiceUri instead and give the managed identity its role.',
      ),
    facts.hasMailFolder &&
      wrong(
        PRODUCTION,
        'MAIL_OUTBOX_DIR is set: mails are written to a folder and reach nobody.',
        'Remove MAIL_OUTBOX_DIR and set ACS_ENDPOINT.',
      ),
    facts.hasStripeStandIn &&
      wrong(
        PRODUCTION,
        'STRIPE_API_BASE is set: payments go to a stand-in for Stripe.',
        'Remove STRIPE_API_BASE.',
      ),
    facts.isInMaintenance &&
      wrong(
        PRODUCTION,
        'MAINTENANCE is on: clients and staff are turned away.',
        'When the work is done: npm run operate -- maintenance off.',
      ),
    facts.scan === 'local' &&
      wrong(
        PRODUCTION,
        'MALWARE_SCAN is local: uploads are compared with a test file and not scanned.',
        'Set MALWARE_SCAN to defender.',
      ),
    stripeKey === 'test' &&
      !isTestDeployment &&
      wrong(
        PRODUCTION,
        'STRIPE_SECRET_KEY is a test key: nobody is charged, and every request counts as paid.',
        'Set the live keys of Stripe, or say --test-payments when that is meant.',
      ),
    stripeKey !== publishableKey &&
      wrong(
        PRODUCTION,
        'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of the same mode: every payment fails.',
        'Take both keys from the same page of Stripe’s dashboard.',
      ),
  ];
  const found = faults.filter((fault) => fault !== false);
  return found.length > 0
    ? found
    : [right(PRODUCTION, 'Nothing is set that is for one machine or for trying things out.')];
}

/** The mode of a Stripe key. */
export function modeOfKey(key: string): 'live' | 'test' | 'other' {
  return /^[a-z]+_(live|test)_/.exec(key)?.[1] === 'live'
    ? 'live'
    : /^[a-z]+_test_/.test(key)
      ? 'test'
      : 'other';
}

import { type Finding, passed, unknown, failed } from './finding.ts';

interface SettingsFacts {
  /** Settings without which the API does not start. */
  readonly faults: readonly { readonly name: string; readonly message: string }[];
  /** Settings that refer to a missing secret, required or not. */
  readonly unresolved: readonly string[];
}

const SETTINGS = 'settings';

/** Whether every setting can be read. */
export function evaluateSettings({ faults, unresolved }: SettingsFacts): Finding[] {
  if (faults.length === 0 && unresolved.length === 0)
    return [passed(SETTINGS, 'All settings are present and valid.')];
  const needed = new Set(faults.map(({ name }) => name));
  return [
    ...faults
      .filter(({ name }) => !unresolved.includes(name))
      .map(({ name, message }) =>
        failed(
          SETTINGS,
          `${name} is missing or malformed: ${message}.`,
          `Set ${name}. The API does not start without it.`,
        ),
      ),
    ...unresolved.map((name) =>
      failed(
        SETTINGS,
        `${name} is an unresolved Key Vault reference: ${needed.has(name) ? 'the API does not start' : 'the API treats it as unset'}.`,
        `In Azure, add the secret to the vault (npm run secrets) and let the app’s identity read it. In settings that you copied from Azure, replace the reference with the value (az keyvault secret show).`,
      ),
    ),
  ];
}

interface SecretFacts {
  /** Bits of each RSA key; null if the setting is not a JSON array of private RSA keys with a `kid`. */
  readonly passwordKeyBits: readonly number[] | null;
  /** How many keys sign and verify tokens; null if the setting is not a private P-256 key or a list of them. */
  readonly signingKeys: number | null;
  /** Null if it is not base64url. */
  readonly pepperBytes: number | null;
  readonly webhookSecretLength: number;
}

const MIN_RSA_BITS = 3072;
const MIN_PEPPER_BYTES = 32;
const MIN_WEBHOOK_SECRET_LENGTH = 32;

const SECRETS = 'secrets';

/** Whether the portal's own keys can be read and are long enough. */
export function evaluateSecrets(facts: SecretFacts): Finding[] {
  const { passwordKeyBits, signingKeys, pepperBytes, webhookSecretLength } = facts;
  const faults: (Finding | false)[] = [
    !signingKeys &&
      failed(
        SECRETS,
        'SIGNING_KEY is not a private P-256 key in JWK form: no one can sign in.',
        'Create a new ES256 key and set it as JSON.',
      ),
    !passwordKeyBits?.length &&
      failed(
        SECRETS,
        'PASSWORD_KEYS is not a JSON array of private RSA keys with a kid: passwords cannot be set or changed.',
        'Create a new RSA key of 3072 bits and set it as a JSON array.',
      ),
    passwordKeyBits?.some((bits) => bits < MIN_RSA_BITS) === true &&
      failed(
        SECRETS,
        `PASSWORD_KEYS contains a key of less than ${MIN_RSA_BITS} bits: the API rejects it.`,
        'Create a new RSA key of 3072 bits.',
      ),
    (pepperBytes ?? 0) < MIN_PEPPER_BYTES &&
      failed(
        SECRETS,
        `CODE_PEPPER is not ${MIN_PEPPER_BYTES} bytes in base64url: verification codes could be guessed.`,
        'Set 32 random bytes in base64url. Never change the pepper of a portal with data.',
      ),
    webhookSecretLength < MIN_WEBHOOK_SECRET_LENGTH &&
      failed(
        SECRETS,
        'STRIPE_WEBHOOK_SECRET is too short for a Stripe secret: anyone could report payments.',
        'Copy the signing secret (whsec_…) of the webhook from the Stripe Dashboard.',
      ),
  ];
  const found = faults.filter((fault) => fault !== false);
  return found.length > 0 ? found : [passed(SECRETS, 'The portal’s keys are valid and long enough.')];
}

/** Public facts of the settings: whether a secret is set, not its value. */
export interface ModeFacts {
  readonly mode: 'local' | 'azure';
  readonly siteUrl: string;
  readonly hasCosmosKey: boolean;
  readonly hasBlobKey: boolean;
  readonly hasQueueKey: boolean;
  readonly hasEmailFolder: boolean;
  readonly hasStripeEmulator: boolean;
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
  const isLocalhost = host === 'localhost' || host === '127.0.0.1';
  if (mode === 'local') {
    return isLocalhost
      ? [unknown(PRODUCTION, 'PORTAL_MODE is local: the rules for a deployed portal do not apply.')]
      : [
          failed(
            PRODUCTION,
            `PORTAL_MODE is local but the portal is available at ${host}: reset links and test links are shown to anyone.`,
            'Set PORTAL_MODE to azure.',
          ),
        ];
  }
  const faults: (Finding | false)[] = [
    (isLocalhost || !siteUrl.startsWith('https:')) &&
      failed(
        PRODUCTION,
        'SITE_URL is not the https address of a deployed portal: links in emails would not work.',
        'Set SITE_URL to the address of the site, with https.',
      ),
    facts.hasCosmosKey &&
      failed(
        PRODUCTION,
        'COSMOS_KEY is set: anyone who can read the settings has full access to the database, including the audit trail.',
        'Remove COSMOS_KEY and give the managed identity its roles.',
      ),
    facts.hasBlobKey &&
      failed(
        PRODUCTION,
        'BLOB_CONNECTION_STRING is set: anyone who can read the settings can read every document.',
        'Remove it, set BLOB_ENDPOINT and give the managed identity its role.',
      ),
    facts.hasQueueKey &&
      failed(
        PRODUCTION,
        'Queues contains a connection string with a key.',
        'Set Queues__queueServiceUri instead and give the managed identity its role.',
      ),
    facts.hasEmailFolder &&
      failed(
        PRODUCTION,
        'MAIL_OUTBOX_DIR is set: emails are written to a folder instead of being sent.',
        'Remove MAIL_OUTBOX_DIR and set ACS_ENDPOINT.',
      ),
    facts.hasStripeEmulator &&
      failed(
        PRODUCTION,
        'STRIPE_API_BASE is set: payments go to a Stripe emulator.',
        'Remove STRIPE_API_BASE.',
      ),
    facts.isInMaintenance &&
      failed(
        PRODUCTION,
        'MAINTENANCE is on: clients and staff cannot use the portal.',
        'After the work, run npm run operate -- maintenance off.',
      ),
    facts.scan === 'local' &&
      failed(
        PRODUCTION,
        'MALWARE_SCAN is local: uploads are only compared with a test file, not scanned.',
        'Set MALWARE_SCAN to defender.',
      ),
    stripeKey === 'test' &&
      !isTestDeployment &&
      failed(
        PRODUCTION,
        'STRIPE_SECRET_KEY is a test key: no one is charged, and every request counts as paid.',
        'Set Stripe’s live keys, or use --test-payments if this is intended.',
      ),
    stripeKey !== publishableKey &&
      failed(
        PRODUCTION,
        'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY have different modes: every payment fails.',
        'Copy both keys from the same page of the Stripe Dashboard.',
      ),
  ];
  const found = faults.filter((fault) => fault !== false);
  return found.length > 0 ? found : [passed(PRODUCTION, 'No settings for local use or testing are set.')];
}

/** The mode of a Stripe key. */
export function modeOfKey(key: string): 'live' | 'test' | 'other' {
  return /^[a-z]+_(live|test)_/.exec(key)?.[1] === 'live'
    ? 'live'
    : /^[a-z]+_test_/.test(key)
      ? 'test'
      : 'other';
}

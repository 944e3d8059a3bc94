import { MAX_VOLUME_PAGES } from '@portal/contract/packets/volumes.ts';
import * as z from 'zod/mini';

const REFERENCE = /^@Microsoft\.KeyVault\(/i;

/**
 * Whether a setting is an unresolved Key Vault reference. Azure leaves the reference in the setting if the secret does not
 * exist or the app may not read it.
 */
export function isVaultReference(value: string | undefined): boolean {
  return REFERENCE.test(value?.trim() ?? '');
}

const UNRESOLVED = 'a reference to Key Vault whose secret was not found';

const text = z.string().check(z.minLength(1));

function count(max: number, defaultValue: number) {
  return z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max)), defaultValue);
}

/** The settings of the Function App in its environment. No other code reads process.env. */
export const settingsSchema = z.object({
  PORTAL_MODE: z._default(z.enum(['local', 'azure']), 'azure'),
  /** The public address of the portal, without a trailing slash. Links in emails start with it. */
  SITE_URL: z.pipe(
    z.url(),
    z.transform((url: string) => url.replace(/\/$/, '')),
  ),
  BRAND_NAME: z._default(text, 'Records Portal'),

  COSMOS_ENDPOINT: z.url(),
  /** Only locally. In Azure the managed identity is used. */
  COSMOS_KEY: z.optional(text),
  COSMOS_DATABASE: z._default(text, 'portal'),
  /** The number of partitions for one month of the request list. */
  VIEW_SHARDS: count(64, 1),

  /** The account's URL (managed identity), or, locally, a connection string. */
  BLOB_ENDPOINT: z.optional(z.url()),
  BLOB_CONNECTION_STRING: z.optional(text),
  /** The archive account with immutable storage. Used together with BLOB_ENDPOINT. */
  ARCHIVE_BLOB_ENDPOINT: z.optional(z.url()),

  /** The storage queues: a connection string (locally), or in Azure `Queues__queueServiceUri` and the managed identity. */
  Queues: z.optional(text),
  Queues__queueServiceUri: z.optional(z.url()),

  /** `defender`: Defender for Storage scans and reports; `local`: the portal scans for the EICAR test file itself. */
  MALWARE_SCAN: z._default(z.enum(['defender', 'local']), 'defender'),

  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  /** The base URL of a Stripe emulator. */
  STRIPE_API_BASE: z.optional(z.url()),

  /** Folder for .eml files and text messages, instead of Azure Communication Services. */
  MAIL_OUTBOX_DIR: z.optional(text),
  ACS_ENDPOINT: z.optional(z.url()),
  MAIL_FROM: z._default(z.email(), 'no-reply@portal.example'),
  /** The sender of text messages (E.164). Without it, none are sent. */
  SMS_FROM: z.optional(z.string().check(z.regex(/^\+\d{8,15}$/))),

  /** Private ES256 key as a JWK, or a JSON array of them: the first signs the portal's tokens; all are accepted. */
  SIGNING_KEY: text,
  /** Private RSA-3072 keys as a JSON array of JWKs: browsers encrypt passwords with the first; the others are still accepted. */
  PASSWORD_KEYS: text,
  /** 32 bytes, base64url: the secret key of verification codes and lookups. */
  CODE_PEPPER: z.string().check(z.minLength(43)),

  /** Only locally: test portals hash passwords with little memory and one pass. */
  FAST_PASSWORD_HASHES: z._default(z.stringbool(), false),
  /** Only locally: test portals divide packets into volumes of fewer pages. */
  PACKET_VOLUME_PAGES: count(MAX_VOLUME_PAGES, MAX_VOLUME_PAGES),
  /** Staff and admins must set up a second step before they can sign in. */
  REQUIRE_STAFF_MFA: z._default(z.stringbool(), false),

  /** Sign-in with Google and GitHub: each is offered when its client id and secret are set. */
  GOOGLE_CLIENT_ID: z.optional(text),
  GOOGLE_CLIENT_SECRET: z.optional(text),
  GOOGLE_ISSUER: z._default(z.url(), 'https://accounts.google.com'),
  GITHUB_CLIENT_ID: z.optional(text),
  GITHUB_CLIENT_SECRET: z.optional(text),
  GITHUB_URL: z._default(z.url(), 'https://github.com'),
  GITHUB_API_URL: z._default(z.url(), 'https://api.github.com'),

  /** The number of proxies in front. The caller's address is the entry that the outermost one appended. */
  TRUSTED_PROXY_HOPS: count(5, 1),
  /** Days from submission to the due date, until admins change it in the Management Center. */
  DUE_DAYS: count(365, 15),
  /**
   * How long notifications about a request wait, so that one email contains what happens until then. 0: each is sent at
   * once.
   */
  NOTIFICATION_DELAY_SECONDS: z._default(
    z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3600)),
    300,
  ),
  /** Whether /test-downloads and its sample files are enabled. Default: only locally. */
  DEMO_DOWNLOADS: z.optional(z.stringbool()),
  /** Maintenance mode: calls are refused; payments and background work continue. */
  MAINTENANCE: z._default(z.stringbool(), false),
});

export type Settings = z.output<typeof settingsSchema>;

let parsed: Settings | undefined;

/** The settings, parsed on first use. Throws an error that lists all missing or malformed settings, without values. */
export function settings(): Settings {
  parsed ??= parse(process.env);
  return parsed;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface SettingFault {
  readonly name: string;
  readonly message: string;
}

/** Parses each setting separately. Returns the valid ones, and the faults of the others without their values. */
export function inspectSettings(environment: Environment): {
  readonly valid: Partial<Settings>;
  readonly faults: readonly SettingFault[];
  /** Settings with an unresolved Key Vault reference, required and optional ones. */
  readonly unresolved: readonly string[];
} {
  const valid: Record<string, unknown> = {};
  const faults: SettingFault[] = [];
  for (const [name, each] of Object.entries(settingsSchema.shape)) {
    const result = z.safeParse(each, emptyAsUnset(environment[name]));
    if (result.success) valid[name] = result.data;
    else faults.push({ name, message: result.error.issues[0]?.message ?? 'Invalid input' });
  }
  const unresolved = Object.keys(settingsSchema.shape).filter((name) => isVaultReference(environment[name]));
  return { valid, faults, unresolved };
}

/** Empty settings count as unset, because files and pipelines cannot omit a setting. So do unresolved Key Vault references. */
function emptyAsUnset(value: string | undefined): string | undefined {
  return value === '' || isVaultReference(value) ? undefined : value;
}

function parse(environment: NodeJS.ProcessEnv): Settings {
  const values = Object.entries(environment).map(([name, value]) => [name, emptyAsUnset(value)] as const);
  const result = settingsSchema.safeParse(Object.fromEntries(values));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return isVaultReference(environment[name])
      ? { line: `${name}: ${UNRESOLVED}`, code: `${name}:unresolved` }
      : { line: `${name}: ${message}`, code: name };
  });
  // The log contains codes but no messages: see errors/errorFacts.ts.
  throw Object.assign(
    new Error(`The portal's settings are incomplete.\n${faults.map(({ line }) => line).join('\n')}`),
    { code: `settings:${faults.map(({ code }) => code).join(',')}` },
  );
}

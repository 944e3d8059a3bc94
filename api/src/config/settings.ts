import * as z from 'zod/mini';

const REFERENCE = /^@Microsoft\.KeyVault\(/i;

/**
 * Whether a setting is still the reference to a secret of Key Vault instead of its value. Azure leaves the reference
 * there when the secret does not exist or the app may not read it.
 */
export function isVaultReference(value: string | undefined): boolean {
  return REFERENCE.test(value?.trim() ?? '');
}

const UNRESOLVED = 'a reference to Key Vault whose secret was not found';

const text = z.string().check(z.minLength(1));

function count(max: number, usual: number) {
  return z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max)), usual);
}

/** The settings of the Function App, as they stand in its environment. Nothing else reads process.env. */
export const settingsSchema = z.object({
  PORTAL_MODE: z._default(z.enum(['local', 'azure']), 'azure'),
  /** Where people reach the portal, without a trailing slash; links in mails start with it. */
  SITE_URL: z.pipe(
    z.url(),
    z.transform((url: string) => url.replace(/\/$/, '')),
  ),
  BRAND_NAME: z._default(text, 'Records Portal'),

  COSMOS_ENDPOINT: z.url(),
  /** Left out in Azure, where the managed identity signs in. */
  COSMOS_KEY: z.optional(text),
  COSMOS_DATABASE: z._default(text, 'portal'),
  /** Partitions that share the load of one month of the request list. */
  VIEW_SHARDS: count(64, 1),

  /** Either the account's URL (managed identity) or a connection string (one machine). */
  BLOB_ENDPOINT: z.optional(z.url()),
  BLOB_CONNECTION_STRING: z.optional(text),
  /** The archive, an account whose content nobody can change, when BLOB_ENDPOINT names that of files. */
  ARCHIVE_BLOB_ENDPOINT: z.optional(z.url()),

  /** The storage queues: a connection string (one machine), or in Azure `Queues__queueServiceUri` and the managed identity. */
  Queues: z.optional(text),
  Queues__queueServiceUri: z.optional(z.url()),

  /** `defender`: Defender for Storage scans and reports; `local`: the portal scans for the EICAR test file itself. */
  MALWARE_SCAN: z._default(z.enum(['defender', 'local']), 'defender'),

  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  /** Only with an emulator: its base URL. */
  STRIPE_API_BASE: z.optional(z.url()),

  /** Folder for .eml files and text messages, instead of Azure Communication Services. */
  MAIL_OUTBOX_DIR: z.optional(text),
  ACS_ENDPOINT: z.optional(z.url()),
  MAIL_FROM: z._default(z.email(), 'no-reply@portal.example'),
  /** The number that text messages come from (E.164); none are sent without it. */
  SMS_FROM: z.optional(z.string().check(z.regex(/^\+\d{8,15}$/))),

  /** Private ES256 key as a JWK, or a JSON array of them: the first signs the portal's tokens, all are believed. */
  SIGNING_KEY: text,
  /** Private RSA-3072 keys as a JSON array of JWKs: the first is given out for encrypting passwords, the others are still taken. */
  PASSWORD_KEYS: text,
  /** 32 bytes, base64url: keys the verification codes and look-ups. */
  CODE_PEPPER: z.string().check(z.minLength(43)),

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

  /** How many proxies stand in front; the caller's address is the hop that the outermost of them appended. */
  TRUSTED_PROXY_HOPS: count(5, 1),
  /** Days after submission on which a request is due, until admins choose others in the Management Center. */
  DUE_DAYS: count(365, 15),
  /** Whether /test-downloads and its sample files are there; locally they are unless this says otherwise. */
  DEMO_DOWNLOADS: z.optional(z.stringbool()),
  /** Whether the portal is down for maintenance: calls are refused, payments and background work go on. */
  MAINTENANCE: z._default(z.stringbool(), false),
});

export type Settings = z.output<typeof settingsSchema>;

let parsed: Settings | undefined;

/** The settings, parsed at first use. Throws an error that names every missing or malformed setting, without values. */
export function settings(): Settings {
  parsed ??= parse(process.env);
  return parsed;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface SettingFault {
  readonly name: string;
  readonly message: string;
}

/** What can be read of an environment setting by setting, and what is wrong with the rest, without values. */
export function settingsOneByOne(environment: Environment): {
  readonly readable: Partial<Settings>;
  readonly faults: readonly SettingFault[];
  /** Settings that refer to a secret that is not there: the faults among them, and those that can be done without. */
  readonly unresolved: readonly string[];
} {
  const readable: Record<string, unknown> = {};
  const faults: SettingFault[] = [];
  for (const [name, each] of Object.entries(settingsSchema.shape)) {
    const result = z.safeParse(each, emptyAsUnset(environment[name]));
    if (result.success) readable[name] = result.data;
    else faults.push({ name, message: result.error.issues[0]?.message ?? 'Invalid input' });
  }
  const unresolved = Object.keys(settingsSchema.shape).filter((name) => isVaultReference(environment[name]));
  return { readable, faults, unresolved };
}

/** A setting that is there and empty was left out: files and pipelines know no other way to say so. So was a secret that nobody has put into the vault. */
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
  // The log takes codes, not messages: see telemetry/factsOf.
  throw Object.assign(
    new Error(`The portal's settings are incomplete.\n${faults.map(({ line }) => line).join('\n')}`),
    { code: `settings:${faults.map(({ code }) => code).join(',')}` },
  );
}

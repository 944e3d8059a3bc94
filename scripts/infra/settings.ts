import type { Settings } from '../../api/src/config/settings.ts';

/**
 * Where a deployed Function App gets each setting from: `vault` is a reference to a secret, `template` a value of the
 * templates, `optional` either of them if the deployment configures it, `machine` is for local use only, and `default` the
 * default value. The compiler requires an entry for every setting of the code.
 */
export const settingSources = {
  PORTAL_MODE: 'template',
  SITE_URL: 'template',
  BRAND_NAME: 'template',
  COSMOS_ENDPOINT: 'template',
  COSMOS_KEY: 'machine',
  COSMOS_DATABASE: 'template',
  VIEW_SHARDS: 'template',
  BLOB_ENDPOINT: 'template',
  BLOB_CONNECTION_STRING: 'machine',
  ARCHIVE_BLOB_ENDPOINT: 'template',
  Queues: 'machine',
  Queues__queueServiceUri: 'template',
  MALWARE_SCAN: 'template',
  STRIPE_SECRET_KEY: 'vault',
  STRIPE_PUBLISHABLE_KEY: 'vault',
  STRIPE_WEBHOOK_SECRET: 'vault',
  STRIPE_API_BASE: 'machine',
  MAIL_OUTBOX_DIR: 'machine',
  ACS_ENDPOINT: 'template',
  MAIL_FROM: 'template',
  SMS_FROM: 'optional',
  SIGNING_KEY: 'vault',
  PASSWORD_KEYS: 'vault',
  CODE_PEPPER: 'vault',
  FAST_PASSWORD_HASHES: 'machine',
  PACKET_VOLUME_PAGES: 'machine',
  REQUIRE_STAFF_MFA: 'template',
  GOOGLE_CLIENT_ID: 'optional',
  GOOGLE_CLIENT_SECRET: 'optional',
  GOOGLE_ISSUER: 'default',
  GITHUB_CLIENT_ID: 'optional',
  GITHUB_CLIENT_SECRET: 'optional',
  GITHUB_URL: 'default',
  GITHUB_API_URL: 'default',
  TRUSTED_PROXY_HOPS: 'template',
  DUE_DAYS: 'template',
  NOTIFICATION_DELAY_SECONDS: 'template',
  DEMO_DOWNLOADS: 'template',
  MAINTENANCE: 'template',
} as const satisfies Record<keyof Settings, 'vault' | 'template' | 'optional' | 'machine' | 'default'>;

interface PlatformSetting {
  /** What reads the setting, and for what. */
  readonly reader: string;
  /** The values that it understands; it ignores others without a word. */
  readonly accepts: RegExp;
  /** Where its values are documented. */
  readonly source: string;
}

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const IDENTITY =
  'https://learn.microsoft.com/azure/azure-functions/functions-reference#configure-an-identity-based-connection';
const TELEMETRY = 'https://learn.microsoft.com/azure/azure-functions/functions-app-settings';

/** Settings that the portal's code does not read. */
export const platformSettings: Readonly<Record<string, PlatformSetting>> = {
  AZURE_CLIENT_ID: {
    reader: '@azure/identity: the managed identity to use',
    accepts: GUID,
    source: 'https://learn.microsoft.com/javascript/api/overview/azure/identity-readme#environment-variables',
  },
  AzureWebJobsStorage__accountName: {
    reader: 'the Functions host: its own storage',
    accepts: /^[a-z0-9]{3,24}$/,
    source: IDENTITY,
  },
  AzureWebJobsStorage__credential: {
    reader: 'the Functions host',
    accepts: /^managedidentity$/,
    source: IDENTITY,
  },
  AzureWebJobsStorage__clientId: { reader: 'the Functions host', accepts: GUID, source: IDENTITY },
  Queues__credential: {
    reader: 'the Functions host: the queue triggers',
    accepts: /^managedidentity$/,
    source: IDENTITY,
  },
  Queues__clientId: { reader: 'the Functions host: the queue triggers', accepts: GUID, source: IDENTITY },
  APPLICATIONINSIGHTS_CONNECTION_STRING: {
    reader: 'the Functions host: the destination of telemetry',
    accepts: /^InstrumentationKey=[^;]+/,
    source: TELEMETRY,
  },
  APPLICATIONINSIGHTS_AUTHENTICATION_STRING: {
    reader: 'the Functions host: the identity that sends telemetry',
    accepts: /^ClientId=[0-9a-f-]{36};Authorization=AAD$/,
    source: TELEMETRY,
  },
  // Any other value, also OpenTelemetry's always_on, leaves the exporter at five traces a second.
  OTEL_TRACES_SAMPLER: {
    reader: 'the Functions host: how it samples telemetry',
    accepts: /^microsoft\.fixed_percentage$/,
    source: 'https://github.com/Azure/azure-functions-host/pull/11568',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    reader: 'the Functions host: the share of the traces, and of their log lines, that it keeps; all of them',
    accepts: /^1(?:\.0)?$/,
    source: 'https://github.com/Azure/azure-functions-host/pull/11568',
  },
};

/** `STRIPE_SECRET_KEY` → `stripe-secret-key`, its name in Key Vault. */
export function secretNameOf(setting: string): string {
  return setting.toLowerCase().replaceAll('_', '-');
}

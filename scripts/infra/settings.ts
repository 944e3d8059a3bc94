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

/** Settings that the portal's code does not read, and what reads them. */
export const platformSettings = {
  AZURE_CLIENT_ID: '@azure/identity: the managed identity to use',
  AzureWebJobsStorage__accountName: 'the Functions host: its own storage',
  AzureWebJobsStorage__credential: 'the Functions host',
  AzureWebJobsStorage__clientId: 'the Functions host',
  Queues__credential: 'the Functions host: the queue triggers',
  Queues__clientId: 'the Functions host: the queue triggers',
  APPLICATIONINSIGHTS_CONNECTION_STRING: 'the Functions host: the destination of telemetry',
  APPLICATIONINSIGHTS_AUTHENTICATION_STRING: 'the Functions host: the identity that sends telemetry',
  OTEL_TRACES_SAMPLER: 'turns sampling of telemetry off',
} as const;

/** `STRIPE_SECRET_KEY` → `stripe-secret-key`, its name in Key Vault. */
export function secretNameOf(setting: string): string {
  return setting.toLowerCase().replaceAll('_', '-');
}

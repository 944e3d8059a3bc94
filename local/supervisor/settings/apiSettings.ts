import { storageConnection } from '../../blob/storageConnection.ts';
import type { Secrets } from './secrets.ts';
import type { StripeKeys } from './stripeKeys.ts';

interface Surroundings {
  site: string;
  cosmos: string;
  blob: string;
  queue: string;
  stripe: string | null;
  mailDir: string;
  secrets: Secrets;
  stripeKeys: StripeKeys;
}

/** What the API reads from its environment when it runs on this machine. */
export function apiSettings(around: Surroundings): Record<string, string | undefined> {
  const { secrets, stripeKeys } = around;
  const storage = storageConnection({ blobUrl: around.blob, queueUrl: around.queue });
  return {
    PORTAL_MODE: 'local',
    SITE_URL: around.site,
    COSMOS_ENDPOINT: around.cosmos,
    COSMOS_KEY: secrets.cosmosKey,
    COSMOS_DATABASE: 'portal',
    BLOB_CONNECTION_STRING: storage,
    Queues: storage,
    AzureWebJobsStorage: storage,
    FUNCTIONS_WORKER_RUNTIME: 'node',
    MALWARE_SCAN: 'local',
    STRIPE_SECRET_KEY: stripeKeys.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: stripeKeys.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: stripeKeys.STRIPE_WEBHOOK_SECRET,
    STRIPE_API_BASE: around.stripe ?? undefined,
    MAIL_OUTBOX_DIR: around.mailDir,
    MAIL_FROM: 'records@portal.localhost',
    SIGNING_KEY: secrets.signingKey,
    PASSWORD_KEYS: secrets.passwordKeys,
    SMS_FROM: '+15005550006',
    CODE_PEPPER: secrets.codePepper,
    TRUSTED_PROXY_HOPS: '1',
  };
}

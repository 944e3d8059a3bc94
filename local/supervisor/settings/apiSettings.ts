import { storageConnection } from '../../blob/storageConnection.ts';
import type { Secrets } from './secrets.ts';
import type { StripeKeys } from './stripeKeys.ts';

interface StackSettings {
  site: string;
  cosmos: string;
  blob: string;
  queue: string;
  stripe: string | null;
  mailDir: string;
  secrets: Secrets;
  stripeKeys: StripeKeys;
}

/** The environment variables of the API when it runs on this machine. */
export function apiSettings(stack: StackSettings): Record<string, string | undefined> {
  const { secrets, stripeKeys } = stack;
  const storage = storageConnection({ blobUrl: stack.blob, queueUrl: stack.queue });
  return {
    PORTAL_MODE: 'local',
    SITE_URL: stack.site,
    COSMOS_ENDPOINT: stack.cosmos,
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
    STRIPE_API_BASE: stack.stripe ?? undefined,
    MAIL_OUTBOX_DIR: stack.mailDir,
    MAIL_FROM: 'records@portal.localhost',
    SIGNING_KEY: secrets.signingKey,
    PASSWORD_KEYS: secrets.passwordKeys,
    SMS_FROM: '+15005550006',
    CODE_PEPPER: secrets.codePepper,
    TRUSTED_PROXY_HOPS: '1',
  };
}

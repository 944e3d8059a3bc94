import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@azure/cosmos';
import type { ContainerClient } from '@azure/storage-blob';
import { type BlobContainer, openAccount } from '../../blobs/account.ts';
import { connect } from '../../cosmos.ts';

// Backups are not interactive, so a throttled or slow store gets all the time it needs.
const COSMOS_POLICY = {
  requestTimeout: 120_000,
  retryOptions: { maxRetryAttemptCount: 100, fixedRetryIntervalInMilliseconds: 0, maxWaitTimeInSeconds: 600 },
};
const BLOB_RETRIES = { maxTries: 8, tryTimeoutInMs: 120_000, retryDelayInMs: 500, maxRetryDelayInMs: 30_000 };

const MAX_ATTEMPTS = 12;
const MAX_PAUSE_MS = 10_000;
/** Statuses, codes, and names of errors that a retry may resolve. 0: a bulk operation that was not sent. */
const TRANSIENT =
  /^(0|408|410|429|449|5\d\d|ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN|ERR_STREAM_PREMATURE_CLOSE|REQUEST_SEND_ERROR|TimeoutError|AbortError)$/;

let openedDatabase: ReturnType<typeof connect> | undefined;
let openedAccount: ReturnType<typeof openAccount> | undefined;

/** The portal's database, with long timeouts and many retries. */
export function database(): Promise<Database> {
  return (openedDatabase ??= connect(COSMOS_POLICY));
}

/** A blob container, with long timeouts and many retries. */
export async function blobContainer(name: BlobContainer): Promise<ContainerClient> {
  return (await (openedAccount ??= openAccount('files', BLOB_RETRIES))).service.getContainerClient(name);
}

/** Retries idempotent work after transient errors, with exponential backoff. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const { code, statusCode, name } = error as Readonly<Record<string, unknown>>;
      const isTransient = [code, statusCode, name].some((each) => TRANSIENT.test(String(each)));
      if (attempt === MAX_ATTEMPTS || !isTransient) throw error;
      await delay(Math.min(125 * 2 ** attempt, MAX_PAUSE_MS) * (0.5 + Math.random()));
    }
  }
}

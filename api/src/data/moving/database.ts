import type { Database } from '@azure/cosmos';
import { settings } from '../../config/settings.ts';
import { createContainers } from '../containers.ts';
import { createClient } from '../cosmos.ts';

/** Nobody waits at the other end: a throttled or slow store is given the time that it asks for. */
const PATIENT = {
  requestTimeout: 120_000,
  retryOptions: { maxRetryAttemptCount: 100, fixedRetryIntervalInMilliseconds: 0, maxWaitTimeInSeconds: 600 },
};

let opened: Promise<Database> | undefined;

/** The portal's database, for work that takes its time. */
export function database(): Promise<Database> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Database> {
  const { COSMOS_DATABASE, PORTAL_MODE } = settings();
  const client = await createClient(PATIENT);
  if (PORTAL_MODE === 'local') await createContainers(client, COSMOS_DATABASE);
  return client.database(COSMOS_DATABASE);
}

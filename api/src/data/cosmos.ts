import type { ConnectionPolicy, Container, CosmosClient, Database, PluginConfig } from '@azure/cosmos';
import * as z from 'zod/mini';
import { type Settings, settings } from '../config/settings.ts';
import { PortalError, unavailable } from '../errors/portalError.ts';
import { withinDeadline } from '../errors/withinDeadline.ts';
import { type ContainerName, createContainers } from './containers.ts';
import { correlationId, measureWait } from '../telemetry/trail.ts';

const DEADLINE_MS = 8_000;

let connected: Promise<Database> | undefined;

/** A container of the portal's database. The SDK is loaded and connected at first use. */
export async function container(name: ContainerName): Promise<Container> {
  connected ??= connect().catch((error: unknown) => {
    connected = undefined;
    throw error;
  });
  return (await connected).container(name);
}

/** The portal's database, by a client of its own. */
export async function connect(policy: ConnectionPolicy = QUICK): Promise<Database> {
  const { COSMOS_DATABASE, PORTAL_MODE } = settings();
  const client = await createClient(policy);
  const database = client.database(COSMOS_DATABASE);
  // Deployed containers belong to the infrastructure; only a local store is set up by the code.
  if (PORTAL_MODE === 'local') await createContainers(client, COSMOS_DATABASE);
  return database;
}

/** For calls that somebody waits for. */
const QUICK: ConnectionPolicy = {
  requestTimeout: 5_000,
  retryOptions: { maxRetryAttemptCount: 5, fixedRetryIntervalInMilliseconds: 0, maxWaitTimeInSeconds: 5 },
};

/** Signs in with the key of the settings, or where there is none with the identity that this runs under. */
export async function createClient(
  policy: ConnectionPolicy = QUICK,
  { COSMOS_ENDPOINT, COSMOS_KEY }: Pick<Settings, 'COSMOS_ENDPOINT' | 'COSMOS_KEY'> = settings(),
): Promise<CosmosClient> {
  const { CosmosClient } = await import('@azure/cosmos');
  const connectionPolicy = { ...policy, enableBackgroundEndpointRefreshing: false };
  const common = { endpoint: COSMOS_ENDPOINT, connectionPolicy, plugins: [traced] };
  if (COSMOS_KEY) return new CosmosClient({ ...common, key: COSMOS_KEY });
  const { DefaultAzureCredential } = await import('@azure/identity');
  return new CosmosClient({ ...common, aadCredentials: new DefaultAzureCredential() });
}

/** Requests carry the correlation id, by which they are found in the account's own logs. */
const traced: PluginConfig = {
  on: 'request',
  plugin(request, _, next) {
    const id = correlationId();
    if (id && request.headers) request.headers['x-ms-activity-id'] = id;
    return next(request);
  },
};

/**
 * Runs one piece of work on a container. Statuses that say something about the data (404, 409, 412 …) come through
 * as the SDK throws them; a store that does not answer, throttles or breaks becomes `unavailable`.
 */
export async function onContainer<T>(
  name: ContainerName,
  work: (container: Container) => Promise<T>,
): Promise<T> {
  try {
    return await measureWait('cosmos', withinDeadline('Cosmos DB', DEADLINE_MS, container(name).then(work)));
  } catch (error) {
    if (error instanceof PortalError || isAnswerAboutData(error)) throw error;
    if (isProgrammingFault(error)) throw error;
    throw unavailable('Cosmos DB', error);
  }
}

function isAnswerAboutData(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function isProgrammingFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError || error instanceof z.core.$ZodError;
}

/** The HTTP status that a Cosmos error carries, if any. */
export function statusOf(error: unknown): number | undefined {
  const code: unknown = (error as { code?: unknown } | null)?.code;
  return typeof code === 'number' ? code : undefined;
}

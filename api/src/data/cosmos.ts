import { createHmac, createSecretKey } from 'node:crypto';
import type {
  ConnectionPolicy,
  Container,
  CosmosClient,
  CosmosClientOptions,
  Database,
  PluginConfig,
} from '@azure/cosmos';
import * as z from 'zod/mini';
import { type Settings, settings } from '../config/settings.ts';
import { PortalError, unavailable } from '../errors/portalError.ts';
import { withTimeout } from '../errors/withTimeout.ts';
import { type ContainerName, createContainers } from './containers.ts';
import { remainingMs } from './sdk/callDeadline.ts';
import { repeatRequest, wouldRepeatTooLate } from './sdk/repeatRequest.ts';
import { correlationId, countStoreRequest, measureWait, type StoreRequestKind } from '../telemetry/trace.ts';

const DEADLINE_MS = 8_000;
/** After the deadline of a call, for example at the end of a long download, a request without repeats may take this long. */
const MIN_TIMEOUT_MS = 2_000;

let connected: Promise<Database> | undefined;

/** A container of the portal's database. The SDK is loaded on first use. */
export async function container(name: ContainerName): Promise<Container> {
  connected ??= connect().catch((error: unknown) => {
    connected = undefined;
    throw error;
  });
  return (await connected).container(name);
}

/** Connects to the portal's database with a new client. */
export async function connect(policy: ConnectionPolicy = INTERACTIVE): Promise<Database> {
  const { COSMOS_DATABASE, PORTAL_MODE } = settings();
  const client = await createClient(policy);
  const database = client.database(COSMOS_DATABASE);
  // In Azure the infrastructure creates the containers.
  if (PORTAL_MODE === 'local') await createContainers(client, COSMOS_DATABASE);
  return database;
}

/** For interactive calls. */
const INTERACTIVE: ConnectionPolicy = {
  requestTimeout: 5_000,
  retryOptions: { maxRetryAttemptCount: 5, fixedRetryIntervalInMilliseconds: 0, maxWaitTimeInSeconds: 5 },
};

/** Authenticates with COSMOS_KEY, or, without a key, with the managed identity. */
export async function createClient(
  policy: ConnectionPolicy = INTERACTIVE,
  { COSMOS_ENDPOINT, COSMOS_KEY }: Pick<Settings, 'COSMOS_ENDPOINT' | 'COSMOS_KEY'> = settings(),
): Promise<CosmosClient> {
  const { CosmosClient } = await import('@azure/cosmos');
  const connectionPolicy = { ...policy, enableBackgroundEndpointRefreshing: false };
  // Without a level, the SDK sends no session token, and a read can miss what this process has just written.
  const consistencyLevel = 'Session' as const;
  const common = { endpoint: COSMOS_ENDPOINT, connectionPolicy, consistencyLevel, plugins: [requestPlugin] };
  if (COSMOS_KEY) return new CosmosClient({ ...common, tokenProvider: tokensSignedWith(COSMOS_KEY) });
  const { DefaultAzureCredential } = await import('@azure/identity');
  return new CosmosClient({ ...common, aadCredentials: new DefaultAzureCredential() });
}

/** Signs requests as the SDK does. The SDK creates a key object for each request, which takes a tenth of the API's CPU time. */
function tokensSignedWith(accountKey: string): NonNullable<CosmosClientOptions['tokenProvider']> {
  const key = createSecretKey(accountKey, 'base64');
  return async ({ verb, resourceType, resourceId, headers }) => {
    const lines = [verb.toLowerCase(), resourceType, resourceId, String(headers['x-ms-date']).toLowerCase()];
    const signature = createHmac('sha256', key)
      .update(`${lines.join('\n')}\n\n`)
      .digest('base64');
    return `type=master&ver=1.0&sig=${signature}`;
  };
}

/** Adds the correlation id to requests, so that they can be found in the account's logs, and repeats them. */
const requestPlugin: PluginConfig = {
  on: 'request',
  plugin(request, _, next) {
    const id = correlationId();
    if (id && request.headers) request.headers['x-ms-activity-id'] = id;
    return repeatRequest(request, () => countStoreRequest(kindOf(request), () => next(request))).catch(
      (error: unknown) => {
        throw wouldRepeatTooLate(error) ? unavailable('Cosmos DB', error) : error;
      },
    );
  },
};

/** The plan of a query is read like a document. A batch is sent as the text of its operations. */
function kindOf(request: { readonly operationType?: string; readonly body?: unknown }): StoreRequestKind {
  const { operationType, body } = request;
  if (operationType === 'read') return body === undefined ? 'read' : 'query';
  if (operationType === 'query') return 'query';
  if (operationType !== 'batch') return { documents: 1 };
  return { documents: String(body).split('"operationType":"').length - 1 };
}

/**
 * Runs work on a container with a deadline. Throws statuses about the data (404, 409, 412 …) unchanged. Timeouts,
 * throttling, server errors, and writes that kept meeting others become `unavailable`.
 */
export async function onContainer<T>(
  name: ContainerName,
  work: (container: Container) => Promise<T>,
): Promise<T> {
  try {
    const limitMs = Math.min(DEADLINE_MS, Math.max(remainingMs(), MIN_TIMEOUT_MS));
    return await measureWait('cosmos', withTimeout('Cosmos DB', limitMs, container(name).then(work)));
  } catch (error) {
    if (error instanceof PortalError || isErrorAboutData(error)) throw error;
    if (isProgrammingFault(error)) throw error;
    throw unavailable('Cosmos DB', error);
  }
}

/** Nothing is wrong with the data: the same request can succeed later. */
const TEMPORARY_STATUSES = new Set([408, 429, 449]);

function isErrorAboutData(error: unknown): boolean {
  const status = cosmosErrorStatus(error);
  return status !== undefined && status >= 400 && status < 500 && !TEMPORARY_STATUSES.has(status);
}

function isProgrammingFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError || error instanceof z.core.$ZodError;
}

/** The HTTP status that a Cosmos error carries, if any. */
export function cosmosErrorStatus(error: unknown): number | undefined {
  const code: unknown = (error as { code?: unknown } | null)?.code;
  return typeof code === 'number' ? code : undefined;
}

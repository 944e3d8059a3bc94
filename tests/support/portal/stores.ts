import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Container, CosmosClient, type Database } from '@azure/cosmos';
import { z } from 'zod';

const secrets = z.object({
  cosmosKey: z.string(),
  signingKey: z.string(),
  codePepper: z.string(),
  webhookSecret: z.string(),
});

interface PortalStores {
  readonly dir: string;
}

/** The secrets that a portal generated for its state folder. */
export async function secretsOf({ dir }: PortalStores): Promise<z.output<typeof secrets>> {
  return secrets.parse(JSON.parse(await readFile(join(dir, 'secrets.json'), 'utf8')));
}

/** One client per portal, because each new client reads the account and opens its own connections. */
const databases = new Map<string, Promise<Database>>();

/** A container of the portal's database, accessed without the API. */
export async function containerOf(
  portal: PortalStores & { readonly cosmos: string },
  name: 'requests' | 'views' | 'accounts' | 'config' | 'audit',
): Promise<Container> {
  const known = databases.get(portal.cosmos) ?? openDatabase(portal);
  databases.set(portal.cosmos, known);
  return (await known).container(name);
}

async function openDatabase(portal: PortalStores & { readonly cosmos: string }): Promise<Database> {
  const { cosmosKey } = await secretsOf(portal);
  const client = new CosmosClient({
    endpoint: portal.cosmos,
    key: cosmosKey,
    // Sees every write at once, also in a store that is unkind to the portal.
    defaultHeaders: { 'x-portal-observer': 'true' },
    connectionPolicy: { enableBackgroundEndpointRefreshing: false },
  });
  return client.database('portal');
}

/** The stored document of a request, or null. */
export async function storedRequest(portal: PortalStores & { readonly cosmos: string }, requestId: string) {
  const container = await containerOf(portal, 'requests');
  const { resource } = await container.item('root', requestId).read<Record<string, unknown>>();
  return resource ?? null;
}

/** Documents of one type in the partition of a request: its events, tasks, downloads or messages. */
export async function documentsOf(
  portal: PortalStores & { readonly cosmos: string },
  requestId: string,
  type: 'bundle' | 'event' | 'task' | 'download' | 'message',
): Promise<Record<string, unknown>[]> {
  const container = await containerOf(portal, 'requests');
  const { resources } = await container.items
    .query<Record<string, unknown>>(
      {
        query: 'SELECT * FROM c WHERE c.requestId = @requestId AND c.type = @type',
        parameters: [
          { name: '@requestId', value: requestId },
          { name: '@type', value: type },
        ],
      },
      { partitionKey: requestId },
    )
    .fetchAll();
  return resources;
}

/** The open tasks of a request, except the payment watch of its draft, which ends later. */
export async function pendingTasksOf(
  portal: PortalStores & { readonly cosmos: string },
  requestId: string,
): Promise<unknown[]> {
  return (await documentsOf(portal, requestId, 'task')).filter(({ id }) => id !== 'task|draft');
}

let timesMadeDue = 0;

/** Another instant each time, because a sweep tries a task only once at each due time. */
const longAgo = () => new Date(Date.UTC(2000, 0, 1) + timesMadeDue++).toISOString();

/**
 * Makes the outbox tasks of a request due now, so that tests need not wait; without one, all of them. A sweep then also runs
 * those of other tests, which can take longer than a test waits.
 */
export async function makeTasksDue(
  portal: PortalStores & { readonly cosmos: string },
  requestId: string | null = null,
): Promise<void> {
  const container = await containerOf(portal, 'requests');
  const { resources } = await container.items
    .query<{ id: string; requestId: string }>({
      query: `SELECT c.id, c.requestId FROM c WHERE c.type = @type${requestId === null ? '' : ' AND c.requestId = @requestId'}`,
      parameters: [
        { name: '@type', value: 'task' },
        ...(requestId === null ? [] : [{ name: '@requestId', value: requestId }]),
      ],
    })
    .fetchAll();
  await Promise.all(
    resources.map(({ id, requestId }) =>
      container
        .item(id, requestId)
        .patch([{ op: 'set', path: '/due', value: longAgo() }])
        .catch((error: unknown) => {
          // The task finished in the meantime.
          if ((error as { code?: unknown }).code !== 404) throw error;
        }),
    ),
  );
}

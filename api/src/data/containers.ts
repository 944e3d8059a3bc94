import type { ContainerRequest, CosmosClient } from '@azure/cosmos';
import { RECORD_DAYS } from '@portal/contract/retention/rules.ts';

const ascending = (path: string) => ({ path, order: 'ascending' as const });
const descending = (path: string) => ({ path, order: 'descending' as const });

/**
 * The container of single documents that are found by their id: accounts, which it is named after, and drafts, orders,
 * uploads, intents and leases. Where their code is depends on their noun.
 */
export const ACCOUNTS = 'accounts';

/** The containers with their partition keys, indexes and time to live, as the infrastructure creates them in Azure. */
export const containers = {
  requests: {
    partitionKey: { paths: ['/requestId'] },
    defaultTtl: -1,
    indexingPolicy: {
      // The last three fields are for queries of a subject's downloads, the words for searches in messages.
      includedPaths: [
        ...[
          'requestId',
          'type',
          'due',
          'priority',
          'lane',
          'stuckSince',
          'at',
          'fileId',
          'subject',
          'round',
        ].map((field) => ({ path: `/${field}/?` })),
        { path: '/terms/[]/?' },
      ],
      excludedPaths: [{ path: '/*' }],
    },
  },
  views: {
    partitionKey: { paths: ['/pk'] },
    indexingPolicy: {
      includedPaths: [
        ...[
          'pk',
          'kind',
          'sortKey',
          'dueKey',
          'status',
          'requestType',
          'submittedAt',
          'dueDate',
          'subpoenaReceivedDate',
          'assigneeId',
          'eraseFrom',
          'closedAt',
          'review',
          'submissionKind',
          'lacksLoa',
          'remindOn',
          'reminderKey',
        ].map((field) => ({
          path: `/${field}/?`,
        })),
        { path: '/payment/lastTriedAt/?' },
        { path: '/terms/[]/?' },
        { path: '/groups/[]/?' },
      ],
      excludedPaths: [{ path: '/*' }],
      compositeIndexes: [
        [ascending('/status'), descending('/submittedAt')],
        [ascending('/requestType'), descending('/submittedAt')],
        [ascending('/status'), ascending('/requestType'), descending('/submittedAt')],
      ],
    },
  },
  [ACCOUNTS]: {
    partitionKey: { paths: ['/id'] },
    defaultTtl: -1,
    indexingPolicy: { includedPaths: [], excludedPaths: [{ path: '/*' }] },
  },
  config: {
    partitionKey: { paths: ['/id'] },
    indexingPolicy: { includedPaths: [], excludedPaths: [{ path: '/*' }] },
  },
  audit: {
    partitionKey: { paths: ['/pk'] },
    defaultTtl: RECORD_DAYS * 24 * 3600,
    indexingPolicy: {
      includedPaths: ['pk', 'n', 'day', 'eventId', 'requestId'].map((field) => ({ path: `/${field}/?` })),
      excludedPaths: [{ path: '/*' }],
    },
  },
} satisfies Record<string, Omit<ContainerRequest, 'id'>>;

export type ContainerName = keyof typeof containers;

/** Creates missing containers. Only for a local store: on a real account this would not update existing indexes. */
export async function createContainers(client: CosmosClient, databaseId: string): Promise<void> {
  await unlessItExists(client.databases.createIfNotExists({ id: databaseId }));
  const database = client.database(databaseId);
  await Promise.all(
    Object.entries(containers).map(([id, policy]) =>
      unlessItExists(database.containers.createIfNotExists({ id, ...policy })),
    ),
  );
}

/** Two processes that start on an empty store create the same: the API, and a command such as `npm run admin`. */
async function unlessItExists(creation: Promise<unknown>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 409) throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Container,
  CosmosClient,
  type Database,
  type OperationInput,
  PatchOperationType,
  type PatchRequestBody,
} from '@azure/cosmos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_KEY, type LocalCosmos, startLocalCosmos } from '../../support/portal/localCosmos.ts';

/**
 * What Cosmos DB answers, each with the source of the answer: where an emulator is easily kinder than the service. It runs
 * against a real account as cosmosConformance.test.ts does. Answers that the local server cannot give are listed in
 * docs/decisions/operations/local-stack.md.
 */
const LEARN = 'https://learn.microsoft.com/azure/cosmos-db';
const REST = 'https://learn.microsoft.com/rest/api/cosmos-db';
const SDK = 'https://github.com/Azure/azure-sdk-for-js/blob/main/sdk/cosmosdb/cosmos';
const LIMITS = `${LEARN}/concepts-limits`;
const INDEX = `${LEARN}/index-policy`;
const ORDER_BY = `${LEARN}/nosql/query/order-by`;
const TTL = `${LEARN}/nosql/time-to-live`;
const PATCH = `${LEARN}/partial-document-update`;
const BATCH = `${LEARN}/nosql/transactional-batch`;
const PAGES = `${LEARN}/nosql/query/pagination`;
const CONSISTENCY = `${LEARN}/consistency-levels`;
const CONCURRENCY = `${LEARN}/nosql/database-transactions-optimistic-concurrency`;
const STATUSES = `${REST}/http-status-codes-for-cosmosdb`;
const QUERIES = `${REST}/query-documents`;
const MEASURED = (file: string) => `measured by the SDK's tests: ${SDK}/test/public/${file}`;

const remote = process.env['COSMOS_ENDPOINT'];
const KEY = process.env['COSMOS_KEY'] ?? LOCAL_KEY;

let dir: string;
let server: LocalCosmos | undefined;
let client: CosmosClient;
let database: Database;
/** Some paths are indexed, as in the portal's containers. */
let items: Container;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cosmos-'));
  if (!remote) server = await startLocalCosmos(dir);
  client = connect();
  ({ database } = await client.databases.create({ id: `probes-${randomUUID()}` }));
  ({ container: items } = await database.containers.create({
    id: 'items',
    partitionKey: { paths: ['/pk'], version: 2 },
    defaultTtl: -1,
    indexingPolicy: {
      includedPaths: ['pk', 'n', 'at', 'inner/shown'].map((path) => ({ path: `/${path}/?` })),
      excludedPaths: [{ path: '/*' }],
      compositeIndexes: [
        [
          { path: '/n', order: 'ascending' },
          { path: '/at', order: 'descending' },
        ],
      ],
    },
  }));
}, 60_000);

afterAll(async () => {
  await database?.delete();
  client?.dispose();
  await server?.kill();
  await rm(dir, { recursive: true });
});

/** Another client has its own session. */
function connect(consistencyLevel: 'Session' | undefined = 'Session'): CosmosClient {
  return new CosmosClient({
    endpoint: remote ?? server?.url ?? '',
    key: KEY,
    ...(consistencyLevel && { consistencyLevel }),
    connectionPolicy: { enableBackgroundEndpointRefreshing: false },
  });
}

/** The status of a request; `refused by the SDK` when it is not sent. */
async function statusOf(request: () => Promise<{ statusCode?: number; code?: number | undefined }>) {
  try {
    const { statusCode, code } = await request();
    return statusCode ?? code;
  } catch (error) {
    // The SDK wraps the error of a batch.
    const { code, cause } = error as {
      readonly code?: unknown;
      readonly cause?: { readonly code?: unknown };
    };
    const status = code ?? cause?.code;
    return typeof status === 'number' ? status : 'refused by the SDK';
  }
}

const create = (document: object, id: string = randomUUID()) =>
  statusOf(() => items.items.create({ id, pk: 'p', ...document }));

/** The status of a patch of a new document, and what the document is then. */
async function patched(document: object, patch: PatchRequestBody) {
  const id = randomUUID();
  await items.items.create({ id, pk: 'p', ...document });
  const status = await statusOf(() => items.item(id, 'p').patch(patch));
  const { resource } = await items.item(id, 'p').read<Record<string, unknown>>();
  return [status, Object.fromEntries(Object.keys(document).map((name) => [name, resource?.[name]]))];
}

/** The statuses of the operations of a batch; that of the batch when it is refused as a whole. */
async function batch(operations: OperationInput[], pk: string = randomUUID()) {
  let statuses: number[] = [];
  const status = await statusOf(async () => {
    const response = await items.items.batch(operations, pk);
    statuses = (response.result ?? []).map(({ statusCode }) => statusCode);
    return response;
  });
  return statuses.length > 0 ? statuses : status;
}

const creates = (pk: string, count: number, document: object = {}) =>
  Array.from({ length: count }, (_, n) => ({
    operationType: 'Create' as const,
    resourceBody: { id: `${n}`, pk, ...document },
  }));

/** The results of a query in a partition with these documents; the status when it is refused. */
async function queried(documents: readonly object[], query: string) {
  const pk = randomUUID();
  for (const [index, document] of documents.entries())
    await items.items.create({ id: `${index}`, pk, ...document });
  try {
    return (await items.items.query(query, { partitionKey: pk }).fetchAll()).resources;
  } catch (error) {
    return (error as { readonly code?: unknown }).code;
  }
}

/** All pages of a query in a partition, each read with the continuation of the one before. */
async function pages<T>(pk: string, query: string, maxItemCount?: number): Promise<T[][]> {
  const read: T[][] = [];
  let continuationToken: string | undefined;
  do {
    const options = {
      partitionKey: pk,
      ...(maxItemCount && { maxItemCount }),
      ...(continuationToken && { continuationToken }),
    };
    const page = await items.items.query<T>(query, options).fetchNext();
    read.push(page.resources ?? []);
    continuationToken = page.continuationToken;
  } while (continuationToken);
  return read;
}

/** An object with others in this many levels below it. */
const nested = (levels: number): object => (levels === 0 ? {} : { in: nested(levels - 1) });

const text = (bytes: number) => 'x'.repeat(bytes);

/** Documents with one value of each type for `n`, and one without. */
const MIXED = [{ n: 'text' }, { n: 7 }, { n: true }, { n: null }, {}].map((document, index) => ({
  ...document,
  index,
}));

interface Probe {
  readonly of: string;
  readonly answer: () => Promise<unknown>;
  readonly expected: unknown;
  readonly source: string;
}

const probes: Record<string, readonly Probe[]> = {
  writes: [
    {
      of: 'a create of a new and of an existing id',
      answer: async () => [await create({}, 'twice'), await create({}, 'twice')],
      expected: [201, 409],
      source: STATUSES,
    },
    {
      of: 'an upsert of a new and of an existing document',
      answer: async () => {
        const upsert = () => statusOf(() => items.items.upsert({ id: 'upserted', pk: 'p' }));
        return [await upsert(), await upsert()];
      },
      expected: [201, 200],
      source: `${REST}/create-a-document`,
    },
    {
      of: 'a replacement of a missing document',
      answer: () => statusOf(() => items.item('missing', 'p').replace({ id: 'missing', pk: 'p' })),
      expected: 404,
      source: `${REST}/replace-a-document`,
    },
    {
      of: 'a replacement with another id',
      answer: async () => {
        await create({}, 'named');
        return statusOf(() => items.item('named', 'p').replace({ id: 'renamed', pk: 'p' }));
      },
      expected: 400,
      source: MEASURED('functional/item/item.spec.ts'),
    },
    {
      of: 'a delete, and a second one',
      answer: async () => {
        await create({}, 'deleted');
        const remove = () => statusOf(() => items.item('deleted', 'p').delete());
        return [await remove(), await remove()];
      },
      expected: [204, 404],
      source: `${REST}/delete-a-document`,
    },
    {
      of: 'a read in a container that does not exist',
      answer: () => statusOf(() => database.container('nowhere').item('a', 'p').read()),
      expected: 404,
      source: STATUSES,
    },
  ],
  ids: [
    { of: 'an id of 1,023 bytes', answer: () => create({}, text(1023)), expected: 201, source: LIMITS },
    { of: 'an id of 1,024 bytes', answer: () => create({}, text(1024)), expected: 400, source: LIMITS },
    {
      of: 'an id of 512 letters with 2 bytes each',
      answer: () => create({}, 'é'.repeat(512)),
      expected: 400,
      source: LIMITS,
    },
    {
      of: 'an id with a slash',
      answer: () => create({}, 'a/b'),
      expected: 'refused by the SDK',
      source: `${SDK}/src/common/helper.ts`,
    },
    {
      of: 'an id with a space, a percent sign and an accent',
      answer: () => create({}, 'a b%20é'),
      expected: 201,
      source: LIMITS,
    },
  ],
  'partition keys': [
    {
      of: 'a key of 2,048 bytes',
      answer: () => create({ pk: text(2048) }),
      expected: 201,
      source: LIMITS,
    },
    {
      of: 'a key of 2,049 bytes',
      answer: () => create({ pk: text(2049) }),
      expected: 400,
      source: LIMITS,
    },
    {
      of: 'a document whose key is not that of the request',
      answer: async () => {
        await create({}, 'moved');
        return statusOf(() => items.item('moved', 'p').replace({ id: 'moved', pk: 'q' }));
      },
      expected: 400,
      source: STATUSES,
    },
    {
      of: 'a number and its text as keys',
      answer: async () => {
        const id = randomUUID();
        return [await create({ pk: 5 }, id), await statusOf(() => items.item(id, '5').read())];
      },
      expected: [201, 404],
      source: MEASURED('functional/item/item.spec.ts'),
    },
    {
      of: 'null and no value as keys',
      answer: async () => {
        const id = randomUUID();
        return [await create({ pk: null }, id), await create({ pk: undefined }, id)];
      },
      expected: [201, 201],
      source: MEASURED('functional/item/item.spec.ts'),
    },
    {
      of: 'the same id in two partitions',
      answer: async () => [await create({ pk: 'one' }, 'shared'), await create({ pk: 'two' }, 'shared')],
      expected: [201, 201],
      source: `${LEARN}/partitioning-overview`,
    },
  ],
  'time to live': [
    ...[0, -2, 1.5, '60', 2 ** 31].map((ttl) => ({
      of: `a ttl of ${JSON.stringify(ttl)}`,
      answer: () => create({ ttl }),
      expected: 400,
      source: ttl === 2 ** 31 ? LIMITS : `${REST}/create-a-document`,
    })),
    ...[-1, 60, 2 ** 31 - 1].map((ttl) => ({
      of: `a ttl of ${ttl}`,
      answer: () => create({ ttl }),
      expected: 201,
      source: ttl > 60 ? LIMITS : TTL,
    })),
    {
      of: 'a container with a default ttl of 0',
      answer: () =>
        statusOf(() => database.containers.create({ id: 'zero', partitionKey: '/pk', defaultTtl: 0 })),
      expected: 400,
      source: TTL,
    },
  ],
  etags: [
    {
      of: 'a replacement with a stale ETag, and with any',
      answer: async () => {
        const { resource } = await items.items.create({ id: 'tagged', pk: 'p' });
        const replace = (condition: string) =>
          statusOf(() =>
            items
              .item('tagged', 'p')
              .replace({ id: 'tagged', pk: 'p' }, { accessCondition: { type: 'IfMatch', condition } }),
          );
        const etag = resource!._etag;
        return [await replace(etag), await replace(etag), await replace('*')];
      },
      expected: [200, 412, 200],
      source: CONCURRENCY,
    },
    {
      of: 'a delete with a stale ETag',
      answer: async () => {
        await create({}, 'kept');
        const accessCondition = { type: 'IfMatch', condition: '"stale"' };
        return statusOf(() => items.item('kept', 'p').delete({ accessCondition }));
      },
      expected: 412,
      source: CONCURRENCY,
    },
    {
      of: 'a read with the current ETag',
      answer: async () => {
        const { resource } = await items.items.create({ id: 'unchanged', pk: 'p' });
        const accessCondition = { type: 'IfNoneMatch', condition: resource!._etag };
        return statusOf(() => items.item('unchanged', 'p').read({ accessCondition }));
      },
      expected: 304,
      source: `${REST}/get-a-document`,
    },
  ],
  patches: [
    {
      of: 'a set below a missing parent',
      answer: () => patched({ n: 1 }, [{ op: 'set', path: '/none/x', value: 1 }]),
      expected: [400, { n: 1 }],
      source: `${LEARN}/partial-document-update-faq`,
    },
    {
      of: 'an add below a missing parent of a parent',
      answer: () => patched({ n: 1 }, [{ op: 'add', path: '/none/also/x', value: 1 }]),
      expected: [400, { n: 1 }],
      source: `${LEARN}/partial-document-update-faq`,
    },
    {
      of: 'a set below a number',
      answer: () => patched({ n: 1 }, [{ op: 'set', path: '/n/x', value: 1 }]),
      expected: [400, { n: 1 }],
      source: `${LEARN}/partial-document-update-faq`,
    },
    {
      of: 'a set below a parent that an operation before it adds',
      answer: () =>
        patched({ made: null }, [
          { op: 'set', path: '/made', value: {} },
          { op: 'set', path: '/made/x', value: 1 },
        ]),
      expected: [200, { made: { x: 1 } }],
      source: PATCH,
    },
    {
      of: 'an add after the end of a list',
      answer: () => patched({ list: [1] }, [{ op: 'add', path: '/list/5', value: 2 }]),
      expected: [400, { list: [1] }],
      source: PATCH,
    },
    {
      of: 'an add in a list, and at its end',
      answer: () =>
        patched({ list: [1, 2] }, [
          { op: 'add', path: '/list/1', value: 9 },
          { op: 'add', path: '/list/-', value: 3 },
        ]),
      expected: [200, { list: [1, 9, 2, 3] }],
      source: PATCH,
    },
    {
      of: 'a set of an element of a list',
      answer: () => patched({ list: [1, 2] }, [{ op: 'set', path: '/list/1', value: 9 }]),
      expected: [200, { list: [1, 9] }],
      source: PATCH,
    },
    {
      of: 'a replacement of a missing property',
      answer: () => patched({ n: 1 }, [{ op: 'replace', path: '/none', value: 1 }]),
      expected: [400, { n: 1 }],
      source: PATCH,
    },
    {
      of: 'a removal of a missing property',
      answer: () => patched({ n: 1 }, [{ op: 'remove', path: '/none' }]),
      expected: [400, { n: 1 }],
      source: PATCH,
    },
    {
      of: 'an increment of a missing property, and of a text',
      answer: async () => [
        (await patched({ n: 1 }, [{ op: 'incr', path: '/none', value: 1 }]))[0],
        (await patched({ n: 'one' }, [{ op: 'incr', path: '/n', value: 1 }]))[0],
      ],
      expected: [200, 400],
      source: PATCH,
    },
    {
      of: '10 and 11 operations',
      answer: async () => {
        const operations = (count: number) =>
          Array.from({ length: count }, () => ({ op: 'incr' as const, path: '/n', value: 1 }));
        return [await patched({ n: 0 }, operations(10)), await patched({ n: 0 }, operations(11))];
      },
      expected: [
        [200, { n: 10 }],
        [400, { n: 0 }],
      ],
      source: PATCH,
    },
    {
      of: 'a condition that is not met',
      answer: () =>
        patched(
          { n: 1 },
          { condition: 'from c where c.n = 2', operations: [{ op: 'set', path: '/n', value: 3 }] },
        ),
      expected: [412, { n: 1 }],
      source: PATCH,
    },
    {
      of: 'another id, and another partition key',
      answer: async () => [
        (await patched({}, [{ op: 'set', path: '/id', value: 'other' }]))[0],
        (await patched({}, [{ op: 'set', path: '/pk', value: 'other' }]))[0],
      ],
      expected: [400, 400],
      source: `${LEARN}/partial-document-update-faq`,
    },
  ],
  batches: [
    {
      of: '100 operations',
      answer: async () => {
        const pk = randomUUID();
        return new Set((await batch(creates(pk, 100), pk)) as number[]);
      },
      expected: new Set([201]),
      source: LIMITS,
    },
    {
      of: '101 operations',
      answer: () => batch(creates('p', 101), 'p'),
      expected: 'refused by the SDK',
      source: `${SDK}/src/client/Item/Items.ts`,
    },
    {
      of: 'two documents of together more than 2 MB',
      answer: async () => {
        const pk = randomUUID();
        return batch(creates(pk, 2, { text: text(1_100_000) }), pk);
      },
      expected: 413,
      source: BATCH,
    },
    {
      of: 'an operation that fails',
      answer: async () => {
        const pk = randomUUID();
        await items.items.create({ id: '1', pk });
        return [await batch(creates(pk, 3), pk), await statusOf(() => items.item('0', pk).read())];
      },
      expected: [[424, 409, 424], 404],
      source: BATCH,
    },
    {
      of: 'a stale ETag',
      answer: async () => {
        const pk = randomUUID();
        await items.items.create({ id: 'a', pk });
        const stale = {
          operationType: 'Replace' as const,
          id: 'a',
          ifMatch: '"stale"',
          resourceBody: { id: 'a', pk },
        };
        return batch([stale], pk);
      },
      expected: [412],
      source: BATCH,
    },
    {
      of: 'a patch of 11 operations',
      answer: async () => {
        const pk = randomUUID();
        await items.items.create({ id: 'a', pk, n: 0 });
        const operations = Array.from({ length: 11 }, () => ({
          op: PatchOperationType.incr,
          path: '/n',
          value: 1,
        }));
        return batch([{ operationType: 'Patch', id: 'a', resourceBody: { operations } }], pk);
      },
      expected: [400],
      source: PATCH,
    },
  ],
  queries: [
    {
      of: 'a number compared with a text',
      answer: () => queried([{ n: 1 }], 'SELECT VALUE c.n FROM c WHERE c.n = "1"'),
      expected: [],
      source: `${LEARN}/nosql/query/equality-comparison-operators`,
    },
    {
      of: 'documents without the property in !=',
      answer: () => queried([{ n: 1 }, {}], 'SELECT VALUE c.id FROM c WHERE c.n != 2'),
      expected: ['0'],
      source: `${LEARN}/nosql/query/equality-comparison-operators`,
    },
    {
      of: 'IS_DEFINED and IS_NULL of null and of nothing',
      answer: () =>
        queried([{ n: null }, {}], 'SELECT IS_DEFINED(c.n) AS defined, IS_NULL(c.n) AS empty FROM c'),
      expected: [
        { defined: true, empty: true },
        { defined: false, empty: false },
      ],
      source: `${LEARN}/nosql/query/is-null`,
    },
    {
      of: 'a filter on a path without an index',
      answer: () => queried([{ hidden: 1 }], 'SELECT VALUE c.hidden FROM c WHERE c.hidden = 1'),
      expected: [1],
      source: INDEX,
    },
    {
      of: 'a query that is no SQL',
      answer: () => queried([], 'SELECT FROM WHERE'),
      expected: 400,
      source: QUERIES,
    },
    {
      of: 'COUNT of no documents',
      answer: () => queried([], 'SELECT VALUE COUNT(1) FROM c'),
      expected: [0],
      source: `${LEARN}/nosql/query/count`,
    },
  ],
  'ORDER BY': [
    {
      of: 'a path without an index',
      answer: () => queried([{ hidden: 1 }], 'SELECT * FROM c ORDER BY c.hidden'),
      expected: 400,
      source: ORDER_BY,
    },
    {
      of: 'a path below one with an index',
      answer: () => queried([{ n: { x: 1 } }], 'SELECT * FROM c ORDER BY c.n.x'),
      expected: 400,
      source: INDEX,
    },
    {
      of: 'a nested path with an index, and its sibling without',
      answer: async () => [
        await queried([{ inner: { shown: 1 } }], 'SELECT VALUE c.inner.shown FROM c ORDER BY c.inner.shown'),
        await queried([{ inner: { other: 1 } }], 'SELECT VALUE c.inner.other FROM c ORDER BY c.inner.other'),
      ],
      expected: [[1], 400],
      source: INDEX,
    },
    {
      of: 'the id and the time stamp, which every container indexes',
      answer: async () => [
        await queried([{}, {}], 'SELECT VALUE c.id FROM c ORDER BY c.id DESC'),
        await queried([{}], 'SELECT VALUE c.id FROM c ORDER BY c._ts'),
      ],
      expected: [['1', '0'], ['0']],
      source: INDEX,
    },
    {
      of: 'an expression',
      answer: () => queried([{ n: 'A' }], 'SELECT * FROM c ORDER BY LOWER(c.n)'),
      expected: 400,
      source: 'https://github.com/dotnet/efcore/issues/16150',
    },
    {
      of: 'no value and values of several types, ascending',
      answer: () => queried(MIXED, 'SELECT VALUE c.index FROM c ORDER BY c.n'),
      expected: [4, 3, 2, 1, 0],
      source: `${INDEX} ("a value is added to the index to indicate that the path is undefined")`,
    },
    {
      of: 'no value and values of several types, descending',
      answer: () => queried(MIXED, 'SELECT VALUE c.index FROM c ORDER BY c.n DESC'),
      expected: [0, 1, 2, 3, 4],
      source: `${ORDER_BY} ("return all items, including items where the property isn't defined")`,
    },
    {
      of: 'TOP with documents without a value',
      answer: () => queried(MIXED, 'SELECT TOP 2 VALUE c.index FROM c ORDER BY c.n'),
      expected: [4, 3],
      source: ORDER_BY,
    },
    {
      of: 'two keys with and without a composite index',
      answer: async () => {
        const rows = [
          { n: 1, at: 1 },
          { n: 1, at: 2 },
          { n: 0, at: 3 },
        ];
        return [
          await queried(rows, 'SELECT VALUE c.at FROM c ORDER BY c.n, c.at DESC'),
          await queried(rows, 'SELECT VALUE c.at FROM c ORDER BY c.n DESC, c.at'),
          await queried(rows, 'SELECT VALUE c.at FROM c ORDER BY c.n, c.at'),
        ];
      },
      expected: [[3, 2, 1], [1, 2, 3], 400],
      source: INDEX,
    },
  ],
  pages: [
    {
      of: 'documents of together more than 4 MB',
      answer: async () => {
        const pk = randomUUID();
        for (const id of ['a', 'b', 'c', 'd', 'e'])
          await items.items.create({ id, pk, text: text(1_000_000) });
        const read = await pages<{ id: string }>(pk, 'SELECT * FROM c');
        const largest = Math.max(...read.map((page) => JSON.stringify(page).length));
        return [largest <= 4 * 1024 * 1024, read.length > 1, read.flat().map(({ id }) => id)];
      },
      expected: [true, true, ['a', 'b', 'c', 'd', 'e']],
      source: LIMITS,
    },
    {
      of: 'TOP over several pages',
      answer: async () => {
        const pk = randomUUID();
        for (const n of [1, 2, 3, 4, 5]) await items.items.create({ id: `${n}`, pk, n });
        return (await pages(pk, 'SELECT TOP 4 VALUE c.n FROM c ORDER BY c.n', 3)).flat();
      },
      expected: [1, 2, 3, 4],
      source: PAGES,
    },
    {
      of: 'documents without a value at the border of a page',
      answer: async () => {
        const pk = randomUUID();
        for (const id of ['a', 'b', 'c']) await items.items.create({ id, pk });
        await items.items.create({ id: 'd', pk, n: null });
        const read = await pages<string>(pk, 'SELECT VALUE c.id FROM c ORDER BY c.n', 2);
        return read.flat();
      },
      expected: ['a', 'b', 'c', 'd'],
      source: PAGES,
    },
    {
      of: 'a page after a document that was deleted in the meantime',
      answer: async () => {
        const pk = randomUUID();
        for (const n of [1, 2, 3, 4]) await items.items.create({ id: `${n}`, pk, n });
        const query = 'SELECT VALUE c.n FROM c ORDER BY c.n';
        const first = await items.items.query(query, { partitionKey: pk, maxItemCount: 2 }).fetchNext();
        await items.item('1', pk).delete();
        const { continuationToken } = first;
        const options = { partitionKey: pk, maxItemCount: 2, continuationToken: continuationToken! };
        return [first.resources, (await items.items.query(query, options).fetchNext()).resources];
      },
      expected: [
        [1, 2],
        [3, 4],
      ],
      source: PAGES,
    },
    {
      of: 'a continuation that is none',
      answer: () =>
        statusOf(async () => {
          await items.items
            .query('SELECT * FROM c', {
              partitionKey: 'p',
              maxItemCount: 1,
              continuationToken: '{"no":"token"}',
            })
            .fetchNext();
          return { code: 200 };
        }),
      expected: 400,
      source: QUERIES,
    },
  ],
  limits: [
    {
      of: 'a document of more than 2 MB',
      answer: () => create({ text: text(2_200_000) }),
      expected: 413,
      source: LIMITS,
    },
    {
      of: 'a document of 1.9 MB',
      answer: () => create({ text: text(1_900_000) }),
      expected: 201,
      source: LIMITS,
    },
    {
      of: 'objects in 128 levels below the document',
      answer: () => create(nested(128)),
      expected: 201,
      source: LIMITS,
    },
    {
      of: 'objects in 200 levels below the document',
      answer: () => create(nested(200)),
      expected: 400,
      source: LIMITS,
    },
  ],
  sessions: [
    {
      of: 'a write, in the form of its session token',
      answer: async () => {
        const { headers } = await items.items.create({ id: randomUUID(), pk: 'p' });
        return /^\d+:[-\d]+#\d+/.test(String(headers['x-ms-session-token']));
      },
      expected: true,
      source: `${SDK}/src/session/VectorSessionToken.ts`,
    },
    {
      of: 'a read by the client that wrote, 50 times',
      answer: async () => {
        const own = connect();
        const container = own.database(database.id).container('items');
        let missing = 0;
        for (let n = 0; n < 50; n++) {
          const id = randomUUID();
          await container.items.create({ id, pk: 'p' });
          if ((await statusOf(() => container.item(id, 'p').read())) !== 200) missing += 1;
        }
        own.dispose();
        return missing;
      },
      expected: 0,
      source: `${CONSISTENCY}#session-consistency`,
    },
  ],
};

describe.for(Object.entries(probes))('Cosmos DB answers %s', ([, list]) => {
  it.for(list)('$of: $expected ($source)', async ({ answer, expected }) => {
    expect(await answer()).toEqual(expected);
  });
});

describe.skipIf(remote)('a lagging store', () => {
  /** Of 200 documents that one client writes, how many another one misses when it reads at once. */
  async function missed(read: (other: Container, id: string, token: string) => Promise<unknown>) {
    const folder = await mkdtemp(join(tmpdir(), 'cosmos-'));
    const lagging = await startLocalCosmos(folder, { unkind: 7 });
    try {
      const options = {
        endpoint: lagging.url,
        key: KEY,
        connectionPolicy: { enableBackgroundEndpointRefreshing: false },
      };
      const [writer, reader] = [new CosmosClient(options), new CosmosClient(options)];
      const { database: own } = await writer.databases.create({ id: 'lagging' });
      const { container } = await own.containers.create({ id: 'items', partitionKey: '/pk' });
      const other = reader.database('lagging').container('items');
      let count = 0;
      for (let n = 0; n < 200; n++) {
        const written = await container.items.create({ id: `${n}`, pk: 'p' }).catch(() => null);
        const token = String(written?.headers['x-ms-session-token']);
        if (written && (await read(other, `${n}`, token).catch(() => 'failed')) === undefined) count += 1;
      }
      return count;
    } finally {
      await lagging.kill();
      await rm(folder, { recursive: true });
    }
  }

  it('does not always show a document to another client at once', async () => {
    expect(await missed(async (other, id) => (await other.item(id, 'p').read()).resource)).toBeGreaterThan(
      10,
    );
  });

  it('shows it to a client that has the session token of the write', async () => {
    const read = async (other: Container, id: string, sessionToken: string) =>
      (await other.item(id, 'p').read({ sessionToken, consistencyLevel: 'Session' })).resource;
    expect(await missed(read)).toBe(0);
  });

  it('shows it to a client after a write that it refused', async () => {
    const read = async (other: Container, id: string) => {
      const accessCondition = { type: 'IfMatch', condition: '"none"' };
      for (;;) {
        const error: unknown = await other
          .item(id, 'p')
          .delete({ accessCondition })
          .catch((caught: unknown) => caught);
        const { code, headers } = error as { code: unknown; headers?: Record<string, unknown> };
        if (code !== 412) continue;
        const sessionToken = String(headers?.['x-ms-session-token']);
        return (await other.item(id, 'p').read({ sessionToken, consistencyLevel: 'Session' })).resource;
      }
    };
    expect(await missed(read)).toBe(0);
  });
});

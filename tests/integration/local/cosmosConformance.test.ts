import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import {
  CosmosClient,
  PatchOperationType,
  type Container,
  type Database,
  type ItemDefinition,
  type OperationInput,
  type PatchOperation,
  type SqlParameter,
} from '@azure/cosmos';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_KEY, type LocalCosmos, startLocalCosmos } from '../../support/portal/localCosmos.ts';

/**
 * The behavior of Cosmos DB for NoSQL that the portal relies on. Without settings it starts the local server; with
 * COSMOS_ENDPOINT and COSMOS_KEY it tests a real account or Microsoft's emulator, in a separate database
 * that it deletes. Tests of the local server's journal are skipped there.
 */
const endpoint = process.env['COSMOS_ENDPOINT'];
function connect(url: string, key = LOCAL_KEY): CosmosClient {
  return new CosmosClient({
    endpoint: url,
    key,
    connectionPolicy: { enableBackgroundEndpointRefreshing: false },
  });
}

async function containerOf(client: CosmosClient, databaseId: string): Promise<Container> {
  const { database } = await client.databases.createIfNotExists({ id: databaseId });
  const { container } = await database.containers.createIfNotExists({ id: 'items', partitionKey: '/pk' });
  return container;
}

/** The error code of a failed request, or the status of a successful one. */
async function outcome(request: Promise<{ statusCode: number }>): Promise<number> {
  try {
    return (await request).statusCode;
  } catch (error) {
    return Number(Object(error).code);
  }
}

function count(codes: number[]): Record<number, number> {
  return codes.reduce<Record<number, number>>(
    (total, code) => ({ ...total, [code]: (total[code] ?? 0) + 1 }),
    {},
  );
}

describe('Cosmos DB for NoSQL', { timeout: 60_000 }, () => {
  let client: CosmosClient;
  let database: Database;
  let items: Container;
  let server: LocalCosmos | undefined;
  let dir: string | undefined;

  beforeAll(async () => {
    if (!endpoint) {
      dir = await mkdtemp(join(tmpdir(), 'cosmos-'));
      server = await startLocalCosmos(dir);
    }
    client = connect(endpoint ?? server?.url ?? '', process.env['COSMOS_KEY'] ?? LOCAL_KEY);
    ({ database } = await client.databases.create({ id: `conformance-${randomUUID()}` }));
    ({ container: items } = await database.containers.create({
      id: 'items',
      partitionKey: '/pk',
      defaultTtl: -1,
      indexingPolicy: {
        compositeIndexes: [
          [
            { path: '/status', order: 'ascending' },
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
    if (dir) await rm(dir, { recursive: true });
  }, 60_000);

  async function query<T>(sql: string, parameters: SqlParameter[] = [], partitionKey?: string): Promise<T[]> {
    const options = partitionKey === undefined ? {} : { partitionKey };
    return (await items.items.query<T>({ query: sql, parameters }, options).fetchAll()).resources;
  }

  async function create<T extends object>(
    pk: string,
    more: T,
    id: string = randomUUID(),
  ): Promise<T & ItemDefinition & { _etag: string }> {
    const { resource } = await items.items.create({ id, pk, ...more });
    if (!resource) throw new Error('nothing was created');
    return Object.assign(resource, more);
  }

  async function batch(operations: OperationInput[], pk: string): Promise<number[]> {
    const { result } = await items.items.batch(operations, pk);
    return (result ?? []).map(({ statusCode }) => statusCode);
  }

  function idsIn(pk: string): Promise<string[]> {
    return query<string>(
      'SELECT VALUE c.id FROM c WHERE c.pk = @pk ORDER BY c.id',
      [{ name: '@pk', value: pk }],
      pk,
    );
  }

  describe('single documents', () => {
    test('create, read, replace, upsert and delete return their statuses', async () => {
      const pk = randomUUID();
      expect(await outcome(items.items.create({ id: 'a', pk, n: 1 }))).toBe(201);
      expect(await outcome(items.item('a', pk).read())).toBe(200);
      expect(await outcome(items.item('a', pk).replace({ id: 'a', pk, n: 2 }))).toBe(200);
      expect(await outcome(items.items.upsert({ id: 'a', pk, n: 3 }))).toBe(200);
      expect(await outcome(items.items.upsert({ id: 'b', pk, n: 3 }))).toBe(201);
      expect((await items.item('a', pk).read()).resource).toMatchObject({ id: 'a', pk, n: 3 });
      expect(await outcome(items.item('a', pk).delete())).toBe(204);
      expect(await outcome(items.item('a', pk).read())).toBe(404);
    });

    test('a missing document returns 404, an existing one 409', async () => {
      const pk = randomUUID();
      await create(pk, {}, 'there');
      expect(await outcome(items.items.create({ id: 'there', pk }))).toBe(409);
      expect(await outcome(items.item('gone', pk).replace({ id: 'gone', pk }))).toBe(404);
      expect(await outcome(items.item('gone', pk).delete())).toBe(404);
      expect(await outcome(items.item('gone', pk).patch([{ op: 'set', path: '/n', value: 1 }]))).toBe(404);
      expect(await outcome(database.container('nowhere').item('a', pk).read())).toBe(404);
    });

    test('a replace changes the ETag and drops properties that are not in it', async () => {
      const pk = randomUUID();
      const before = await create(pk, { old: true }, 'a');
      const { resource } = await items.item('a', pk).replace({ id: 'a', pk });
      expect(resource?._etag).not.toBe(before._etag);
      expect(resource).not.toHaveProperty('old');
    });

    test('a stale ETag is refused with 412 by replace, upsert, patch and delete', async () => {
      const pk = randomUUID();
      const { _etag } = await create(pk, { n: 1 }, 'a');
      await items.item('a', pk).replace({ id: 'a', pk, n: 2 });
      const stale = { accessCondition: { type: 'IfMatch', condition: _etag } };
      expect(await outcome(items.item('a', pk).replace({ id: 'a', pk }, stale))).toBe(412);
      expect(await outcome(items.items.upsert({ id: 'a', pk }, stale))).toBe(412);
      expect(await outcome(items.item('a', pk).patch([{ op: 'incr', path: '/n', value: 1 }], stale))).toBe(
        412,
      );
      expect(await outcome(items.item('a', pk).delete(stale))).toBe(412);
      expect((await items.item('a', pk).read()).resource.n).toBe(2);
    });

    test('of 50 replaces with the same ETag one wins', async () => {
      const pk = randomUUID();
      const { _etag } = await create(pk, {}, 'a');
      const condition = { accessCondition: { type: 'IfMatch', condition: _etag } };
      const racers = Array.from({ length: 50 }, (_, n) =>
        outcome(items.item('a', pk).replace({ id: 'a', pk, n }, condition)),
      );
      expect(count(await Promise.all(racers))).toEqual({ 200: 1, 412: 49 });
    });

    test('of 50 creates of the same id one wins', async () => {
      const pk = randomUUID();
      const racers = Array.from({ length: 50 }, (_, n) => outcome(items.items.create({ id: 'a', pk, n })));
      expect(count(await Promise.all(racers))).toEqual({ 201: 1, 409: 49 });
    });

    test('reading an unchanged document with its ETag returns 304', async () => {
      const pk = randomUUID();
      const { _etag } = await create(pk, {}, 'a');
      const condition = { accessCondition: { type: 'IfNoneMatch', condition: _etag } };
      expect(await outcome(items.item('a', pk).read(condition))).toBe(304);
      await items.item('a', pk).replace({ id: 'a', pk, n: 1 });
      expect(await outcome(items.item('a', pk).read(condition))).toBe(200);
    });

    test('the same id can exist in each partition', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      await create(one, { n: 1 }, 'same');
      await create(other, { n: 2 }, 'same');
      await items.item('same', one).delete();
      expect((await items.item('same', other).read()).resource.n).toBe(2);
      expect(await outcome(items.item('same', one).read())).toBe(404);
    });

    test('a document with a different partition key is refused', async () => {
      const pk = randomUUID();
      await create(pk, {}, 'a');
      expect(await outcome(items.item('a', pk).replace({ id: 'a', pk: 'elsewhere' }))).toBe(400);
    });

    test.each([
      'a|b:c@d.com',
      'quote\'and"double',
      'percent%20sign',
      'ünï cödé €',
      'plus+and&equals=',
      'a;b,c',
    ])('the id and partition key %s are returned unchanged', async (name) => {
      const pk = `${name}/${randomUUID()}#?`;
      await create(pk, { n: 7 }, name);
      expect((await items.item(name, pk).read()).resource).toMatchObject({ id: name, pk, n: 7 });
      expect(await idsIn(pk)).toEqual([name]);
      expect(await outcome(items.item(name, pk).delete())).toBe(204);
    });

    test('a number and its text are different partition keys', async () => {
      const number = Date.now();
      await items.items.create({ id: 'a', pk: number, n: 1 });
      await items.items.create({ id: 'a', pk: String(number), n: 2 });
      expect((await items.item('a', number).read()).resource.n).toBe(1);
      expect((await items.item('a', String(number)).read()).resource.n).toBe(2);
    });

    test('a document of 1.9 MB is stored, and one above 2 MB is refused', async () => {
      const pk = randomUUID();
      const text = 'x'.repeat(1_900_000);
      await create(pk, { text }, 'big');
      expect((await items.item('big', pk).read()).resource.text).toHaveLength(1_900_000);
      expect(await outcome(items.items.create({ id: 'huge', pk, text: text.repeat(2) }))).toBe(413);
    });
  });

  describe('patch', () => {
    test('50 concurrent increments add up', async () => {
      const pk = randomUUID();
      await create(pk, { n: 0 }, 'a');
      const increments = Array.from({ length: 50 }, () =>
        outcome(items.item('a', pk).patch([{ op: 'incr', path: '/n', value: 2 }])),
      );
      expect(count(await Promise.all(increments))).toEqual({ 200: 50 });
      expect((await items.item('a', pk).read()).resource.n).toBe(100);
    });

    test('operations are applied together or not at all', async () => {
      const pk = randomUUID();
      await create(pk, { list: [1], old: 1, inner: { kept: true } }, 'a');
      const good: PatchOperation[] = [
        { op: 'set', path: '/inner/name', value: 'Ann' },
        { op: 'add', path: '/list/-', value: 2 },
        { op: 'remove', path: '/old' },
      ];
      await items.item('a', pk).patch(good);
      expect((await items.item('a', pk).read()).resource).toMatchObject({
        list: [1, 2],
        inner: { kept: true, name: 'Ann' },
      });
      const bad: PatchOperation[] = [
        { op: 'set', path: '/list', value: [] },
        { op: 'remove', path: '/absent' },
      ];
      expect(await outcome(items.item('a', pk).patch(bad))).toBe(400);
      expect((await items.item('a', pk).read()).resource.list).toEqual([1, 2]);
    });

    test.each([
      ['from c where c.isPaid = false', 200],
      ['from c where c.isPaid = true', 412],
      ['from c where c.patientName = "Bob"', 200],
      ['from c where c.patientName = "bob"', 412],
      ['from c\nwhere NOT IS_DEFINED(c.claimedAt)', 200],
    ])('a patch with the condition %s returns %i', async (condition, expected) => {
      const pk = randomUUID();
      await create(pk, { isPaid: false, patientName: 'Bob' }, 'a');
      await create(pk, { isPaid: true, patientName: 'bob' }, 'other');
      const patched = items
        .item('a', pk)
        .patch({ condition, operations: [{ op: 'set', path: '/n', value: 1 }] });
      expect(await outcome(patched)).toBe(expected);
    });
  });

  describe('transactional batches', () => {
    test('every kind of operation uses the partition key of the batch', async () => {
      const pk = randomUUID();
      for (const id of ['replaced', 'patched', 'deleted', 'read']) await create(pk, { n: 1 }, id);
      const codes = await batch(
        [
          { operationType: 'Create', resourceBody: { id: 'created', pk } },
          { operationType: 'Upsert', resourceBody: { id: 'upserted', pk } },
          { operationType: 'Replace', id: 'replaced', resourceBody: { id: 'replaced', pk, n: 2 } },
          {
            operationType: 'Patch',
            id: 'patched',
            resourceBody: { operations: [{ op: PatchOperationType.incr, path: '/n', value: 4 }] },
          },
          { operationType: 'Delete', id: 'deleted' },
          { operationType: 'Read', id: 'read' },
        ],
        pk,
      );
      expect(codes).toEqual([201, 201, 200, 200, 204, 200]);
      expect(await idsIn(pk)).toEqual(['created', 'patched', 'read', 'replaced', 'upserted']);
      expect((await items.item('patched', pk).read()).resource.n).toBe(5);
    });

    test('one refused operation rolls back all, and the others return 424', async () => {
      const pk = randomUUID();
      await create(pk, { n: 1 }, 'kept');
      await create(pk, { n: 1 }, 'counter');
      const before = (await items.item('counter', pk).read()).resource;
      const codes = await batch(
        [
          { operationType: 'Create', resourceBody: { id: 'new', pk } },
          { operationType: 'Replace', id: 'counter', resourceBody: { id: 'counter', pk, n: 9 } },
          { operationType: 'Delete', id: 'kept' },
          { operationType: 'Create', resourceBody: { id: 'counter', pk } },
          { operationType: 'Create', resourceBody: { id: 'later', pk } },
        ],
        pk,
      );
      expect(codes).toEqual([424, 424, 424, 409, 424]);
      expect(await idsIn(pk)).toEqual(['counter', 'kept']);
      expect((await items.item('counter', pk).read()).resource).toEqual(before);
    });

    test('a stale ifMatch refuses the batch with 412, a fresh one passes', async () => {
      const pk = randomUUID();
      const { _etag } = await create(pk, { n: 1 }, 'root');
      const operations = (ifMatch: string, event: string): OperationInput[] => [
        { operationType: 'Create', resourceBody: { id: event, pk } },
        { operationType: 'Replace', id: 'root', ifMatch, resourceBody: { id: 'root', pk, n: 2 } },
      ];
      expect(await batch(operations(_etag, 'first'), pk)).toEqual([201, 200]);
      expect(await batch(operations(_etag, 'second'), pk)).toEqual([424, 412]);
      expect(await idsIn(pk)).toEqual(['first', 'root']);
    });

    test('of 20 batches on the same ETag one wins and leaves its event', async () => {
      const pk = randomUUID();
      const { _etag } = await create(pk, {}, 'root');
      const racers = Array.from({ length: 20 }, (_, n) =>
        batch(
          [
            { operationType: 'Create', resourceBody: { id: `event-${n}`, pk } },
            { operationType: 'Replace', id: 'root', ifMatch: _etag, resourceBody: { id: 'root', pk, n } },
          ],
          pk,
        ),
      );
      const codes = (await Promise.all(racers)).map((each) => each[1] ?? 0);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      expect(await idsIn(pk)).toHaveLength(2);
    });

    test('a document of another partition refuses the whole batch', async () => {
      const [pk, other] = [randomUUID(), randomUUID()];
      const operations: OperationInput[] = [
        { operationType: 'Create', resourceBody: { id: 'a', pk } },
        { operationType: 'Create', resourceBody: { id: 'b', pk: other } },
      ];
      const codes = await batch(operations, pk).catch(() => [400]);
      expect(codes.some((code) => code < 300)).toBe(false);
      expect([...(await idsIn(pk)), ...(await idsIn(other))]).toEqual([]);
    });
  });

  describe('queries', () => {
    const pk = randomUUID();

    beforeAll(async () => {
      const rows = Array.from({ length: 24 }, (_, n) => ({
        id: `row-${String(n).padStart(2, '0')}`,
        pk,
        status: ['open', 'closed', 'held'][n % 3],
        at: new Date(Date.UTC(2026, 0, 1 + ((n * 7) % 24))).toISOString(),
        terms: n % 2 ? ['ann', 'smith'] : ['bob'],
        details: { cents: n * 100 },
      }));
      for (const row of rows) await items.items.create(row);
      await create(randomUUID(), { status: 'open', at: '2027-01-01', terms: ['ann'] });
    });

    test('a partition key limits a query to its partition', async () => {
      expect(await query('SELECT VALUE c.id FROM c', [], pk)).toHaveLength(24);
      expect(await query('SELECT VALUE c.id FROM c', [], randomUUID())).toEqual([]);
      const unlimited = await query<string>('SELECT VALUE c.pk FROM c WHERE c.status = @status', [
        { name: '@status', value: 'open' },
      ]);
      expect(unlimited.length).toBeGreaterThan(8);
    });

    test('ORDER BY with TOP returns the first rows, in both directions', async () => {
      const days = await query<string>('SELECT VALUE c.at FROM c ORDER BY c.at DESC', [], pk);
      expect(days).toEqual(days.toSorted().toReversed());
      expect(days).toHaveLength(24);
      expect(await query('SELECT TOP 5 VALUE c.at FROM c ORDER BY c.at DESC', [], pk)).toEqual(
        days.slice(0, 5),
      );
      expect(await query('SELECT TOP 5 VALUE c.at FROM c ORDER BY c.at', [], pk)).toEqual(
        days.toReversed().slice(0, 5),
      );
    });

    test('ORDER BY with TOP after a value returns the rows next to it, even among values of other types', async () => {
      const own = randomUUID();
      const days = Array.from({ length: 300 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString());
      await Promise.all(days.map((at, n) => create(own, { at, isOdd: n % 2 === 1 }, `day${n}`)));
      for (const [id, at] of [
        ['number', 7],
        ['null', null],
        ['list', ['2027']],
      ] as const) {
        await create(own, { at }, id);
      }
      await create(own, {}, 'none');
      const boundary = days[200]!;
      const find3 = (condition: string, order: string) =>
        query<string>(
          `SELECT TOP 3 VALUE c.at FROM c WHERE c.pk = @pk AND ${condition} ORDER BY c.at ${order}`,
          [
            { name: '@pk', value: own },
            { name: '@at', value: boundary },
          ],
          own,
        );
      expect(await find3('c.at < @at', 'DESC')).toEqual([days[199], days[198], days[197]]);
      expect(await find3('c.at > @at', 'ASC')).toEqual([days[201], days[202], days[203]]);
      expect(await find3('c.at < @at', 'ASC')).toEqual(days.slice(0, 3));
      expect(await find3('c.at > @at', 'DESC')).toEqual([days[299], days[298], days[297]]);
      expect(await find3('c.isOdd = true AND c.at < @at', 'DESC')).toEqual([days[199], days[197], days[195]]);
      expect(await find3('(c.at < @at OR c.isOdd = true)', 'DESC')).toEqual([
        days[299],
        days[297],
        days[295],
      ]);
      expect(await find3('@at < c.at', 'ASC')).toEqual([days[201], days[202], days[203]]);
      expect(await find3('@at > c.at', 'ASC')).toEqual(days.slice(0, 3));
    });

    test('ORDER BY reflects every write', async () => {
      const own = randomUUID();
      const first = () => query<string>('SELECT TOP 2 VALUE c.id FROM c ORDER BY c.n DESC', [], own);
      for (const n of [1, 2, 3]) await create(own, { n }, `n${n}`);
      expect(await first()).toEqual(['n3', 'n2']);
      await items.item('n1', own).patch([{ op: 'set', path: '/n', value: 9 }]);
      await items.item('n3', own).delete();
      expect(await first()).toEqual(['n1', 'n2']);
      await batch(
        [
          { operationType: 'Delete', id: 'n1' },
          { operationType: 'Create', resourceBody: { id: 'n2', pk: own } },
        ],
        own,
      );
      expect(await first()).toEqual(['n1', 'n2']);
    });

    test('ORDER BY with several keys needs a composite index', async () => {
      const ordered = await query<{ status: string; at: string }>(
        'SELECT TOP 20 c.status, c.at FROM c WHERE c.pk = @pk ORDER BY c.status ASC, c.at DESC',
        [{ name: '@pk', value: pk }],
        pk,
      );
      const expected = ordered.toSorted(
        (a, b) => a.status.localeCompare(b.status) || b.at.localeCompare(a.at),
      );
      expect(ordered).toHaveLength(20);
      expect(ordered).toEqual(expected);
      await expect(query('SELECT c.id FROM c ORDER BY c.status, c.id', [], pk)).rejects.toMatchObject({
        code: 400,
      });
    });

    test('continuation tokens page through an ordered query', async () => {
      const spec = 'SELECT c.id, c.at FROM c ORDER BY c.at DESC';
      const seen: string[] = [];
      let token: string | undefined;
      do {
        const options = { partitionKey: pk, maxItemCount: 7, ...(token ? { continuationToken: token } : {}) };
        const page = await items.items.query<{ at: string }>(spec, options).fetchNext();
        expect(page.resources.length).toBeLessThanOrEqual(7);
        seen.push(...page.resources.map(({ at }) => at));
        token = page.continuationToken;
      } while (token);
      expect(seen).toHaveLength(24);
      expect(seen).toEqual(seen.toSorted().toReversed());
    });

    test('parameters are values and not SQL', async () => {
      const sql = 'SELECT VALUE c.id FROM c WHERE c.pk = @pk AND c.status = @status';
      const parameters = (status: string) => [
        { name: '@pk', value: pk },
        { name: '@status', value: status },
      ];
      expect(await query(sql, parameters('open'), pk)).toHaveLength(8);
      expect(await query(sql, parameters('open" OR "1" = "1'), pk)).toEqual([]);
    });

    test('ARRAY_CONTAINS, IN, STARTSWITH, ranges and nested paths filter', async () => {
      const find = (where: string) => query(`SELECT TOP 100 VALUE c.id FROM c WHERE ${where}`, [], pk);
      expect(await find('ARRAY_CONTAINS(c.terms, "smith")')).toHaveLength(12);
      expect(await find('ARRAY_CONTAINS(c.terms, "ann") AND ARRAY_CONTAINS(c.terms, "bob")')).toHaveLength(0);
      expect(await find('c.status IN ("open", "held")')).toHaveLength(16);
      expect(await find('STARTSWITH(c.id, "row-1")')).toHaveLength(10);
      expect(await find('c.details.cents >= 500 AND c.details.cents < 1000')).toHaveLength(5);
      expect(await find('NOT IS_DEFINED(c.details)')).toHaveLength(0);
    });

    test('ARRAY_CONTAINS with ORDER BY and TOP, and IN, reflect every write in a large partition', async () => {
      const own = randomUUID();
      const documents = Array.from({ length: 400 }, (_, n) => ({
        n,
        tags: n % 4 === 0 ? ['few'] : ['many'],
      }));
      await Promise.all(documents.map((document, n) => create(own, document, `d${n}`)));
      const first = (tag: string, order = 'ASC') =>
        query<number>(
          `SELECT TOP 3 VALUE c.n FROM c WHERE c.pk = @pk AND ARRAY_CONTAINS(c.tags, @tag) ORDER BY c.n ${order}`,
          [
            { name: '@pk', value: own },
            { name: '@tag', value: tag },
          ],
          own,
        );
      expect(await first('few')).toEqual([0, 4, 8]);
      expect(await first('many', 'DESC')).toEqual([399, 398, 397]);
      expect(await first('none')).toEqual([]);
      const listed = () =>
        query<number>(
          'SELECT VALUE c.n FROM c WHERE c.tags != "x" AND c.id IN ("d4", "d8", "d9", "gone")',
          [],
          own,
        );
      expect((await listed()).toSorted((a, b) => a - b)).toEqual([4, 8, 9]);
      await items.item('d0', own).patch([{ op: 'set', path: '/tags', value: ['many', 'few', 'few'] }]);
      await items.item('d4', own).patch([{ op: 'set', path: '/tags', value: 'few' }]);
      await items.item('d8', own).delete();
      expect(await first('few')).toEqual([0, 12, 16]);
      expect(await first('many')).toEqual([0, 1, 2]);
      expect((await listed()).toSorted((a, b) => a - b)).toEqual([4, 9]);
    });

    test('ARRAY_CONTAINS in OR, AND and NOT reflect every write in a large partition', async () => {
      const own = randomUUID();
      const documents = Array.from({ length: 400 }, (_, n) => ({ n, tags: ['all', `t${n % 100}`] }));
      await Promise.all(documents.map((document, n) => create(own, document, `d${n}`)));
      const find = (condition: string) =>
        query<number>(
          `SELECT TOP 5 VALUE c.n FROM c WHERE c.pk = @pk AND ${condition} ORDER BY c.n DESC`,
          [{ name: '@pk', value: own }],
          own,
        );
      const has = (tag: string) => `ARRAY_CONTAINS(c.tags, "${tag}")`;
      expect(await find(`(${has('t1')} OR ${has('t2')})`)).toEqual([302, 301, 202, 201, 102]);
      expect(await find(`(${has('t1')} OR ${has('all')})`)).toEqual([399, 398, 397, 396, 395]);
      expect(await find(`((${has('t1')} AND ${has('all')}) OR ${has('t2')}) AND c.n < 200`)).toEqual([
        102, 101, 2, 1,
      ]);
      expect(await find(`(${has('t1')} OR (${has('t2')} OR ${has('t3')})) AND c.n < 100`)).toEqual([3, 2, 1]);
      expect(await find(`(${has('t1')} OR c.n = 50 OR NOT ${has('all')})`)).toEqual([301, 201, 101, 50, 1]);
      expect(await find(`${has('t1')} AND NOT (${has('t2')} OR ${has('none')})`)).toEqual([301, 201, 101, 1]);
      expect(await find(`(${has('none')} OR ${has('gone')})`)).toEqual([]);
      await items.item('d301', own).patch([{ op: 'set', path: '/tags', value: ['t5'] }]);
      await items.item('d302', own).delete();
      expect(await find(`(${has('t1')} OR ${has('t2')})`)).toEqual([202, 201, 102, 101, 2]);
      expect(await find(`(${has('t1')} OR NOT ${has('all')})`)).toEqual([301, 201, 101, 1]);
    });

    test('COUNT and SUM return one value', async () => {
      expect(await query('SELECT VALUE COUNT(1) FROM c WHERE c.status = "held"', [], pk)).toEqual([8]);
      expect(await query('SELECT VALUE SUM(c.details.cents) FROM c', [], pk)).toEqual([27600]);
    });

    test('an invalid query is refused with 400', async () => {
      await expect(query('SELECT FROM WHERE', [], pk)).rejects.toMatchObject({ code: 400 });
    });
  });

  describe('time to live', () => {
    test('an expired document does not exist for reads, queries and creates', async () => {
      const pk = randomUUID();
      await create(pk, { ttl: 1 }, 'short');
      await create(pk, {}, 'lasting');
      await expect
        .poll(() => outcome(items.item('short', pk).read()), { timeout: 15_000, interval: 200 })
        .toBe(404);
      await expect.poll(() => idsIn(pk), { timeout: 15_000, interval: 200 }).toEqual(['lasting']);
      expect(await outcome(items.items.create({ id: 'short', pk, n: 2 }))).toBe(201);
    });

    test("the container's default applies to documents without a ttl", async () => {
      const { container } = await database.containers.create({
        id: 'brief',
        partitionKey: '/pk',
        defaultTtl: 1,
      });
      await container.items.create({ id: 'a', pk: 'p' });
      await container.items.create({ id: 'never', pk: 'p', ttl: -1 });
      await expect
        .poll(() => outcome(container.item('a', 'p').read()), { timeout: 15_000, interval: 200 })
        .toBe(404);
      expect(await outcome(container.item('never', 'p').read())).toBe(200);
    });
  });

  test('a changed container keeps its documents', async () => {
    const { container } = await database.containers.create({ id: 'changing', partitionKey: '/pk' });
    await container.items.create({ id: 'a', pk: 'p' });
    await container.replace({ id: 'changing', partitionKey: { paths: ['/pk'] }, defaultTtl: -1 });
    expect((await container.read()).resource?.defaultTtl).toBe(-1);
    expect(await outcome(container.item('a', 'p').read())).toBe(200);
  });
});

describe.skipIf(endpoint)('durability of the local server', { timeout: 60_000 }, () => {
  const dirs: string[] = [];
  const servers: LocalCosmos[] = [];
  const clients: CosmosClient[] = [];

  afterEach(async () => {
    for (const client of clients.splice(0)) client.dispose();
    for (const server of servers.splice(0)) await server.kill();
    for (const dir of dirs.splice(0)) await rm(dir, { recursive: true });
  });

  async function newDir(): Promise<string> {
    const dir = await mkdtemp(join(tmpdir(), 'cosmos-'));
    dirs.push(dir);
    return dir;
  }

  async function open(
    dir: string,
    compactAboveBytes?: number,
  ): Promise<{ server: LocalCosmos; items: Container }> {
    const server = await startLocalCosmos(dir, { compactAboveBytes });
    const client = connect(server.url);
    servers.push(server);
    clients.push(client);
    return { server, items: await containerOf(client, 'db') };
  }

  async function newestJournal(dir: string): Promise<string> {
    const names = (await readdir(dir)).filter((name) => name.startsWith('journal-')).toSorted();
    return join(dir, names.at(-1) ?? '');
  }

  async function bytesIn(dir: string): Promise<number> {
    const sizes = await Promise.all(
      (await readdir(dir)).map(async (name) => (await stat(join(dir, name))).size),
    );
    return sizes.reduce((total, size) => total + size, 0);
  }

  /** Runs `write` from several concurrent workers and kills the server after this many acknowledgements. */
  async function killDuringWrites(
    server: LocalCosmos,
    acknowledgements: number,
    write: (n: number, worker: number) => Promise<void>,
  ): Promise<void> {
    let started = 0;
    let acknowledged = 0;
    let isKilled = false;
    await new Promise<void>((resolve) => {
      const work = async (worker: number) => {
        while (!isKilled) {
          await write(started++, worker);
          acknowledged += 1;
          if (acknowledged >= acknowledgements) resolve();
        }
      };
      for (let worker = 0; worker < 16; worker += 1) work(worker).catch(() => resolve());
    });
    await server.kill();
    isKilled = true;
    expect(acknowledged).toBeGreaterThanOrEqual(acknowledgements);
  }

  test('kill -9 during many writes loses no acknowledged write and splits no batch', async () => {
    const dir = await newDir();
    const { server, items } = await open(dir);
    const acknowledged: number[] = [];
    await killDuringWrites(server, 600, async (n) => {
      const operations: OperationInput[] = ['root', 'event'].map((id) => ({
        operationType: 'Create',
        resourceBody: { id, pk: `p${n}`, n },
      }));
      const { code } = await items.items.batch(operations, `p${n}`);
      if (code === 200) acknowledged.push(n);
    });

    const { items: after } = await open(dir);
    const { resources } = await after.items
      .query<{ id: string; n: number }>('SELECT c.id, c.n FROM c')
      .fetchAll();
    const roots = new Set(resources.filter(({ id }) => id === 'root').map(({ n }) => n));
    const events = new Set(resources.filter(({ id }) => id === 'event').map(({ n }) => n));
    expect(acknowledged.filter((n) => !roots.has(n))).toEqual([]);
    expect(roots).toEqual(events);
  });

  test('the journal is compacted during writes, and kill -9 loses none of them', async () => {
    const dir = await newDir();
    const { server, items } = await open(dir, 100_000);
    const lastAcknowledged = new Map<string, number>();
    await killDuringWrites(server, 2_000, async (n, worker) => {
      const id = `d${worker}`;
      await items.items.upsert({ id, pk: id, n, padding: 'x'.repeat(500) });
      lastAcknowledged.set(id, n);
    });
    expect(await bytesIn(dir)).toBeLessThan(400_000);

    const { items: after } = await open(dir, 100_000);
    for (const [id, n] of lastAcknowledged) {
      expect((await after.item(id, id).read()).resource?.n).toBeGreaterThanOrEqual(n);
    }
    expect((await after.items.query('SELECT c.id FROM c').fetchAll()).resources).toHaveLength(16);
  });

  test('a torn last line is ignored, and later writes survive', async () => {
    const dir = await newDir();
    const first = await open(dir);
    await first.items.items.create({ id: 'a', pk: 'p' });
    await first.server.kill();
    await appendFile(await newestJournal(dir), '[["put","ridÄ","[\\"p\\"]",{"id":"torn');

    const second = await open(dir);
    expect(await outcome(second.items.item('a', 'p').read())).toBe(200);
    expect(await outcome(second.items.item('torn', 'p').read())).toBe(404);
    await second.items.items.create({ id: 'b', pk: 'p' });
    await second.server.kill();

    const third = await open(dir);
    expect(await outcome(third.items.item('b', 'p').read())).toBe(200);
  });

  test('a damaged line before the end prevents the start instead of losing the lines after it', async () => {
    const dir = await newDir();
    const { server, items } = await open(dir);
    await items.items.create({ id: 'a', pk: 'p' });
    await server.kill();
    await appendFile(await newestJournal(dir), 'damaged\n[]\n');
    await expect(startLocalCosmos(dir)).rejects.toThrow('exited with 1');
  });

  test('a failed batch leaves nothing after a restart, and deletes and counters are kept', async () => {
    const dir = await newDir();
    const { server, items } = await open(dir);
    await items.items.create({ id: 'counter', pk: 'p', n: 0 });
    await items.items.create({ id: 'deleted', pk: 'p' });
    await items.item('deleted', 'p').delete();
    for (let n = 0; n < 5; n += 1)
      await items.item('counter', 'p').patch([{ op: 'incr', path: '/n', value: 1 }]);
    const operations: OperationInput[] = [
      { operationType: 'Create', resourceBody: { id: 'half', pk: 'p' } },
      { operationType: 'Delete', id: 'counter' },
      { operationType: 'Replace', id: 'absent', resourceBody: { id: 'absent', pk: 'p' } },
    ];
    const { result } = await items.items.batch(operations, 'p');
    expect(result?.map(({ statusCode }) => statusCode)).toEqual([424, 424, 404]);
    await server.kill();

    const { items: after } = await open(dir);
    expect((await after.item('counter', 'p').read()).resource.n).toBe(5);
    expect(await outcome(after.item('half', 'p').read())).toBe(404);
    expect(await outcome(after.item('deleted', 'p').read())).toBe(404);
  });

  test('a dropped container and its documents stay deleted after a restart', async () => {
    const dir = await newDir();
    const { server, items } = await open(dir);
    await items.items.create({ id: 'a', pk: 'p' });
    await items.delete();
    await server.kill();

    const { items: after } = await open(dir);
    expect((await after.items.readAll().fetchAll()).resources).toEqual([]);
  });

  test('the server stops on SIGTERM and when its parent is gone', async () => {
    for (const end of [
      (child: ChildProcess) => child.kill('SIGTERM'),
      (child: ChildProcess) => child.disconnect(),
    ]) {
      const { process: child } = await startLocalCosmos(await newDir());
      const exited = once(child, 'exit');
      end(child);
      expect(await exited).toEqual([0, null]);
    }
  });
});

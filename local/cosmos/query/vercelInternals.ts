import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The only file that imports internals of `@vercel/cosmosdb-server` (pinned to 1.0.1), which exports only complete servers.
 * It provides database and container operations, patch operations and the SQL engine. This project stores the documents
 * (see container.ts).
 */

/** A database or container as the service returns it. */
type ResourceRecord = { id: string; _rid: string; [property: string]: unknown };

export type ContainerRecord = ResourceRecord & {
  partitionKey?: { paths: string[] };
  defaultTtl?: number;
  indexingPolicy?: {
    includedPaths?: { path: string }[];
    excludedPaths?: { path: string }[];
    compositeIndexes?: CompositeIndex[];
  };
};

/** One composite index: its paths in order. */
export type CompositeIndex = { path: string; order?: 'ascending' | 'descending' }[];

/** The package's store of one kind of resource. */
type ResourceItems<Item> = {
  _ridCount: number;
  _data: Map<string, Item>;
  _set(record: ResourceRecord): ResourceRecord;
};

type PackageContainer = { read(): ContainerRecord | undefined };

type PackageDatabase = {
  read(): ResourceRecord | undefined;
  collections: ResourceItems<PackageContainer>;
  collection(idOrRid: string): PackageContainer;
};

export type PackageAccount = {
  read(): Record<string, unknown>;
  databases: ResourceItems<PackageDatabase>;
  database(idOrRid: string): PackageDatabase;
};

/** A request with a new body stream, because the package parses the body itself. */
type PackageRequest = Readable & { method: string; url: string; headers: IncomingHttpHeaders };

type PackageResponse = { statusCode: number; setHeader(name: string, value: string): void };

type PackageHandler = (
  account: PackageAccount,
  request: PackageRequest,
  response: PackageResponse,
  params: Record<string, string>,
) => unknown;

export type QueryParameter = { name: string; value: unknown };

export type QueryOptions = {
  parameters?: QueryParameter[];
  maxItemCount?: number | null;
  continuation?: unknown;
  compositeIndexes?: CompositeIndex[];
};

export type QueryResult = { result: unknown[]; continuation: unknown };

/** A node of the parsed SQL; its fields depend on `type`. */
type SqlNode = { type: string; [field: string]: unknown };

export type CompiledQuery = {
  ast: SqlNode;
  exec(rows: unknown[], options: QueryOptions): QueryResult;
};

type Executor = (rows: unknown[], query: QueryOptions & { code: string; udf?: object }) => QueryResult;

/** A row of a query and the documents of which it was made, by their names in the query. */
export type Row = [unknown, unknown];

/** A key of ORDER BY: its path, which starts with the name of the document, and whether it is descending. */
type OrderArgument = [path: string[], isDescending?: boolean];

type RidOf = (documents: unknown) => string;

type QueryHelpers = {
  stripUndefined(value: unknown): unknown;
  sort(
    rows: unknown[],
    ridOf: RidOf,
    compositeIndexes: CompositeIndex[] | undefined,
    ...orders: OrderArgument[]
  ): unknown[];
  paginate(
    rows: Row[],
    maxItemCount: number | null | undefined,
    continuation: unknown,
    ridOf: RidOf,
    ...orders: OrderArgument[]
  ): QueryResult;
};

/** The container interface that the package's patch uses: it reads one document and stores its new version. */
type PatchTarget = {
  document(): { read(): Record<string, unknown> | undefined };
  documents: { replace(document: Record<string, unknown>): unknown };
};

type PatchOperation = (
  target: PatchTarget,
  input: { id: string; partitionKey: string; operations: readonly unknown[] },
) => { statusCode: number; body?: unknown };

const require = createRequire(import.meta.url);
const library = dirname(require.resolve('@vercel/cosmosdb-server'));
const engine = require.resolve('@zeit/cosmosdb-query', { paths: [library] });

const accountModule: { default: new (host: string, port: number) => PackageAccount } = require(
  join(library, 'account'),
);
const routesModule: {
  default: (request: PackageRequest) => [Record<string, string>, PackageHandler] | undefined;
} = require(join(library, 'routes'));
const patchModule: { patchOperation: PatchOperation } = require(join(library, 'handler/_patch-operations'));
const engineModule: { default: (sql: string) => CompiledQuery } = require(engine);

export const Account = accountModule.default;
export const findHandler = routesModule.default;
export const patchOperation = patchModule.patchOperation;
export const parseQuery = engineModule.default;
/** The engine calls its helpers through this object, so they can be replaced here. */
export const queryHelpers: QueryHelpers = require(join(dirname(engine), 'helpers'));
/** Runs the code that the engine generates for a query. It can be replaced here. */
export const executor: { default: Executor } = require(join(dirname(engine), 'executor'));
/** Arguments of the generated code, besides the helpers. */
export const aggregates: object = require(join(dirname(engine), 'aggregate-functions'));
export const builtins: object = require(join(dirname(engine), 'builtin-functions'));

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { type CosmosResponse, errorResponse } from './response.ts';
import { handleDocumentRequest } from './documentRequest.ts';
import { type CosmosRequest, isQuery, readHttpRequest } from './request.ts';
import type { Store } from './store.ts';
import { answerUnkindly, type Unkindness } from './unkind.ts';
import { isTtl } from './limits.ts';
import { findHandler } from './query/vercelInternals.ts';

const DOCUMENTS = /^\/+dbs\/([^/]+)\/colls\/([^/]+)\/docs(?:\/([^/]+))?\/*$/;
const ACCOUNT = /^\/*$/;

/**
 * The HTTP server. It does not check signatures, because it listens only on this machine. `unkindness`: requests for
 * documents fail as its faults say.
 */
export function createCosmosServer(store: Store, unkindness: Unkindness | null = null): Server {
  const server = createServer((message, response) => void serve(message, response));
  // Never closes idle connections: closing one while a request is on its way would fail that request.
  server.keepAliveTimeout = 0;
  return server;

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await handleMessage(message, store, unkindness);
    if (answer) send(response, answer);
    else message.socket.destroy();
    await store.compactWhenLarge();
  }
}

/** Null: the connection breaks. */
async function handleMessage(
  message: IncomingMessage,
  store: Store,
  unkindness: Unkindness | null,
): Promise<CosmosResponse | null> {
  try {
    const request = await readHttpRequest(message);
    return unkindness && DOCUMENTS.test(pathOf(request))
      ? await answerUnkindly(request, unkindness, (lagMs) => routeRequest(request, store, lagMs))
      : await routeRequest(request, store);
  } catch (error) {
    return toErrorResponse(error);
  }
}

function pathOf({ url }: CosmosRequest): string {
  return url.split('?', 1)[0] ?? '/';
}

async function routeRequest(request: CosmosRequest, store: Store, lagMs = 0): Promise<CosmosResponse> {
  const path = pathOf(request);
  if (ACCOUNT.test(path)) return accountResponse(store, request.headers.host ?? '');
  const match = DOCUMENTS.exec(path);
  if (!match) return handleCatalogRequest(request, store);

  const [databaseId = '', containerId = '', documentId] = match
    .slice(1)
    .map((part) => part && decodeURIComponent(part));
  const container = store.container(databaseId, containerId);
  if (!container) return errorResponse(404, 'The container does not exist.');
  return handleDocumentRequest(container, request, documentId, store.journal, lagMs);
}

/**
 * The package returns an https address at localhost, which the SDK could not reach. This returns the address that the
 * caller used.
 */
function accountResponse(store: Store, host: string): CosmosResponse {
  const locations = [{ name: 'Local', databaseAccountEndpoint: `http://${host}/` }];
  return {
    status: 200,
    body: { ...store.catalog.account.read(), writableLocations: locations, readableLocations: locations },
  };
}

function toErrorResponse(error: unknown): CosmosResponse {
  if (error instanceof SyntaxError || error instanceof URIError) return errorResponse(400, error.message);
  return errorResponse(500, error instanceof Error ? error.message : 'Internal error');
}

function send(response: ServerResponse, { status, body, headers = {} }: CosmosResponse): void {
  const hasEtag = typeof body === 'object' && body !== null && '_etag' in body;
  response.writeHead(status, {
    'content-type': 'application/json',
    'x-ms-activity-id': randomUUID(),
    'x-ms-request-charge': '1',
    ...(hasEtag ? { etag: String(body._etag) } : {}),
    ...headers,
  });
  response.end(body === undefined || status === 204 ? undefined : JSON.stringify(body));
}

/**
 * Handles a request for databases, containers or partition key ranges with the package's handlers. Changes are journaled
 * before the response.
 */
async function handleCatalogRequest(request: CosmosRequest, store: Store): Promise<CosmosResponse> {
  const { method, url, headers, text } = request;
  if (!hasValidTtl(request.body)) return errorResponse(400, 'The default ttl must be -1 or above 0.');
  const message = Object.assign(Readable.from([Buffer.from(text)]), { method, url, headers });
  const match = findHandler(message);
  if (!match) return errorResponse(400, 'The request is not supported.');

  const response = { statusCode: 200, headers: new Map<string, string>(), setHeader };
  const [params, handler] = match;
  const body: unknown = await handler(store.catalog.account, message, response, params);
  const isChange = method !== 'GET' && !isQuery(request);
  if (isChange && response.statusCode < 300) await store.saveCatalog();
  return { status: response.statusCode, body, headers: Object.fromEntries(response.headers) };
}

function hasValidTtl(body: unknown): boolean {
  const defaultTtl = z.object({ defaultTtl: z.unknown() }).safeParse(body).data?.defaultTtl;
  return defaultTtl === undefined || defaultTtl === null || isTtl(defaultTtl);
}

function setHeader(this: { headers: Map<string, string> }, name: string, value: string): void {
  this.headers.set(name, value);
}

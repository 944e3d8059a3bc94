import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refuse, type Answer } from './answer.ts';
import { answerCatalogueRequest } from './catalogueRequest.ts';
import { answerDocumentRequest } from './documentRequest.ts';
import { readRequest, type CosmosRequest } from './request.ts';
import type { Store } from './store.ts';

const DOCUMENTS = /^\/+dbs\/([^/]+)\/colls\/([^/]+)\/docs(?:\/([^/]+))?\/*$/;
const ACCOUNT = /^\/*$/;

/** The HTTP side of the local Cosmos server. Signatures are not checked: it listens on this machine only. */
export function createCosmosServer(store: Store): Server {
  const server = createServer((message, response) => void serve(message, response));
  // A connection that is closed while a call is on its way to it fails that call: they stay as long as the server.
  server.keepAliveTimeout = 0;
  return server;

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    send(response, await answerMessage(message, store));
    await store.compactWhenLarge();
  }
}

async function answerMessage(message: IncomingMessage, store: Store): Promise<Answer> {
  try {
    return await answerRequest(await readRequest(message), store);
  } catch (error) {
    return refusalOf(error);
  }
}

async function answerRequest(request: CosmosRequest, store: Store): Promise<Answer> {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (ACCOUNT.test(path)) return accountAnswer(store, request.headers.host ?? '');
  const found = DOCUMENTS.exec(path);
  if (!found) return answerCatalogueRequest(request, store);

  const [databaseId = '', containerId = '', documentId] = found
    .slice(1)
    .map((part) => part && decodeURIComponent(part));
  const container = store.container(databaseId, containerId);
  if (!container) return refuse(404, 'The container does not exist.');
  return answerDocumentRequest(container, request, documentId, store.journal);
}

/**
 * The package advertises an https address at localhost, which the SDK would turn to and not reach. The address by
 * which the caller came is the one that works for it.
 */
function accountAnswer(store: Store, host: string): Answer {
  const locations = [{ name: 'Local', databaseAccountEndpoint: `http://${host}/` }];
  return {
    status: 200,
    body: { ...store.catalogue.account.read(), writableLocations: locations, readableLocations: locations },
  };
}

function refusalOf(error: unknown): Answer {
  if (error instanceof SyntaxError || error instanceof URIError) return refuse(400, error.message);
  return refuse(500, error instanceof Error ? error.message : 'Internal error');
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
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

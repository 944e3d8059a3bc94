import { Readable } from 'node:stream';
import { refuse, type Answer } from './answer.ts';
import { isQuery, type CosmosRequest } from './request.ts';
import type { Store } from './store.ts';
import { findHandler } from './query/vercelInternals.ts';

/**
 * Databases, containers and partition key ranges are the package's own affair; what a request changes of them
 * is journalled before the answer.
 */
export async function answerCatalogueRequest(request: CosmosRequest, store: Store): Promise<Answer> {
  const { method, url, headers, text } = request;
  const message = Object.assign(Readable.from([Buffer.from(text)]), { method, url, headers });
  const found = findHandler(message);
  if (!found) return refuse(400, 'The request is not understood.');

  const response = { statusCode: 200, headers: new Map<string, string>(), setHeader };
  const [params, handler] = found;
  const body: unknown = await handler(store.catalogue.account, message, response, params);
  const isChange = method !== 'GET' && !isQuery(request);
  if (isChange && response.statusCode < 300) await store.saveCatalogue();
  return { status: response.statusCode, body, headers: Object.fromEntries(response.headers) };
}

function setHeader(this: { headers: Map<string, string> }, name: string, value: string): void {
  this.headers.set(name, value);
}

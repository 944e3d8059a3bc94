import { Readable } from 'node:stream';
import { z } from 'zod';
import { isTtl } from './limits.ts';
import { errorResponse, type CosmosResponse } from './response.ts';
import { isQuery, type CosmosRequest } from './request.ts';
import type { Store } from './store.ts';
import { findHandler } from './query/vercelInternals.ts';

/**
 * Handles a request for databases, containers or partition key ranges with the package's handlers. Changes are journaled
 * before the response.
 */
export async function handleCatalogRequest(request: CosmosRequest, store: Store): Promise<CosmosResponse> {
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

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request with its body: `text` is the raw body, `body` its JSON value. */
export type CosmosRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: unknown;
};

/** @throws SyntaxError when the body is not JSON */
export async function readHttpRequest(message: IncomingMessage): Promise<CosmosRequest> {
  const method = message.method ?? 'GET';
  const text = method === 'GET' ? '' : (await buffer(message)).toString('utf8');
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { method, url: message.url ?? '/', headers: message.headers, text, body };
}

/** The header of a client that looks into the store, such as a test, and meets no faults. */
export const OBSERVER = 'x-portal-observer';

/** Whether a POST queries documents, databases or containers instead of creating one. */
export function isQuery(request: CosmosRequest): boolean {
  return (
    isTrue(request, 'x-ms-documentdb-isquery') || request.headers['content-type'] === 'application/query+json'
  );
}

/** Whether a header is `true`, in any case. */
export function isTrue({ headers }: CosmosRequest, name: string): boolean {
  return String(headers[name]).toLowerCase() === 'true';
}

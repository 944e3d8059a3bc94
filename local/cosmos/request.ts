import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request with its body read. `text` is the body as it came, `body` its JSON value. */
export type CosmosRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: unknown;
};

/** Throws a SyntaxError on a body that is not JSON. */
export async function readRequest(message: IncomingMessage): Promise<CosmosRequest> {
  const method = message.method ?? 'GET';
  const text = method === 'GET' ? '' : (await buffer(message)).toString('utf8');
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { method, url: message.url ?? '/', headers: message.headers, text, body };
}

/** Whether a POST asks for documents, databases or containers rather than making one. */
export function isQuery(request: CosmosRequest): boolean {
  return (
    isTrue(request, 'x-ms-documentdb-isquery') || request.headers['content-type'] === 'application/query+json'
  );
}

/** Whether a header says true, in whatever case the SDK writes it. */
export function isTrue({ headers }: CosmosRequest, name: string): boolean {
  return String(headers[name]).toLowerCase() === 'true';
}

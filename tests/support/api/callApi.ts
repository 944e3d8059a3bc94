import {
  type DataOf,
  type Operation,
  type ResponseEnvelope,
  responseEnvelope,
} from '@portal/contract/endpoint.ts';
import * as z from 'zod/mini';

export interface ApiAnswer extends ResponseEnvelope {
  readonly status: number;
  readonly headers: Headers;
}

interface Sent {
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Makes one call through the site, as a browser would, and reads the envelope; bodies may be as wrong as a test likes. */
export async function callApi(site: string, operation: Operation, sent: Sent = {}): Promise<ApiAnswer> {
  const url = new URL(`/api/${operation.path}`, site);
  url.search = new URLSearchParams(sent.query).toString();
  const response = await fetch(url, {
    method: operation.method,
    headers: { 'content-type': 'application/json', ...sent.headers },
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
  });
  return {
    ...z.parse(responseEnvelope, await response.json()),
    status: response.status,
    headers: response.headers,
  };
}

/** The same, for a call that must succeed: its data, parsed with the contract. */
export async function dataOf<O extends Operation>(
  site: string,
  operation: O,
  sent: Sent = {},
): Promise<DataOf<O>> {
  const reply = await callApi(site, operation, sent);
  if (!reply.success) throw new Error(`${operation.path}: ${reply.status} ${reply.message}`);
  return z.parse(operation.data, reply.data) as DataOf<O>;
}

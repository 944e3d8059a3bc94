import {
  type DataOf,
  type Operation,
  type ResponseEnvelope,
  responseEnvelope,
} from '@portal/contract/endpoint.ts';
import * as z from 'zod/mini';

export interface ApiResponse extends ResponseEnvelope {
  readonly status: number;
  readonly headers: Headers;
}

interface CallOptions {
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Makes a call and parses the envelope. The body is not validated, so that tests can send invalid ones. */
export async function callApi(
  site: string,
  operation: Operation,
  options: CallOptions = {},
): Promise<ApiResponse> {
  const url = new URL(`/api/${operation.path}`, site);
  url.search = new URLSearchParams(options.query).toString();
  const response = await fetch(url, {
    method: operation.method,
    headers: { 'content-type': 'application/json', ...options.headers },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  return {
    ...z.parse(responseEnvelope, await response.json()),
    status: response.status,
    headers: response.headers,
  };
}

/** Makes a call that must succeed; returns its data, parsed with the contract. Throws for a refusal. */
export async function dataOf<O extends Operation>(
  site: string,
  operation: O,
  options: CallOptions = {},
): Promise<DataOf<O>> {
  const response = await callApi(site, operation, options);
  if (!response.success) throw new Error(`${operation.path}: ${response.status} ${response.message}`);
  return z.parse(operation.data, response.data) as DataOf<O>;
}

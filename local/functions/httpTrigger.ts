import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FunctionEntry, RpcData } from './coreTypes.ts';
import { describeError } from './describeError.ts';
import type { FunctionsCore } from './functionsCore.ts';
import type { HostSettings } from './hostSettings.ts';
import { readBody } from './readBody.ts';
import { compileRoute } from './route.ts';
import { sendResponse, sendStatus } from './sendResponse.ts';
import type { Run } from './invoke.ts';
import { streamProxy } from './streamProxy.ts';

/** Azure's limit for a request body. */
const bodyLimitBytes = 100 * 1024 * 1024;

interface Route {
  entry: FunctionEntry;
  methods: Set<string> | null;
  match(path: string): Record<string, string> | null;
}

/**
 * Returns a handler that runs the function that matches a request. As in Azure, functions are tried in alphabetical order,
 * and a function with another method does not match. The handler returns false when no function matches.
 */
export function httpTrigger(
  core: FunctionsCore,
  entries: FunctionEntry[],
  run: Run,
  settings: HostSettings['http'],
  libraryUrl: string | undefined,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const routes = entries
    .filter((entry) => entry.trigger.type === 'httpTrigger')
    .sort((a, b) => (a.name.toUpperCase() < b.name.toUpperCase() ? -1 : 1))
    .map((entry): Route => ({
      entry,
      methods: entry.trigger.methods ? new Set(entry.trigger.methods.map((m) => m.toUpperCase())) : null,
      match: compileRoute(`${settings.routePrefix}/${entry.trigger.route || entry.name}`),
    }));

  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    for (const { entry, methods, match } of routes) {
      if (methods && !methods.has(request.method ?? '')) continue;
      const params = match(url.pathname);
      if (!params) continue;
      if (libraryUrl) await runStreamed(entry, params, url, request, response, libraryUrl);
      else await runBuffered(entry, params, url, request, response);
      return true;
    }
    return false;
  };

  async function runBuffered(
    entry: FunctionEntry,
    params: Record<string, string>,
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const body = await readBody(request, bodyLimitBytes);
    if (body === null) {
      // Discards the remaining body, so that the caller gets the response instead of a broken connection.
      request.resume();
      return sendStatus(response, 413);
    }
    const headers = joinHeaders(request);
    const query = joinQuery(url);
    const origin = `${headers['x-forwarded-proto'] ?? 'http'}://${headers['x-forwarded-host'] ?? headers.host ?? 'localhost'}`;
    const http = {
      url: `${origin}${request.url}`,
      method: request.method ?? 'GET',
      headers,
      query,
      params,
      body: body.length > 0 ? { bytes: body } : undefined,
    };
    try {
      const result = await run(entry, { trigger: { http }, triggerMetadata: asRpc({ ...query, ...params }) });
      const output = result.returnValue?.http ?? result.outputData?.find(({ data }) => data.http)?.data.http;
      if (output) sendResponse(response, output, settings.customHeaders);
      else sendStatus(response, 204);
    } catch (error) {
      core.log('error', 'user', `${entry.name}: ${describeError(error)}`);
      sendStatus(response, 500);
    }
  }

  async function runStreamed(
    entry: FunctionEntry,
    params: Record<string, string>,
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
    library: string,
  ): Promise<void> {
    const invocationId = randomUUID();
    const proxied = streamProxy(library, invocationId, request, response);
    const onFailure = (error: unknown) => {
      core.log('error', 'user', `${entry.name}: ${describeError(error)}`);
      return { status: 500 };
    };
    const triggerMetadata = asRpc({ ...joinQuery(url), ...params });
    try {
      await run(entry, { invocationId, trigger: { http: {} }, triggerMetadata, onFailure });
      await proxied;
    } catch (error) {
      onFailure(error);
      sendStatus(response, 500);
    }
  }
}

function joinHeaders(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(',') : value;
  }
  return headers;
}

/** Joins repeated keys with commas, like Azure's host. */
function joinQuery(url: URL): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    const earlier = query[name];
    query[name] = earlier === undefined ? value : `${earlier},${value}`;
  }
  return query;
}

function asRpc(values: Record<string, string>): Record<string, RpcData> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { string: value }]));
}

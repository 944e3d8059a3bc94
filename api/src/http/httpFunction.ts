import { app, type HttpMethod, type HttpResponseInit } from '@azure/functions';
import type * as Endpoint from './endpoint.ts';
import type * as Serve from './serve.ts';

/** An Azure Function for all methods of a path. */
export interface HttpFunction {
  readonly name: string;
  /** Path below /api, without a leading slash. */
  readonly path: string;
  readonly methods: readonly HttpMethod[];
  /** Imports the file that declares its endpoints. Called once, at the first call. */
  readonly load: () => Promise<unknown>;
}

/** Registers a function. Adds HEAD and OPTIONS, because the host only forwards the methods that a function lists. */
export function httpFunction({ name, path, methods, load }: HttpFunction): void {
  // Cached, because even importing a loaded module takes time.
  let serving: Promise<typeof Serve> | undefined;
  let endpoints: Promise<typeof Endpoint> | undefined;
  const allowed: HttpMethod[] = [
    ...methods,
    ...(methods.includes('GET') ? ['HEAD' as const] : []),
    'OPTIONS',
  ];
  app.http(name, {
    route: path,
    authLevel: 'anonymous',
    methods: allowed,
    handler: async (request, context) => {
      if (request.method === 'OPTIONS') return allowedMethods(allowed, context.invocationId);
      serving ??= import('./serve.ts');
      const { serve } = await serving;
      const find = async () => {
        endpoints ??= loadEndpoints().catch((error: unknown) => {
          endpoints = undefined;
          throw error;
        });
        return (await endpoints).registrationOf(name, request.method === 'HEAD' ? 'GET' : request.method);
      };
      return serve(find, request, context);
    },
  });

  async function loadEndpoints() {
    await load();
    return import('./endpoint.ts');
  }
}

/** Sends no CORS headers, so that browsers block calls from other sites. */
async function allowedMethods(methods: HttpMethod[], correlationId: string): Promise<HttpResponseInit> {
  const { json } = await import('./responses.ts');
  return json(200, { success: true }, { allow: methods.join(', '), 'x-correlation-id': correlationId });
}

/** Registers the 404 response for all other paths below /api. The host tries functions in the order of their names, so this name sorts last. */
export function registerNotFound(): void {
  app.http('zNoSuchEndpoint', {
    route: '{*path}',
    authLevel: 'anonymous',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    handler: async (_, { invocationId }) => {
      const { json } = await import('./responses.ts');
      return json(
        404,
        {
          success: false,
          message: 'This API endpoint does not exist.',
          error: { code: 'not_found', correlationId: invocationId },
        },
        { 'x-correlation-id': invocationId },
      );
    },
  });
}

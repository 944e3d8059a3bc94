import { app, type HttpMethod, type HttpResponseInit } from '@azure/functions';
import type * as Endpoint from './endpoint.ts';
import type * as Serve from './serve.ts';

/**
 * Registers one Azure Function for all methods of one path, HEAD and OPTIONS with them: a host tries a function for the
 * methods that it names alone. `load` imports the file that declares its endpoints, at the first call. A test holds
 * names, paths and methods to the endpoint table.
 */
export function httpFunction(
  name: string,
  methods: HttpMethod[],
  load: () => Promise<unknown>,
  path = name,
): void {
  // Kept, because even a module that is loaded takes a while to be asked for.
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
        endpoints ??= loaded().catch((error: unknown) => {
          endpoints = undefined;
          throw error;
        });
        return (await endpoints).registrationOf(name, request.method === 'HEAD' ? 'GET' : request.method);
      };
      return serve(find, request, context);
    },
  });

  async function loaded() {
    await load();
    return import('./endpoint.ts');
  }
}

/** To other sites it allows nothing, so that a browser does not let them call. */
async function allowedMethods(methods: HttpMethod[], correlationId: string): Promise<HttpResponseInit> {
  const { json } = await import('./answers.ts');
  return json(200, { success: true }, { allow: methods.join(', '), 'x-correlation-id': correlationId });
}

/** Answers every other path below /api, so that a mistyped call gets the same envelope as any failure. Functions are tried by name: this one comes last. */
export function noSuchEndpoint(): void {
  app.http('zNoSuchEndpoint', {
    route: '{*path}',
    authLevel: 'anonymous',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    handler: async (_, { invocationId }) => {
      const { json } = await import('./answers.ts');
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

// Types for the parts of the package that the tests use. It has no types.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export namespace interactionPolicy {
    class Prompt {
      constructor(options: { name: string; requestable: boolean });
    }
    function base(): Prompt[];
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Context {
    readonly oidc: {
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
      readonly provider: Provider;
    };
  }

  export interface Configuration {
    clients: object[];
    jwks: { keys: object[] };
    ttl: Record<string, number>;
    adapter: unknown;
    cookies: { keys: string[] };
    claims: Record<string, string[]>;
    conformIdTokenClaims: boolean;
    features: Record<string, { enabled: boolean }>;
    interactions: {
      policy: interactionPolicy.Prompt[];
      url(context: unknown, interaction: { uid: string }): string;
    };
    loadExistingGrant(context: Context): Promise<Grant>;
    findAccount(
      context: unknown,
      subject: string,
    ): { accountId: string; claims(): Promise<Record<string, unknown>> } | undefined;
  }

  // eslint-disable-next-line import/no-default-export
  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: new (owner: { accountId: string; clientId: string }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  export function createMemoryAdapter(clockToleranceSeconds: number): unknown;
}

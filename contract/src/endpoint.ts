import * as z from 'zod/mini';
import { errorCodes } from './errors.ts';

/** Who may call an operation. `holder` carries a request-access token for one request; the rest carry a session. */
export type CallerKind = 'anonymous' | 'holder' | 'client' | 'staff' | 'admin';

export const anyone: readonly CallerKind[] = ['anonymous', 'holder', 'client', 'staff', 'admin'];

/** Everybody with an account. */
export const signedIn: readonly CallerKind[] = ['client', 'staff', 'admin'];

/** Those who work for the provider. */
export const staffOnly: readonly CallerKind[] = ['staff', 'admin'];

/** Those who work for the provider and manage its people. */
export const admins: readonly CallerKind[] = ['admin'];

/** At most `limit` calls from one address in each window of `windowSeconds`. */
export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One method on one path: the single description that the API, the browser, the mocks and OpenAPI share. */
export interface Operation<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Name of the Azure Function, shared by all methods of one path. */
  readonly function: string;
  readonly method: HttpMethod;
  /** Path below /api, without a leading slash. */
  readonly path: string;
  readonly summary: string;
  readonly access: readonly CallerKind[];
  readonly rateLimit?: RateLimit;
  readonly query: Query;
  /** `z.void()` when the call takes no body. */
  readonly body: Body;
  /** The `data` of a successful answer. */
  readonly data: Data;
  /** Fields of a successful answer beside `data`, where the specification names them there. */
  readonly topLevel?: z.ZodMiniType;
  /** The status of a successful response; default 200. */
  readonly status?: number;
  /** Also takes a multipart form: its text fields, of which these hold JSON. */
  readonly jsonFieldsOfForm?: readonly string[];
  /** `raw`: the handler reads the bytes itself and answers in the caller's format (webhooks, documents). */
  readonly wire: 'json' | 'raw';
  /** Media type of a raw response; default `application/json`. */
  readonly produces?: 'application/pdf' | 'text/csv';
  /** Media type of a body that a raw operation reads itself; default none. */
  readonly consumes?: 'application/json';
  /** Answered during maintenance as well; every other call gets 503 with the code `maintenance`. */
  readonly duringMaintenance?: true;
  /** An answer of this status is not a failure of the call but its finding (a health check that found a fault, work that goes on). */
  readonly alternateStatus?: number;
}

const nothing = z.void();

interface Definition<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
> extends Partial<
  Pick<
    Operation<Query, Body, Data>,
    | 'query'
    | 'body'
    | 'rateLimit'
    | 'topLevel'
    | 'status'
    | 'jsonFieldsOfForm'
    | 'wire'
    | 'produces'
    | 'consumes'
    | 'duringMaintenance'
    | 'alternateStatus'
  >
> {
  function: string;
  method: HttpMethod;
  path: string;
  summary: string;
  access: readonly CallerKind[];
  data: Data;
}

/** Declares an operation; a query or body that is left out means that none is read. */
export function operation<
  Data extends z.ZodMiniType,
  Query extends z.ZodMiniType = typeof nothing,
  Body extends z.ZodMiniType = typeof nothing,
>(definition: Definition<Query, Body, Data>): Operation<Query, Body, Data> {
  return {
    wire: 'json',
    ...definition,
    query: definition.query ?? (nothing as unknown as Query),
    body: definition.body ?? (nothing as unknown as Body),
  };
}

export type QueryOf<O> = O extends Operation<infer Q, z.ZodMiniType, z.ZodMiniType> ? z.output<Q> : never;
export type QueryInputOf<O> = O extends Operation<infer Q, z.ZodMiniType, z.ZodMiniType> ? z.input<Q> : never;
export type BodyOf<O> = O extends Operation<z.ZodMiniType, infer B, z.ZodMiniType> ? z.output<B> : never;
export type BodyInputOf<O> = O extends Operation<z.ZodMiniType, infer B, z.ZodMiniType> ? z.input<B> : never;
export type DataOf<O> = O extends Operation<z.ZodMiniType, z.ZodMiniType, infer D> ? z.output<D> : never;

/** What failed, in a form that a screen can act on. `fields` maps a body path such as `request.orderId` to its message. */
export const failure = z.object({
  code: z.enum(errorCodes),
  correlationId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  retryAfterSeconds: z.optional(z.int()),
  /** The message before its values were put in, so that a screen can say it in another language. */
  template: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

export type Failure = z.output<typeof failure>;

/** The envelope of every JSON answer. */
export const responseEnvelope = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
  error: z.optional(failure),
});

export type ResponseEnvelope = z.output<typeof responseEnvelope>;

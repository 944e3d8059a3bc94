import * as z from 'zod/mini';
import { errorCodes } from './errors.ts';

/** Who may call an operation. A `holder` sends a request-access token for one request; accounts send a session. */
export type CallerKind = 'anonymous' | 'holder' | 'client' | 'staff' | 'admin';

export const anyone: readonly CallerKind[] = ['anonymous', 'holder', 'client', 'staff', 'admin'];

/** Everyone with an account. */
export const signedIn: readonly CallerKind[] = ['client', 'staff', 'admin'];

/** Staff, including admins. */
export const staffOnly: readonly CallerKind[] = ['staff', 'admin'];

/** Staff who may also manage accounts. */
export const admins: readonly CallerKind[] = ['admin'];

/** At most `limit` calls from one address in each window of `windowSeconds`. */
export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
  /** Counts the calls of one account instead, from any address, so that colleagues in one office cannot use it up. */
  readonly per?: 'account';
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One method on one path. API, browser client, test mocks and OpenAPI share this definition. */
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
  /** The `data` of a successful response. */
  readonly data: Data;
  /** Fields of a successful response outside `data`, where the specification requires them there. */
  readonly topLevel?: z.ZodMiniType;
  /** The status of a successful response; default 200. */
  readonly status?: number;
  /** Also accepts a multipart form. These text fields contain JSON. */
  readonly jsonFieldsOfForm?: readonly string[];
  /** `raw`: the handler reads the bytes itself and responds in another format (webhooks, documents). */
  readonly wire: 'json' | 'raw';
  /** Media type of a raw response; default `application/json`. */
  readonly produces?: 'application/pdf' | 'text/csv';
  /** Media type of a body that a raw operation reads itself. Absent: no body. */
  readonly consumes?: 'application/json';
  /** Available during maintenance. Every other call gets 503 with the code `maintenance`. */
  readonly duringMaintenance?: true;
  /** Another status of a successful response, such as 503 of a health check that found a fault, or 202. */
  readonly alternateStatus?: number;
  /**
   * Whether the same call again changes nothing more: always (`true`), or if the body has this field. The browser repeats
   * such a call once when its answer was lost.
   */
  readonly repeatable?: true | RepeatKey;
}

/** A field of the body that names one change, so that it is made once. */
export type RepeatKey = 'key' | 'messageId' | 'updateId' | 'draftId';

const noData = z.void();

interface OperationDefinition<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
> extends Partial<
  Pick<
    Operation<Query, Body, Data>,
    | 'path'
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
    | 'repeatable'
  >
> {
  function: string;
  method: HttpMethod;
  summary: string;
  access: readonly CallerKind[];
  data: Data;
}

/** Declares an operation. Without a path, it has that of its function. Without a query or body schema, none is read. */
export function operation<
  Data extends z.ZodMiniType,
  Query extends z.ZodMiniType = typeof noData,
  Body extends z.ZodMiniType = typeof noData,
>(definition: OperationDefinition<Query, Body, Data>): Operation<Query, Body, Data> {
  return {
    wire: 'json',
    path: definition.function,
    ...definition,
    query: definition.query ?? (noData as unknown as Query),
    body: definition.body ?? (noData as unknown as Body),
  };
}

export type QueryOf<O> = O extends Operation<infer Q, z.ZodMiniType, z.ZodMiniType> ? z.output<Q> : never;
export type QueryInputOf<O> = O extends Operation<infer Q, z.ZodMiniType, z.ZodMiniType> ? z.input<Q> : never;
export type BodyOf<O> = O extends Operation<z.ZodMiniType, infer B, z.ZodMiniType> ? z.output<B> : never;
export type BodyInputOf<O> = O extends Operation<z.ZodMiniType, infer B, z.ZodMiniType> ? z.input<B> : never;
export type DataOf<O> = O extends Operation<z.ZodMiniType, z.ZodMiniType, infer D> ? z.output<D> : never;

/** The error of a failed call. `fields` maps a body path such as `request.orderId` to its message. */
export const failure = z.object({
  code: z.enum(errorCodes),
  correlationId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  retryAfterSeconds: z.optional(z.int()),
  /** The message with placeholders, so that a screen can translate it. */
  template: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

export type Failure = z.output<typeof failure>;

/** The envelope of every JSON response. */
export const responseEnvelope = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
  error: z.optional(failure),
});

export type ResponseEnvelope = z.output<typeof responseEnvelope>;

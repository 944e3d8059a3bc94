import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import type { BodyOf, DataOf, Operation, QueryOf } from '@portal/contract/endpoint.ts';
import type { Caller } from '../domain/requests/access/caller.ts';
import type { Log } from '../telemetry/log.ts';

/** An authorized call with parsed query and body. */
export interface Call<O> {
  readonly query: QueryOf<O>;
  readonly body: BodyOf<O>;
  readonly caller: Caller;
  readonly now: Date;
  readonly log: Log;
  readonly request: HttpRequest;
}

export interface Reply<Data> {
  readonly data: Data;
  readonly message?: string;
  /** Parsed with `topLevel` of the operation. */
  readonly topLevel?: Readonly<Record<string, unknown>>;
  /** Overrides the operation's status: its `alternateStatus`. */
  readonly status?: number;
}

export type Handler<O> = (call: Call<O>) => Promise<Reply<DataOf<O>>>;
export type RawHandler<O> = (call: Call<O>) => Promise<HttpResponseInit>;

export interface EndpointRegistration {
  readonly operation: Operation;
  /** Whether a call with this query needs no access check. */
  readonly isPublic?: ((query: Readonly<Record<string, string>>) => boolean) | undefined;
  readonly handle: (call: Call<Operation>) => Promise<Reply<unknown> | HttpResponseInit>;
}

const registrations: EndpointRegistration[] = [];

/** The registration of a method of a function. Throws if there is none. */
export function registrationOf(name: string, method: string): EndpointRegistration {
  const found = registrations.find(
    ({ operation }) => operation.function === name && operation.method === method,
  );
  if (!found) throw new Error(`${name} declares no ${method}`);
  return found;
}

/** Registers the handler of an operation. `isPublic`: calls with this query need no access check. */
export function endpoint<O extends Operation>(
  operation: O,
  handle: Handler<O>,
  isPublic?: EndpointRegistration['isPublic'],
): void {
  registrations.push({ operation, isPublic, handle: handle as unknown as EndpointRegistration['handle'] });
}

/** Registers the handler of an operation that reads the body and writes the response itself. */
export function rawEndpoint<O extends Operation>(operation: O, handle: RawHandler<O>): void {
  registrations.push({ operation, handle: handle as unknown as EndpointRegistration['handle'] });
}

import type { BodyOf, DataOf, Operation, QueryOf } from '@portal/contract/endpoint.ts';
import { type ErrorCode, httpStatusOf } from '@portal/contract/errors.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';

interface Call<O> {
  query: QueryOf<O>;
  body: BodyOf<O>;
  headers: Headers;
}

/** Thrown by a mocked operation to return a failure. An empty message returns a failure without a reason. */
export class MockFailure extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/**
 * A request handler from the contract: requests and responses must match the operation's schemas, so a screen cannot be
 * tested against an API that does not exist.
 */
export function mockOperation<O extends Operation>(
  operation: O,
  reply: (call: Call<O>) => DataOf<O> | Promise<DataOf<O>>,
  /** The server's success message; none if omitted. */
  messageOf?: (data: DataOf<O>) => string | undefined,
): HttpHandler {
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](`*/api/${operation.path}`, async ({ request }) => {
    const query = operation.query.parse(queryOf(operation, request)) as QueryOf<O>;
    const text = await request.text();
    const body = operation.body.parse(text === '' ? undefined : JSON.parse(text)) as BodyOf<O>;
    try {
      const data = operation.data.parse(await reply({ query, body, headers: request.headers })) as DataOf<O>;
      return HttpResponse.json({ success: true, message: messageOf?.(data), data });
    } catch (error) {
      if (error instanceof MockFailure) return failureResponse(error);
      throw error;
    }
  });
}

/** A request handler that returns a failure. An empty message returns one without a reason. */
export function failOperation(operation: Operation, ...failure: ConstructorParameters<typeof MockFailure>) {
  return mockOperation(operation, () => {
    throw new MockFailure(...failure);
  });
}

function queryOf(operation: Operation, request: Request): unknown {
  if (operation.query.def.type === 'void') return undefined;
  return Object.fromEntries(new URL(request.url).searchParams);
}

function failureResponse({ code, message, fields }: MockFailure) {
  const error = { code, correlationId: 'test', ...(fields && { fields }) };
  return HttpResponse.json(
    { success: false, ...(message && { message }), error },
    { status: httpStatusOf[code] },
  );
}

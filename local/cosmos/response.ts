/** The response to a request or to one operation of a batch. An undefined body sends no body. */
export type CosmosResponse = { status: number; body?: unknown; headers?: Record<string, string> };

const CODES: Record<number, string> = {
  400: 'BadRequest',
  404: 'NotFound',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'RequestEntityTooLarge',
  500: 'InternalServerError',
};

/** An error in the service's format. The SDK throws it as an error whose `code` is the status. */
export function errorResponse(status: number, message: string): CosmosResponse {
  return { status, body: { code: CODES[status] ?? 'BadRequest', message } };
}

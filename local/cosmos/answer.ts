/** What is sent back for one request or for one operation of a batch. A body of undefined sends none. */
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

const CODES: Record<number, string> = {
  400: 'BadRequest',
  404: 'NotFound',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'RequestEntityTooLarge',
  500: 'InternalServerError',
};

/** A refusal in the service's shape: the SDK turns it into an error whose `code` is the status. */
export function refuse(status: number, message: string): Answer {
  return { status, body: { code: CODES[status] ?? 'BadRequest', message } };
}

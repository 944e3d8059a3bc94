interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
}

/** An error response in Stripe's format: an HTTP status and the body's `error`. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { doc_url: docUrl(body.code), ...body } : body;
  }
}

/** Stripe's 400 for an invalid request. */
export function invalidRequest(message: string, detail: Partial<ErrorBody> = {}): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...detail });
}

/** Stripe's error for an unknown id: 404 for an id in the path, 400 for a parameter. */
export function resourceMissing(noun: string, id: string, param?: string): StripeError {
  return new StripeError(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param: param ?? 'id',
  });
}

/** The URL of Stripe's documentation of an error code. */
export function docUrl(code: string): string {
  return `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`;
}

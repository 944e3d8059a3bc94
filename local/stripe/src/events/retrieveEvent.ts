import { ok, type ApiResponse, type Call } from '../requests/call.ts';
import { resourceMissing } from '../StripeError.ts';

/** GET /v1/events/:id */
export function retrieveEvent({ id, transaction }: Call): ApiResponse {
  const event = transaction.get('events', id);
  if (!event) throw resourceMissing('event', id);
  return ok(event);
}

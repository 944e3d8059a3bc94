import { ok, type Answer, type Call } from '../requests/call.ts';
import { noSuch } from '../StripeError.ts';

/** GET /v1/events/:id */
export function retrieveEvent({ id, transaction }: Call): Answer {
  const event = transaction.get('events', id);
  if (!event) throw noSuch('event', id);
  return ok(event);
}

import { z } from 'zod';
import { resourceMissing } from '../StripeError.ts';
import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { listFields, paginate } from '../requests/list.ts';

const listSchema = z.strictObject({
  ...listFields,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
});

/** GET /v1/events */
export function listEvents({ form, transaction }: ApiCall): ApiResponse {
  const { type, types, ...cursor } = parseParameters(listSchema, form);
  const requestedTypes = type === undefined ? types : [type];
  const events = transaction
    .list('events')
    .filter((event) => !requestedTypes || requestedTypes.includes(event.type));
  return ok(paginate(events, cursor, { url: '/v1/events', noun: 'event' }));
}

/** GET /v1/events/:id */
export function retrieveEvent({ id, transaction }: ApiCall): ApiResponse {
  const event = transaction.get('events', id);
  if (!event) throw resourceMissing('event', id);
  return ok(event);
}

import { z } from 'zod';
import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type Call } from '../requests/call.ts';
import { listFields, paginate } from '../requests/list.ts';

const listSchema = z.strictObject({
  ...listFields,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
});

/** GET /v1/events */
export function listEvents({ form, transaction }: Call): ApiResponse {
  const { type, types, ...cursor } = parseParameters(listSchema, form);
  const requestedTypes = type === undefined ? types : [type];
  const events = transaction
    .list('events')
    .filter((event) => !requestedTypes || requestedTypes.includes(event.type));
  return ok(paginate(events, cursor, { url: '/v1/events', noun: 'event' }));
}

import { z } from 'zod';
import { parseParameters } from '../form/parseParameters.ts';
import { ok, type Answer, type Call } from '../requests/call.ts';
import { listFields, page } from '../requests/list.ts';

const listSchema = z.strictObject({
  ...listFields,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
});

/** GET /v1/events */
export function listEvents({ form, transaction }: Call): Answer {
  const { type, types, ...cursor } = parseParameters(listSchema, form);
  const wanted = type === undefined ? types : [type];
  const events = transaction.list('events').filter((event) => !wanted || wanted.includes(event.type));
  return ok(page(events, cursor, { url: '/v1/events', noun: 'event' }));
}

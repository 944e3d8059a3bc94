import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { clientUpdate } from '../schemas/clientUpdate.ts';
import { requestId } from '../../fields/fields.ts';

export const updateClientRequest = operation({
  function: 'updateClientRequest',
  method: 'POST',
  path: 'updateClientRequest',
  summary:
    'Sends an update of a request, named by order id and verification code: why, what, and the files uploaded for it. The update id follows from the uploads unless the form makes one; repeating the call makes no second update.',
  access: anyone,
  rateLimit: { limit: 30, windowSeconds: 60 },
  body: z.extend(clientUpdate, { updateId: z.optional(z.uuid('The update ID must be a UUID')) }),
  data: z.object({ requestId, updateId: z.string(), status: z.string() }),
});

import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { clientUpdate, missingCode, updateFiles } from '../schemas/clientUpdate.ts';
import { requestId } from '../../fields/fields.ts';

export const updateClientRequest = operation({
  function: 'updateClientRequest',
  method: 'POST',
  summary:
    'Adds an update with reason, details and files to the request with this Order ID and verification code, or to a request of the signed-in client. The update ID derives from the uploads unless the form sends one. Repeating the call adds no second update. An answer to staff who asked for no document needs an update ID and no files.',
  repeatable: 'updateId',
  access: anyone,
  rateLimit: { limit: 30, windowSeconds: 60 },
  body: z
    .extend(clientUpdate, {
      verificationCode: z.optional(clientUpdate.shape.verificationCode),
      uploadedFiles: updateFiles,
      requestId: z.optional(requestId),
      updateId: z.optional(z.uuid('The update ID must be a UUID')),
    })
    .check(missingCode),
  data: z.object({ requestId, updateId: z.string(), status: z.string() }),
});

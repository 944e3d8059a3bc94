import * as z from 'zod/mini';
import { admins, operation } from '../../endpoint.ts';
import { fileId, requestId } from '../../fields/fields.ts';
import { retentionChoice, retentionReason } from '../schemas.ts';

export const changeRetention = operation({
  function: 'changeRetention',
  method: 'PUT',
  path: 'changeRetention',
  summary:
    'Says how long the files of a request, or one of them, are kept after it is closed. A hold of the request holds all of them.',
  access: admins,
  body: z.object({
    requestId,
    /** Left out: the whole request. */
    fileId: z.optional(fileId),
    choice: retentionChoice,
    reason: retentionReason,
  }),
  data: z.object({ requestId }),
});

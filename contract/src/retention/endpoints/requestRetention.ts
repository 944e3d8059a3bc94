import * as z from 'zod/mini';
import { admins, operation } from '../../endpoint.ts';
import { fileId, requestId } from '../../fields/fields.ts';
import { retentionChoice, retentionReason } from '../schemas.ts';

export const changeRetention = operation({
  function: 'changeRetention',
  method: 'PUT',
  summary:
    'Sets how long the files of a request, or one of them, are kept after it is closed. A legal hold of the request applies to all of its files.',
  access: admins,
  body: z.object({
    requestId,
    /** Absent: all files of the request. */
    fileId: z.optional(fileId),
    choice: retentionChoice,
    reason: retentionReason,
  }),
  data: z.object({ requestId }),
});

import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../../endpoint.ts';
import { numberInQuery } from '../../fields/fields.ts';
import { managedNotice, managedNoticeChange, managedNoticeForm } from '../schemas/substanceUseNotice.ts';

const shared = { function: 'manageSubstanceUseNotice' } as const;

export const readSubstanceUseNotice = operation({
  ...shared,
  method: 'GET',
  summary:
    'Returns the notice of 42 CFR 2.32 with ten of its versions, newest first: those before version `before`, or the newest.',
  access: staffOnly,
  query: z.object({ before: z.optional(numberInQuery(1)) }),
  data: z.object({ notice: managedNotice, history: z.array(managedNoticeChange), hasOlder: z.boolean() }),
});

export const saveSubstanceUseNotice = operation({
  ...shared,
  method: 'PUT',
  summary:
    'Replaces the notice of 42 CFR 2.32 with a new version. Documents that are released from then on get it. Status 409 says who changed it since the caller loaded it.',
  access: admins,
  body: managedNoticeForm,
  data: managedNotice,
});

import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../../endpoint.ts';
import { numberInQuery } from '../../fields/fields.ts';
import {
  authorityChecklist,
  authorityChecklistChange,
  authorityChecklistForm,
} from '../schemas/authorityChecklist.ts';

const shared = { function: 'manageAuthorityChecklists' } as const;

export const listAuthorityChecklists = operation({
  ...shared,
  method: 'GET',
  summary: 'Lists the checklist of each kind of authority for release, with the source of each line.',
  access: staffOnly,
  data: z.array(authorityChecklist),
});

export const saveAuthorityChecklist = operation({
  ...shared,
  method: 'PUT',
  summary:
    'Replaces the checklist of a kind of authority with a new version. A line whose text changed gets another ID. Status 409 says who changed it since the caller loaded it.',
  access: admins,
  body: authorityChecklistForm,
  data: authorityChecklist,
});

export const authorityChecklistHistory = operation({
  function: 'authorityChecklistHistory',
  method: 'GET',
  summary: 'Lists ten versions of the authority checklists, newest first, without `before` the newest.',
  access: staffOnly,
  query: z.object({ before: z.optional(numberInQuery(1)) }),
  data: z.object({ history: z.array(authorityChecklistChange), hasOlder: z.boolean() }),
});

import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../../endpoint.ts';
import { managedCopyService } from '../schemas/copyService.ts';
import {
  feeNoticeForm,
  incident,
  incidentForm,
  noticeChange,
  support,
  supportForm,
} from '../schemas/notices.ts';
import { seenRevision } from '../../requests/schemas/seen.ts';
import { numberInQuery } from '../../fields/fields.ts';

const shared = { function: 'manageNotices' } as const;

/** Copy services, notices and support contact, with their newest changes. */
export const managedNotices = z.object({
  /** Number of changes. Callers send it back as `seen`. */
  revision: z.int(),
  services: z.array(managedCopyService),
  feeNotice: z.string(),
  support,
  incident: z.nullable(incident),
  /** The newest 50, newest first. */
  history: z.array(noticeChange),
  hasOlder: z.boolean(),
});

export type ManagedNotices = z.output<typeof managedNotices>;

export const readManagedNotices = operation({
  ...shared,
  method: 'GET',
  summary: 'Returns copy services, notices and support contact, with the newest 50 changes.',
  access: staffOnly,
  data: managedNotices,
});

export const changeNotice = operation({
  ...shared,
  method: 'PUT',
  summary: 'Changes one value. Status 409 says who changed it since the caller loaded it, and to what.',
  access: admins,
  body: z.discriminatedUnion('kind', [
    z.extend(feeNoticeForm, { kind: z.literal('feeNotice'), seen: seenRevision }),
    z.extend(supportForm, { kind: z.literal('support'), seen: seenRevision }),
    z.extend(incidentForm, { kind: z.literal('incident'), seen: seenRevision }),
  ]),
  data: managedNotices,
});

export const restoreNotice = operation({
  ...shared,
  method: 'POST',
  summary: 'Restores the value before an earlier change, as a new change.',
  access: admins,
  body: z.object({ n: z.int().check(z.minimum(1)), seen: seenRevision }),
  data: managedNotices,
});

export const noticeHistory = operation({
  function: 'noticeHistory',
  method: 'GET',
  summary: 'Lists fifty changes of copy services and notices before a given one, newest first.',
  access: staffOnly,
  query: z.object({ before: numberInQuery(1) }),
  data: z.object({ history: z.array(noticeChange), hasOlder: z.boolean() }),
});

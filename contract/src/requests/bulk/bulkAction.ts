import * as z from 'zod/mini';
import { userId } from '../../accounts/schemas/user.ts';
import { errorCodes } from '../../errors.ts';
import { instant, requestId } from '../../fields/fields.ts';
import { templateId, templateVersion } from '../../templates/schemas.ts';
import { dueDay, reason } from '../schemas/requestAssignment.ts';
import { statusUpdate } from '../schemas/requestEdits.ts';
import { requestFilter } from '../schemas/requestList.ts';

/** Maximum number of requests of one bulk action. */
export const MAX_BULK_ROWS = 500;

export const TOO_MANY_ROWS =
  'You can select at most 500 requests at once. Narrow the filters or select fewer requests.';

/** The bulk action is found by this key, which the browser chooses before the first call. */
export const bulkActionKey = z.uuid('The key of the bulk action must be a UUID');

const { status, notes, isPrivate } = statusUpdate.shape;

/** The change that a bulk action makes to each of its requests. */
export const bulkChange = z.discriminatedUnion('kind', [
  /** Null to unassign. */
  z.object({ kind: z.literal('assign'), assigneeId: z.nullable(userId) }),
  z.object({ kind: z.literal('status'), status, notes, isPrivate }),
  z.object({ kind: z.literal('dueDate'), dueDate: dueDay, reason }),
  /**
   * Sends a template to the client, in the language of each request. `version`: the one that the caller saw. `asLetter`:
   * also as a PDF letter.
   */
  z.object({
    kind: z.literal('message'),
    templateId,
    version: templateVersion,
    asLetter: z._default(z.boolean(), false),
  }),
]);

export type BulkChange = z.output<typeof bulkChange>;

const selectedRow = z.object({
  requestId,
  /** The assignee, status or due date that the caller saw. Another current value is a conflict. */
  seen: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
});

export const bulkSelection = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rows'),
    rows: z
      .array(selectedRow)
      .check(z.minLength(1, 'Please select a request'), z.maxLength(MAX_BULK_ROWS, TOO_MANY_ROWS)),
  }),
  /** Every request that matches the filter of the list at the time of the call. */
  z.object({
    kind: z.literal('matching'),
    filter: z.object(requestFilter),
    except: z._default(z.array(requestId).check(z.maxLength(MAX_BULK_ROWS)), []),
  }),
]);

export type BulkSelection = z.output<typeof bulkSelection>;

/** `unchanged`: the request already had the value. */
export const rowOutcomes = ['pending', 'done', 'unchanged', 'failed'] as const;

/** The result of one request. */
export const bulkRow = z.object({
  requestId,
  /** Null if the request was not read. */
  orderId: z.nullable(z.string()),
  outcome: z.enum(rowOutcomes),
  /** Why it failed. */
  failure: z.nullable(z.object({ code: z.enum(errorCodes), message: z.string() })),
});

export type BulkRow = z.output<typeof bulkRow>;

/** `stopped`: the account that started it no longer works on requests. */
export const bulkStates = ['running', 'done', 'stopped'] as const;

export const bulkProgress = z.object({
  key: bulkActionKey,
  change: bulkChange,
  state: z.enum(bulkStates),
  startedAt: instant,
  total: z.int(),
  counts: z.record(z.enum(rowOutcomes), z.int()),
  /** The results of the requests; while it is running, of those that were processed. */
  rows: z.array(bulkRow),
});

export type BulkProgress = z.output<typeof bulkProgress>;

import * as z from 'zod/mini';
import { documentRelease } from '../../files/schemas/fileRelease.ts';
import { fileId, instant, invoiceId, requestId } from '../../fields/fields.ts';
import { invoiceLines } from '../../invoices/schemas/invoiceDraft.ts';
import { messageText } from '../../messages/schemas.ts';
import { statusUpdate } from '../schemas/requestEdits.ts';
import { seenState } from '../schemas/seen.ts';

const { status, notes, isPrivate, seenStatus } = statusUpdate.shape;

/** What staff send to the client in one step. Every part is optional. */
export const fulfillment = z.object({
  requestId,
  /** Idempotency key: the request is changed once. */
  key: z.uuid('The key must be a UUID'),
  seen: seenState,
  documents: z.optional(documentRelease),
  /** An invoice that is created and sent. `invoiceId`: the draft that is sent with these lines instead. */
  invoice: z.optional(
    z.object({
      lineItems: invoiceLines,
      invoiceId: z.optional(invoiceId),
      /** The version of the draft that the caller saw; another one is a conflict. Absent: the current version. */
      seenVersion: z.optional(z.int()),
    }),
  ),
  /** A new status, or notes to the current one. */
  status: z.optional(z.object({ status, notes, isPrivate, seenStatus })),
  /** A message in the thread of the request. */
  message: z.optional(messageText),
});

/** What a call did, or an earlier one with its key. */
export const fulfilled = z.object({
  requestId,
  /** True: an earlier call with this key did it. */
  isRepeat: z.boolean(),
  /** IDs of the documents of the call that are released. */
  releasedFileIds: z.array(fileId),
  /** The invoice that was sent; null without one. */
  invoice: z.nullable(z.object({ invoiceId, invoiceNumber: z.string() })),
  /**
   * `set`: the request has the status, or the note was added. `waits`: “Completed” is set once the malware scan has accepted
   * the documents. `ended`: it waited, and is not set (`waitingStatus` of the staff view says why). `deleted`: somebody deleted
   * the status at the same time, so the portal set another one. Null without a status.
   */
  status: z.nullable(z.enum(['set', 'waits', 'ended', 'deleted'])),
  isMessageSent: z.boolean(),
  workCount: z.int(),
});

export type Fulfilled = z.output<typeof fulfilled>;

/** Why a status was not set after the malware scan. */
export const statusWaitEnds = ['infected', 'withdrawn', 'updated', 'replaced'] as const;

/** A status that is set once the malware scan has accepted the released documents. Only “Completed” waits. */
export const waitingStatusView = z.object({
  status: z.string(),
  /** The notes that come with it; empty without. They are in no history before it is set. */
  notes: z.string(),
  isPrivate: z.boolean(),
  /** Since when it waits. */
  at: instant,
  byName: z.string(),
  /** The scan takes longer than a day, so it is a task for staff. */
  isLate: z.boolean(),
  /** Why it is not set, so that staff have to decide; null while it waits. */
  end: z.nullable(z.enum(statusWaitEnds)),
});

import {
  accountingFields,
  issuedAccounting,
  suspensionFields,
} from '@portal/contract/disclosures/schemas/accountings.ts';
import { disclosureFacts } from '@portal/contract/disclosures/schemas/disclosures.ts';
import * as z from 'zod/mini';
import type { Actor } from '../requests/actor.ts';
import type { OwnDetails, DisclosureLogEvent, DisclosureLogEventKind } from './disclosureLogEvents.ts';

/** The author of a document, with their title (45 CFR 164.528(d)(3)), and the time. */
const signature = z.object({ at: z.string(), by: z.string(), byName: z.string(), byTitle: z.string() });

/** The ids of a new document. `subject` groups the patients with one date of birth. */
export interface NewEntryIds {
  readonly id: string;
  readonly subject: string;
  /** A hash of the call's content: the same idempotency key with other content is rejected. */
  readonly contentHash?: string | undefined;
}

/** Fields of every document in the disclosure log. */
const shared = {
  id: z.string(),
  subject: z.string(),
  contentHash: z.optional(z.string()),
  revision: z.int(),
  made: signature,
};

const signatureWithReason = z.extend(signature, { reason: z.string() });

/** A disclosure made outside the portal. `corrections` have the earlier values, oldest first. */
export const storedDisclosure = z.object({
  ...shared,
  type: z.literal('outside-disclosure'),
  patientName: z.string(),
  patientDob: z.string(),
  facts: disclosureFacts,
  /** Order ID of its request; empty without one. */
  orderId: z.string(),
  isVoid: z.boolean(),
  corrections: z.array(z.extend(signatureWithReason, { wasVoid: z.boolean(), before: disclosureFacts })),
});

export type StoredDisclosure = z.output<typeof storedDisclosure>;

/** A suspension, with the changes of its end date, oldest first. */
export const storedSuspension = z.object({
  ...shared,
  type: z.literal('suspension'),
  ...z.object(suspensionFields).shape,
  /** When it was ended early; null if it was not. */
  endedAt: z.nullable(z.string()),
  changes: z.array(
    z.extend(signatureWithReason, { fromDay: z.string(), toDay: z.string(), before: z.string() }),
  ),
});

export type StoredSuspension = z.output<typeof storedSuspension>;

/** A file of an issued accounting, stored in `parts` parts. */
const storedFile = z.object({
  name: z.string(),
  contentType: z.string(),
  sha256: z.string(),
  parts: z.int(),
});

export type StoredFile = z.output<typeof storedFile>;

/** The details of withheld disclosures that suspensions are compared with. Disclosures with equal details share one. */
const missingDetail = z.object({ disclosureId: z.string(), patientName: z.string(), recipient: z.string() });

export type MissingDetail = z.output<typeof missingDetail>;

const storedIssue = z.object({
  ...z.omit(issuedAccounting, { sha256: true, replacedAt: true }).shape,
  by: z.string(),
  files: z.object({ pdf: storedFile, csv: storedFile }),
  /** The disclosures that suspensions withheld from it. */
  missingDetails: z._default(z.array(missingDetail), []),
  /** The order that issued it. Absent in issues of earlier versions. */
  order: z.optional(z.string()),
  /** A hash of the entries about its patient and period, including withheld ones. */
  entries: z._default(z.string(), ''),
});

export type StoredIssue = z.output<typeof storedIssue>;

/** A request for an accounting, with its issues, oldest first. */
export const storedAccounting = z.object({
  ...shared,
  type: z.literal('accounting'),
  ...z.object(accountingFields).shape,
  dueOn: z.string(),
  extension: z.nullable(z.extend(signatureWithReason, { notifiedOn: z.string() })),
  /** Whether it was free, decided at its issue; null before. */
  isFree: z.nullable(z.boolean()),
  fee: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('waived') }),
      z.object({
        kind: z.literal('notified'),
        cents: z.int(),
        notifiedOn: z.string(),
        agreedOn: z.nullable(z.string()),
      }),
    ]),
  ),
  withdrawal: z.nullable(signatureWithReason),
  issues: z.array(storedIssue),
  /** The date of the next action: due, or can be reissued; missing if there is none. */
  due: z.optional(z.string()),
});

export type StoredAccounting = z.output<typeof storedAccounting>;

export type DisclosureLogEntry = StoredDisclosure | StoredSuspension | StoredAccounting;

/** All documents about the patients with one date of birth. */
export interface DisclosureLog {
  readonly disclosures: readonly StoredDisclosure[];
  readonly suspensions: readonly StoredSuspension[];
  readonly accountings: readonly StoredAccounting[];
}

/** A decided change: the next revision of the document, and the event that records it. */
export interface DisclosureLogChange<T extends DisclosureLogEntry = DisclosureLogEntry> {
  readonly document: T;
  readonly event: DisclosureLogEvent;
  /** Other documents that change with it, without an event. */
  readonly otherDocuments?: readonly StoredAccounting[];
}

/** The author of a change, and the time. */
export interface Writer {
  readonly by: Actor & { readonly id: string };
  readonly byName: string;
  readonly byTitle: string;
  readonly now: Date;
}

/** Why a change is rejected; `field` names the invalid field, if any. */
export interface DisclosureLogRefusal {
  readonly kind: 'refused';
  readonly code: 'conflict' | 'invalid_input';
  readonly message: string;
  readonly field?: string;
}

export type DisclosureLogDecision<T extends DisclosureLogEntry> =
  | ({ readonly kind: 'change' } & DisclosureLogChange<T>)
  | DisclosureLogRefusal;

/** The stored signature of a change. */
export function signatureOf({ by, byName, byTitle, now }: Writer) {
  return { at: now.toISOString(), by: by.id, byName, byTitle };
}

export function refuseDisclosureLogChange(message: string, field?: string): DisclosureLogRefusal {
  return { kind: 'refused', code: field ? 'invalid_input' : 'conflict', message, ...(field && { field }) };
}

/** The change with its event. Event details are ids, keys, dates and numbers, no patient data. */
export function disclosureLogChange<T extends DisclosureLogEntry, Kind extends DisclosureLogEventKind>(
  document: T,
  kind: Kind,
  { by, now }: Writer,
  details: OwnDetails<Kind>,
): DisclosureLogDecision<T> {
  const { id, revision } = document;
  const event: DisclosureLogEvent<Kind> = {
    kind,
    at: now.toISOString(),
    by,
    details: { entry: id, revision, ...details },
  };
  return { kind: 'change', document, event };
}

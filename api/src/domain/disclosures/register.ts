import {
  accountingFields,
  issuedAccounting,
  suspensionFields,
} from '@portal/contract/disclosures/schemas/accountings.ts';
import { disclosureFacts } from '@portal/contract/disclosures/schemas/disclosures.ts';
import * as z from 'zod/mini';
import type { Actor } from '../requests/actor.ts';
import type { OwnDetails, RegisterEvent, RegisterEventKind } from './registerEvents.ts';

/** Who wrote something, with their title (45 CFR 164.528(d)(3)), and when. */
const made = z.object({ at: z.string(), by: z.string(), byName: z.string(), byTitle: z.string() });

/** What a new document is given. `subject` groups the patients of one birth date. */
export interface RegisterCreation {
  readonly id: string;
  readonly subject: string;
  /** A hash of all that was sent: the same key with other content is refused. */
  readonly sent?: string | undefined;
}

/** What all documents of the register have. */
const shared = {
  id: z.string(),
  subject: z.string(),
  sent: z.optional(z.string()),
  revision: z.int(),
  made,
};

const reasoned = z.extend(made, { reason: z.string() });

/** A disclosure made outside the portal, with what stood there before each correction, oldest first. */
export const storedDisclosure = z.object({
  ...shared,
  type: z.literal('outside-disclosure'),
  patientName: z.string(),
  patientDob: z.string(),
  facts: disclosureFacts,
  /** Of the request that it belongs to; empty without one. */
  orderId: z.string(),
  isVoid: z.boolean(),
  corrections: z.array(z.extend(reasoned, { wasVoid: z.boolean(), before: disclosureFacts })),
});

export type StoredDisclosure = z.output<typeof storedDisclosure>;

/** A suspension, with how its end was moved, oldest first. */
export const storedSuspension = z.object({
  ...shared,
  type: z.literal('suspension'),
  ...z.object(suspensionFields).shape,
  /** Set when it was ended before its day. */
  endedAt: z.nullable(z.string()),
  changes: z.array(z.extend(reasoned, { fromDay: z.string(), toDay: z.string(), before: z.string() })),
});

export type StoredSuspension = z.output<typeof storedSuspension>;

/** A file of an issued accounting: kept in so many parts. */
const keptFile = z.object({
  name: z.string(),
  contentType: z.string(),
  sha256: z.string(),
  parts: z.int(),
});

export type StoredFile = z.output<typeof keptFile>;

/** What a suspension is compared with. One entry stands for all disclosures of which it is the same. */
const lacking = z.object({ disclosureId: z.string(), patientName: z.string(), recipient: z.string() });

export type MissingDetail = z.output<typeof lacking>;

const storedIssue = z.object({
  ...z.omit(issuedAccounting, { sha256: true, replacedAt: true }).shape,
  by: z.string(),
  files: z.object({ pdf: keptFile, csv: keptFile }),
  /** What suspensions withheld from it. */
  lacking: z._default(z.array(lacking), []),
  /** A hash of the entries about its patient and period, withheld ones among them. */
  entries: z._default(z.string(), ''),
});

export type StoredIssue = z.output<typeof storedIssue>;

/** A request for an accounting, and what was issued, oldest first. */
export const storedAccounting = z.object({
  ...shared,
  type: z.literal('accounting'),
  ...z.object(accountingFields).shape,
  dueOn: z.string(),
  extension: z.nullable(z.extend(reasoned, { notifiedOn: z.string() })),
  /** Whether it was free, once that was decided by issuing it; until then it follows from the other requests. */
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
  withdrawal: z.nullable(reasoned),
  issues: z.array(storedIssue),
  /** When it wants something next: the day it is due, or may be issued again; absent when nothing is left to do. */
  due: z.optional(z.string()),
});

export type StoredAccounting = z.output<typeof storedAccounting>;

export type RegisterDocument = StoredDisclosure | StoredSuspension | StoredAccounting;

/** Everything that is kept about the patients born on one day. */
export interface Register {
  readonly disclosures: readonly StoredDisclosure[];
  readonly suspensions: readonly StoredSuspension[];
  readonly accountings: readonly StoredAccounting[];
}

/** A decided change: the document as it will be, and the event that records it. */
export interface RegisterChange<T extends RegisterDocument = RegisterDocument> {
  readonly document: T;
  readonly event: RegisterEvent;
  /** Other documents that it moves; no event tells of them. */
  readonly also?: readonly StoredAccounting[];
}

/** Whoever makes a change, and when. */
export interface Writer {
  readonly by: Actor & { readonly id: string };
  readonly byName: string;
  readonly byTitle: string;
  readonly now: Date;
}

/** What stands against a change; beside a field where it is one's fault. */
export interface RegisterRefusal {
  readonly kind: 'refused';
  readonly code: 'conflict' | 'invalid_input';
  readonly message: string;
  readonly field?: string;
}

export type RegisterDecision<T extends RegisterDocument> =
  ({ readonly kind: 'change' } & RegisterChange<T>) | RegisterRefusal;

export function signedBy({ by, byName, byTitle, now }: Writer) {
  return { at: now.toISOString(), by: by.id, byName, byTitle };
}

export function refused(message: string, field?: string): RegisterRefusal {
  return { kind: 'refused', code: field ? 'invalid_input' : 'conflict', message, ...(field && { field }) };
}

/** The change with its event; what the event tells are ids, keys, days and numbers, nothing of a patient. */
export function registerChanged<T extends RegisterDocument, Kind extends RegisterEventKind>(
  document: T,
  kind: Kind,
  { by, now }: Writer,
  details: OwnDetails<Kind>,
): RegisterDecision<T> {
  const { id, revision } = document;
  const event: RegisterEvent<Kind> = {
    kind,
    at: now.toISOString(),
    by,
    details: { entry: id, revision, ...details },
  };
  return { kind: 'change', document, event };
}

import {
  type IncidentView,
  incidentLetterKinds,
  incidentOutcomeKeys,
} from '@portal/contract/incidents/schemas.ts';
import { languages } from '@portal/contract/languages/languages.ts';
import * as z from 'zod/mini';
import type { Actor } from '../requests/actor.ts';

/** Who made an entry, and when. */
const signature = z.object({ at: z.string(), by: z.string(), byName: z.string() });

const signatureWithReason = z.extend(signature, { reason: z.string() });

/** A letter as it was issued. Its PDF is a document of its own. */
export const storedLetter = z.extend(signature, {
  letterId: z.string(),
  /** A hash of what was sent: the same key with other content is rejected. */
  contentHash: z.string(),
  kind: z.enum(incidentLetterKinds),
  language: z.enum(languages),
  addressee: z.string(),
  name: z.string(),
  sha256: z.string(),
});

export type StoredLetter = z.output<typeof storedLetter>;

/**
 * An incident: documents that were released to the wrong person. It is a document in the partition of its request. Its
 * texts can contain patient data, so no event has them. Entries are oldest first.
 */
export const storedIncident = z.object({
  id: z.string(),
  requestId: z.string(),
  type: z.literal('incident'),
  incidentId: z.string(),
  contentHash: z.string(),
  revision: z.int(),
  /** When it was recorded. Sort key of the list of closed ones. */
  at: z.string(),
  by: z.string(),
  byName: z.string(),
  fileIds: z.array(z.string()),
  what: z.string(),
  /** The earliest day of the release in any time zone. A discovery is not before it. */
  releasedOn: z.string(),
  /** YYYY-MM-DD. */
  discoveredOn: z.string(),
  corrections: z.array(z.extend(signatureWithReason, { from: z.string() })),
  assessment: z.nullable(
    z.extend(signature, {
      nature: z.string(),
      recipient: z.string(),
      acquired: z.string(),
      mitigation: z.string(),
    }),
  ),
  notes: z.array(z.extend(signature, { noteId: z.string(), text: z.string() })),
  letters: z.array(storedLetter),
  closings: z.array(
    z.extend(signatureWithReason, {
      outcome: z.enum(incidentOutcomeKeys),
      notifiedOn: z.string(),
      reopened: z.nullable(signatureWithReason),
    }),
  ),
  /** The last day for the notice; absent while it is closed. */
  due: z.optional(z.string()),
});

export type StoredIncident = z.output<typeof storedIncident>;

/** Who changes an incident, and when. */
export interface IncidentWriter {
  readonly by: Actor & { readonly id: string };
  readonly byName: string;
  readonly now: Date;
}

/** The stored signature of a change. */
export function signatureOf({ by, byName, now }: IncidentWriter) {
  return { at: now.toISOString(), by: by.id, byName };
}

/** The closing in force; null for an open incident. */
export function closingOf({ closings }: Pick<StoredIncident, 'closings'>) {
  const last = closings.at(-1);
  return last && last.reopened === null ? last : null;
}

/** The document ID of an incident in the partition of its request. */
export function incidentDocumentId(incidentId: string): string {
  return `incident|${incidentId}`;
}

export type IncidentAccess = IncidentView['accesses'][number];

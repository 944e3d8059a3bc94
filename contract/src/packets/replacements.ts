import * as z from 'zod/mini';
import { atMost, checkAcrossFields, emptyUnlessVisible, fileId, instant } from '../fields/fields.ts';

/** Why a released packet gets a new version. The client reads it too. The keys are stored. */
export const replacementReasons = {
  'missing-pages': 'Pages were missing',
  'illegible-pages': 'Pages were illegible or in the wrong order',
  'too-much': 'It had records that were not requested',
  'other-person': 'It had pages of another person',
  'not-disclosable': 'It had records that must not be disclosed',
  other: 'Another reason',
} as const;

export type ReplacementReason = keyof typeof replacementReasons;

/** With these reasons, the earlier version is withdrawn when the new one is released. */
export const withdrawingReasons: ReadonlySet<ReplacementReason> = new Set([
  'other-person',
  'not-disclosable',
]);

const reasonKeys = Object.keys(replacementReasons) as [ReplacementReason, ...ReplacementReason[]];
const reason = z.enum(reasonKeys, 'Please choose a reason');

export const MAX_REPLACEMENT_NOTE = 500;

/** The released document that a packet replaces, and why. The note is required for `other`, and for staff only. */
export const replacement = z
  .object({
    fileId,
    reason,
    note: z._default(
      z
        .string()
        .check(
          atMost(MAX_REPLACEMENT_NOTE, 'Please use at most 500 characters'),
          z.trim(),
          emptyUnlessVisible,
        ),
      '',
    ),
  })
  .check(
    checkAcrossFields<{ reason?: unknown; note?: unknown }>(({ reason: chosen, note }) => {
      const isMissing = chosen === 'other' && (typeof note !== 'string' || note.trim() === '');
      return isMissing ? [{ field: 'note', message: 'Please enter the reason' }] : [];
    }),
  );

export type Replacement = z.output<typeof replacement>;

/** The document that this one replaces, as the client reads it too. */
export const replacementView = z.object({ fileId: z.string(), name: z.string(), reason });

/** The document that replaces this one. */
export const replacedByView = z.object({ fileId: z.string(), name: z.string(), at: instant });

/** What staff read of a new version in addition. */
export const replacementNote = z.object({ note: z.string(), byName: z.string(), at: instant });

/** What staff said of a packet that becomes a new version. */
export const packetReplacement = z.object({ fileId: z.string(), reason, note: z.string() });

/** What is stored with a new version. */
export const storedReplacement = z.object({
  fileId: z.string(),
  reason,
  note: z.string(),
  byName: z.string(),
  at: z.string(),
});

export type StoredReplacement = z.output<typeof storedReplacement>;

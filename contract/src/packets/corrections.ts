import * as z from 'zod/mini';
import { atMost, checkAcrossFields, fileId, instant } from '../fields/fields.ts';

/** Why a released packet gets a new version. The client reads it too. The keys are stored. */
export const correctionReasons = {
  'missing-pages': 'Pages were missing',
  'illegible-pages': 'Pages were illegible or in the wrong order',
  'too-much': 'It had records that were not requested',
  'other-person': 'It had pages of another person',
  'not-disclosable': 'It had records that must not be disclosed',
  other: 'Another reason',
} as const;

export type CorrectionReason = keyof typeof correctionReasons;

/** With these reasons, the earlier version is withdrawn when the new one is released. */
export const withdrawingReasons: ReadonlySet<CorrectionReason> = new Set(['other-person', 'not-disclosable']);

const reasonKeys = Object.keys(correctionReasons) as [CorrectionReason, ...CorrectionReason[]];
const reason = z.enum(reasonKeys, 'Please choose a reason');

export const MAX_CORRECTION_NOTE = 500;

/** The released document that a packet replaces, and why. The note is required for `other`, and for staff only. */
export const correction = z
  .object({
    fileId,
    reason,
    note: z._default(
      z.string().check(atMost(MAX_CORRECTION_NOTE, 'Please use at most 500 characters'), z.trim()),
      '',
    ),
  })
  .check(
    checkAcrossFields<{ reason?: unknown; note?: unknown }>(({ reason: chosen, note }) => {
      const isMissing = chosen === 'other' && (typeof note !== 'string' || note.trim() === '');
      return isMissing ? [{ field: 'note', message: 'Please enter the reason' }] : [];
    }),
  );

export type Correction = z.output<typeof correction>;

/** The document that this one replaces, as the client reads it too. */
export const correctionView = z.object({ fileId: z.string(), name: z.string(), reason });

/** The document that replaces this one. */
export const correctedByView = z.object({ fileId: z.string(), name: z.string(), at: instant });

/** What staff read of a correction in addition. */
export const correctionNote = z.object({ note: z.string(), byName: z.string(), at: instant });

/** A correction as it is stored with the new version. */
export const storedCorrection = z.object({
  fileId: z.string(),
  reason,
  note: z.string(),
  byName: z.string(),
  at: z.string(),
});

export type StoredCorrection = z.output<typeof storedCorrection>;

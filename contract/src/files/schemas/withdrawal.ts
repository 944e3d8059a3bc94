import * as z from 'zod/mini';
import { checkAcrossFields, fileOfRequest, instant } from '../../fields/fields.ts';

/** Why staff withdraw a released document. The keys are stored. */
export const withdrawalReasons = {
  'wrong-document': 'The wrong document was uploaded',
  'wrong-terms': 'Its charge or embargo is wrong',
  incomplete: 'Pages are missing or illegible',
  'too-much': 'It contains more than was asked for',
  'no-authority': 'The authorization is not valid or was revoked',
  'client-asked': 'The client asked for it',
  other: 'Another reason',
} as const;

export type WithdrawalReason = keyof typeof withdrawalReasons;

export const withdrawalReasonKeys = Object.keys(withdrawalReasons) as [
  WithdrawalReason,
  ...WithdrawalReason[],
];

/** The reason of a release to the wrong person. Only the report of an incident withdraws a document with it. */
export const WRONG_PERSON = 'wrong-person';

/** The reason of a document that a corrected version replaced. Only its release withdraws a document with it. */
export const REPLACED = 'replaced';

/** The label of a stored reason. */
export const withdrawalLabels = {
  ...withdrawalReasons,
  [WRONG_PERSON]: 'Released to the wrong person',
  [REPLACED]: 'Replaced by a corrected version',
} as const;

const storedReasonKeys = Object.keys(withdrawalLabels) as [
  keyof typeof withdrawalLabels,
  ...(keyof typeof withdrawalLabels)[],
];

export const MAX_WITHDRAWAL_NOTE = 500;

/** Why and by whom a document was withdrawn. For staff only: the note can name a patient. */
export const withdrawalView = z.object({
  reason: z.enum(storedReasonKeys),
  /** Empty without one. */
  note: z.string(),
  byName: z.string(),
  at: instant,
});

/** Without a reason, none is recorded. */
export const fileWithdrawal = z
  .extend(fileOfRequest, {
    refund: z._default(z.boolean(), false),
    reason: z.optional(z.enum(withdrawalReasonKeys, 'Please choose a reason')),
    note: z._default(
      z.string().check(z.trim(), z.maxLength(MAX_WITHDRAWAL_NOTE, 'Please use at most 500 characters')),
      '',
    ),
  })
  .check(
    checkAcrossFields<{ reason?: unknown; note?: unknown }>(({ reason, note }) => {
      const isMissing = reason === 'other' && (typeof note !== 'string' || note.trim() === '');
      return isMissing ? [{ field: 'note', message: 'Please enter the reason' }] : [];
    }),
  );

import * as z from 'zod/mini';
import { fileOfRequest, instant, optionalText, requiredText } from '../../fields/fields.ts';

/** Why a client asks for another download of a paid document. The keys are stored. */
export const downloadRequestReasons = {
  'not-saved': 'The download failed or was not saved',
  lost: 'The file was lost or is damaged',
  'missed-window': 'The download window ended too early',
  'other-person': 'Another person at our firm needs it',
  other: 'Another reason',
} as const;

export type DownloadRequestReason = keyof typeof downloadRequestReasons;

export const downloadRequestReasonKeys = [
  'not-saved',
  'lost',
  'missed-window',
  'other-person',
  'other',
] as const satisfies readonly DownloadRequestReason[];

/** A request for another download of a document, and what staff answered. */
export const downloadRequestView = z.object({
  state: z.enum(['open', 'allowed', 'declined']),
  reason: z.enum(downloadRequestReasonKeys),
  note: z.string(),
  requestedAt: instant,
  answeredAt: z.nullable(instant),
  /** The note of staff to the client; empty without one. */
  answer: z.string(),
});

export type DownloadRequestView = z.output<typeof downloadRequestView>;

/** The note to the client with which staff decline. */
export const answerNote = requiredText(200, 'Please tell the client why');

export const newDownloadRequest = z.extend(fileOfRequest, {
  reason: z.enum(downloadRequestReasonKeys, 'Please choose a reason'),
  note: optionalText(200),
});

/** A declined request needs a note, which the client reads. */
export const downloadAnswer = z.discriminatedUnion('answer', [
  z.extend(fileOfRequest, { answer: z.literal('allow') }),
  z.extend(fileOfRequest, { answer: z.literal('decline'), note: answerNote }),
]);

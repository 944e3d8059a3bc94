import * as z from 'zod/mini';
import { atMost, checkAcrossFields, emptyUnlessVisible, instant } from '../../fields/fields.ts';

/** Why staff release a document although its text names another person. The keys are stored. */
export const otherPersonReasons = {
  'same-person': 'It is the patient, under another name or birth date',
  'also-named': 'It only mentions the other person, such as a relative',
  checked: 'I checked each page that names another person',
  other: 'Another reason',
} as const;

type OtherPersonReason = keyof typeof otherPersonReasons;

const reasonKeys = Object.keys(otherPersonReasons) as [OtherPersonReason, ...OtherPersonReason[]];
const reason = z.enum(reasonKeys, 'Please choose a reason');

export const MAX_OTHER_PERSON_NOTE = 500;

/** The reason, with a note that is required for `other`. For staff only: the note can name a patient. */
export const otherPerson = z
  .object({
    reason,
    note: z._default(
      z
        .string()
        .check(
          atMost(MAX_OTHER_PERSON_NOTE, 'Please use at most 500 characters'),
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

export type OtherPerson = z.output<typeof otherPerson>;

/** The reason of a released document, and who gave it. */
export const otherPersonView = z.object({ reason, note: z.string(), byName: z.string(), at: instant });

export type OtherPersonView = z.output<typeof otherPersonView>;

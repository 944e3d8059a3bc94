import * as z from 'zod/mini';
import { instant, requestId } from '../../fields/fields.ts';

/** What a person does on the page of a request. */
export const presenceStates = ['viewing', 'editing'] as const;

/** A staff member who has a request open. */
export const presentPerson = z.object({
  userId: z.string(),
  name: z.string(),
  state: z.enum(presenceStates),
});

export type PresentPerson = z.output<typeof presentPerson>;

/** The right of a staff member to work on a request until an instant. */
export const requestLease = z.object({ requestId, userId: z.string(), name: z.string(), until: instant });

export type RequestLease = z.output<typeof requestLease>;

/** How long a lease lasts after the latest input of its holder. */
export const LEASE_MINUTES = 15;

/** Why a request is skipped. The notes are required for `other`. */
export const skipReasons = [
  'waiting_for_client',
  'waiting_for_facility',
  'needs_colleague',
  'missing_information',
  'other',
] as const;

export type SkipReason = (typeof skipReasons)[number];

export const MAX_SKIP_NOTES = 500;

export const skip = z
  .object({
    requestId,
    reason: z.enum(skipReasons, 'Please choose a reason'),
    /** Added to the request as private notes. */
    notes: z.string().check(z.trim(), z.maxLength(MAX_SKIP_NOTES, 'Please use at most 500 characters')),
  })
  .check(
    z.refine(({ reason, notes }) => reason !== 'other' || notes !== '', {
      error: 'Please enter a reason',
      path: ['notes'],
    }),
  );

export type Skip = z.output<typeof skip>;

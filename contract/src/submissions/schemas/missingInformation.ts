import * as z from 'zod/mini';
import { missingDetailKeys } from '../missingDetails.ts';
import { missingReasonKeys } from '../missingReasons.ts';
import { instant } from '../../fields/fields.ts';

/** What exactly is wrong. */
export const askedDetail = z.object({
  detail: z.enum(missingDetailKeys),
  /** The line of the checklist that is not met; absent if it was chosen without one. */
  line: z.optional(z.string()),
  /** Name of the document that it is about; absent if it is about none, or about all. */
  document: z.optional(z.string()),
});

export type AskedDetail = z.output<typeof askedDetail>;

/** What staff need from the client before the review can continue, as the client sees it. */
export const missingInformation = z.object({
  missing: z.array(z.enum(missingReasonKeys)),
  /** Absent if staff chose only reasons. */
  details: z.optional(z.array(askedDetail)),
  note: z.string(),
  /** The submission was rejected. Otherwise its review continues when the client answers. */
  isRejected: z.boolean(),
  requestedAt: instant,
});

export type MissingInformation = z.output<typeof missingInformation>;

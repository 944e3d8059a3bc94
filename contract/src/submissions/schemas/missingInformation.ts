import * as z from 'zod/mini';
import { missingReasonKeys } from '../missingReasons.ts';
import { instant } from '../../fields/fields.ts';

/** What staff need from the client before the review can continue, as the client sees it. */
export const missingInformation = z.object({
  missing: z.array(z.enum(missingReasonKeys)),
  note: z.string(),
  /** The submission was rejected. Otherwise its review continues when the client answers. */
  isRejected: z.boolean(),
  requestedAt: instant,
});

export type MissingInformation = z.output<typeof missingInformation>;

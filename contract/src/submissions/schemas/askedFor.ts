import * as z from 'zod/mini';
import { missingReasonKeys } from '../missingReasons.ts';
import { instant } from '../../fields/fields.ts';

/** What the client is asked for, as the client sees it. */
export const askedFor = z.object({
  missing: z.array(z.enum(missingReasonKeys)),
  note: z.string(),
  askedAt: instant,
});

export type AskedFor = z.output<typeof askedFor>;

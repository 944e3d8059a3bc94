import * as z from 'zod/mini';

/** The revision that somebody saw before they changed something of it. */
export const seenRevision = z.int('The revision is missing').check(z.minimum(0));

import * as z from 'zod/mini';

/** The revision that the caller saw. Another current revision is a conflict. */
export const seenRevision = z.int('The revision is missing').check(z.minimum(0));

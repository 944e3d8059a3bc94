import * as z from 'zod/mini';

/** A list item in a query. */
export const listItemId = z.object({
  id: z.string('The ID is missing').check(z.minLength(1, 'The ID is missing'), z.maxLength(100)),
});

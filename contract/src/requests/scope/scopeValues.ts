import * as z from 'zod/mini';

const text = z.optional(z.string());

/** More than the form accepts, which says so. */
const MAX_RANGES = 100;
/** Characters of the ID of a sensitive category. */
const MAX_CATEGORY = 100;

/** The scope as it is entered, without validation. Every part may be missing. A small schema, because step 1 loads it. */
export const scopeValues = z.object({
  dates: text,
  ranges: z.optional(
    z
      .array(z.object({ from: z._default(z.string(), ''), to: z._default(z.string(), '') }))
      .check(z.maxLength(MAX_RANGES)),
  ),
  include: text,
  exclude: text,
  sensitive: z.optional(z.record(z.string().check(z.maxLength(MAX_CATEGORY)), text)),
  certified: z.optional(z.boolean()),
  rush: z.optional(z.boolean()),
  delivery: text,
  claimNumber: text,
  caseCaption: text,
  court: text,
  caseNumber: text,
  matterNumber: text,
});

export type ScopeValues = z.output<typeof scopeValues>;

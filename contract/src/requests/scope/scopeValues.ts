import * as z from 'zod/mini';

const text = z.optional(z.string());

/** The scope as it is entered, without validation. Every part may be missing. A small schema, because step 1 loads it. */
export const scopeValues = z.object({
  dates: text,
  ranges: z.optional(z.array(z.object({ from: z._default(z.string(), ''), to: z._default(z.string(), '') }))),
  include: text,
  exclude: text,
  sensitive: z.optional(z.record(z.string(), text)),
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

import { failure } from '@portal/contract/endpoint.ts';
import * as z from 'zod/mini';

/** Whatever is not of our shape counts as left out. */
const leftOut = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);
const text = z.optional(z.union([z.string(), leftOut]));

/**
 * An answer as it may arrive: from our API, from the Functions host, or from a proxy. It is read leniently, so that a
 * message is shown wherever it stands.
 */
export const wireAnswer = z.object({
  success: z.optional(z.union([z.boolean(), leftOut])),
  message: text,
  data: z.optional(z.unknown()),
  error: z.optional(z.union([z.extend(failure, { message: text }), z.object({ message: text }), leftOut])),
});

export type WireAnswer = z.output<typeof wireAnswer>;

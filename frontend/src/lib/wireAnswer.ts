import { failure } from '@portal/contract/endpoint.ts';
import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);

/**
 * An answer as it may arrive: from our API, from the Functions host, or from a proxy. What is not of our shape counts as
 * left out, so that a message is shown wherever it stands.
 */
export const wireAnswer = z.object({
  success: z.catch(z.optional(z.boolean()), undefined),
  message: text,
  data: z.optional(z.unknown()),
  error: z.catch(
    z.optional(z.union([z.extend(failure, { message: text }), z.object({ message: text })])),
    undefined,
  ),
});

export type WireAnswer = z.output<typeof wireAnswer>;

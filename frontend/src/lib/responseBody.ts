import { failure } from '@portal/contract/endpoint.ts';
import * as z from 'zod/mini';

/** Values of another type count as absent. */
const absent = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);
const text = z.optional(z.union([z.string(), absent]));

/**
 * A response body from our API, the Functions host or a proxy. Parsed leniently, so that a message is shown wherever it
 * is.
 */
export const responseBody = z.object({
  success: z.optional(z.union([z.boolean(), absent])),
  message: text,
  data: z.optional(z.unknown()),
  error: z.optional(z.union([z.extend(failure, { message: text }), z.object({ message: text }), absent])),
});

export type ResponseBody = z.output<typeof responseBody>;

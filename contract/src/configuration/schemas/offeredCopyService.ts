import * as z from 'zod/mini';

/** An office that can be chosen. */
export const offeredLocation = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** A copy service that can be chosen, with its offices in their order. */
export const offeredCopyService = z.object({
  id: z.string(),
  name: z.string(),
  locations: z.array(offeredLocation),
});

export type OfferedCopyService = z.output<typeof offeredCopyService>;

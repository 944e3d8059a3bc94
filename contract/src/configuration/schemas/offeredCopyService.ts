import * as z from 'zod/mini';

/** A location that clients can choose. */
export const offeredLocation = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** A copy service that clients can choose, with its locations in order. */
export const offeredCopyService = z.object({
  id: z.string(),
  name: z.string(),
  locations: z.array(offeredLocation),
});

export type OfferedCopyService = z.output<typeof offeredCopyService>;

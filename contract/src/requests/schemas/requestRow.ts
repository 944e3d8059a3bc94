import * as z from 'zod/mini';
import { requestId } from '../../fields/fields.ts';

/** Fields of a request in every table. */
export const requestRow = {
  _id: requestId,
  orderId: z.string(),
  patientName: z.string(),
  /** YYYY-MM-DD. */
  patientDob: z.string(),
  facilityName: z.string(),
  requestType: z.int(),
  status: z.string(),
  /** YYYY-MM-DD; empty while the clock is paused. */
  dueDate: z.string(),
  /** Present while the clock is paused, because the request waits for the client. */
  isPaused: z.optional(z.literal(true)),
};

import * as z from 'zod/mini';
import { requestId } from '../../fields/fields.ts';

/** What every table of requests shows of one. */
export const requestRow = {
  _id: requestId,
  orderId: z.string(),
  patientName: z.string(),
  /** YYYY-MM-DD. */
  patientDob: z.string(),
  facilityName: z.string(),
  requestType: z.int(),
  status: z.string(),
  /** YYYY-MM-DD. */
  dueDate: z.string(),
};

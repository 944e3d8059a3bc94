import * as z from 'zod/mini';
import { PAUSED } from '../../domain/requests/list/requestListRow.ts';

/** The due date of a row; empty while the clock is paused. */
export const shownDueDate = z.pipe(
  z.string(),
  z.transform((stored: string) => (stored === PAUSED ? '' : stored)),
);

/** The row fields that every table of requests shows. */
export const displayFields = {
  requestId: z.string(),
  sortKey: z.string(),
  orderId: z.string(),
  patientName: z.string(),
  patientDob: z.string(),
  facilityName: z.string(),
  requestType: z.int(),
  status: z.string(),
  dueDate: z.prefault(shownDueDate, ''),
  filesCount: z.int(),
};

/** The SELECT list for a schema. */
export function fieldsOf({ shape }: z.ZodMiniObject): string {
  return Object.keys(shape)
    .map((field) => `c.${field}`)
    .join(', ');
}

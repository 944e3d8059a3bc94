import * as z from 'zod/mini';

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
  /** As stored (`shownDue`). */
  dueDate: z._default(z.string(), ''),
  filesCount: z.int(),
};

/** The SELECT list for a schema. */
export function fieldsOf({ shape }: z.ZodMiniObject): string {
  return Object.keys(shape)
    .map((field) => `c.${field}`)
    .join(', ');
}

import * as z from 'zod/mini';

/** What is read of a row for every table of requests. */
export const shownRow = {
  requestId: z.string(),
  /** Where it is in the table. */
  sortKey: z.string(),
  orderId: z.string(),
  patientName: z.string(),
  patientDob: z.string(),
  facilityName: z.string(),
  requestType: z.int(),
  status: z.string(),
  dueDate: z._default(z.string(), ''),
  filesCount: z.int(),
};

/** What a query has to select for a schema. */
export function fieldsOf({ shape }: z.ZodMiniObject): string {
  return Object.keys(shape)
    .map((field) => `c.${field}`)
    .join(', ');
}

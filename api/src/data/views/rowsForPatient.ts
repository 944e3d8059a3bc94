import * as z from 'zod/mini';
import { queryDocuments } from '../sdk/queryDocuments.ts';

const row = z.object({
  requestId: z.string(),
  orderId: z.string(),
  patientName: z.string(),
  patientDob: z.string(),
  facilityName: z.string(),
  requestType: z.int(),
  status: z.string(),
  submittedAt: z.string(),
});

const FIELDS = Object.keys(row.shape)
  .map((field) => `c.${field}`)
  .join(', ');

/** Maximum number of rows of one partition. More patients with one birth date in a month are not expected. */
const MAX_ROWS = 200;

/** Rows of a partition for patients with a birth date, submitted in a period. Instants. */
export async function rowsForPatient(
  pk: string,
  patientDob: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<z.output<typeof row>[]> {
  return queryDocuments(
    'views',
    pk,
    row,
    `SELECT TOP ${MAX_ROWS} ${FIELDS} FROM c WHERE c.pk = @pk AND c.kind = @kind AND c.patientDob = @dob AND c.submittedAt >= @from AND c.submittedAt <= @to ORDER BY c.sortKey DESC`,
    { pk, kind: 'row', dob: patientDob, from, to },
  );
}

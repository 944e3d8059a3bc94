import * as z from 'zod/mini';
import { queryDocuments } from '../sdk/queryDocuments.ts';

const row = z.object({ requestId: z.string(), orderId: z.string(), patientName: z.string() });

export type PatientRow = z.output<typeof row>;

/** Rows of a partition for patients with a birth date whose search terms include these words, up to a limit. */
export async function requestsOfPatient(
  pk: string,
  words: readonly string[],
  patientDob: string,
  limit: number,
): Promise<PatientRow[]> {
  const named = words.map((value, index) => ({ name: `@word${index}`, value }));
  const wordConditions = named.map(({ name }) => ` AND ARRAY_CONTAINS(c.terms, ${name})`).join('');
  return queryDocuments(
    'views',
    pk,
    row,
    `SELECT TOP ${Math.floor(limit)} c.requestId, c.orderId, c.patientName FROM c WHERE c.pk = @pk AND c.kind = @kind AND c.patientDob = @dob${wordConditions}`,
    { pk, kind: 'row', dob: patientDob },
    named,
  );
}

import * as z from 'zod/mini';
import { readDocument, upsertDocument } from '../documents.ts';

/** A new id for each set of added row fields, so that stores whose rows were renewed before are renewed again. */
const ID = 'row-renewal-search';

const schema = z.object({
  /** The sort key after which the renewal continues. */
  cursor: z.nullable(z.string()),
  /** Whether a row failed in this round. Then another round follows. */
  hasFailed: z.boolean(),
  /** When the last row was renewed; null before that. */
  endedAt: z.nullable(z.string()),
  /** Whether the end was recorded in the audit trail. */
  isRecorded: z.boolean(),
});

export type RowRenewal = z.output<typeof schema>;

/** The progress of renewing list rows that predate the intake queue, retention, the overview or the search for everything. */
export async function readRowRenewal(): Promise<RowRenewal> {
  const stored = await readDocument('config', ID, ID, schema);
  return stored?.value ?? { cursor: null, hasFailed: false, endedAt: null, isRecorded: false };
}

export async function saveRowRenewal(renewal: RowRenewal): Promise<void> {
  const document = { id: ID, ...renewal };
  await upsertDocument('config', document);
}

import * as z from 'zod/mini';
import { readDocument, upsertDocument } from '../documents.ts';

const ID = 'row-renewal';

const schema = z.object({
  /** The place behind which it goes on. */
  cursor: z.nullable(z.string()),
  /** Whether something failed before that place, so that another round is to follow. */
  hasFailed: z.boolean(),
  /** When the last row was done; null before that. */
  endedAt: z.nullable(z.string()),
  /** Whether the audit trail was told. */
  isTold: z.boolean(),
});

export type RowRenewal = z.output<typeof schema>;

/** How far rows from before the intake queue and retention have been renewed. */
export async function readRowRenewal(): Promise<RowRenewal> {
  const stored = await readDocument('config', ID, ID, schema);
  return stored?.value ?? { cursor: null, hasFailed: false, endedAt: null, isTold: false };
}

export async function saveRowRenewal(renewal: RowRenewal): Promise<void> {
  const document = { id: ID, ...renewal };
  await upsertDocument('config', document);
}

import * as z from 'zod/mini';
import { readDocument, upsertDocument } from '../../documents.ts';

const stored = z.object({ percentage: z.int() });

const partitionOf = (day: string) => `day|${day}`;

/** Saves the percentage of open requests that needed attention on a day. */
export async function saveAttentionShare(day: string, percentage: number): Promise<void> {
  await upsertDocument('views', { id: 'attention', pk: partitionOf(day), percentage } as { id: string });
}

/** The saved percentage of a day; null if there is none. */
export async function readAttentionShare(day: string): Promise<number | null> {
  return (await readDocument('views', 'attention', partitionOf(day), stored))?.value.percentage ?? null;
}

import * as z from 'zod/mini';
import { readDocument, upsertDocument } from '../documents.ts';

const note = z.object({ percentage: z.int() });

const pkOf = (day: string) => `day|${day}`;

/** Keeps what share of the open requests needed attention on a day, to compare with later. */
export async function saveAttentionShare(day: string, percentage: number): Promise<void> {
  await upsertDocument('views', { id: 'attention', pk: pkOf(day), percentage } as { id: string });
}

/** What was kept for a day, or null. */
export async function readAttentionShare(day: string): Promise<number | null> {
  return (await readDocument('views', 'attention', pkOf(day), note))?.value.percentage ?? null;
}

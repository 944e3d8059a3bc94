import * as z from 'zod/mini';
import { type ListPartition, MONTHS } from './listPartitions.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

/** Consecutive rows of a list, in one or more partitions. */
export interface ListPart {
  /** YYYY-MM; null for the list of a client. */
  readonly month: string | null;
  readonly pks: readonly string[];
}

const marker = z.object({ id: z.string(), month: z.string() });

/** The months that have requests, newest first. */
export async function listMonths(): Promise<ListPart[]> {
  const found = await queryDocuments(
    'views',
    MONTHS,
    marker,
    'SELECT c.id, c.month FROM c WHERE c.pk = @pk',
    { pk: MONTHS },
  );
  return [...Map.groupBy(found, ({ month }) => month)]
    .map(([month, markers]) => ({ month, pks: markers.map(({ id }) => id) }))
    .toSorted((a, b) => (a.month < b.month ? 1 : -1));
}

export function partOf({ pk, month }: ListPartition): ListPart {
  return { month, pks: [pk] };
}

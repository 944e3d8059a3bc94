import { type Seal, seal, SEALS } from '../../domain/audit/seal.ts';
import { createDocument } from '../documents.ts';
import { pagesOf } from '../sdk/pagesOf.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

/** The seal of the latest day, or null. */
export async function lastSeal(): Promise<Seal | null> {
  return (
    (
      await queryDocuments(
        'audit',
        SEALS,
        seal,
        'SELECT TOP 1 * FROM c WHERE c.pk = @pk ORDER BY c.day DESC',
        { pk: SEALS },
      )
    )[0] ?? null
  );
}

/** Adds a seal. False if its day already has one. */
export async function addSeal(value: Seal): Promise<boolean> {
  return createDocument('audit', value);
}

/** The stored seals of a day and all later days, in order. An empty day returns all seals. */
export async function sealsFrom(day: string): Promise<Record<string, unknown>[]> {
  const query = {
    query: 'SELECT * FROM c WHERE c.pk = @pk AND c.day >= @day ORDER BY c.day',
    parameters: [
      { name: '@pk', value: SEALS },
      { name: '@day', value: day },
    ],
  };
  const seals: Record<string, unknown>[] = [];
  for await (const seal of pagesOf('audit', query, SEALS)) seals.push(seal);
  return seals;
}

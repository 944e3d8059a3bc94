import * as z from 'zod/mini';
import { type Seal, seal, SEALS } from '../../domain/audit/seal.ts';
import { createDocument } from '../documents.ts';
import { onContainer } from '../cosmos.ts';

/** The seal of the latest day, or null. */
export async function lastSeal(): Promise<Seal | null> {
  return onContainer('audit', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: 'SELECT TOP 1 * FROM c WHERE c.pk = @pk ORDER BY c.day DESC',
          parameters: [{ name: '@pk', value: SEALS }],
        },
        { partitionKey: SEALS },
      )
      .fetchAll();
    return z.array(seal).parse(resources)[0] ?? null;
  });
}

/** Adds a seal; false when its day has one. */
export async function addSeal(value: Seal): Promise<boolean> {
  return createDocument('audit', value);
}

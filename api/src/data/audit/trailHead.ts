import * as z from 'zod/mini';
import { initialHead, type Head } from '../../domain/audit/nextEntry.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';
import { sha256 } from './sha256.ts';

const head = z.object({ n: z.int(), hash: z.string() });

/** The last entry of a partition, read from the store. */
export async function trailHead(pk: string): Promise<Head> {
  const [last] = await queryDocuments(
    'audit',
    pk,
    head,
    'SELECT TOP 1 c.n, c.hash FROM c WHERE c.pk = @pk AND IS_DEFINED(c.n) ORDER BY c.n DESC',
    { pk },
  );
  return last ?? initialHead(pk, sha256);
}

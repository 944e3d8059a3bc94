import * as z from 'zod/mini';
import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import type { QueueFilter } from '../../domain/submissions/queueFilter.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';
import { queueConditions } from './queueConditions.ts';
import { type Conditions, rowConditions } from './rowConditions.ts';

/** The number of rows that match the conditions, counted up to `max` in each partition. */
async function countIn(
  pks: readonly string[],
  conditionsOf: (pk: string) => Conditions,
  max: number,
): Promise<number> {
  const counts = await Promise.all(pks.map((pk) => countOne(pk, conditionsOf(pk), max)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function countOne(pk: string, { text, parameters }: Conditions, max: number): Promise<number> {
  const query = `SELECT TOP ${Math.floor(max)} VALUE c.id FROM c WHERE ${text}`;
  return (await queryDocuments('views', pk, z.string(), query, {}, parameters)).length;
}

/** The number of rows that match a filter, counted up to `max` in each partition. */
export function countRows(pks: readonly string[], filter: ListFilter, max: number): Promise<number> {
  return countIn(pks, (pk) => rowConditions(pk, filter), max);
}

/** The number of submissions that match a filter, counted up to `max` in each partition. */
export function countSubmissions(pks: readonly string[], filter: QueueFilter, max: number): Promise<number> {
  return countIn(pks, (pk) => queueConditions(pk, filter), max);
}

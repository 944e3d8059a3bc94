import type { StatusDeletion } from '@portal/contract/requests/schemas/requestStatus.ts';
import { queryRows, readRows, type ShownRow } from '../../data/views/queryRows.ts';
import { NEWEST_FIRST, NO_FILTER } from '../../domain/requests/list/listFilter.ts';
import { nonEmptyParts } from '../requests/listParts.ts';

const MAX_SAMPLES = 3;

type Usage = Pick<StatusDeletion, 'usageCount' | 'sampleRequests'>;

const withStatus = (key: string) => ({ ...NO_FILTER, status: key });

/** Returns how many requests have a status, from the counters of the months. */
export async function countWithStatus(key: string): Promise<number> {
  const { countsFromCounters } = await nonEmptyParts('all', withStatus(key));
  return countsFromCounters.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** Returns how many requests have a status, with the newest of them as samples. */
export async function statusUsage(key: string): Promise<Usage> {
  const { parts, countsFromCounters } = await nonEmptyParts('all', withStatus(key));
  const usageCount = countsFromCounters.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const sampleRequests: Usage['sampleRequests'] = [];
  for (const { pks } of parts) {
    const take = MAX_SAMPLES - sampleRequests.length;
    if (take === 0) break;
    const rows = await readRows(pks, withStatus(key), { skip: 0, take }, NEWEST_FIRST);
    sampleRequests.push(
      ...rows.map(({ requestId, orderId, facilityName, submittedAt }) => ({
        _id: requestId,
        orderId,
        facilityName,
        submittedAt,
      })),
    );
  }
  return { usageCount, sampleRequests };
}

/** Returns up to `max` requests that have a status, all from one partition. Empty only if no request has it. */
export async function sampleRequestsWithStatus(key: string, max: number): Promise<readonly ShownRow[]> {
  const { parts } = await nonEmptyParts('all', withStatus(key));
  for (const pk of parts.flatMap(({ pks }) => pks)) {
    const rows = await queryRows(pk, withStatus(key), max);
    if (rows.length > 0) return rows;
  }
  return [];
}

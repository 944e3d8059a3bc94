import type { StatusDeletion } from '@portal/contract/requests/schemas/requestStatus.ts';
import { queryRows, type ShownRow } from '../../data/views/queryRows.ts';
import { readRows } from '../../data/views/readRows.ts';
import { listFilter } from '../../domain/requests/list/listFilter.ts';
import { filledParts } from '../requests/listParts.ts';

const MAX_SAMPLES = 3;

type Usage = Pick<StatusDeletion, 'usageCount' | 'sampleRequests'>;

const having = (key: string) => listFilter({ status: key }, [], null);

/** How many requests have a status, by the counters of the months. */
export async function countWithStatus(key: string): Promise<number> {
  const { covered } = await filledParts('all', having(key));
  return covered.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The same, with the newest of them. */
export async function statusUsage(key: string): Promise<Usage> {
  const { parts, covered } = await filledParts('all', having(key));
  const usageCount = covered.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const sampleRequests: Usage['sampleRequests'] = [];
  for (const { pks } of parts) {
    const take = MAX_SAMPLES - sampleRequests.length;
    if (take === 0) break;
    const rows = await readRows(pks, having(key), { skip: 0, take });
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

/** Some of the requests that have a status, up to `most`; none when there are none. */
export async function sampleRequestsWithStatus(key: string, most: number): Promise<readonly ShownRow[]> {
  const { parts } = await filledParts('all', having(key));
  for (const pk of parts.flatMap(({ pks }) => pks)) {
    const rows = await queryRows(pk, having(key), most);
    if (rows.length > 0) return rows;
  }
  return [];
}

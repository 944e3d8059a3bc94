import * as z from 'zod/mini';
import type { ListFilter } from '../../domain/request/listFilter.ts';
import { onContainer } from '../cosmos.ts';
import { rowConditions } from './rowConditions.ts';

const shownRow = z.object({
  requestId: z.string(),
  place: z.string(),
  orderId: z.string(),
  patientName: z.string(),
  patientDob: z.string(),
  facilityName: z.string(),
  requestType: z.int(),
  status: z.string(),
  submittedAt: z.string(),
  filesCount: z.int(),
});

export type ShownRow = z.output<typeof shownRow>;

const FIELDS = Object.keys(shownRow.shape)
  .map((field) => `c.${field}`)
  .join(', ');

/** `take` rows after the first `skip` of those that a filter lets through, newest first, over all partitions given. */
export async function readRows(
  pks: readonly string[],
  filter: ListFilter,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<ShownRow[]> {
  const found = await Promise.all(pks.map((pk) => newestIn(pk, filter, skip + take)));
  return found
    .flat()
    .toSorted((a, b) => (a.place < b.place ? 1 : -1))
    .slice(skip, skip + take);
}

async function newestIn(pk: string, filter: ListFilter, top: number): Promise<ShownRow[]> {
  const { text, parameters } = rowConditions(pk, filter);
  return onContainer('views', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT TOP ${Math.floor(top)} ${FIELDS} FROM c WHERE ${text} ORDER BY c.place DESC`,
          parameters: [...parameters],
        },
        { partitionKey: pk },
      )
      .fetchAll();
    return z.array(shownRow).parse(resources);
  });
}

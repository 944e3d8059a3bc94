import { randomUUID } from 'node:crypto';
import { seedList, type SeededRow } from './seededList.ts';
import { containerOf, storedRequest } from '../portal/stores.ts';

type Stores = Parameters<typeof containerOf>[0];

const CONCURRENCY = 16;
const DAY_MS = 24 * 3600_000;

/** Stores copies of a request with this status, spread over earlier days, with list rows and counters; returns their ids. */
export async function copyRequest(
  portal: Stores,
  requestId: string,
  status: string,
  count: number,
): Promise<string[]> {
  const original = await storedRequest(portal, requestId);
  if (!original) throw new Error('There is no request to copy');
  const fields = original['fields'] as Record<string, string>;
  const rows: SeededRow[] = Array.from({ length: count }, (_, index) => ({
    requestId: `req_${randomUUID().replaceAll('-', '')}`,
    orderId: `COPY-${index}`,
    patientName: fields['patientName']!,
    patientDob: fields['patientDob']!,
    facilityName: fields['facilityName']!,
    requestType: Number(fields['requestType']),
    status,
    // Not in the month of the original: the portal maintains those counters.
    submittedAt: new Date(Date.UTC(2026, 0, 1) + (index % 50) * DAY_MS + index).toISOString(),
    dueDate: '2026-03-01',
    assigneeId: null,
    owners: [],
  }));
  await seedList(portal, rows);
  const requests = await containerOf(portal, 'requests');
  for (let from = 0; from < rows.length; from += CONCURRENCY) {
    await Promise.all(
      rows.slice(from, from + CONCURRENCY).map(({ requestId: id, orderId, submittedAt }) =>
        requests.items.create({
          ...original,
          requestId: id,
          draftId: randomUUID(),
          submittedAt,
          status,
          owners: [],
          fields: { ...fields, orderId },
          history: [],
        }),
      ),
    );
  }
  return rows.map((row) => row.requestId);
}

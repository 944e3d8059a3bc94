import { randomUUID } from 'node:crypto';
import { aRequestDocument } from './listedRequests.ts';
import { seedList, type SeededRow } from './seededList.ts';
import { containerOf } from '../portal/stores.ts';

type Stores = Parameters<typeof containerOf>[0];

const CONCURRENCY = 32;
const FACILITY = 'Central Medical Center';

/** The day on which requests of `storeOpenDeadlines` are due: the Tuesday 15 days after their submission. */
export const DUE_DAY = '2026-01-20';
/** That of every fifth one, submitted a day later. */
export const OTHER_DUE_DAY = '2026-01-21';

/** Stores open requests with the due dates of the rules that come with the portal, and their list rows; returns them. */
export async function storeOpenDeadlines(
  portal: Stores,
  count: number,
  existing: readonly SeededRow[] = [],
): Promise<SeededRow[]> {
  const rows = Array.from({ length: count }, (_, index): SeededRow => {
    const isOther = index % 5 === 4;
    const dueDate = isOther ? OTHER_DUE_DAY : DUE_DAY;
    const submittedAt = new Date(Date.UTC(2026, 0, isOther ? 6 : 5, 18) + index).toISOString();
    return {
      requestId: `req_${randomUUID().replaceAll('-', '')}`,
      orderId: `DUE-${index}`,
      patientName: 'Pat Example',
      patientDob: '1980-02-03',
      facilityName: FACILITY,
      requestType: 7,
      status: 'processing',
      submittedAt,
      dueDate,
      assigneeId: null,
      owners: [],
      deadline: { deadlineFacts: factsOf(submittedAt), deadlineDue: dueDate },
    };
  });
  await seedList(portal, rows, existing);
  const requests = await containerOf(portal, 'requests');
  for (let from = 0; from < rows.length; from += CONCURRENCY) {
    await Promise.all(
      rows.slice(from, from + CONCURRENCY).map((row) => requests.items.create(datedRequest(row))),
    );
  }
  return rows;
}

/** The stored document of a request whose due date comes from the first version of the rules. */
function datedRequest({ deadline: _deadline, patientDob: _dob, assigneeId: _assignee, ...row }: SeededRow) {
  const isOther = row.dueDate === OTHER_DUE_DAY;
  return {
    ...aRequestDocument({ ...row, seq: 1 }),
    deadline: {
      isManual: false,
      version: 0,
      pauses: [],
      explanation: {
        trigger: 'submission',
        from: isOther ? '2026-01-06' : '2026-01-05',
        isAssumed: false,
        days: 15,
        unit: 'calendar',
        isRush: false,
        source: '',
        pausedDays: 0,
        skipped: [],
        notBefore: null,
      },
    },
  };
}

export function factsOf(submittedAt: string) {
  return {
    facilityName: FACILITY,
    authority: null,
    isRush: false,
    submittedAt,
    paidAt: null,
    servedOn: null,
    issuedOn: null,
    earliestProductionOn: null,
    pauses: [],
  };
}

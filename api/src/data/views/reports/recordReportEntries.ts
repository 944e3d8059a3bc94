import type { JSONObject, OperationInput, PatchOperation } from '@azure/cosmos';
import * as z from 'zod/mini';
import { dayCounter, incrementsOf } from '../../../domain/analytics/reports/reportCounters.ts';
import { reportDay } from '../../../domain/analytics/reports/reportDay.ts';
import type { ReportEntry, ReportValue } from '../../../domain/analytics/reports/reportEntry.ts';
import { createDocument, readDocument } from '../../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { writeBatch } from '../../writeBatch.ts';
import { isKnownToBeCounted, rememberCounted } from '../facts/countedIds.ts';
import { countersKind, groupOf, reportPartition, valueId } from './reportPartitions.ts';
import { currentReportZones } from './reportZones.ts';

const WRITE_CONFLICTS = new Set([404, 409, 412, 449]);

const existingEntry = z.object({ id: z.string() });

/**
 * Counts each entry once, in the month of its day in the time zone of the reports. The entry and its counters are one
 * transaction, and the ID of the entry decides. `counted`: where to look first for entries that were counted before;
 * `nowhere` for entries that are probably new.
 */
export async function recordReportEntries(
  entries: readonly ReportEntry[],
  counted: 'in the store' | 'in memory and the store' | 'nowhere' = 'in the store',
): Promise<void> {
  if (entries.length === 0) return;
  const zones = await currentReportZones();
  const placed = entries.map((entry) => placeOf(entry, reportDay(zones, entry.at)));
  const areCounted = await Promise.all(
    placed.map(async (place) => {
      if (counted === 'nowhere') return false;
      if (counted === 'in memory and the store' && isKnownToBeCounted(place)) return true;
      return (await readDocument('views', place.id, place.pk, existingEntry)) !== null;
    }),
  );
  for (const place of placed.filter((_, index) => !areCounted[index])) await count(place);
  for (const place of placed) rememberCounted(place);
}

/** An entry with its day and its document. */
interface Place {
  readonly entry: ReportEntry;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly pk: string;
  readonly id: string;
}

function placeOf(entry: ReportEntry, day: string): Place {
  return { entry, day, pk: reportPartition(day.slice(0, 7)), id: `${day.slice(8)}|${entry.id}` };
}

async function count(place: Place): Promise<void> {
  const { entry, pk } = place;
  await retryOnConflict('the reports', async () => {
    const outcome = await writeBatch('views', pk, () => operationsOf(place), WRITE_CONFLICTS);
    if (outcome.ok || outcome.statuses[0] === 409) return succeeded(undefined);
    if (outcome.statuses.includes(404)) await startCounters(entry, pk);
    return writeConflict;
  });
}

function operationsOf({ entry, day, pk, id }: Place): OperationInput[] {
  const { table, figure, requestId, orderId, at, cents, amount, values } = entry;
  const row = {
    id,
    pk,
    kind: 'report-entry',
    table,
    figure,
    requestId,
    orderId,
    day,
    at,
    cents,
    amount,
    groups: values.map((value) => groupOf(table, value.dimension, valueId(value))),
    sortKey: `${day}|${at}|${entry.id}`,
  };
  return [
    { operationType: 'Create', resourceBody: row as unknown as JSONObject },
    ...values.map((value) => ({
      operationType: 'Patch' as const,
      id: groupOf(table, value.dimension, valueId(value)),
      resourceBody: { operations: patchOf(entry, day, value) },
    })),
  ];
}

/** Adds to the counters of a value, by day and for the month: at most seven operations; one patch accepts ten. Its name is the latest spelling. */
function patchOf(entry: ReportEntry, day: string, { name }: ReportValue): PatchOperation[] {
  const increments = Object.entries(incrementsOf(entry)).flatMap(([figure, value]): PatchOperation[] => [
    { op: 'incr', path: `/${dayCounter(day.slice(8), figure)}`, value },
    { op: 'incr', path: `/sums/${figure}`, value },
  ]);
  return [...increments, ...(name === '' ? [] : [{ op: 'set' as const, path: '/name', value: name }])];
}

async function startCounters({ table, values }: ReportEntry, pk: string): Promise<void> {
  for (const value of values) {
    const { dimension, key, name } = value;
    const shown = valueId(value);
    await createDocument('views', {
      id: groupOf(table, dimension, shown),
      pk,
      kind: countersKind(table, dimension),
      valueId: shown,
      key,
      name,
      sums: {},
    } as { id: string });
  }
}

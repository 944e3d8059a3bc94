import type { JSONObject } from '@azure/cosmos';
import * as z from 'zod/mini';
import { type AnalyticsFact, factId } from '../../domain/analytics/fact.ts';
import { incrementsOf } from '../../domain/analytics/factTallies.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument } from '../documents.ts';
import { writeBatch } from '../writeBatch.ts';
import { dayPartition, monthRollup } from './factPartitions.ts';

const WRITE_CONFLICTS = new Set([404, 409, 412, 449]);

const existingFact = z.object({ id: z.string() });

/** Where a fact is counted: the partition, the fact's document id, and the slot of the statistics. */
interface FactCounter {
  readonly pk: string;
  readonly id: string;
  readonly slot: string;
}

/** Counts each fact once in its day and then once in its month. A fact in the month is also in its day, so one read finds counted facts. */
export async function recordFacts(facts: readonly AnalyticsFact[]): Promise<void> {
  const counted = await Promise.all(facts.map(isCounted));
  for (const fact of facts.filter((_, index) => !counted[index])) {
    await count(fact, dayCounterOf(fact));
    await count(fact, monthCounterOf(fact));
  }
}

async function isCounted(fact: AnalyticsFact): Promise<boolean> {
  const { pk, id } = monthCounterOf(fact);
  return (await readDocument('views', id, pk, existingFact)) !== null;
}

function dayCounterOf(fact: AnalyticsFact): FactCounter {
  return { pk: dayPartition(fact.at.slice(0, 10)), id: factId(fact), slot: fact.at.slice(11, 13) };
}

/** The id contains the day, because a request can be closed on two days of a month. */
function monthCounterOf(fact: AnalyticsFact): FactCounter {
  const slot = fact.at.slice(8, 10);
  return { pk: monthRollup(fact.at.slice(0, 7)), id: `${slot}|${factId(fact)}`, slot };
}

/** Creates the fact and increments the counters in one transaction. */
async function count(fact: AnalyticsFact, { pk, id, slot }: FactCounter): Promise<void> {
  const increments = () =>
    incrementsOf(fact, slot).map(([counter, value]) => ({ op: 'incr' as const, path: `/${counter}`, value }));
  await retryOnConflict('the figures', async () => {
    const outcome = await writeBatch(
      'views',
      pk,
      () => [
        { operationType: 'Create', resourceBody: { pk, ...fact, id } as unknown as JSONObject },
        { operationType: 'Patch', id: 'stats', resourceBody: { operations: increments() } },
      ],
      WRITE_CONFLICTS,
    );
    if (outcome.ok || outcome.statuses[0] === 409) return succeeded(undefined);
    if (outcome.statuses.includes(404)) {
      await createDocument('views', { id: 'stats', pk, kind: 'stats' } as { id: string });
    }
    return writeConflict;
  });
}

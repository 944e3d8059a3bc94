import type { JSONObject, OperationInput, PatchOperation } from '@azure/cosmos';
import * as z from 'zod/mini';
import { type AnalyticsFact, factId } from '../../../domain/analytics/fact.ts';
import { incrementsOf } from '../../../domain/analytics/factTallies.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { createDocument, readDocument } from '../../documents.ts';
import { writeBatch } from '../../writeBatch.ts';
import { isKnownToBeCounted, rememberCounted } from './countedIds.ts';
import { dayPartition, monthRollup } from './factPartitions.ts';

const WRITE_CONFLICTS = new Set([404, 409, 412, 449]);

const existingFact = z.object({ id: z.string() });

/** Where a fact is counted: the partition, the fact's document id, and the slot of the statistics. */
interface FactCounter {
  readonly pk: string;
  readonly id: string;
  readonly slot: string;
}

/**
 * Counts each fact once in its day and then once in its month. A fact in the month is also in its day, so one read finds
 * counted facts. `isNew`: a fact that was not counted before, as far as the caller knows, so that it is not read; if it
 * was, the write meets it.
 */
export async function recordFacts(
  facts: readonly AnalyticsFact[],
  isNew: (fact: AnalyticsFact) => boolean = () => false,
): Promise<void> {
  const counted = await Promise.all(facts.map(async (fact) => !isNew(fact) && isCounted(fact)));
  const others = facts.filter((_, index) => !counted[index]);
  await countTogether(others, dayCounterOf);
  await countTogether(others, monthCounterOf);
  for (const fact of others) rememberCounted(monthCounterOf(fact));
}

async function isCounted(fact: AnalyticsFact): Promise<boolean> {
  const counter = monthCounterOf(fact);
  if (isKnownToBeCounted(counter)) return true;
  if ((await readDocument('views', counter.id, counter.pk, existingFact)) === null) return false;
  rememberCounted(counter);
  return true;
}

/** Counts facts with one write for each partition, or, if one of them was counted in the meantime, one after the other. */
async function countTogether(
  facts: readonly AnalyticsFact[],
  counterOf: (fact: AnalyticsFact) => FactCounter,
): Promise<void> {
  for (const [pk, ofPartition] of Map.groupBy(facts, (fact) => counterOf(fact).pk)) {
    const isCountedNow = await count(pk, ofPartition, counterOf);
    if (isCountedNow) continue;
    for (const fact of ofPartition) await count(pk, [fact], counterOf);
  }
}

function dayCounterOf(fact: AnalyticsFact): FactCounter {
  return { pk: dayPartition(fact.at.slice(0, 10)), id: factId(fact), slot: fact.at.slice(11, 13) };
}

/** The id contains the day, because a request can be closed on two days of a month. */
function monthCounterOf(fact: AnalyticsFact): FactCounter {
  const slot = fact.at.slice(8, 10);
  return { pk: monthRollup(fact.at.slice(0, 7)), id: `${slot}|${factId(fact)}`, slot };
}

/**
 * Creates facts of a partition and increments its counters in one transaction. False, without a write, if one of them was
 * counted before.
 */
async function count(
  pk: string,
  facts: readonly AnalyticsFact[],
  counterOf: (fact: AnalyticsFact) => FactCounter,
): Promise<boolean> {
  const operations = () =>
    facts.flatMap((fact): OperationInput[] => {
      const { id, slot } = counterOf(fact);
      const increments = incrementsOf(fact, slot).map(([counter, value]): PatchOperation => ({
        op: 'incr',
        path: `/${counter}`,
        value,
      }));
      return [
        { operationType: 'Create', resourceBody: { pk, ...fact, id } as unknown as JSONObject },
        { operationType: 'Patch', id: 'stats', resourceBody: { operations: increments } },
      ];
    });
  return retryOnConflict('the figures', async () => {
    const outcome = await writeBatch('views', pk, operations, WRITE_CONFLICTS);
    if (outcome.ok) return succeeded(true);
    if (outcome.statuses.includes(409)) return succeeded(false);
    if (outcome.statuses.includes(404)) {
      await createDocument('views', { id: 'stats', pk, kind: 'stats' } as { id: string });
    }
    return writeConflict;
  });
}

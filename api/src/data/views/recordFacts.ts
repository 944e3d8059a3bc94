import type { JSONObject } from '@azure/cosmos';
import * as z from 'zod/mini';
import { type Fact, factId } from '../../domain/analytics/fact.ts';
import { additionsOf } from '../../domain/analytics/factTallies.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument } from '../documents.ts';
import { writeBatch } from '../writeBatch.ts';
import { dayPartition, monthRollup } from './factPartitions.ts';

const RACES = new Set([404, 409, 412, 449]);

const known = z.object({ id: z.string() });

/** Where a fact is counted: in a partition, under a name of its own, in one slot of the statistics. */
interface Place {
  readonly pk: string;
  readonly id: string;
  readonly slot: string;
}

/** Counts facts, each once in its day and once in its month. What is in the month is in the day as well, so that a fact that was counted before costs one read. */
export async function recordFacts(facts: readonly Fact[]): Promise<void> {
  const counted = await Promise.all(facts.map(isCounted));
  for (const fact of facts.filter((_, index) => !counted[index])) {
    await count(fact, placeInDay(fact));
    await count(fact, placeInMonth(fact));
  }
}

async function isCounted(fact: Fact): Promise<boolean> {
  const { pk, id } = placeInMonth(fact);
  return (await readDocument('views', id, pk, known)) !== null;
}

function placeInDay(fact: Fact): Place {
  return { pk: dayPartition(fact.at.slice(0, 10)), id: factId(fact), slot: fact.at.slice(11, 13) };
}

/** A request that is closed on two days of a month is so twice: its day belongs to its name here. */
function placeInMonth(fact: Fact): Place {
  const slot = fact.at.slice(8, 10);
  return { pk: monthRollup(fact.at.slice(0, 7)), id: `${slot}|${factId(fact)}`, slot };
}

/** Creates the fact and raises the counters, together and once. */
async function count(fact: Fact, { pk, id, slot }: Place): Promise<void> {
  const increments = () =>
    additionsOf(fact, slot).map(([counter, value]) => ({ op: 'incr' as const, path: `/${counter}`, value }));
  await retryOnConflict('the figures', async () => {
    const outcome = await writeBatch(
      'views',
      pk,
      () => [
        { operationType: 'Create', resourceBody: { pk, ...fact, id } as unknown as JSONObject },
        { operationType: 'Patch', id: 'stats', resourceBody: { operations: increments() } },
      ],
      RACES,
    );
    if (outcome.ok || outcome.statuses[0] === 409) return succeeded(undefined);
    if (outcome.statuses.includes(404)) {
      await createDocument('views', { id: 'stats', pk, kind: 'stats' } as { id: string });
    }
    return writeConflict;
  });
}

import { firstDay } from '../data/audit/firstDay.ts';
import { addSeal, lastSeal } from '../data/audit/seals.ts';
import { sha256 } from '../data/audit/sha256.ts';
import { trailHead } from '../data/audit/trailHead.ts';
import { daysToSeal, nextDay } from '../domain/audit/daysToSeal.ts';
import { pkOf, SHARDS } from '../domain/audit/partitionOf.ts';
import { nextSeal, type Seal } from '../domain/audit/seal.ts';

/** Seals every day that is over and has no seal yet, the oldest first. Answers the seals made. */
export async function sealDays(now: Date): Promise<Seal[]> {
  let before = await lastSeal();
  const from = before ? nextDay(before.day) : await firstDay();
  const made: Seal[] = [];
  for (const day of from === null ? [] : daysToSeal(from, now)) {
    const seal = nextSeal(day, await headsOf(day), before, sha256, now);
    // Somebody else seals as well and was here first.
    if (!(await addSeal(seal))) break;
    made.push(seal);
    before = seal;
  }
  return made;
}

function headsOf(day: string): Promise<Seal['heads']> {
  const pks = Array.from({ length: SHARDS }, (_, shard) => pkOf(day, shard));
  return Promise.all(pks.map(async (pk) => ({ pk, ...(await trailHead(pk)) })));
}

import { firstTrailDay } from '../../data/audit/readTrail.ts';
import { readSealCopy, sealCopyNames, writeSealCopy } from '../../data/audit/sealCopies.ts';
import { addSeal, lastSeal, sealsFrom } from '../../data/audit/seals.ts';
import { sha256 } from '../../data/audit/sha256.ts';
import { trailHead } from '../../data/audit/trailHead.ts';
import { daysToSeal, nextDay } from '../../domain/audit/daysToSeal.ts';
import { pkOf, SHARDS } from '../../domain/audit/partitionOf.ts';
import { copyNameOf, copyOf, dayOfCopy, nextSeal, type Seal } from '../../domain/audit/seal.ts';

/** Seals every day that is over and has no seal yet, the oldest first. Answers the seals made. */
export async function sealDays(now: Date): Promise<Seal[]> {
  let before = await lastSeal();
  const from = before ? nextDay(before.day) : await firstTrailDay();
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

/**
 * Copies to the archive, oldest first, the seals of the days after the last one that was copied. An earlier day whose
 * copy is missing stays without one, for audit:verify to find. `differingDay` is a day of whose seal the archive says
 * something else than the trail, or that the trail has no seal of; null when none was met.
 */
export async function copySeals(): Promise<{ copied: string[]; differingDay: string | null }> {
  const [names, last] = await Promise.all([sealCopyNames(), lastSeal()]);
  const days = names.map(dayOfCopy).filter((day) => day !== null);
  const lastDay = last?.day ?? '';
  const lastCopied = days.findLast((day) => day <= lastDay);
  let differingDay = days.find((day) => day > lastDay) ?? null;
  const copied: string[] = [];
  for (const seal of last ? await sealsFrom(lastCopied ?? '') : []) {
    const day = String(seal['day']);
    const isNew = day !== lastCopied;
    const isSame = isNew
      ? await writeSealCopy(day, copyOf(seal))
      : (await readSealCopy(copyNameOf(day))) === copyOf(seal);
    if (!isSame) differingDay ??= day;
    else if (isNew) copied.push(day);
  }
  return { copied, differingDay };
}

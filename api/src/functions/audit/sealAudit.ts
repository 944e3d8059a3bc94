import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { firstTrailDay } from '../../data/audit/readTrail.ts';
import { readSealCopy, sealCopyNames, writeSealCopy } from '../../data/audit/sealCopies.ts';
import { addSeal, lastSeal, sealsFrom } from '../../data/audit/seals.ts';
import { sha256 } from '../../data/audit/sha256.ts';
import { trailHead } from '../../data/audit/trailHead.ts';
import { daysToSeal, nextDay } from '../../domain/audit/daysToSeal.ts';
import { partitionOfShard, SHARDS } from '../../domain/audit/partitionOf.ts';
import {
  dayOfSealCopy,
  nextSeal,
  type Seal,
  sealCopyContent,
  sealCopyName,
} from '../../domain/audit/seal.ts';

/**
 * Hourly timer: seals past days of the audit trail and copies the seals to the archive. It also logs the hashes, so that
 * they exist outside the store.
 */
export async function sealAudit(context: InvocationContext): Promise<void> {
  const log = logOf(context);
  for (const { day, hash } of await sealDays(new Date())) log.info('audit trail sealed', { day, hash });
  const { copied, differingDay } = await copySeals();
  if (copied.length > 0) log.info('seals copied', { seals: copied.length, lastDay: copied.at(-1) });
  if (differingDay !== null) log.error('seal copy differs', { day: differingDay });
}

/** Seals every past day without a seal, oldest first. Returns the new seals. */
async function sealDays(now: Date): Promise<Seal[]> {
  let before = await lastSeal();
  const from = before ? nextDay(before.day) : await firstTrailDay();
  const sealed: Seal[] = [];
  for (const day of from === null ? [] : daysToSeal(from, now)) {
    const seal = nextSeal(day, await headsOf(day), before, sha256, now);
    // Another process sealed this day first.
    if (!(await addSeal(seal))) break;
    sealed.push(seal);
    before = seal;
  }
  return sealed;
}

function headsOf(day: string): Promise<Seal['heads']> {
  const partitions = Array.from({ length: SHARDS }, (_, shard) => partitionOfShard(day, shard));
  return Promise.all(partitions.map(async (pk) => ({ pk, ...(await trailHead(pk)) })));
}

/**
 * Copies seals to the archive, oldest first, starting after the last copied day. Does not fill gaps: `audit:verify`
 * reports an earlier day without a copy. `differingDay`: the first day found whose archived seal differs from the trail
 * or is missing in the trail; null if none.
 */
async function copySeals(): Promise<{ copied: string[]; differingDay: string | null }> {
  const [names, last] = await Promise.all([sealCopyNames(), lastSeal()]);
  const days = names.map(dayOfSealCopy).filter((day) => day !== null);
  const lastDay = last?.day ?? '';
  const lastCopied = days.findLast((day) => day <= lastDay);
  let differingDay = days.find((day) => day > lastDay) ?? null;
  const copied: string[] = [];
  for (const seal of last ? await sealsFrom(lastCopied ?? '') : []) {
    const day = String(seal['day']);
    const isNew = day !== lastCopied;
    const isSame = isNew
      ? await writeSealCopy(day, sealCopyContent(seal))
      : (await readSealCopy(sealCopyName(day))) === sealCopyContent(seal);
    if (!isSame) differingDay ??= day;
    else if (isNew) copied.push(day);
  }
  return { copied, differingDay };
}

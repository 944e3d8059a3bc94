import { readCopyProgress, saveCopyProgress, type CopyProgress } from '../../data/payouts/copyProgress.ts';
import { PortalError } from '../../errors/portalError.ts';
import { payoutsSince, transactionsBetween } from '../../services/payments/balanceTransactions.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';
import type { Log } from '../../telemetry/log.ts';
import { copyPayout } from './copyPayout.ts';
import { copyTransactions, type KnownMetadata } from './copyTransactions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far back the first copy starts: a fiscal year and the month before it. */
const HISTORY_DAYS = 400;
/**
 * This period is read again each time, because transactions can appear late, and a restored backup can have a newer
 * position than data.
 */
const OVERLAP_MS = DAY_MS;
/**
 * This period of payouts is read again each time, because a payout can still fail five business days after it was paid.
 */
const PAYOUT_OVERLAP_MS = 14 * DAY_MS;
const MAX_PAGES = 5;
const MIN_WINDOW_MS = 1000;
const MAX_WINDOW_MS = 30 * DAY_MS;

/**
 * Copies Stripe's balance transactions and payouts since the last copy, for at most `budgetMs`. The next copy continues.
 * Every step can run twice, and two copies at the same time store the same.
 * If a store or Stripe does not respond, the next copy continues.
 */
export async function copyFromStripe(budgetMs: number, now: Date, log: Log): Promise<void> {
  const started = performance.now();
  const isOutOfTime = () => performance.now() - started > budgetMs;
  const known: KnownMetadata = new Map();
  const first = new Date(now.getTime() - HISTORY_DAYS * DAY_MS).toISOString();
  const progress = (await readCopyProgress()) ?? {
    copied: { from: first, until: first },
    payoutsAt: null,
  };
  try {
    const isComplete =
      (await copyWindows(progress, now, known, isOutOfTime)) &&
      (await copyPayouts(progress, now, known, isOutOfTime));
    log.info('transactions copied', { isComplete });
  } catch (error) {
    if (!(error instanceof PortalError) || error.code !== 'unavailable') throw error;
    log.warn('copy of transactions interrupted', { internal: errorSummary(error) });
  }
}

async function copyWindows(
  { copied: { from: first, until: reached }, payoutsAt }: CopyProgress,
  now: Date,
  known: KnownMetadata,
  isOutOfTime: () => boolean,
): Promise<boolean> {
  let from = Math.max(Date.parse(reached) - OVERLAP_MS, Date.parse(first));
  let windowMs = DAY_MS;
  while (from < now.getTime()) {
    if (isOutOfTime()) return false;
    const until = Math.min(from + windowMs, now.getTime() + 1000);
    const isShortest = until - from <= MIN_WINDOW_MS;
    const found = await transactionsBetween(
      new Date(from),
      new Date(until),
      isShortest ? Infinity : MAX_PAGES,
    );
    if (!found) {
      windowMs = Math.max(MIN_WINDOW_MS, (until - from) / 2);
      continue;
    }
    await copyTransactions(found, null, known);
    await saveCopyProgress({
      copied: { from: first, until: new Date(Math.min(until, now.getTime())).toISOString() },
      payoutsAt,
    });
    windowMs = Math.min(windowMs * 2, MAX_WINDOW_MS);
    from = until;
  }
  return true;
}

/** Oldest first, so that the next copy has less to do if time runs out. */
async function copyPayouts(
  { copied, payoutsAt }: CopyProgress,
  now: Date,
  known: KnownMetadata,
  isOutOfTime: () => boolean,
): Promise<boolean> {
  const since = payoutsAt === null ? Date.parse(copied.from) : Date.parse(payoutsAt) - PAYOUT_OVERLAP_MS;
  for (const payout of (await payoutsSince(new Date(since))).toReversed()) {
    if (isOutOfTime()) return false;
    await copyPayout(payout, Infinity, known);
  }
  await saveCopyProgress({ copied, payoutsAt: now.toISOString() });
  return true;
}

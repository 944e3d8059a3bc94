import { eventsBetween, type PaymentEvent } from '../../services/payments/eventsBetween.ts';
import type { ReconciledItem } from './reconcileIntent.ts';
import { MAX_CONCURRENT, type ReconciliationRound } from './reconciliationRound.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Stripe keeps its events for 30 days. */
const KEPT_MS = 30 * DAY_MS - HOUR_MS;
/** Events can arrive late, and clocks differ. */
const OVERLAP_MS = 5 * 60_000;
/** Maximum pages per time window. A window with more pages is halved; a one-second window has no limit. */
const MAX_PAGES = 3;
const MIN_WINDOW_MS = 1000;

/**
 * Compares each payment with a Stripe event since the last run. Returns false if time ran out before all were compared.
 */
export async function compareEvents(round: ReconciliationRound): Promise<boolean> {
  const horizon = round.now();
  const known = Date.parse(round.progress.eventsUntil ?? '') || 0;
  // The cursor never moves back into the overlap.
  const save = (reachedMs: number) =>
    round.save({ eventsUntil: new Date(Math.max(known, reachedMs)).toISOString() });
  let from = new Date(Math.max(known - OVERLAP_MS, horizon.getTime() - KEPT_MS));
  let windowMs = HOUR_MS;
  while (from < horizon) {
    if (round.isOutOfTime()) return false;
    const until = new Date(Math.min(from.getTime() + windowMs, horizon.getTime() + 1000));
    const isShortest = until.getTime() - from.getTime() <= MIN_WINDOW_MS;
    const events = await eventsBetween(from, until, isShortest ? Infinity : MAX_PAGES);
    if (!events) {
      windowMs = Math.max(MIN_WINDOW_MS, (until.getTime() - from.getTime()) / 2);
      continue;
    }
    windowMs = Math.min(windowMs * 2, DAY_MS);
    for (const { items, at } of batchesOf(events)) {
      if (round.isOutOfTime()) return false;
      await round.compare(items);
      // Not beyond this second: more events may follow in it.
      await save(at.getTime());
    }
    from = until;
    await save(Math.min(until.getTime(), horizon.getTime()));
  }
  return true;
}

/** Returns batches to compare concurrently, oldest first. Each payment occurs once, at its last event. */
function batchesOf(events: readonly PaymentEvent[]): { items: ReconciledItem[]; at: Date }[] {
  const last = new Map<string, PaymentEvent>();
  for (const event of events) {
    const { intentId, isReversal } = event;
    const hasReversal = isReversal || last.get(intentId)?.isReversal === true;
    last.delete(intentId);
    last.set(intentId, { ...event, isReversal: hasReversal });
  }
  const inOrder = [...last.values()];
  return Array.from({ length: Math.ceil(inOrder.length / MAX_CONCURRENT) }, (_, index) => {
    const batch = inOrder.slice(index * MAX_CONCURRENT, (index + 1) * MAX_CONCURRENT);
    const items = batch.map(({ intentId, isReversal }) => ({
      intentId,
      withRefunds: isReversal,
      waitingRequestId: null,
    }));
    return { items, at: batch.at(-1)!.at };
  });
}

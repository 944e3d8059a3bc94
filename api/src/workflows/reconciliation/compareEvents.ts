import { eventsBetween, type PaymentEvent } from '../../services/payments/eventsBetween.ts';
import type { ReconciledItem } from './reconcileIntent.ts';
import { MAX_CONCURRENT, type ReconciliationRound } from './reconciliationRound.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Stripe keeps its events for 30 days. */
const KEPT_MS = 30 * DAY_MS - HOUR_MS;
/** Events can turn up late, and clocks differ. */
const OVERLAP_MS = 5 * 60_000;
/** More than so many pages of events are not waited for: a shorter time has fewer. Within a second all are. */
const MAX_PAGES = 3;
const MIN_MS = 1000;

/** Compares each payment of which Stripe says that something has happened since the last time. Answers whether that is all; otherwise the time is up. */
export async function compareEvents(round: ReconciliationRound): Promise<boolean> {
  const horizon = round.now();
  const known = Date.parse(round.progress.eventsUntil ?? '') || 0;
  // Never back into the overlap.
  const save = (comeTo: number) =>
    round.save({ eventsUntil: new Date(Math.max(known, comeTo)).toISOString() });
  let from = new Date(Math.max(known - OVERLAP_MS, horizon.getTime() - KEPT_MS));
  let stretchMs = HOUR_MS;
  while (from < horizon) {
    if (round.isOutOfTime()) return false;
    const until = new Date(Math.min(from.getTime() + stretchMs, horizon.getTime() + 1000));
    const isShortest = until.getTime() - from.getTime() <= MIN_MS;
    const events = await eventsBetween(from, until, isShortest ? Infinity : MAX_PAGES);
    if (!events) {
      stretchMs = Math.max(MIN_MS, (until.getTime() - from.getTime()) / 2);
      continue;
    }
    stretchMs = Math.min(stretchMs * 2, DAY_MS);
    const steps = stepsOf(events);
    for (const { named, at } of steps) {
      if (round.isOutOfTime()) return false;
      await round.compare(named);
      // Never past what may still come in the same second.
      await save(at.getTime());
    }
    from = until;
    await save(Math.min(until.getTime(), horizon.getTime()));
  }
  return true;
}

/** What to compare at once, oldest first, each payment at its last event and once. */
function stepsOf(events: readonly PaymentEvent[]): { named: ReconciledItem[]; at: Date }[] {
  const last = new Map<string, PaymentEvent>();
  for (const event of events) {
    const { intentId, isReversal } = event;
    const hasReversal = isReversal || last.get(intentId)?.isReversal === true;
    last.delete(intentId);
    last.set(intentId, { ...event, isReversal: hasReversal });
  }
  const inOrder = [...last.values()];
  return Array.from({ length: Math.ceil(inOrder.length / MAX_CONCURRENT) }, (_, step) => {
    const some = inOrder.slice(step * MAX_CONCURRENT, (step + 1) * MAX_CONCURRENT);
    const named = some.map(({ intentId, isReversal }) => ({
      intentId,
      withRefunds: isReversal,
      awaitedBy: null,
    }));
    return { named, at: some.at(-1)!.at };
  });
}

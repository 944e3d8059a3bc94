import { eventsBetween, type PaymentEvent } from '../services/payments/eventsBetween.ts';
import type { Named } from './reconcileIntent.ts';
import { AT_ONCE, type ReconciliationRound } from './reconciliationRound.ts';

const DAY_MS = 24 * 3_600_000;
/** Stripe keeps its events for 30 days. */
const KEPT_MS = 30 * DAY_MS - 3_600_000;
/** Events can turn up late, and clocks differ. */
const OVERLAP_MS = 5 * 60_000;

/** Compares each payment of which Stripe says that something has happened since the last time. Answers whether that is all; otherwise the time is up. */
export async function compareEvents(round: ReconciliationRound): Promise<boolean> {
  const horizon = round.now();
  const known = Date.parse(round.progress.eventsUntil ?? '') || 0;
  let from = new Date(Math.max(known - OVERLAP_MS, horizon.getTime() - KEPT_MS));
  while (from < horizon) {
    const until = new Date(Math.min(from.getTime() + DAY_MS, horizon.getTime() + 1000));
    const steps = stepsOf(await eventsBetween(from, until));
    for (const { named, at } of steps) {
      if (round.isOutOfTime()) return false;
      await round.compare(named);
      // Never back into the overlap, and never past what may still come in the same second.
      await round.save({ eventsUntil: new Date(Math.max(known, at.getTime())).toISOString() });
    }
    from = until;
    await round.save({ eventsUntil: new Date(Math.min(until.getTime(), horizon.getTime())).toISOString() });
    if (round.isOutOfTime()) return false;
  }
  return true;
}

/** What to compare at once, oldest first, each payment at its last event and once. */
function stepsOf(events: readonly PaymentEvent[]): { named: Named[]; at: Date }[] {
  const last = new Map<string, PaymentEvent>();
  for (const event of events) {
    const { intentId, isRefund } = event;
    const isRefundSoFar = isRefund || last.get(intentId)?.isRefund === true;
    last.delete(intentId);
    last.set(intentId, { ...event, isRefund: isRefundSoFar });
  }
  const inOrder = [...last.values()];
  return Array.from({ length: Math.ceil(inOrder.length / AT_ONCE) }, (_, step) => {
    const some = inOrder.slice(step * AT_ONCE, (step + 1) * AT_ONCE);
    const named = some.map(({ intentId, isRefund }) => ({
      intentId,
      withRefunds: isRefund,
      awaitedBy: null,
    }));
    return { named, at: some.at(-1)!.at };
  });
}

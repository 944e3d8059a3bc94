import { totalsOf } from './figures.ts';
import { counterKey, type Counters } from '../requests/list/listCounters.ts';
import type { CurrentFigures } from './report.ts';

/** The current figures from the summed counters of all months. */
export function currentFigures(counters: Counters): CurrentFigures {
  const count = (key: string) => (Object.hasOwn(counters, key) ? counters[key]! : 0);
  return {
    open: totalsOf(counters).open,
    pendingInvoices: count(counterKey.pendingInvoices),
    pendingCents: count(counterKey.pendingCents),
  };
}

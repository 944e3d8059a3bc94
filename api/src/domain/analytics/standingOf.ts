import { totalsOf } from './figures.ts';
import { counterKey, type Counters } from '../requests/list/listCounters.ts';
import type { Standing } from './report.ts';

/** What the counters of all months of the list say together. */
export function standingOf(counters: Counters): Standing {
  const count = (key: string) => (Object.hasOwn(counters, key) ? counters[key]! : 0);
  return {
    open: totalsOf(counters).open,
    pendingInvoices: count(counterKey.pendingInvoices),
    pendingCents: count(counterKey.pendingCents),
  };
}

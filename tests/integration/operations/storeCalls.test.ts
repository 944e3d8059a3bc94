import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type CountedOperation,
  countStoreCalls,
  WITHOUT_SCANS,
} from '../../support/operations/storeCalls.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { IS_UNKIND } from '../../support/portal/fullSize.ts';

/** Long enough that requests which are sent at once also end at once on a busy machine. */
const DELAY_MS = 25;

/** What each operation may ask of the store: the fewest calls that were reached, and how many of them in a row. */
const limits: Readonly<Record<CountedOperation, { readonly calls: number; readonly inARow: number }>> = {
  'sign-in': { calls: 11, inARow: 6 },
  'upload link': { calls: 6, inARow: 6 },
  'create intent': { calls: 10, inARow: 5 },
  submit: { calls: 23, inARow: 7 },
  'open a request': { calls: 6, inARow: 2 },
  release: { calls: 15, inARow: 5 },
  // 19 of them are of its tasks: rows, counters, the audit trail of four events, and the scan.
  fulfill: { calls: 25, inARow: 8 },
  status: { calls: 12, inARow: 5 },
  message: { calls: 11, inARow: 5 },
  'client’s update': { calls: 16, inARow: 8 },
  invoice: { calls: 12, inARow: 6 },
  // 30 in a row; five requests at once do not keep step, and each counts what the others have finished.
  'bulk action on 20 rows': { calls: 250, inARow: 35 },
};

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal({ faultInjection: true, env: WITHOUT_SCANS });
});
afterAll(() => portal.stop());

// Repeated requests count too.
it.skipIf(IS_UNKIND)(
  'no operation asks the store more often, or waits for it more often in a row, than it has to',
  async () => {
    const found = await countStoreCalls(portal, DELAY_MS);
    expect([...found.keys()].toSorted()).toEqual(Object.keys(limits).toSorted());
    const above = [...found].filter(([name, { calls, inARow }]) => {
      const limit = limits[name];
      return calls > limit.calls || inARow > limit.inARow;
    });
    expect(above).toEqual([]);
  },
  120_000,
);

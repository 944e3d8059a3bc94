import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from '../../fuzz/fuzz.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';

/** A few calls of each operation; `npm run test:full` makes 60,000. */
const CALLS = 400;

let portal: Portal;

/** A separate portal, because the calls may change any data. */
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

it('no input makes an operation fail or break its schema, for any caller', async () => {
  const { faults, succeeded } = await fuzz(portal, CALLS, 7);
  expect(faults).toEqual([]);
  expect(succeeded.size).toBeGreaterThan(20);
});

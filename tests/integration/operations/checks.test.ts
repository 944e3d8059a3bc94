import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authorizationLines, textPdf } from '../../support/files/authorizationPdf.ts';
import { pauseSweeps } from '../../support/operations/outbox.ts';
import {
  checkedAt,
  letterTemplate,
  type Seeded,
  seedUncheckedLetters,
} from '../../support/operations/uncheckedLetters.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { continueSweep } from '../../support/portal/controls.ts';
import { emptyLists } from '../../support/portal/emptyLists.ts';
import { documentsOf } from '../../support/portal/stores.ts';

const LETTERS = 9;

let portal: BorrowedPortal;
beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  await emptyLists(portal);
});
afterAll(() => portal.stop());

/** Stores letters while no sweep runs, and runs one. Returns when each was checked; null if it was not. */
async function sweepOnce(seeded: readonly Seeded[]): Promise<(string | null)[]> {
  const template = await letterTemplate(portal, textPdf(authorizationLines()));
  const resumeSweeps = await pauseSweeps(portal);
  const letters = await seedUncheckedLetters(portal, template, seeded);
  await resumeSweeps();
  await continueSweep(portal);
  const tasks = await Promise.all(letters.map(({ requestId }) => documentsOf(portal, requestId, 'task')));
  expect(tasks.flat()).toEqual([]);
  return Promise.all(letters.map((letter) => checkedAt(portal, letter)));
}

it('one sweep checks all letters that an outage left, also those of an earlier version', async () => {
  const left = (['check', 'earlier', 'untried'] as const).flatMap((each) =>
    Array.from({ length: LETTERS / 3 }, () => ({ left: each })),
  );
  expect(await sweepOnce(left)).not.toContain(null);
});

it('the letters of two accounts take turns, however many one of them has', async () => {
  const [many, few] = [randomUUID(), randomUUID()];
  const times = await sweepOnce([
    ...Array.from({ length: 4 }, () => ({ left: 'check', submitterId: many }) as const),
    ...Array.from({ length: 2 }, () => ({ left: 'check', submitterId: few }) as const),
  ]);
  const order = times
    .map((time, index) => ({ time: time!, index }))
    .toSorted((a, b) => a.time.localeCompare(b.time));
  const turns = order.map(({ index }) => (index < 4 ? 'many' : 'few'));
  // The first starts at once, and the others take turns.
  expect(turns.slice(0, 5)).toEqual(['many', 'many', 'few', 'many', 'few']);
});

import * as entries from '@portal/contract/deadlines/endpoints.ts';
import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, getAdmin, type Person } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { continueDeadlineMove, killApi, sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf, documentsOf, storedRequest } from '../../support/portal/stores.ts';
import { DUE_DAY, OTHER_DUE_DAY, storeOpenDeadlines } from '../../support/requests/openDeadlines.ts';
import type { SeededRow } from '../../support/requests/seededList.ts';

/** Open requests; four of five are due on the new holiday. */
const REQUEST_COUNT = Number(process.env['MOVED_DEADLINES'] ?? (IS_FULL_SIZE ? 1000 : 60));
const LONG_MS = 60_000 + REQUEST_COUNT * 40;

let portal: Portal;
let admin: Person;
let original: entries.ManagedDeadlines;
let rows: SeededRow[];

const headers = () => authHeaders(admin);
const read = () => dataOf(portal.api, entries.readDeadlines, { headers: headers() });
const save = (body: object) => callApi(portal.api, entries.saveDeadlines, { headers: headers(), body });

const preview = (body: object): Promise<DataOf<typeof entries.previewDeadlines>> =>
  dataOf(portal.api, entries.previewDeadlines, { headers: headers(), body });

function withHoliday(rules: DeadlineRules, name: string): DeadlineRules {
  const [first, ...others] = rules.calendars;
  const holiday = { kind: 'date', name, date: DUE_DAY } as const;
  return { ...rules, calendars: [{ ...first!, holidays: [...first!.holidays, holiday] }, ...others] };
}

/** Changes the stored progress of the move, as if time had passed or a process had stopped. */
async function patchMove(changed: Readonly<Record<string, unknown>>): Promise<void> {
  const config = await containerOf(portal, 'config');
  await config
    .item('deadline-move', 'deadline-move')
    .patch(Object.entries(changed).map(([key, value]) => ({ op: 'set' as const, path: `/${key}`, value })));
}

/** Waits for the end of a pass, and starts runs as the timer does. */
async function endOfMove(): Promise<entries.DeadlineMove> {
  return eventually(
    'the end of the move',
    async () => {
      await continueDeadlineMove(portal).catch(() => null);
      const { move } = await read().catch(() => ({ move: null }));
      return move && move.state !== 'running' && move;
    },
    LONG_MS,
  );
}

const movedEvents = async (requestId: string) =>
  (await documentsOf(portal, requestId, 'event')).filter(({ kind }) => kind === 'due-date-changed');

/** The due dates of all list rows: two for each request. */
async function listedDueDates(): Promise<string[]> {
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items
    .query<string>("SELECT VALUE c.dueDate FROM c WHERE c.kind IN ('row', 'open')")
    .fetchAll();
  return resources;
}

beforeAll(async () => {
  // A portal of its own, because it kills the API, and moves every open request.
  portal = await startPortal({ faultInjection: true });
  admin = await getAdmin(portal);
  original = await read();
  rows = await storeOpenDeadlines(portal, REQUEST_COUNT);
}, LONG_MS);

afterAll(() => portal.stop());

describe(`a new holiday on the due date of ${REQUEST_COUNT} open requests`, () => {
  it('is previewed part by part, without a change', async () => {
    const rules = withHoliday(original.rules, 'Flood');
    const moved: entries.MovedDeadline[] = [];
    let examined = 0;
    let cursor: string | null = null;
    do {
      const part = await preview({ rules, ...(cursor !== null && { cursor }) });
      expect(part.total).toBe(REQUEST_COUNT);
      examined += part.examined;
      moved.push(...part.moved);
      cursor = part.nextCursor;
    } while (cursor !== null);
    expect(examined).toBe(REQUEST_COUNT);
    expect(moved.map(({ requestId }) => requestId)).toEqual(
      rows.filter(({ dueDate }) => dueDate === DUE_DAY).map(({ requestId }) => requestId),
    );
    expect(new Set(moved.map(({ from, to }) => `${from} → ${to}`))).toEqual(
      new Set([`${DUE_DAY} → ${OTHER_DUE_DAY}`]),
    );
    expect((await read()).version).toBe(original.version);
  });

  it('moves each deadline exactly once, although the API is killed', { timeout: 4 * LONG_MS }, async () => {
    const broken = rows[0]!;
    const requests = await containerOf(portal, 'requests');
    await requests.item('root', broken.requestId).patch([{ op: 'set', path: '/seq', value: 'x' }]);
    const rules = withHoliday(original.rules, 'Flood');
    const body = { rules, seen: original.version, isReviewedByCounsel: true };
    const saved = await save(body);
    const version = original.version + 1;
    expect(saved).toMatchObject({
      status: 200,
      data: { version, isReviewedByCounsel: true, move: { version, state: 'running' } },
    });
    // A repeat is not a new version; an older one is refused.
    expect(await save(body)).toMatchObject({ status: 200, data: { version } });
    expect(await save({ ...body, rules: original.rules })).toMatchObject({ status: 409 });
    await eventually('progress', async () => ((await read()).move?.moved ?? 0) > 0, LONG_MS);
    await killApi(portal);
    await patchMove({ lease: null });
    await eventually(
      'the end of the first pass',
      async () => {
        await continueDeadlineMove(portal);
        return (await read()).move?.examined === REQUEST_COUNT;
      },
      LONG_MS,
    );
    expect((await read()).move).toMatchObject({ state: 'running', failed: 1 });

    // The second pass moves the request that failed, and one that was submitted with the rules from before.
    await requests.item('root', broken.requestId).patch([{ op: 'set', path: '/seq', value: 1 }]);
    const [late] = await storeOpenDeadlines(portal, 1, rows);
    await patchMove({ waitsUntil: new Date(0).toISOString() });
    expect(await endOfMove()).toMatchObject({ state: 'done', failed: 0 });

    for (const { requestId, dueDate } of [...rows, late!]) {
      const isMoved = dueDate === DUE_DAY;
      const stored = await storedRequest(portal, requestId);
      expect(stored).toMatchObject({
        dueDate: OTHER_DUE_DAY,
        deadline: { version: isMoved ? version : 0 },
      });
      expect((await movedEvents(requestId)).map(({ details, by }) => ({ details, by }))).toEqual(
        isMoved
          ? [
              {
                details: { from: DUE_DAY, to: OTHER_DUE_DAY, reason: false, version },
                by: { kind: 'system', id: null },
              },
            ]
          : [],
      );
    }
    // The kill may have come between the two list rows of a request. The outbox then writes the second one.
    const listed = await eventually(
      'the list rows',
      async () => {
        await sweepOutbox(portal);
        const dueDates = await listedDueDates();
        return !dueDates.includes(DUE_DAY) && dueDates;
      },
      LONG_MS,
    );
    expect(listed).toHaveLength(2 * (REQUEST_COUNT + 1));
    expect(new Set(listed)).toEqual(new Set([OTHER_DUE_DAY]));
  });

  it('is in the history and the audit trail', async () => {
    const { history, version } = await read();
    expect(history[0]).toMatchObject({
      version,
      isReviewedByCounsel: true,
      changed: [{ path: 'calendars.California courts.holidays.Flood', from: '' }],
    });
    expect(await trailEntries(portal)).toContainEqual(
      expect.objectContaining({
        kind: 'configuration-changed',
        details: { list: 'deadline-rules', action: 'changed', version, isReviewedByCounsel: true },
      }),
    );
  });
});

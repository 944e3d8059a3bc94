import { setTimeout as delay } from 'node:timers/promises';
import * as entries from '@portal/contract/deadlines/endpoints.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { authHeaders, getAdmin } from '../support/accounts/accounts.ts';
import { dataOf } from '../support/api/callApi.ts';
import { continueDeadlineMove, killApi } from '../support/portal/controls.ts';
import { type Portal, startPortal } from '../support/portal/startPortal.ts';
import { containerOf } from '../support/portal/stores.ts';
import { DUE_DAY, storeOpenDeadlines } from '../support/requests/openDeadlines.ts';
import type { Result } from './measure.ts';

const BUDGET = { previewSeconds: 5, moveMinutes: 30 };
const POLL_MS = 1_000;
const MAX_MS = 2 * 3_600_000;

/** How long the preview and the move of this many open deadlines take, and whether each moved once although the API was killed. */
export async function deadlineMoves(deadlines: number): Promise<Result[]> {
  const portal = await startPortal({ faultInjection: true });
  try {
    const rows = await storeOpenDeadlines(portal, Math.ceil(deadlines * 1.25));
    const headers = authHeaders(await getAdmin(portal));
    const read = () => dataOf(portal.api, entries.readDeadlines, { headers });
    const { rules, version: seen } = await read();
    const holiday = { kind: 'date', name: 'Flood', date: DUE_DAY } as const;
    const calendars = rules.calendars.map((calendar) => ({
      ...calendar,
      holidays: [...calendar.holidays, holiday],
    }));
    const changed = { ...rules, calendars };

    const calls: number[] = [];
    let listed = 0;
    for (let cursor: string | null = ''; cursor !== null;) {
      const startedAt = performance.now();
      const part: DataOf<typeof entries.previewDeadlines> = await dataOf(
        portal.api,
        entries.previewDeadlines,
        { headers, body: { rules: changed, cursor } },
      );
      calls.push((performance.now() - startedAt) / 1000);
      listed += part.moved.length;
      cursor = part.nextCursor;
    }

    const startedAt = performance.now();
    await dataOf(portal.api, entries.saveDeadlines, {
      headers,
      body: { rules: changed, seen, isReviewedByCounsel: false },
    });
    let isKilled = false;
    for (;;) {
      const move = (await read().catch(() => null))?.move;
      if (move && move.state !== 'running') break;
      if (performance.now() - startedAt > MAX_MS) throw new Error('The deadlines did not move in two hours.');
      if (!isKilled && move && move.examined > rows.length / 2) {
        await killApi(portal);
        isKilled = true;
      }
      // As the timer does each minute; returns at once while another run works on the move.
      void continueDeadlineMove(portal).catch(() => null);
      await delay(POLL_MS);
    }
    const minutes = (performance.now() - startedAt) / 60_000;
    const events = await movedEvents(portal);
    const isOnce = events.length === listed && new Set(events).size === listed;
    const size = listed.toLocaleString('en-US');
    const slowest = Math.max(...calls);
    return [
      {
        metric: `preview of ${size} moved deadlines: longest call`,
        measured: `${slowest.toFixed(1)} s (${calls.length} calls, ${calls.reduce((a, b) => a + b).toFixed(1)} s together)`,
        budget: `≤ ${BUDGET.previewSeconds} s`,
        isMet: slowest <= BUDGET.previewSeconds,
      },
      {
        metric: `move of ${size} open deadlines, API killed in the middle`,
        measured: `${minutes.toFixed(1)} min (${(listed / minutes / 60).toFixed(0)} a second)`,
        budget: `≤ ${BUDGET.moveMinutes} min`,
        isMet: minutes <= BUDGET.moveMinutes && isKilled,
      },
      {
        metric: 'events of moved deadlines: one of each request',
        measured: `${events.length.toLocaleString('en-US')} of ${new Set(events).size.toLocaleString('en-US')} requests`,
        budget: size,
        isMet: isOnce,
      },
    ];
  } finally {
    await portal.stop();
  }
}

/** The requests of all events of a moved due date. */
async function movedEvents(portal: Portal): Promise<string[]> {
  const requests = await containerOf(portal, 'requests');
  const { resources } = await requests.items
    .query<string>("SELECT VALUE c.requestId FROM c WHERE c.type = 'event' AND c.kind = 'due-date-changed'")
    .fetchAll();
  return resources;
}

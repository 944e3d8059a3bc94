import { setTimeout as delay } from 'node:timers/promises';
import { pauseSweeps, oldestDueTask } from '../../support/operations/outbox.ts';
import { seedBacklog, TASKS_PER_REQUEST } from '../../support/operations/outboxBacklog.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import type { Result } from '../measure.ts';

const BUDGET_MINUTES = 15;
const MAX_MS = 3_600_000;
const POLL_MS = 2_000;

/**
 * How long the sweep takes to drain the backlog of an outage. Every three tasks create a request with its list row and
 * figures, an attorney suggestion, two emails and three audit entries.
 */
export async function outboxBacklog(tasks: number): Promise<Result> {
  const portal = await startPortal();
  try {
    const minutes = await minutesToDrainBacklog(portal, Math.ceil(tasks / TASKS_PER_REQUEST));
    return {
      metric: `outbox: ${tasks.toLocaleString('en-US')} due tasks`,
      measured: `${minutes.toFixed(1)} min (${(tasks / minutes / 60).toFixed(0)} tasks/s)`,
      budget: `≤ ${BUDGET_MINUTES} min`,
      isMet: minutes <= BUDGET_MINUTES,
    };
  } finally {
    await portal.stop();
  }
}

async function minutesToDrainBacklog(portal: Portal, requests: number): Promise<number> {
  const resumeSweeps = await pauseSweeps(portal);
  await seedBacklog(portal, requests);
  const startedAt = performance.now();
  await resumeSweeps();
  while ((await oldestDueTask(portal)) !== null) {
    if (performance.now() - startedAt > MAX_MS) throw new Error('The backlog was not drained in an hour.');
    await delay(POLL_MS);
  }
  return (performance.now() - startedAt) / 60_000;
}

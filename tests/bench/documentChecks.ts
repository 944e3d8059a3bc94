import { setTimeout as delay } from 'node:timers/promises';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { authHeaders, createStaff } from '../support/accounts/accounts.ts';
import { dataOf } from '../support/api/callApi.ts';
import { randomIpHeader } from '../support/api/randomIpHeader.ts';
import { authorizationLines, textPdf } from '../support/files/authorizationPdf.ts';
import { oldestDueTask, pauseSweeps } from '../support/operations/outbox.ts';
import { checkedAt, letterTemplate, seedUncheckedLetters } from '../support/operations/uncheckedLetters.ts';
import { sweepOutbox } from '../support/portal/controls.ts';
import { type Portal, startPortal } from '../support/portal/startPortal.ts';
import { copySubmission } from '../support/requests/copySubmission.ts';
import type { Result } from './measure.ts';

const BUDGET_MINUTES = 3;
const MAX_GROWTH = 1.2;
const CALLS_PER_SECOND = 20;
const WARM_UP_MS = 10_000;
/** Short, so that what else the machine does affects both. */
const ROUNDS = 16;
const LETTERS_PER_ROUND = 8;
const POLL_MS = 500;
const SUBMITTERS = 10;
/** Lines of a letter besides those of the authorization, as on a page of small print. */
const PRINT = Array.from(
  { length: 120 },
  (_, line) => `${line + 1}. I understand that I may revoke this authorization.`,
);

/**
 * How long the check of a backlog of letters takes, as after an outage, and how much longer the calls of others take
 * during small backlogs than between them.
 */
export async function documentChecks(letters: number): Promise<Result[]> {
  const portal = await startPortal();
  try {
    const template = await letterTemplate(portal, textPdf([...authorizationLines(), ...PRINT]));
    const call = await otherCalls(portal);
    await latencies(call, () => delay(WARM_UP_MS));
    const seconds = await (await backlogOf(portal, template, letters))();
    const [alone, during]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const workOff = await backlogOf(portal, template, LETTERS_PER_ROUND);
      let roundSeconds = 0;
      const workedOff = async () => (roundSeconds = await workOff());
      during.push(...(await latencies(call, workedOff)));
      alone.push(...(await latencies(call, () => pollFor(portal, roundSeconds))));
    }
    const growth = p99(during) / p99(alone);
    return [
      {
        metric: `checks of ${letters} letters after an outage`,
        measured: `${seconds.toFixed(0)} s (${(seconds / letters).toFixed(2)} s each)`,
        budget: `≤ ${BUDGET_MINUTES} min for 100`,
        isMet: seconds <= (BUDGET_MINUTES * 60 * letters) / 100,
      },
      {
        metric: `p99 of ${CALLS_PER_SECOND} other calls a second during checks, against between them`,
        measured: `${growth.toFixed(2)} × (${p99(during).toFixed(0)} ms, ${p99(alone).toFixed(0)} ms)`,
        budget: `≤ ${MAX_GROWTH} ×`,
        isMet: growth <= MAX_GROWTH,
      },
    ];
  } finally {
    await portal.stop();
  }
}

/** Stores letters that are due while no sweep runs. The returned function works them off and returns the seconds. */
async function backlogOf(
  portal: Portal,
  template: Awaited<ReturnType<typeof letterTemplate>>,
  letters: number,
): Promise<() => Promise<number>> {
  const resumeSweeps = await pauseSweeps(portal);
  const seeded = Array.from({ length: letters }, (_, index) => ({
    left: 'check' as const,
    submitterId: `submitter ${index % SUBMITTERS}`,
  }));
  const backlog = await seedUncheckedLetters(portal, template, seeded);
  return async () => {
    const startedAt = performance.now();
    await resumeSweeps();
    await sweepOutbox(portal);
    while ((await oldestDueTask(portal)) !== null) await delay(POLL_MS);
    const seconds = (performance.now() - startedAt) / 1000;
    const times = await Promise.all(backlog.map((letter) => checkedAt(portal, letter)));
    if (times.includes(null)) throw new Error('A letter was not checked');
    return seconds;
  };
}

/** Looks for due tasks as often as while a backlog is processed, because the look takes time of the store. */
async function pollFor(portal: Portal, seconds: number): Promise<void> {
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) {
    await oldestDueTask(portal);
    await delay(POLL_MS);
  }
}

/** Calls of a client and of a clerk, in turns. */
async function otherCalls(portal: Portal): Promise<() => Promise<unknown>> {
  const staff = await createStaff(portal);
  const { requestId, orderId, verificationCode } = await copySubmission(portal);
  const calls = [
    () =>
      dataOf(portal.api, getRequestStatus, {
        headers: randomIpHeader(),
        query: { orderId, verificationCode },
      }),
    () => dataOf(portal.api, getRequestDetails, { headers: authHeaders(staff), query: { requestId } }),
  ];
  let turn = 0;
  return () => calls[turn++ % calls.length]!();
}

/** Durations in ms of calls at a steady rate while `work` runs. */
async function latencies(call: () => Promise<unknown>, work: () => Promise<unknown>): Promise<number[]> {
  const durations: number[] = [];
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const measure = async () => {
    const startedAt = performance.now();
    await call();
    durations.push(performance.now() - startedAt);
  };
  const timer = setInterval(() => {
    const one = measure()
      .catch((error: unknown) => failures.push(error))
      .then(() => void running.delete(one));
    running.add(one);
  }, 1000 / CALLS_PER_SECOND);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await Promise.all(running);
  }
  if (failures.length > 0) throw failures[0];
  return durations;
}

function p99(durations: readonly number[]): number {
  return durations.toSorted((a, b) => a - b)[Math.ceil(durations.length * 0.99) - 1] ?? Number.NaN;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CosmosClient } from '@azure/cosmos';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import * as z from 'zod/mini';
import { submitRequest } from '../../support/requests/order.ts';
import type { Portal } from '../../support/portal/startPortal.ts';
import { median, medianMs, type Result } from '../measure.ts';

const BUDGET = 1.5;
/** Lookups and reads take turns, so that a change of the machine's speed affects both. */
const TURNS = 20;
const CALLS_PER_TURN = 100;
/** Until the code of both sides is JIT-compiled. */
const WARM_UP_TURNS = 5;

const secrets = z.object({ cosmosKey: z.string() });
const logLine = z.object({
  event: z.literal('call'),
  function: z.literal(getRequestStatus.function),
  durationMs: z.number(),
});

/**
 * Overhead of a status lookup over its two point reads (order, then request). Compares the duration that the API logs
 * for the call with two SDK reads of equally large documents from this process.
 */
export async function statusLookup(portal: Portal): Promise<Result> {
  const request = await submitRequest(portal);
  const url = new URL(`/api/${getRequestStatus.path}`, portal.api);
  url.search = new URLSearchParams({
    orderId: request.orderId,
    verificationCode: request.verificationCode,
  }).toString();
  const { cosmosKey } = secrets.parse(JSON.parse(await readFile(join(portal.dir, 'secrets.json'), 'utf8')));
  const client = new CosmosClient({
    endpoint: portal.cosmos,
    key: cosmosKey,
    connectionPolicy: { enableBackgroundEndpointRefreshing: false },
  });
  const stored = client.database('portal').container('requests').item('root', request.requestId);
  const turnMs: number[] = [];
  for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn++) {
    for (let call = 0; call < CALLS_PER_TURN; call++) await (await fetch(url)).text();
    turnMs.push(
      await medianMs(CALLS_PER_TURN, async () => {
        await stored.read();
        await stored.read();
      }),
    );
  }
  const lookupMs = median((await loggedDurations(portal)).slice(-TURNS * CALLS_PER_TURN));
  const readsMs = median(turnMs.slice(-TURNS));
  const ratio = lookupMs / readsMs;
  return {
    metric: 'status lookup inside the API, against its two bare SDK point reads',
    measured: `${ratio.toFixed(2)} × (${lookupMs.toFixed(2)} ms, ${readsMs.toFixed(2)} ms)`,
    budget: `≤ ${BUDGET} ×`,
    isMet: ratio <= BUDGET,
  };
}

async function loggedDurations(portal: Portal): Promise<number[]> {
  const lines = (await readFile(join(portal.dir, 'logs/api.log'), 'utf8')).split('\n');
  return lines
    .map((line) => /\{.*\}$/.exec(line)?.[0])
    .filter((line) => line?.includes(`"${getRequestStatus.function}"`))
    .map((line) => logLine.safeParse(JSON.parse(line ?? 'null')))
    .filter((line) => line.success)
    .map((line) => line.data.durationMs);
}

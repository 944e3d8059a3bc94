import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

interface Controlled {
  readonly site: string;
  readonly api: string;
}

async function post(url: URL, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
}

export type OutageTarget = 'cosmos' | 'blob' | 'stripe';

/** Starts or ends an outage of a store, as the API sees it. */
export async function setOutage({ site }: Controlled, store: OutageTarget, isDown: boolean): Promise<void> {
  await post(new URL(`/__local/outages/${store}`, site), { isDown });
}

/** Delays each call of the API to a store, without an outage. */
export async function setDelay({ site }: Controlled, store: OutageTarget, delayMs: number): Promise<void> {
  await post(new URL(`/__local/outages/${store}`, site), { isDown: false, delayMs });
}

/** Kills the API; resolves when a new one is ready. */
export async function killApi({ site }: Controlled): Promise<void> {
  await post(new URL('/__local/parts/api/kill', site), {});
}

/** Runs the outbox sweep now instead of at the next full minute. */
export async function sweepOutbox({ api }: Pick<Controlled, 'api'>): Promise<void> {
  await post(new URL('/admin/functions/sweepOutbox', api), { input: '' });
}

/** Continues a sweep now, like the message of a sweep that ran out of time; resolves when it has ended. */
export async function continueSweep({ api }: Controlled): Promise<void> {
  await post(new URL('/admin/functions/continueSweep', api), { input: '{}' });
}

/** Builds a zip now, like a message from its queue; resolves when it has ended. */
export async function buildZip(
  { api }: Controlled,
  order: { readonly requestId: string; readonly bundleId: string },
): Promise<void> {
  await post(new URL('/admin/functions/buildBundle', api), { input: JSON.stringify(order) });
}

/** Records a verdict on an upload now, like a scan event; resolves when it has been recorded. */
export async function recordScan(
  { api }: Pick<Controlled, 'api'>,
  blobName: string,
  scanResultType: 'No threats found' | 'Malicious' = 'No threats found',
): Promise<void> {
  const event = {
    eventType: 'Microsoft.Security.MalwareScanningResult',
    data: {
      blobUri: `https://local.blob.core.windows.net/quarantine/${blobName}`,
      scanResultType,
    },
  };
  await post(new URL('/admin/functions/recordMalwareScan', api), { input: JSON.stringify(event) });
}

/** Reports now what became of an email, like Event Grid; resolves when it has been recorded. */
export async function reportDelivery(
  { api }: Pick<Controlled, 'api'>,
  data: {
    readonly messageId: string;
    readonly recipient: string;
    readonly status: string;
    readonly at: string;
    readonly statusMessage?: string;
  },
): Promise<void> {
  const { at, statusMessage = '', ...report } = data;
  const event = {
    eventType: 'Microsoft.Communication.EmailDeliveryReportReceived',
    eventTime: at,
    data: { ...report, deliveryAttemptTimeStamp: at, deliveryStatusDetails: { statusMessage } },
  };
  await post(new URL('/admin/functions/recordDeliveryReport', api), { input: JSON.stringify(event) });
}

/** Continues the status migrations now instead of at the next half minute. */
export async function continueMigrations({ api }: Controlled): Promise<void> {
  await post(new URL('/admin/functions/continueMigrations', api), { input: '' });
}

/** Continues to move open deadlines now instead of at the next minute. */
export async function continueDeadlineMove({ api }: Controlled): Promise<void> {
  await post(new URL('/admin/functions/continueDeadlineMove', api), { input: '' });
}

/** Runs retention now instead of at night. */
export async function deleteExpired({ api }: Controlled): Promise<void> {
  await post(new URL('/admin/functions/deleteExpired', api), { input: '' });
}

/** Seals the past days of the audit trail now instead of at the next hour. */
export async function sealAudit({ api }: Controlled): Promise<void> {
  await post(new URL('/admin/functions/sealAudit', api), { input: '' });
}

/** Checks the operator's scheduled runs now instead of at the next hour. */
export async function checkOperatorRuns({ api }: Controlled): Promise<void> {
  await post(new URL('/admin/functions/checkOperatorRuns', api), { input: '' });
}

const lock = z.object({ parts: z.record(z.string(), z.object({ pid: z.number() })) });

/** The process ID of a part. */
export async function pidOf({ dir }: { readonly dir: string }, part: OutageTarget | 'api'): Promise<number> {
  const { parts } = lock.parse(JSON.parse(await readFile(join(dir, 'supervisor.lock'), 'utf8')));
  const running = parts[part];
  if (!running) throw new Error(`There is no part ${part}`);
  return running.pid;
}

/** Suspends a part: it accepts connections without responding, and its timers stop. Returns a function that resumes it. */
export async function freeze(
  portal: { readonly dir: string },
  part: OutageTarget | 'api',
): Promise<() => void> {
  const pid = await pidOf(portal, part);
  process.kill(pid, 'SIGSTOP');
  return () => {
    process.kill(pid, 'SIGCONT');
  };
}

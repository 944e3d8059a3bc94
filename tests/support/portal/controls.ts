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

export type Store = 'cosmos' | 'blob' | 'stripe';

/** Puts a store out of the API's reach, or back into it. */
export async function setCut({ site }: Controlled, store: Store, cut: boolean): Promise<void> {
  await post(new URL(`/__local/wires/${store}`, site), { cut });
}

/** Ends the API without warning; answers when a new one is up. */
export async function killApi({ site }: Controlled): Promise<void> {
  await post(new URL('/__local/parts/api/kill', site), {});
}

/** Runs the outbox sweep now instead of at the next full minute. */
export async function sweepOutbox({ api }: Controlled): Promise<void> {
  await post(new URL('/admin/functions/sweepOutbox', api), { input: '' });
}

/** Goes on with a sweep now, as the message of one whose time was up does; answers when that has ended. */
export async function continueSweep({ api }: Controlled): Promise<void> {
  await post(new URL('/admin/functions/continueSweep', api), { input: '{}' });
}

/** Has a zip built now, as an order from its queue does; answers when that has ended. */
export async function buildZip(
  { api }: Controlled,
  order: { readonly requestId: string; readonly bundleId: string },
): Promise<void> {
  await post(new URL('/admin/functions/buildBundle', api), { input: JSON.stringify(order) });
}

/** Goes on with the migrations of statuses now instead of at the next half minute. */
export async function continueMigrations({ api }: Controlled): Promise<void> {
  await post(new URL('/admin/functions/continueMigrations', api), { input: '' });
}

/** Has retention run now instead of at night. */
export async function deleteExpired({ api }: Controlled): Promise<void> {
  await post(new URL('/admin/functions/deleteExpired', api), { input: '' });
}

/** Seals the days of the audit trail that are over, now instead of at the next hour. */
export async function sealAudit({ api }: Controlled): Promise<void> {
  await post(new URL('/admin/functions/sealAudit', api), { input: '' });
}

const lock = z.object({ parts: z.record(z.string(), z.object({ pid: z.number() })) });

/** Lets a part hang: connections are taken and never answered, and nothing is done by the clock. Answers how to let it go on. */
export async function freeze({ dir }: { readonly dir: string }, part: Store | 'api'): Promise<() => void> {
  const { parts } = lock.parse(JSON.parse(await readFile(join(dir, 'supervisor.lock'), 'utf8')));
  const running = parts[part];
  if (!running) throw new Error(`There is no part ${part}`);
  process.kill(running.pid, 'SIGSTOP');
  return () => {
    process.kill(running.pid, 'SIGCONT');
  };
}

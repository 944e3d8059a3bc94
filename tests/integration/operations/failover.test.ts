import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Container } from '@azure/cosmos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAdmin } from '../../support/accounts/accounts.ts';
import { trailEntries, verifyAudit } from '../../support/operations/auditTrail.ts';
import { settingsOf } from '../../support/operations/doctor.ts';
import { reconcileNow, unmatchedPayments } from '../../support/payments/reconciliation.ts';
import { killApi, sealAudit } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf, pendingTasksOf } from '../../support/portal/stores.ts';

const root = resolve(import.meta.dirname, '../../..');
const CONTAINERS = [
  ['requests', 'requestId'],
  ['views', 'pk'],
  ['accounts', 'id'],
  ['audit', 'pk'],
] as const;
type Stored = Record<string, unknown> & { id: string };

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({ seed: 'demo', faultInjection: true });
  await sealAudit(portal);
});
afterAll(() => portal.stop());

const readAll = async (container: Container) =>
  (await container.items.readAll<Stored>().fetchAll()).resources;

/** The portal still runs, and deletes its own documents. */
function ignoreMissing(error: { readonly code?: unknown }): void {
  if (error.code !== 404) throw error as Error;
}

const endOfTasks = (requestId: string) =>
  eventually('the end of its tasks', async () => (await pendingTasksOf(portal, requestId)).length === 0);

/** Loses what is written to the store from now on: `fail` returns to the state of now, as a failover can. */
async function secondRegion() {
  const kept = await Promise.all(
    CONTAINERS.map(async ([name, key]) => {
      const container = await containerOf(portal, name);
      return { container, key, documents: await readAll(container) };
    }),
  );
  return async () => {
    for (const { container, key, documents } of kept) {
      const known = new Map(documents.map((each) => [`${String(each[key])} ${each.id}`, each]));
      for (const each of await readAll(container)) {
        if (!known.has(`${String(each[key])} ${each.id}`))
          await container.item(each.id, String(each[key])).delete().catch(ignoreMissing);
      }
      for (const each of documents) await container.items.upsert(each);
    }
    // What a process remembers is of the first region.
    await killApi(portal);
  };
}

/** Runs the script behind the command of the runbook. */
async function checkFailover(...args: string[]) {
  const env = { PATH: process.env['PATH'], ...(await settingsOf(portal)) };
  const running = promisify(execFile)(process.execPath, ['api/dist/drill.js', 'failover', ...args], {
    cwd: root,
    env,
  });
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

/** The entries of the trail about failovers. */
const failovers = async () => (await trailEntries(portal)).filter(({ kind }) => kind === 'failover');

describe('after a failover that lost the last minutes', () => {
  it('payments without a request are listed, lost seals are named as such, and all else is as before', async () => {
    const kept = await submitRequest(portal);
    await endOfTasks(kept.requestId);
    const audit = await containerOf(portal, 'audit');
    const { resources: seals } = await audit.items
      .query<Stored>('SELECT * FROM c WHERE c.pk = "seal" ORDER BY c.day')
      .fetchAll();
    const last = seals.at(-1)!;
    // The region has everything but the last seal, which was written a moment ago, and what follows.
    await audit.item(last.id, 'seal').delete();
    const failOver = await secondRegion();

    const { paymentIntentId, requestId } = await submitRequest(portal);
    await endOfTasks(requestId);
    const failedOverAt = new Date().toISOString();
    await failOver();

    expect(await verifyAudit(portal)).toMatchObject({
      code: 1,
      output: expect.stringContaining(`PROBLEM seal ${last.id} is ahead of the audit trail`) as string,
    });

    const early = await checkFailover(failedOverAt, 'operator-1');
    expect(early).toMatchObject({ code: 0, stderr: '' });
    expect(early.stdout).toContain('Payments have not been compared with Stripe since.');
    expect(early.stdout).toContain(`Lost: seal ${last.id} is ahead of the audit trail`);

    await reconcileNow(portal);
    const later = await checkFailover(failedOverAt, 'operator-1');
    expect(later.stdout).toContain(`Without a request: 1\n  ${paymentIntentId} 1500 usd\n`);
    const { payments } = await unmatchedPayments(portal, await getAdmin(portal));
    expect(payments).toMatchObject([
      { intentId: paymentIntentId, reason: 'no-such-request', requestId: null },
    ]);

    const verified = await verifyAudit(portal);
    expect(verified.code).toBe(0);
    expect(verified.output).toContain(`LOST seal ${last.id} is ahead of the audit trail`);
    expect(verified.output).toContain('The audit trail is valid, except for what a failover lost.');

    // The day is sealed again, for the same entries.
    await sealAudit(portal);
    const sealed = await verifyAudit(portal);
    expect(sealed.code).toBe(0);
    expect(sealed.output).toContain(`LOST seal ${last.id} was written again, for the same entries`);
    expect(await trailEntries(portal, kept.requestId)).not.toEqual([]);
    expect(await failovers()).toMatchObject([
      { details: { operator: 'operator-1', failedOverAt } },
      { details: { operator: 'operator-1', failedOverAt } },
    ]);
  });

  it('a failover at another time explains nothing', async () => {
    const { stderr, code } = await checkFailover('2020-01-01T00:00:00.000Z', 'operator-1');
    expect(code).toBe(1);
    expect(stderr).toMatch(/Not explained by the failover: seal \S+ was written again/);
  });
});

it.each([
  [[]],
  [['yesterday', 'operator-1']],
  [['2999-01-01T00:00:00.000Z', 'operator-1']],
  [['2026-01-01T00:00:00Z']],
])('nothing is recorded from %j', async (args) => {
  const before = await failovers();
  expect((await checkFailover(...args)).code).toBe(2);
  expect(await failovers()).toEqual(before);
});

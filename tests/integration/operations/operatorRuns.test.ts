import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trailEntries, verifyAudit } from '../../support/operations/auditTrail.ts';
import { runBackupScript } from '../../support/operations/backup.ts';
import { checkOperatorRuns } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf } from '../../support/portal/stores.ts';

const ID = 'operator-runs';
const DAY_MS = 24 * 3_600_000;

let portal: Portal;
let folder: string;

beforeAll(async () => {
  portal = await startPortal({ seed: 'base' });
  folder = await mkdtemp(join(tmpdir(), 'runs-'));
});
afterAll(async () => {
  await portal.stop();
  await rm(folder, { recursive: true });
});

/** The lines that the timer logs in a run. */
async function check(): Promise<object[]> {
  const file = join(portal.dir, 'logs', 'api.log');
  const before = (await readFile(file, 'utf8')).length;
  await checkOperatorRuns(portal);
  const added = await eventually('the end of the run in the log', async () => {
    const text = (await readFile(file, 'utf8')).slice(before);
    return /"timer completed","function":"checkOperatorRuns"/.test(text) && text;
  });
  return [...added.matchAll(/\{"event":"(?:operator run missing|audit trail has problems)".*\}/g)].map(
    ([line]) => JSON.parse(line) as object,
  );
}

const runs = async () => (await containerOf(portal, 'accounts')).item(ID, ID);

it('a portal without a schedule misses nothing', async () => {
  expect(await check()).toEqual([]);
});

it('a backup and a verification are recorded, and missed after eight days', async () => {
  const backup = await runBackupScript(portal, 'backup', [join(folder, 'backup')]);
  expect(backup).toMatchObject({ code: 0 });
  expect(await verifyAudit(portal)).toMatchObject({ code: 0 });
  expect((await (await runs()).read()).resource).toMatchObject({
    backup: { problems: 0 },
    verification: { problems: 0 },
  });
  expect(await check()).toEqual([]);
  const started = (await trailEntries(portal)).filter(({ kind }) => kind === 'backup-started');
  expect(started).toMatchObject([
    { by: 'system', details: { operator: null, isEncrypted: false, isContinued: false } },
  ]);

  const finishedAt = new Date(Date.now() - 9 * DAY_MS).toISOString();
  await (await runs()).patch([{ op: 'set', path: '/backup/finishedAt', value: finishedAt }]);
  expect(await check()).toMatchObject([{ event: 'operator run missing', run: 'backup', finishedAt }]);
});

it('problems of the audit trail are reported until a verification finds none', async () => {
  const audit = await containerOf(portal, 'audit');
  const [entry] = await trailEntries(portal);
  await audit.items.upsert({ ...entry, kind: 'forged' });
  expect(await verifyAudit(portal)).toMatchObject({ code: 1 });
  expect(await check()).toContainEqual(expect.objectContaining({ event: 'audit trail has problems' }));
  await audit.items.upsert(entry!);
  expect(await verifyAudit(portal)).toMatchObject({ code: 0 });
  expect(await check()).not.toContainEqual(expect.objectContaining({ event: 'audit trail has problems' }));
});

it('a backup that was started again is recorded again', async () => {
  const path = join(folder, 'interrupted');
  await runBackupScript(portal, 'backup', [path], { killAfterLines: 3 });
  expect(await runBackupScript(portal, 'backup', [path])).toMatchObject({ code: 0 });
  const details = (await trailEntries(portal))
    .filter(({ kind }) => kind === 'backup-started')
    .map((entry) => entry['details']);
  expect(details.slice(-2)).toMatchObject([{ isContinued: false }, { isContinued: true }]);
});

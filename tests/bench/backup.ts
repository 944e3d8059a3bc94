// npm run bench:backup [-- <requests>]: backs up a portal with that many requests, restores it elsewhere, kills both commands twice on the way, and compares all stored data.
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { verifyAudit } from '../support/operations/auditTrail.ts';
import { freeze } from '../support/portal/controls.ts';
import { aRequestDocument } from '../support/requests/listedRequests.ts';
import { blobServiceOf, runBackupScript } from '../support/operations/backup.ts';
import { randomRows } from '../support/requests/randomRows.ts';
import { seedList } from '../support/requests/seededList.ts';
import { startPortal } from '../support/portal/startPortal.ts';
import { hashStoredData } from '../support/operations/hashStoredData.ts';
import { containerOf } from '../support/portal/stores.ts';

const COUNT = Number(process.argv[2] ?? 100_000);
const BLOBS = 300;
const BLOB_BYTES = 1024 * 1024;
const BATCH_SIZE = 64;
const MONTHS = Array.from({ length: 24 }, (_, month) =>
  new Date(Date.UTC(2024, month)).toISOString().slice(0, 7),
);
const root = join(import.meta.dirname, '../..');
const log = (message: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${message}`);

await mkdir(join(root, '.test'), { recursive: true });
const folder = await mkdtemp(join(root, '.test', 'backup-'));
const source = await startPortal({ seed: 'demo' });
const dir = await mkdtemp(join(root, '.test', 'portal-'));
await copyFile(join(source.dir, 'secrets.json'), join(dir, 'secrets.json'));
const target = await startPortal({ seed: 'none', dir });
// Only the stores keep running, so that nothing changes the compared data.
const thaws = [await freeze(source, 'api'), await freeze(target, 'api')];
try {
  log(`filling a portal with ${COUNT} requests and ${BLOBS} documents of 1 MB`);
  const rows = randomRows({ count: COUNT, months: MONTHS });
  await seedList(source, rows);
  const requests = await containerOf(source, 'requests');
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const batch = rows.slice(from, from + BATCH_SIZE);
    await Promise.all(batch.map((row) => requests.items.create(aRequestDocument({ ...row, seq: 1 }))));
  }
  const documents = blobServiceOf(source).getContainerClient('documents');
  for (const { requestId } of rows.slice(0, BLOBS)) {
    await documents.getBlockBlobClient(`${requestId}/scan`).uploadData(randomBytes(BLOB_BYTES));
  }

  for (const [portal, script] of [
    [source, 'backup'],
    [target, 'restore'],
  ] as const) {
    for (const killAfterLines of script === 'backup' ? [3, 8] : [4, 7]) {
      const startedAt = performance.now();
      const { code } = await runBackupScript(portal, script, [folder], { killAfterLines });
      log(`${script} killed after ${((performance.now() - startedAt) / 1000).toFixed(1)} s (${code})`);
    }
    const { output, code } = await runBackupScript(portal, script, [folder]);
    log(`${script} ended with ${code}\n${output}`);
  }
  const { stdout } = await promisify(execFile)('du', [
    '-sh',
    join(folder, 'streams'),
    join(folder, 'content'),
  ]);
  log(stdout);

  const [before, after] = [await hashStoredData(source), await hashStoredData(target)];
  const differences = [...before].filter(([key, hash]) => after.get(key) !== hash).map(([key]) => key);
  log(
    `stored in the source ${before.size}, in the target ${after.size}, missing or different ${differences.length} ${differences.slice(0, 9).join(', ')}`,
  );
  const audit = await verifyAudit(target);
  log(`audit:verify ${audit.code}\n${audit.output}`);
  process.exitCode = differences.length === 0 && before.size === after.size && audit.code === 0 ? 0 : 1;
} finally {
  for (const thaw of thaws) thaw();
  await source.stop();
  await target.stop();
  await rm(folder, { recursive: true, force: true });
}

// Puts a backup into the portal's stores: `<folder> [--passphrase-file <file>] [--into-existing] [--other-pepper]`. Run again after an interruption, it goes on.
import { parseArgs } from 'node:util';
import { openFolder } from './services/backup/openFolder.ts';
import { saidOf } from './workflows/moving/difference.ts';
import { restore } from './workflows/moving/restore.ts';

const SHOWN = 20;
const usage =
  'Usage: npm run restore -- <folder> [--passphrase-file <file>] [--into-existing] [--other-pepper]';
const startedAt = performance.now();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'passphrase-file': { type: 'string' },
      'into-existing': { type: 'boolean', default: false },
      'other-pepper': { type: 'boolean', default: false },
    },
  });
  const [given] = positionals;
  if (!given || positionals.length > 1) throw new Error(usage);
  const { folder } = await openFolder(given, values['passphrase-file']);
  await folder.prepare();
  await folder.lock();
  const report = await restore({
    folder,
    intoExisting: values['into-existing'],
    otherPepper: values['other-pepper'],
    now: () => new Date(),
    say: (line) => console.log(line),
  });
  console.log(
    `Restored: ${report.created}. There already, the same: ${report.same}. Past their time: ${report.expired}. Compared with the backup and right: ${report.verified}.`,
  );
  show('There already, not as in the backup, and left as they were', report.kept.map(saidOf));
  show('NOT as in the backup', report.wrong.map(saidOf));
  const { maxRSS } = process.resourceUsage();
  const isRight = report.kept.length === 0 && report.wrong.length === 0;
  console.log(
    `${isRight ? 'Nothing is lost.' : 'This needs to be looked at.'} ${((performance.now() - startedAt) / 1000).toFixed(1)} s, at most ${Math.round(maxRSS / 1024)} MB of memory.`,
  );
  console.log(
    'Start the portal if it does not run. At ten past the hour it copies the seals of the audit trail into its archive. Run npm run audit:verify after that.',
  );
  if (!isRight) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function show(what: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  console.error(`${what}: ${ids.length}`);
  for (const id of ids.slice(0, SHOWN)) console.error(`    ${id}`);
  if (ids.length > SHOWN) console.error('    …');
}

// Puts a backup into the portal's stores: `<folder> [--passphrase-file <file>] [--into-existing] [--other-pepper]`. Run again after an interruption, it goes on.
import { parseArgs } from 'node:util';
import { BackupFolder } from './services/backup/BackupFolder.ts';
import { restore } from './workflows/operations/backup/restore.ts';
import type { Comparison } from './workflows/operations/backup/streams.ts';

const MAX_SHOWN = 20;
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
  const [path] = positionals;
  if (!path || positionals.length > 1)
    throw new Error(
      'Usage: npm run restore -- <folder> [--passphrase-file <file>] [--into-existing] [--other-pepper]',
    );
  const report = await restore({
    folder: await BackupFolder.open(path, values['passphrase-file'], 'restore'),
    intoExisting: values['into-existing'],
    otherPepper: values['other-pepper'],
    print: (line) => console.log(line),
  });
  console.log(
    `Restored: ${report.created}. There already, the same: ${report.same}. Past their time: ${report.expired}. Compared with the backup and right: ${report.verified}.`,
  );
  show('There already, not as in the backup, and left as they were', report.kept);
  show('NOT as in the backup', report.wrong);
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

function show(what: string, differences: readonly Comparison[]): void {
  if (differences.length === 0) return;
  console.error(`${what}: ${differences.length}`);
  for (const { subject, parts } of differences.slice(0, MAX_SHOWN))
    console.error(`    ${subject}: ${parts.join(', ')}`);
  if (differences.length > MAX_SHOWN) console.error('    …');
}

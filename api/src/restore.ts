// Restores a backup into the portal's stores: `<folder> [--passphrase-file <file>] [--into-existing] [--other-pepper]`. After an interruption, run it again to continue.
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
    `Restored: ${report.created}. Already present and identical: ${report.same}. Expired: ${report.expired}. Verified against the backup: ${report.verified}.`,
  );
  show('Already present, different from the backup, and not changed', report.kept);
  show('DIFFERENT from the backup', report.wrong);
  const { maxRSS } = process.resourceUsage();
  const isComplete = report.kept.length === 0 && report.wrong.length === 0;
  console.log(
    `${isComplete ? 'The restore is complete.' : 'Check the differences above.'} ${((performance.now() - startedAt) / 1000).toFixed(1)} s, at most ${Math.round(maxRSS / 1024)} MB of memory.`,
  );
  console.log(
    'Start the portal if it is not running. At ten past the hour it copies the seals of the audit trail to the archive. Then run npm run audit:verify.',
  );
  if (!isComplete) process.exitCode = 1;
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

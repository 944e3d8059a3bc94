// Exports everything for a customer who leaves, in open formats: `<folder> [--passphrase-file <file>]`. After an
// interruption, run it again to continue. Exit code 1 if something is missing.
import { parseArgs } from 'node:util';
import { ExportFolder } from './services/backup/ExportFolder.ts';
import { exportPortal } from './workflows/operations/export/exportPortal.ts';

const startedAt = performance.now();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' } },
  });
  const [path] = positionals;
  if (!path || positionals.length > 1)
    throw new Error('Usage: npm run export -- <folder> [--passphrase-file <file>]');
  const folder = await ExportFolder.open(path, values['passphrase-file']);
  console.log(`${folder.path} will contain medical records. Protect it like the portal itself.`);
  if (!folder.isEncrypted) console.log('It is not encrypted. Use --passphrase-file <file> to encrypt it.');
  if (folder.progress.length > 0) console.log('Continuing the interrupted export.');
  const { sha256, isConsistent, counts, problems } = await exportPortal({
    folder,
    print: (line) => console.log(line),
  });
  for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`);
  console.log(
    isConsistent
      ? 'Nothing changed during the export.'
      : 'The portal changed during the export. Files can be from different moments.',
  );
  for (const problem of problems) console.error(`PROBLEM ${problem}`);
  const { maxRSS } = process.resourceUsage();
  console.log(
    `${problems.length > 0 ? 'Not complete' : 'Complete'} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s, with at most ${Math.round(maxRSS / 1024)} MB of memory. SHA-256 of SHA256SUMS: ${sha256}`,
  );
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

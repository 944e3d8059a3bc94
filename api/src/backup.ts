// Copies all containers and blobs into a folder: `<folder> [--passphrase-file <file>]`. Run again after an interruption, it goes on.
import { parseArgs } from 'node:util';
import { BackupFolder } from './services/backup/BackupFolder.ts';
import { backUp } from './workflows/operations/backup/backUp.ts';

const startedAt = performance.now();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' } },
  });
  const [path] = positionals;
  if (!path || positionals.length > 1)
    throw new Error('Usage: npm run backup -- <folder> [--passphrase-file <file>]');
  const folder = await BackupFolder.open(path, values['passphrase-file'], 'backup');
  console.log(`${folder.path} will hold medical records: keep it as safe as the portal itself.`);
  if (!values['passphrase-file']) console.log('It is not encrypted; --passphrase-file <file> encrypts it.');
  const made = await backUp({ folder, print: (line) => console.log(line) });
  for (const [name, { records }] of Object.entries(made.streams)) console.log(`${name}: ${records}`);
  console.log(`Left out: ${made.leftOut.join('; ')}.`);
  console.log(
    made.consistent
      ? 'Nothing changed while the last pass ran: this is the portal as it was at one moment.'
      : 'The portal was busy to the end: each document is as it was at some moment of this backup, not all of the same moment.',
  );
  const { maxRSS } = process.resourceUsage();
  console.log(
    `Complete after ${((performance.now() - startedAt) / 1000).toFixed(1)} s, with at most ${Math.round(maxRSS / 1024)} MB of memory. SHA-256 of all parts: ${made.sha256}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

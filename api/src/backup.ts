// Copies all containers and blobs to a folder: `<folder> [--passphrase-file <file>]`. After an interruption, run it again to continue.
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
  console.log(`${folder.path} will contain medical records. Protect it like the portal itself.`);
  if (!values['passphrase-file'])
    console.log('It is not encrypted. Use --passphrase-file <file> to encrypt it.');
  const manifest = await backUp({ folder, print: (line) => console.log(line) });
  for (const [name, { records }] of Object.entries(manifest.streams)) console.log(`${name}: ${records}`);
  console.log(`Excluded: ${manifest.excluded.join('; ')}.`);
  console.log(
    manifest.consistent
      ? 'Nothing changed during the last pass. The backup shows the portal at one point in time.'
      : 'The portal changed during the last pass. Documents in this backup may be from different points in time.',
  );
  const { maxRSS } = process.resourceUsage();
  console.log(
    `Complete after ${((performance.now() - startedAt) / 1000).toFixed(1)} s, with at most ${Math.round(maxRSS / 1024)} MB of memory. SHA-256 of all parts: ${manifest.sha256}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

// Loaded with --import into every part: when it cannot write its files, prints the cause instead of a stack trace.
import { folderFault } from './folderFault.ts';

process.on('uncaughtException', (error) => {
  const report = folderFault(error, process.env['STATE_DIR'] ?? '') ?? error.stack ?? String(error);
  process.stderr.write(`${report}\n`, () => process.exit(1));
});

// Loaded with --import into every part: one that cannot write its files says so in one sentence instead of a stack.
import { folderFault } from './folderFault.ts';

process.on('uncaughtException', (error) => {
  const report = folderFault(error, process.env['STATE_DIR'] ?? '') ?? error.stack ?? String(error);
  process.stderr.write(`${report}\n`, () => process.exit(1));
});

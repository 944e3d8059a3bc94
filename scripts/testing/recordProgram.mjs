// Preloaded by tests: a program in local/ only records its arguments and settings in the folder RECORD_DIR and exits. With
// HOLD it runs until it is killed.
import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const program = relative(join(import.meta.dirname, '../..'), process.argv[1] ?? '');
const record = (name, line) => appendFileSync(join(process.env.RECORD_DIR, name), `${line}\n`);

if (program.startsWith('local/')) {
  const { COSMOS_ENDPOINT, COSMOS_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, AZURE_CLIENT_ID } =
    process.env;
  record('called', [program, ...process.argv.slice(2)].join(' '));
  record(
    'settings',
    `${COSMOS_ENDPOINT} [${COSMOS_KEY ?? ''}] ${STRIPE_SECRET_KEY} ${STRIPE_WEBHOOK_SECRET} [${AZURE_CLIENT_ID ?? ''}]`,
  );
  if (!process.env.HOLD) process.exit(0);
  record('pid', process.pid);
  setInterval(() => undefined, 1000);
}

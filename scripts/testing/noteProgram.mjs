// Loaded into what a test starts: a program of local/ only notes in the folder NOTES how it was called and with which
// settings. With HOLD it stays until somebody ends it.
import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const program = relative(join(import.meta.dirname, '../..'), process.argv[1] ?? '');
const note = (name, line) => appendFileSync(join(process.env.NOTES, name), `${line}\n`);

if (program.startsWith('local/')) {
  const { COSMOS_ENDPOINT, COSMOS_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, AZURE_CLIENT_ID } =
    process.env;
  note('called', [program, ...process.argv.slice(2)].join(' '));
  note(
    'settings',
    `${COSMOS_ENDPOINT} [${COSMOS_KEY ?? ''}] ${STRIPE_SECRET_KEY} ${STRIPE_WEBHOOK_SECRET} [${AZURE_CLIENT_ID ?? ''}]`,
  );
  if (!process.env.HOLD) process.exit(0);
  note('pid', process.pid);
  setInterval(() => undefined, 1000);
}

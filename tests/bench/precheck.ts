// npm run bench:precheck -- <folder> [--save] [--patient <name>] [--born <YYYY-MM-DD>] [--recipient <name>]: shows what the pre-check suggests about each PDF of a folder, and how often. --save writes how often into docs/benchmarks.md.
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import {
  type AuthorizationCheck,
  authorizationCheck,
  authorizationLines,
  type Suggestion,
} from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { root, run } from '../../scripts/run.ts';
import { writeSection } from './report.ts';

const MAX_MS = 30_000;
const SYMBOLS: Readonly<Record<Suggestion, string>> = { found: 'yes', 'not-found': '–', unreadable: '?' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    save: { type: 'boolean', default: false },
    patient: { type: 'string', default: 'Maria Santos' },
    born: { type: 'string', default: '1980-02-29' },
    recipient: { type: 'string', default: 'Whitfield & Moreno, LLP' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Name a folder with PDFs: npm run bench:precheck -- <folder>');
  process.exit(1);
}
if ((await run('npm', ['run', '--silent', 'build', '--workspace', 'api'])) !== 0) process.exit(1);
// npm changes the current folder to that of the project.
const path = resolve(process.env['INIT_CWD'] ?? '.', folder);
const names = (await readdir(path)).filter((name) => /\.pdf$/i.test(name)).toSorted();
const checks: { readonly name: string; readonly check: AuthorizationCheck }[] = [];
// One after the other, as in the portal.
for (const name of names) checks.push({ name, check: await checkInWorker(join(path, name)) });
const sums = report();
if (values.save) await writeSection('Pre-check of blank forms', sums);
console.log(`${sums}\n${tableOfFiles()}`);

/** What the worker of the portal suggests about a file. */
async function checkInWorker(file: string): Promise<AuthorizationCheck> {
  const { patient: patientName, born: patientDob, recipient } = values;
  const facts = { patientName, patientDob, recipients: [recipient] };
  const worker = new Worker(join(root, 'api/dist/pdfWorker.js'), {
    workerData: { content: Uint8Array.from(await readFile(file)), facts, now: new Date() },
  });
  try {
    return await new Promise<AuthorizationCheck>((answer, fail) => {
      const timer = setTimeout(() => fail(new Error(`${basename(file)}: no answer`)), MAX_MS);
      worker.once('message', (message) => {
        clearTimeout(timer);
        answer(authorizationCheck.parse(message));
      });
      worker.once('error', fail);
    });
  } finally {
    await worker.terminate();
  }
}

/** A row for each file. */
function tableOfFiles(): string {
  const header = ['file', ...authorizationLines, 'expired on', 'not read'];
  const rows = checks.map(({ name, check: { suggestions, expiredOn, unreadable, document } }) => [
    name,
    ...authorizationLines.map((line) => SYMBOLS[suggestions[line]]),
    expiredOn ?? '',
    unreadable ?? (document === 'other' ? 'other document' : ''),
  ]);
  return tableOf(header, rows);
}

function report(): string {
  const sums = (['found', 'not-found', 'unreadable'] as const).map((suggestion) => [
    suggestion,
    ...authorizationLines.map((line) =>
      String(checks.filter(({ check }) => check.suggestions[line] === suggestion).length),
    ),
  ]);
  const expired = checks.filter(({ check }) => check.expiredOn !== null).length;
  return `Written by \`npm run bench:precheck -- <folder> --save\` on ${new Date().toISOString().slice(0, 10)}: what the [pre-check](decisions/requests/authorization-precheck.md) suggests about ${checks.length} release forms of US providers, which nobody filled in. Nothing of them is in the repository. ${expired} count as expired.

${tableOf(['', ...authorizationLines], sums)}
`;
}

function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

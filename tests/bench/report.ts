import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Result } from './measure.ts';

const file = join(import.meta.dirname, '../../docs/benchmarks.md');

/** The programs that write a part of docs/benchmarks.md each, in its order. */
const parts = {
  bench: `# Benchmarks

Written by \`npm run bench\` and \`npm run bench:outbox\`, each its own part, with all figures of one run. Ratios compare two things measured in the same run on the same machine; absolute times are only there to make them plausible.`,
  outbox: `## Outbox

Written by \`npm run bench:outbox\`. The client that places the orders, the emulators and the portal share the machine.`,
} as const;

type Part = keyof typeof parts;

/** Writes the figures of one program into its part of the report, and shows them. The other parts stay. */
export async function writeReport(part: Part, results: readonly Result[]): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => '');
  const outboxAt = old.indexOf('## Outbox');
  const kept: Record<Part, string> = {
    bench: outboxAt === -1 ? old : old.slice(0, outboxAt),
    outbox: outboxAt === -1 ? '' : old.slice(outboxAt),
  };
  const text = textOf(part, results);
  console.log(text);
  const both = (Object.keys(parts) as Part[]).map((each) => (each === part ? text : kept[each]).trim());
  await writeFile(file, `${both.filter(Boolean).join('\n\n')}\n`);
}

function textOf(part: Part, results: readonly Result[]): string {
  const rows = results.map(
    ({ what, measured, budget, within }) =>
      `| ${what} | ${measured} | ${budget} | ${within ? 'yes' : '**no**'} |`,
  );
  const [load = 0] = loadavg();
  return `${parts[part]}

On ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load average at the end ${load.toFixed(1)}.

| what | measured | budget | met |
| --- | --- | --- | --- |
${rows.join('\n')}`;
}

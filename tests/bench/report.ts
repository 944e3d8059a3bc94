import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Result } from './measure.ts';

const path = join(import.meta.dirname, '../../docs/benchmarks.md');

/** Replaces the text before the first section of docs/benchmarks.md. Other commands write the sections. */
export async function writeFigures(intro: string, results: readonly Result[]): Promise<void> {
  const [, ...rest] = await sections();
  const text = `# Benchmarks\n\n${tableOf(intro, results)}`;
  console.log(text);
  await writeFile(path, [text, ...rest].join('\n'));
}

/** Replaces one section, or adds it at the end. */
export async function writeSection(title: string, text: string): Promise<void> {
  const all = await sections();
  const section = `## ${title}\n\n${text}`;
  const at = all.findIndex((each) => each.startsWith(`## ${title}\n`));
  console.log(section);
  await writeFile(path, (at < 0 ? [...all, section] : all.with(at, section)).join('\n'));
}

/** The results of one run as a table, with the date and the machine load. */
export function tableOf(intro: string, results: readonly Result[]): string {
  const rows = results.map(
    ({ metric, measured, budget, isMet }) =>
      `| ${metric} | ${measured} | ${budget} | ${isMet ? 'yes' : '**no**'} |`,
  );
  const [load = 0] = loadavg();
  const day = new Date().toISOString().slice(0, 10);
  return `${intro}

On ${day}, ${cpus().length} cores, load average at the end ${load.toFixed(1)}.

| what | measured | budget | met |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** The page, split at its second-level headings. The first part is the text before them. */
async function sections(): Promise<string[]> {
  const page = await readFile(path, 'utf8').catch(() => '');
  return page.split(/^(?=## )/m).map((section) => `${section.trimEnd()}\n`);
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../../docs/benchmarks.md');

const headingOf = (section: string) => section.slice(0, section.indexOf('\n'));

/** The page as the parts that start with a heading of the second level; the first is what stands before them. */
async function sections(): Promise<string[]> {
  const page = await readFile(path, 'utf8').catch(() => '');
  return page.split(/^(?=## )/m).map((section) => `${section.trimEnd()}\n`);
}

/** Replaces what stands before the first section, and leaves the sections, which other commands write. */
export async function writeFigures(text: string): Promise<void> {
  const [, ...rest] = await sections();
  await writeFile(path, [text, ...rest].join('\n'));
}

/** Replaces one section, or adds it at the end. */
export async function writeSection(title: string, text: string): Promise<void> {
  const all = await sections();
  const section = `## ${title}\n\n${text}`;
  const at = all.findIndex((each) => headingOf(each) === `## ${title}`);
  await writeFile(path, (at < 0 ? [...all, section] : all.with(at, section)).join('\n'));
}

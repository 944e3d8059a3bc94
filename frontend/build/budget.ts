import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { type Page, pages, screensWithinPages } from './pages.ts';

const dist = join(import.meta.dirname, '../dist');

const manifestEntry = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
});

const manifest = z
  .record(z.string(), manifestEntry)
  .parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));

function withImports(key: string, found: Set<string>): Set<string> {
  const entry = manifest[key];
  if (!entry) throw new Error(`The build has no ${key}`);
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of entry.imports) withImports(imported, found);
  return found;
}

function firstLoadKb(page: Page): number {
  const keys = withImports('index.html', new Set());
  const outer = pages.find((other) => page.path.startsWith(`${other.path}?`));
  for (const module of [outer?.module, page.frame, page.module]) if (module) withImports(module, keys);
  const files = new Set([...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js')));
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

let overBudget = false;
for (const page of [...pages, ...screensWithinPages]) {
  const kb = firstLoadKb(page);
  const within = kb <= page.budgetKb;
  overBudget ||= !within;
  const verdict = within ? 'ok' : 'OVER BUDGET';
  console.log(`${page.path.padEnd(26)} ${kb.toFixed(1).padStart(6)} kB of ${page.budgetKb} kB  ${verdict}`);
}
process.exitCode = overBudget ? 1 : 0;

// Part of npm run check: rejects banned words in code, texts, documents and test titles. An argument is another root to check.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../run.ts';
import { findWords } from './findWords.ts';

/** With fewer files than this, a clean result means nothing. */
const MIN_FILES = 1_500;

/** These files list the banned words. */
const LISTS = ['docs/glossary.md', 'docs/decisions/vocabulary.md'];

const folder = resolve(process.argv[2] ?? root);
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: folder,
  encoding: 'utf8',
});
const files = tracked
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|js|md)$|^contract\/src\/languages\/.*\.json$/.test(path))
  .filter((path) => !LISTS.includes(path) && !path.startsWith('scripts/vocabulary/'))
  .filter((path) => existsSync(join(folder, path)));

let count = 0;
for (const path of files)
  for (const { line, found, why } of findWords(path, readFileSync(join(folder, path), 'utf8'))) {
    console.error(`${path}:${line} ${found}\n  ${why}`);
    count += 1;
  }
if (files.length < MIN_FILES)
  console.error(`The vocabulary check read ${files.length} files; at least ${MIN_FILES} were expected.`);

if (count > 0 || files.length < MIN_FILES) process.exitCode = 1;
else console.log(`${files.length} files use the words of docs/glossary.md.`);

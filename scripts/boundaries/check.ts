// Part of npm run check: enforces the allowed imports between the parts of the repository. An argument is another root to check.
import { resolve } from 'node:path';
import { root } from '../run.ts';
import { findViolations } from './findViolations.ts';
import { rules } from './rules.ts';
import { readSources, readWorkspaces } from './sources.ts';

/** With fewer files than this, a clean result means nothing. */
const MIN_FILES = 1_500;

const folder = resolve(process.argv[2] ?? root);
const files = readSources(folder);
const { violations, faults } = findViolations(files, readWorkspaces(folder));

for (const { rule, file, line, code, why } of violations)
  console.error(`${file}:${line} ${code}\n  ${rule}: ${why}`);
for (const fault of faults) console.error(`scripts/boundaries/rules.ts: ${fault}`);
if (files.size < MIN_FILES)
  console.error(`The boundary check read ${files.size} files; at least ${MIN_FILES} were expected.`);

if (violations.length > 0 || faults.length > 0 || files.size < MIN_FILES) process.exitCode = 1;
else console.log(`${files.size} files keep ${rules.each.length + 2} boundaries.`);

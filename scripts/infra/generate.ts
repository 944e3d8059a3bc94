// npm run infra: writes what the templates load of the code's own definitions. With --check it only says whether that is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { describePortal } from './describePortal.ts';

const file = join(root, 'infra/generated/portal.json');
const text = `${JSON.stringify(describePortal(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('infra/generated/portal.json is older than the code: run npm run infra.');
  process.exitCode = 1;
}

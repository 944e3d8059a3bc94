// npm run infra: generates the definitions that the templates load from the code, and the condition for the roles that
// the deploying identity may assign. With --check it only checks whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { assignedRoles, conditionFor } from './assignableRoles.ts';
import { describePortal } from './describePortal.ts';
import { templatePaths, textOf } from './templates/sources.ts';

const files: Readonly<Record<string, string>> = {
  'portal.json': JSON.stringify(describePortal(), null, 2),
  'deployer.condition': conditionFor(assignedRoles(templatePaths.map(textOf))),
};

for (const [name, text] of Object.entries(files)) {
  const file = join(root, 'infra/generated', name);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, `${text}\n`);
  } else if (readFileSync(file, 'utf8') !== `${text}\n`) {
    console.error(`infra/generated/${name} is out of date: run npm run infra.`);
    process.exitCode = 1;
  }
}

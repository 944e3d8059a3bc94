// npm run infra: generates the definitions that the templates load from the code, and the condition for the roles that
// the deploying identity may assign, and then what Microsoft's Bicep CLI makes of the templates (infra/snapshots). With
// --check it only checks whether the former are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { findBicep, VERSION } from './compiler/bicepCli.ts';
import { writeExpansion } from './compiler/expand.ts';
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

if (!process.argv.includes('--check')) {
  const found = findBicep();
  if ('path' in found) {
    writeExpansion(found.path);
  } else {
    console.error(`The snapshots were not written: Bicep CLI ${VERSION} was not found: ${found.reason}.`);
    process.exitCode = 1;
  }
}

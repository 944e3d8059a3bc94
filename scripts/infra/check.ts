// Part of npm run check: reads in the snapshots what complete deployments create, and finds what Azure would reject only
// after minutes, and what would leave records or stores unprotected. Needs no CLI; compile.ts checks the snapshots.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { hashFaults } from './compiler/expand.ts';
import { assignedRoles, rolesAssignableToPeople, rolesNotAllowed } from './assignableRoles.ts';
import { complianceFaults, yearFaults } from './faults/complianceFaults.ts';
import type { describePortal } from './describePortal.ts';
import { moduleFaults } from './faults/moduleFaults.ts';
import { packageFaults } from './faults/packageFaults.ts';
import { readExpansion, SETS } from './templates/snapshots.ts';
import { sourceText, templatePaths, textOf } from './templates/sources.ts';
import { valueFaults } from './faults/valueFaults.ts';

const portal = JSON.parse(textOf('generated/portal.json')) as ReturnType<typeof describePortal>;
const texts = new Map(templatePaths.map((path) => [path, textOf(path)]));
const expansion = readExpansion();
const faults = [
  ...hashFaults(),
  ...moduleFaults(expansion.main, texts),
  ...valueFaults(expansion, portal),
  ...complianceFaults(expansion, portal),
  ...rolesNotAllowed(textOf('generated/deployer.condition'), assignedRoles(texts.values())).map(
    (role) => `generated/deployer.condition: the workflow may not assign the role ${role}; run npm run infra`,
  ),
  ...rolesAssignableToPeople(textOf('generated/deployer.condition')).map(
    (role) =>
      `generated/deployer.condition: the workflow may assign people the role ${role}; run npm run infra`,
  ),
];
for (const fault of faults) console.error(`infra/${fault}`);
const fileFaults = yearFaults(writtenFiles().map((path) => [path, sourceText(path)]));
fileFaults.push(
  ...packageFaults({
    azureYaml: sourceText('azure.yaml'),
    funcIgnoreOf: (project) =>
      existsSync(join(root, project, '.funcignore')) ? sourceText(`${project}/.funcignore`) : null,
  }),
);
for (const fault of fileFaults) console.error(fault);
console.log(`Checked ${templatePaths.length} templates and ${SETS.length} snapshots.`);
if (faults.length + fileFaults.length > 0) process.exitCode = 1;

/** Source files and documents that are not generated. Tests are excluded, because they contain wrong values on purpose. */
function writtenFiles(): string[] {
  const folders =
    '{README.md,docs/**/*.md,infra/**/*.{bicep,json},{api,contract,frontend}/src/**/*.{ts,tsx},{local,scripts}/**/*.ts}';
  return globSync(folders, { cwd: root }).filter((path) => !/\.test\.tsx?$|node_modules/.test(path));
}

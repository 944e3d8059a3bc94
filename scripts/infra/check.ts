// Part of npm run check: checks the syntax and symbols of the templates without Azure's compiler, and finds problems that
// azd or Azure would reject only after minutes. valueFaults evaluates complete deployments and checks their values. The
// types of resources and all other properties are checked by `bicep build` and `bicep lint` in CI.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { assignedRoles, rolesAssignableToPeople, rolesNotAllowed } from './assignableRoles.ts';
import { complianceFaults, yearFaults } from './faults/complianceFaults.ts';
import { describePortal } from './describePortal.ts';
import { loadTemplates } from './templates/loadTemplates.ts';
import { moduleFaults } from './faults/moduleFaults.ts';
import { packageFaults } from './faults/packageFaults.ts';
import { sourceText, templatePaths, textOf } from './templates/sources.ts';
import { templateFaults } from './faults/templateFaults.ts';
import { valueFaults } from './faults/valueFaults.ts';

const MIN_TEMPLATES = 10;

const all = await loadTemplates();
const faults = [...all.templates].flatMap(([path, template]) =>
  templateFaults(template).map((fault) => `${path}:${fault}`),
);
if (all.templates.size < MIN_TEMPLATES) faults.push(`only ${all.templates.size} templates were found`);
// Skips the later checks when a template is broken, because they would report the same faults again.
if (faults.length === 0) faults.push(...moduleFaults(all));
const texts = new Map(templatePaths.map((path) => [path, textOf(path)]));
if (faults.length === 0) faults.push(...(await valueFaults({ templates: texts, json: all.json })));
const json = new Map([...all.json, ['generated/portal.json', describePortal()]]);
faults.push(
  ...(await complianceFaults({ templates: texts, json })),
  ...rolesNotAllowed(textOf('generated/deployer.condition'), assignedRoles([...texts.values()])).map(
    (role) => `generated/deployer.condition: the workflow may not assign the role ${role}; run npm run infra`,
  ),
  ...rolesAssignableToPeople(textOf('generated/deployer.condition')).map(
    (role) =>
      `generated/deployer.condition: the workflow may assign people the role ${role}; run npm run infra`,
  ),
);
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
console.log(`Checked ${all.templates.size} templates.`);
if (faults.length + fileFaults.length > 0) process.exitCode = 1;

/** Source files and documents that are not generated. Tests are excluded, because they contain wrong values on purpose. */
function writtenFiles(): string[] {
  const folders =
    '{README.md,docs/**/*.md,infra/**/*.{bicep,json},{api,contract,frontend}/src/**/*.{ts,tsx},{local,scripts}/**/*.ts}';
  return globSync(folders, { cwd: root }).filter((path) => !/\.test\.tsx?$|node_modules/.test(path));
}

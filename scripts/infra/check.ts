// Part of npm run check: syntax and symbols of the templates, as far as that can be told without Azure's compiler,
// and what azd or Azure would refuse only after minutes.
// valueFaults evaluates whole deployments and says which values they have to have. What it does not see (types of
// resources, and properties that no rule names) is left to `bicep build` and `bicep lint` in CI.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { assignedRoles, rolesForPeople, rolesOutside } from './assignableRoles.ts';
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
// What is broken by itself would be reported again by everything that goes with it.
if (faults.length === 0) faults.push(...moduleFaults(all));
const texts = new Map(templatePaths.map((path) => [path, textOf(path)]));
if (faults.length === 0) faults.push(...(await valueFaults({ templates: texts, json: all.json })));
const json = new Map([...all.json, ['generated/portal.json', describePortal()]]);
faults.push(
  ...(await complianceFaults({ templates: texts, json })),
  ...rolesOutside(textOf('generated/deployer.condition'), assignedRoles([...texts.values()])).map(
    (role) => `generated/deployer.condition: the workflow may not assign the role ${role}; run npm run infra`,
  ),
  ...rolesForPeople(textOf('generated/deployer.condition')).map(
    (role) =>
      `generated/deployer.condition: the workflow may give people the role ${role}; run npm run infra`,
  ),
);
for (const fault of faults) console.error(`infra/${fault}`);
const refusals = yearFaults(writtenFiles().map((path) => [path, sourceText(path)]));
refusals.push(
  ...packageFaults({
    azureYaml: sourceText('azure.yaml'),
    funcIgnoreOf: (project) =>
      existsSync(join(root, project, '.funcignore')) ? sourceText(`${project}/.funcignore`) : null,
  }),
);
for (const fault of refusals) console.error(fault);
console.log(`Looked at ${all.templates.size} templates.`);
if (faults.length + refusals.length > 0) process.exitCode = 1;

/** Everything that people wrote and that runs or is read; tests may name what is wrong. */
function writtenFiles(): string[] {
  const folders =
    '{README.md,docs/**/*.md,infra/**/*.{bicep,json},{api,contract,frontend}/src/**/*.{ts,tsx},{local,scripts}/**/*.ts}';
  return globSync(folders, { cwd: root }).filter((path) => !/\.test\.tsx?$|node_modules/.test(path));
}

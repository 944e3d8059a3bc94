// Part of npm run check: syntax and symbols of the templates, as far as that can be told without Azure's compiler.
// What it does not see (types of resources, properties, values) is left to `bicep build` and `bicep lint` in CI.
import { loadTemplates } from './loadTemplates.ts';
import { moduleFaults } from './moduleFaults.ts';
import { templateFaults } from './templateFaults.ts';

const FEWEST_TEMPLATES = 10;

const all = await loadTemplates();
const faults = [...all.templates].flatMap(([path, template]) =>
  templateFaults(template).map((fault) => `${path}:${fault}`),
);
if (all.templates.size < FEWEST_TEMPLATES) faults.push(`only ${all.templates.size} templates were found`);
// What is broken by itself would be reported again by everything that goes with it.
if (faults.length === 0) faults.push(...moduleFaults(all));
for (const fault of faults) console.error(`infra/${fault}`);
console.log(`Looked at ${all.templates.size} templates.`);
if (faults.length > 0) process.exitCode = 1;

// Part of npm run check: Microsoft's Bicep CLI knows the types, properties and versions of all resources. It checks the
// templates, their format, and that the snapshots show what they deploy. In GitHub's workflow, a machine without the CLI is an error.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBicep, lintFaults, runBicep, VERSION } from './compiler/bicepCli.ts';
import { expansionFaults } from './compiler/expand.ts';
import { infraDir, templatePaths, textOf } from './templates/sources.ts';

const found = findBicep();
if ('path' in found) {
  const faults = [
    ...lintFaults(found.path, 'main.bicep'),
    ...formatFaults(found.path),
    ...expansionFaults(found.path),
  ];
  for (const fault of faults) console.error(`infra/${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`Compiled ${templatePaths.length} templates.`);
} else {
  console.error(
    `Bicep CLI ${VERSION} was not found: ${found.reason}.\nLeft out: the types and the format of the templates, and whether the snapshots show what they deploy. Only the hash of infra/ was compared.`,
  );
  if (process.env['GITHUB_ACTIONS']) process.exitCode = 1;
}

function formatFaults(bicep: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'bicep-format-'));
  try {
    cpSync(infraDir, folder, { recursive: true });
    for (const kind of ['bicep', 'bicepparam'])
      runBicep(bicep, ['format', '--pattern', `./**/*.${kind}`], folder);
    return globSync('**/*.{bicep,bicepparam}', { cwd: infraDir })
      .filter((path) => readFileSync(join(folder, path), 'utf8') !== textOf(path))
      .map((path) => `${path}: its format differs; run bicep format`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Part of npm run check: compiles the templates with Microsoft's compiler, which knows the types, properties and versions
// of all resources, and checks their format. The compiler comes from NuGet, so this needs .NET on Linux (x64). Elsewhere it
// says that the templates were not compiled; with BICEP_REQUIRED=true, as in the workflow, that is an error.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { infraDir } from './templates/loadTemplates.ts';
import { templatePaths, textOf } from './templates/sources.ts';
import { sarifFaults } from './compiler/sarifFaults.ts';

const PROJECT = 'scripts/infra/compiler/bicep.csproj';
const CACHE = join(root, 'node_modules/.cache/bicep');
const BICEP = join(CACHE, 'azure.bicep.commandline.linux-x64/0.49.2/tools/bicep');
/** Without the registry, .NET repeats its calls for minutes. */
const RESTORE_MS = 120_000;
/** .NET needs the library ICU otherwise. */
const env = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1', DOTNET_CLI_TELEMETRY_OPTOUT: '1' };

const reason = install();
if (reason === null) {
  const faults = [
    ...sarifFaults(bicep('lint', 'main.bicep', '--diagnostics-format', 'sarif')),
    ...formatFaults(),
  ];
  for (const fault of faults) console.error(`infra/${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`Compiled ${templatePaths.length} templates.`);
} else {
  console.error(`The templates were not compiled: ${reason}.`);
  if (process.env['BICEP_REQUIRED'] === 'true') process.exitCode = 1;
}

/** Installs the compiler. Returns why it could not, or null. */
function install(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'the compiler is for Linux on x64';
  if (!existsSync(BICEP)) {
    const { error, status, stdout } = spawnSync(
      'dotnet',
      [
        'restore',
        PROJECT,
        `-p:RestorePackagesPath=${CACHE}`,
        `-p:MSBuildProjectExtensionsPath=${CACHE}/obj/`,
        `-p:BaseIntermediateOutputPath=${CACHE}/obj/`,
      ],
      {
        cwd: root,
        env,
        encoding: 'utf8',
        timeout: RESTORE_MS,
      },
    );
    if (error && 'code' in error && error.code === 'ENOENT') return '.NET is not installed';
    if (status !== 0) return `dotnet could not download the compiler:\n${stdout}`;
  }
  // NuGet packages have no permissions.
  chmodSync(BICEP, 0o755);
  return null;
}

/** What the compiler prints. It ends with 0 even if a property does not exist, so only its report says so. */
function bicep(...args: string[]): string {
  return execFileSync(BICEP, args, { cwd: infraDir, env, encoding: 'utf8', maxBuffer: 1e8 });
}

function formatFaults(): string[] {
  return templatePaths
    .filter((path) => bicep('format', path, '--stdout') !== textOf(path))
    .map((path) => `${path}: its format differs; run bicep format`);
}

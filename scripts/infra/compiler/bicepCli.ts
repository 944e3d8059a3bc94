// Finds Microsoft's Bicep CLI, of one version for everybody (bicep.csproj).
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../../run.ts';
import { infraDir, sourceText } from '../templates/sources.ts';
import { sarifFaults } from './sarifFaults.ts';

const PROJECT = 'scripts/infra/compiler/bicep.csproj';
export const VERSION = /Version="\[([\d.]+)\]"/.exec(sourceText(PROJECT))![1]!;
/** .NET writes its files here. */
const OUTPUT = join(root, 'node_modules/.cache/bicep/');
/** Without the registry, .NET repeats its calls for minutes. */
const RESTORE_MS = 120_000;
const env = {
  ...process.env,
  // .NET needs the library ICU otherwise.
  DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1',
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
  // The CLI runs for seconds: measuring its code costs more than it saves.
  DOTNET_TieredPGO: '0',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the CLI may be, best first: `BICEP`, PATH, the folders of `az bicep` and azd, and that of NuGet. */
export function bicepPaths(environment: Environment, home: string, platform: string): string[] {
  const { BICEP: named, PATH = '', AZURE_CONFIG_DIR, AZD_CONFIG_DIR } = environment;
  const program = platform === 'win32' ? 'bicep.exe' : 'bicep';
  const inFolders = [
    ...PATH.split(delimiter).filter((folder) => folder !== ''),
    join(AZURE_CONFIG_DIR ?? join(home, '.azure'), 'bin'),
    join(AZD_CONFIG_DIR ?? join(home, '.azd'), 'bin'),
  ].map((folder) => join(folder, program));
  return [...(named ? [named] : []), ...inFolders, packagePath(environment, home)];
}

/** Where NuGet puts the CLI. */
function packagePath({ NUGET_PACKAGES }: Environment, home: string): string {
  const packages = NUGET_PACKAGES ?? join(home, '.nuget/packages');
  return join(packages, 'azure.bicep.commandline.linux-x64', VERSION, 'tools/bicep');
}

/** The version of a program that may not exist; null for none. */
function versionOf(path: string): string | null {
  const { stdout } = spawnSync(path, ['--version'], { env, encoding: 'utf8' });
  return /^Bicep CLI version ([\d.]+)/.exec(stdout ?? '')?.[1] ?? null;
}

/** The path of the installed CLI; null when none has the right version. */
export function installedBicep(): string | null {
  const paths = bicepPaths(process.env, homedir(), process.platform);
  return paths.find((path) => versionOf(path) === VERSION) ?? null;
}

/** The path of the CLI, or why there is none. Takes it from NuGet if it is nowhere else. */
export function findBicep(): { readonly path: string } | { readonly reason: string } {
  const installed = installedBicep();
  if (installed !== null) return { path: installed };
  const reason = restore();
  if (reason !== null) return { reason };
  const path = packagePath(process.env, homedir());
  // NuGet packages have no permissions.
  chmodSync(path, 0o755);
  return { path };
}

/** Takes the package from NuGet. Returns why it could not, or null. */
function restore(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'the NuGet package is for Linux on x64';
  const { error, status, stdout } = spawnSync(
    'dotnet',
    [
      'restore',
      PROJECT,
      `-p:MSBuildProjectExtensionsPath=${OUTPUT}`,
      `-p:BaseIntermediateOutputPath=${OUTPUT}`,
    ],
    { cwd: root, env, encoding: 'utf8', timeout: RESTORE_MS },
  );
  if (error && 'code' in error && error.code === 'ENOENT') return '.NET is not installed';
  return status === 0 ? null : `dotnet could not restore the NuGet package:\n${stdout}`;
}

/** What the CLI prints. Throws if it fails. */
export function runBicep(path: string, args: readonly string[], folder = infraDir): string {
  return execFileSync(path, args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' });
}

/** The errors and warnings of a template and its modules. */
export function lintFaults(path: string, template: string, folder = infraDir): string[] {
  const args = ['lint', template, '--diagnostics-format', 'sarif'];
  return sarifFaults(spawnSync(path, args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e8 }).stdout);
}

import { spawnSync, type SpawnSyncOptions } from 'node:child_process';

/**
 * Runs the Azure CLI as whoever is signed in there; answers what it printed.
 * @throws an Error that says what to do: install it, sign in, or what it answered
 */
export function az(args: readonly string[]): string {
  return run('az', args, 'The Azure CLI (az) is needed; install it and sign in with az login.');
}

const WITHOUT_AZD = 'The Azure Developer CLI (azd) is needed; install it and sign in with azd auth login.';

/** The same for the Azure Developer CLI. */
export function azd(args: readonly string[]): string {
  return run('azd', args, WITHOUT_AZD);
}

/** The same in another folder, for what takes long: people see its progress. */
export function showAzd(args: readonly string[], cwd: string): void {
  run('azd', args, WITHOUT_AZD, { cwd, stdio: ['inherit', 'inherit', 'pipe'] });
}

function run(
  command: string,
  args: readonly string[],
  whenMissing: string,
  options: Pick<SpawnSyncOptions, 'cwd' | 'stdio'> = {},
): string {
  const { error, status, stdout, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8' });
  if (error) throw new Error(whenMissing);
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed.\n${stderr.trim()}`);
  return stdout;
}

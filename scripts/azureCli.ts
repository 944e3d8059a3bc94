import { spawnSync } from 'node:child_process';

/**
 * Runs the Azure CLI as whoever is signed in there; answers what it printed.
 * @throws an Error that says what to do: install it, sign in, or what it answered
 */
export function az(args: readonly string[]): string {
  return run('az', args, 'The Azure CLI (az) is needed; install it and sign in with az login.');
}

/** The same for the Azure Developer CLI. */
export function azd(args: readonly string[]): string {
  return run(
    'azd',
    args,
    'The Azure Developer CLI (azd) is needed; install it and sign in with azd auth login.',
  );
}

function run(command: string, args: readonly string[], whenMissing: string): string {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) throw new Error(whenMissing);
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed.\n${stderr.trim()}`);
  return stdout;
}

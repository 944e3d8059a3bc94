// Runs one command for the supervisor. Kills the command with all its child processes when the supervisor
// exits, and stops it on SIGTERM.
import { spawn } from 'node:child_process';
import { z } from 'zod';

const commandLine = z.object({ command: z.string(), args: z.array(z.string()) });

const { command, args } = commandLine.parse(JSON.parse(process.argv[2] ?? '{}'));
// A separate process group: otherwise the shell of node --run would leave the actual program running.
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });

const signalGroup = (signal: NodeJS.Signals) => {
  if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
};
process.once('disconnect', () => {
  signalGroup('SIGKILL');
  process.exit(1);
});
process.once('SIGTERM', () => signalGroup('SIGTERM'));
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
});
child.once('close', (code) => process.exit(code ?? 1));

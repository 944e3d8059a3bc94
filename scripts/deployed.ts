// npm run deployed -- <command> …: runs a command (admin, doctor, audit:verify, backup, restore) on the portal of the
// azd environment that is selected, with the settings of its Function App. Secrets come from the vault and stay in the
// environment of that one command. Takes the operator's role.
import { spawnSync } from 'node:child_process';
import { environmentOf } from './operate/deployment.ts';
import { selectedDeployment } from './operate/selectedDeployment.ts';
import { root } from './run.ts';

const COMMANDS = ['admin', 'doctor', 'audit:verify', 'backup', 'restore'];

const [command = '', ...args] = process.argv.slice(2);
if (!COMMANDS.includes(command)) {
  console.error(`Usage: npm run deployed -- ${COMMANDS.join('|')} …`);
  process.exit(2);
}
try {
  const env = environmentOf(selectedDeployment());
  const run = spawnSync('npm', ['run', '--silent', command, '--', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  process.exitCode = run.status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

// npm run deployed -- <command> …: runs a command (admin, doctor, audit:verify, backup, restore, export) on the portal of the
// selected azd environment, with the settings of its Function App. Secrets from the vault are only in the environment of
// that command. Requires the operator's role.
import { once } from 'node:events';
import { environmentOf } from '../operate/deployment.ts';
import { selectedDeployment } from '../operate/selectedDeployment.ts';
import { forkProgram } from '../run.ts';

const PROGRAMS = new Map([
  ['admin', 'local/admin.ts'],
  ['doctor', 'local/doctor.ts'],
  ['audit:verify', 'local/auditVerify.ts'],
  ['backup', 'local/backup.ts'],
  ['restore', 'local/restore.ts'],
  ['export', 'local/export.ts'],
]);

const [command = '', ...args] = process.argv.slice(2);
const program = PROGRAMS.get(command);
if (!program) {
  console.error(`Usage: npm run deployed -- ${[...PROGRAMS.keys()].join('|')} …`);
  process.exit(2);
}
try {
  const deployment = selectedDeployment();
  // Only the doctor calls the Function App without the site.
  const direct = command === 'doctor' && deployment.appUrl ? ['--app-url', deployment.appUrl] : [];
  const child = forkProgram(program, [...direct, ...args], environmentOf(deployment));
  const [status] = (await once(child, 'exit')) as [number | null];
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readAvailabilityAlerts, startAlert } from '../azure/availabilityAlerts.ts';
import { azd, az } from '../azure/azureCli.ts';
import { forkProgram, root } from '../run.ts';
import { describeCosts, usageOf } from './costs.ts';
import { environmentOf, waitForResponse } from './deployment.ts';
import { type SelectedDeployment, withSubscription } from './selectedDeployment.ts';
import { listDeployments, recordDeployment, recordStart, rollBack } from './deployments.ts';
import { type AzureRole, azureRoles } from './roles.ts';
import { tearDown } from './teardown.ts';

interface CommandDescription {
  /** The words that the user types. */
  readonly name: string;
  /** The arguments, separated by spaces. Those in brackets are optional. */
  readonly argument?: string;
  readonly description: string;
  readonly role: AzureRole;
  /** When the user must type the name of the environment. */
  readonly confirmation?: 'in prod' | 'always';
}

interface DeploymentCommand extends CommandDescription {
  readonly run: (deployment: SelectedDeployment, args: readonly string[]) => Promise<void>;
}

/** Needs no deployment; returns the text to print. */
interface LocalCommand extends CommandDescription {
  readonly print: (args: readonly string[]) => string;
}

/** All commands of `npm run operate`. docs/operations.md has the same table. */
export const commands: readonly (DeploymentCommand | LocalCommand)[] = [
  {
    name: 'poison list',
    description: 'lists the queues with messages that failed five times, and since when',
    role: azureRoles.queueOperator,
    run: async (deployment) => poison(deployment, ['list']),
  },
  {
    name: 'poison replay',
    argument: '[queue]',
    description: 'moves these messages back to their queues, where they run again',
    role: azureRoles.queueOperator,
    run: async (deployment, args) => poison(deployment, ['replay', ...args]),
  },
  {
    name: 'deployments',
    description: 'lists the deployed commits with their times, newest first',
    role: azureRoles.reader,
    run: listDeployments,
  },
  {
    name: 'deployments start',
    description: 'records that the deployment of this commit starts; azd deploy runs it',
    role: azureRoles.contributor,
    run: recordStart,
  },
  {
    name: 'deployments record',
    description: 'records that this commit was deployed; azd deploy runs it',
    role: azureRoles.contributor,
    run: recordDeployment,
  },
  {
    name: 'alerts start',
    description: 'starts the alerts on availability once the portal responds; azd deploy runs it',
    role: azureRoles.contributor,
    run: startAlerts,
  },
  {
    name: 'rollback',
    argument: '[commit]',
    description: 'deploys the previous commit again, or another deployed commit',
    role: azureRoles.contributor,
    confirmation: 'in prod',
    run: async (deployment, [commit]) => rollBack(deployment, commit),
  },
  {
    name: 'restart',
    description: 'restarts the Function App; no acknowledged change is lost',
    role: azureRoles.appContributor,
    run: restart,
  },
  {
    name: 'maintenance on',
    description: 'refuses calls and shows the maintenance page; payments and background work continue',
    role: azureRoles.appContributor,
    run: async (deployment) => switchMaintenance(deployment, true),
  },
  {
    name: 'maintenance off',
    description: 'reopens the portal',
    role: azureRoles.appContributor,
    run: async (deployment) => switchMaintenance(deployment, false),
  },
  {
    name: 'teardown',
    argument: '[--prod]',
    description: 'lists what is deleted and what stays, then deletes the deployment',
    role: azureRoles.contributor,
    confirmation: 'always',
    run: tearDown,
  },
  {
    name: 'export',
    argument: '<folder> [passphrase-file]',
    description:
      'exports everything in open formats for a customer who leaves, and records it in the audit trail',
    role: azureRoles.filesOperator,
    run: exportData,
  },
  {
    name: 'drill start',
    description: 'starts the clock for an emergency access drill',
    role: azureRoles.none,
    run: startDrill,
  },
  {
    name: 'drill finish',
    description: 'reads a request from the store, and records the duration in the audit trail',
    role: azureRoles.dataOperator,
    run: finishDrill,
  },
  {
    name: 'drill failover',
    argument: '[when]',
    description:
      'after a failover of Cosmos DB, or when one was practiced: records it in the audit trail, and says what was lost',
    role: azureRoles.dataOperator,
    run: checkFailover,
  },
  {
    name: 'cost',
    argument:
      '--requests <n> [--files <n>] [--size <size>] [--sources <gigabytes>] [--tier <tier>] [--months <n>]',
    description:
      'estimates a month’s bill of Azure, and says which limit is reached first; needs no deployment',
    role: azureRoles.none,
    print: (args) => describeCosts(usageOf(args)),
  },
];

/** Enough for the restart after a deployment; without its secrets, the portal never responds. */
const FIRST_RESPONSE_MS = 60_000;

/** Before the first deployment is complete, and until all secrets are in the vault, an alert would page people for nothing. */
async function startAlerts(deployment: SelectedDeployment): Promise<void> {
  const alerts = readAvailabilityAlerts(deployment.subscription, deployment.group);
  const waiting = [...alerts].filter(([, isOn]) => !isOn);
  if (waiting.length === 0) return console.log('The alerts on availability are on.');
  if (!(await isHealthy(deployment)))
    return console.log(
      'The alerts on availability stay off, because the portal does not respond yet. When it does, run npm run operate -- alerts start. The next deployment does it too.',
    );
  for (const [id] of waiting) startAlert(id);
  console.log('The alerts on availability were started.');
}

async function isHealthy(deployment: SelectedDeployment): Promise<boolean> {
  try {
    await waitForResponse(deployment, '/api/health', (status) => status === 200, FIRST_RESPONSE_MS);
    return true;
  } catch {
    return false;
  }
}

async function poison({ queueEndpoint }: SelectedDeployment, args: readonly string[]): Promise<void> {
  if (!queueEndpoint)
    throw new Error('QUEUE_ENDPOINT is not known yet. Run azd provision, or azd env refresh.');
  await runApiScript('poison', args, { ...process.env, Queues: '', Queues__queueServiceUri: queueEndpoint });
}

async function restart(deployment: SelectedDeployment): Promise<void> {
  az(withSubscription(deployment, ['functionapp', 'restart', '-g', deployment.group, '-n', deployment.app]));
  await waitForResponse(deployment, '/api/health', (status) => status === 200);
  console.log('The portal responds.');
}

/** Changing the setting restarts the app. The value in the azd environment preserves it at the next azd provision. */
async function switchMaintenance(deployment: SelectedDeployment, isOn: boolean): Promise<void> {
  const set = ['functionapp', 'config', 'appsettings', 'set', '-g', deployment.group, '-n', deployment.app];
  az(withSubscription(deployment, [...set, '--settings', `MAINTENANCE=${isOn}`, '--output', 'none']));
  saveMaintenance(isOn);
  await waitForResponse(
    deployment,
    '/api/status',
    (_, body) => (body as { data?: { maintenance?: unknown } }).data?.maintenance === isOn,
  );
  console.log(
    isOn
      ? 'Maintenance is on. The portal shows the maintenance page.'
      : 'Maintenance is off. The portal is open.',
  );
}

/** The app has already changed, so a failure here does not end the command. */
function saveMaintenance(isOn: boolean): void {
  const setValue = ['env', 'set', 'PORTAL_MAINTENANCE', String(isOn)];
  try {
    azd(setValue);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(
      `The app has changed, but the azd environment has not, so the next azd provision would undo the change. To keep it, run azd ${setValue.join(' ')}`,
    );
    process.exitCode = 1;
  }
}

const DRILL = 'PORTAL_DRILL_STARTED_AT';

async function startDrill(): Promise<void> {
  azd(['env', 'set', DRILL, new Date().toISOString()]);
  console.log(
    'The clock is running. Follow “Emergency access” in docs/operations.md, then run npm run operate -- drill finish.',
  );
}

async function finishDrill(deployment: SelectedDeployment): Promise<void> {
  const startedAt = deployment.values[DRILL];
  if (!startedAt) throw new Error('No drill is running. Start one with npm run operate -- drill start.');
  await runApiScript('drill', [startedAt, signedInOperator()], environmentOf(deployment));
  azd(['env', 'set', DRILL, '']);
}

async function checkFailover(
  deployment: SelectedDeployment,
  [failedOverAt]: readonly string[],
): Promise<void> {
  if (failedOverAt === undefined)
    throw new Error(
      'Say when the failover was, in UTC, as the activity log of Azure has it: npm run operate -- drill failover 2026-03-12T08:00:00Z',
    );
  await runApiScript('drill', ['failover', failedOverAt, signedInOperator()], environmentOf(deployment));
}

const signedInOperator = () =>
  az(['ad', 'signed-in-user', 'show', '--query', 'id', '--output', 'tsv']).trim();

async function exportData(
  deployment: SelectedDeployment,
  [folder, passphraseFile]: readonly string[],
): Promise<void> {
  if (!folder) throw new Error('Usage: npm run operate -- export <folder> [passphrase-file]');
  const passphrase = passphraseFile ? ['--passphrase-file', passphraseFile] : [];
  await runApiScript('export', [folder, ...passphrase], environmentOf(deployment));
}

/** @throws Error with the script's error output */
async function runApiScript(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const script = join('api', 'dist', `${name}.js`);
  if (!existsSync(join(root, script))) throw new Error('The API is not built yet. Run npm run build first.');
  const child = forkProgram(script, args, env, 'pipe');
  const [stderr, [status]] = await Promise.all([
    text(child.stderr!),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  if (status !== 0) throw new Error(stderr.trim());
}

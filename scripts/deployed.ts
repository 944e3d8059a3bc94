// npm run deployed -- <command> …: runs a command (admin, doctor, audit:verify, backup, restore) on the portal of the
// azd environment that is selected, with the settings of its Function App. Secrets come from the vault and stay in the
// environment of that one command. Takes the operator's role.
import { spawnSync } from 'node:child_process';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { az, azd } from './azureCli.ts';
import { root } from './run.ts';

const COMMANDS = ['admin', 'doctor', 'audit:verify', 'backup', 'restore'];

const settingList = z.array(z.object({ name: z.string(), value: z.nullable(z.string()) }));

/** Settings that the Functions host reads, or that name the identity of the app; the command signs in as the operator. */
const isOfHost = (name: string) =>
  /^(AZURE_CLIENT_ID|AzureWebJobs.*|Queues__c.*|APPLICATIONINSIGHTS_.*)$/.test(name);

function settingsOfApp(): Record<string, string> {
  const environment = parseEnv(azd(['env', 'get-values']));
  const { AZURE_RESOURCE_GROUP: group, FUNCTION_APP_NAME: app } = environment;
  if (!group || !app) throw new Error('This azd environment has no deployment yet. Run azd up first.');
  const listed = settingList.parse(
    JSON.parse(az(['functionapp', 'config', 'appsettings', 'list', '-g', group, '-n', app, '-o', 'json'])),
  );
  return Object.fromEntries(
    listed.filter(({ name }) => !isOfHost(name)).map(({ name, value }) => [name, resolved(value ?? '')]),
  );
}

/** A reference to the vault becomes the value of its secret. */
function resolved(value: string): string {
  const uri = /^@Microsoft\.KeyVault\(SecretUri=(.+)\)$/.exec(value)?.[1];
  if (!uri) return value;
  return az(['keyvault', 'secret', 'show', '--id', uri, '--query', 'value', '-o', 'tsv']).trim();
}

const [command = '', ...args] = process.argv.slice(2);
if (!COMMANDS.includes(command)) {
  console.error(`Usage: npm run deployed -- ${COMMANDS.join('|')} …`);
  process.exit(2);
}
try {
  const env = { ...process.env, ...settingsOfApp() };
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

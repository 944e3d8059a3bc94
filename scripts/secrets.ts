// npm run secrets: adds missing secrets to the Key Vault of the deployment. `azd provision` runs it at its end.
// npm run secrets -- rotate|retire SIGNING_KEY|PASSWORD_KEYS: adds a new first key, or removes all keys except the newest.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { azureVault, refreshReferences } from './secrets/azureVault.ts';
import { fillVault, isOptional, secretSettings } from './secrets/fillVault.ts';
import { retryUntilAllowed } from './secrets/retryUntilAllowed.ts';
import { rotateKeys } from './secrets/rotateKeys.ts';

const {
  AZURE_PRINCIPAL_TYPE,
  AZURE_SUBSCRIPTION_ID,
  KEY_VAULT_NAME,
  AZURE_RESOURCE_GROUP,
  FUNCTION_APP_NAME,
} = process.env;

/** A secret of another service, from the environment or from hidden input. Empty when there is none. */
async function ask(setting: string): Promise<string> {
  const value = process.env[setting];
  if (value || !process.stdin.isTTY) return value ?? '';
  process.stdout.write(`${setting} (leave empty to set it later): `);
  const hiddenOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: hiddenOutput, terminal: true });
  const input = await terminal.question('').finally(() => terminal.close());
  process.stdout.write('\n');
  return input;
}

/** Makes the app reload its secrets now instead of within a day. */
function reloadSecrets(): void {
  if (!AZURE_RESOURCE_GROUP || !FUNCTION_APP_NAME) return;
  if (AZURE_SUBSCRIPTION_ID)
    refreshReferences(AZURE_SUBSCRIPTION_ID, AZURE_RESOURCE_GROUP, FUNCTION_APP_NAME);
  else
    console.error(
      'AZURE_SUBSCRIPTION_ID is not set, so the app does not reload its secrets now. It reloads them within a day. Run azd env refresh before the next change.',
    );
}

async function main(step: string | undefined, setting = ''): Promise<number> {
  // Its identity has no role on the vault (infra/modules/roles.bicep).
  if (AZURE_PRINCIPAL_TYPE === 'ServicePrincipal') {
    console.log('A pipeline reads and writes no secrets. Run azd hooks run postprovision on your machine.');
    return 0;
  }
  if (!KEY_VAULT_NAME) {
    console.error('KEY_VAULT_NAME is not set. Run: azd hooks run postprovision');
    return 1;
  }
  const vault = azureVault(KEY_VAULT_NAME);
  await retryUntilAllowed(() => vault.names(), { wait: setTimeout, log: (line) => console.log(line) });
  if (step === 'rotate' || step === 'retire') {
    const kids = await rotateKeys(vault, step, setting);
    console.log(`${setting} has ${kids.length} keys; the first one is used: ${kids.join(', ')}`);
    reloadSecrets();
    return 0;
  }
  if (step !== undefined) {
    console.error('Usage: npm run secrets [-- rotate|retire SIGNING_KEY|PASSWORD_KEYS]');
    return 2;
  }
  const { written, missing } = await fillVault(vault, secretSettings(process.env), ask);
  for (const name of written) console.log(`Written: ${name}`);
  if (written.length > 0) reloadSecrets();
  if (missing.length === 0) return 0;
  const required = missing.filter((setting) => !isOptional(setting));
  const optional = missing.filter(isOptional);
  const advice = 'Run azd hooks run postprovision again when you have them.';
  if (required.length > 0)
    console.error(`Still missing: ${required.join(', ')}. The portal does not start without them. ${advice}`);
  if (optional.length > 0)
    console.error(
      `Not set: ${optional.join(', ')}. Sign-in with that provider is disabled until they are set. ${advice}`,
    );
  // Not an error: the webhook's secret exists only after the webhook is registered, which requires the URL of the site.
  return 0;
}

try {
  process.exitCode = await main(process.argv[2], process.argv[3]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

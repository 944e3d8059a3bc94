// npm run secrets: fills the Key Vault of the deployment with what is missing there. `azd provision` runs it at its end.
// npm run secrets -- rotate|retire SIGNING_KEY|PASSWORD_KEYS: puts a new key first, or takes away all but the newest.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { azureVault, refreshReferences } from './secrets/azureVault.ts';
import { fillVault, isOptional, wantedSecrets } from './secrets/fillVault.ts';
import { retryUntilAllowed } from './secrets/retryUntilAllowed.ts';
import { rotateKeys } from './secrets/rotateKeys.ts';

const { AZURE_SUBSCRIPTION_ID, KEY_VAULT_NAME, AZURE_RESOURCE_GROUP, FUNCTION_APP_NAME } = process.env;

/** A value that others gave: from the environment, or typed without being shown. */
async function ask(setting: string): Promise<string> {
  const given = process.env[setting];
  if (given || !process.stdin.isTTY) return given ?? '';
  process.stdout.write(`${setting} (leave empty to set it later): `);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const answer = await terminal.question('').finally(() => terminal.close());
  process.stdout.write('\n');
  return answer;
}

/** The app looks its secrets up again now, instead of within a day. */
function takeUp(): void {
  if (!AZURE_RESOURCE_GROUP || !FUNCTION_APP_NAME) return;
  if (AZURE_SUBSCRIPTION_ID)
    refreshReferences(AZURE_SUBSCRIPTION_ID, AZURE_RESOURCE_GROUP, FUNCTION_APP_NAME);
  else
    console.error(
      'AZURE_SUBSCRIPTION_ID is not set, so the app does not reload its secrets now. It reloads them within a day. Run azd env refresh before the next change.',
    );
}

async function main(step: string | undefined, setting = ''): Promise<number> {
  if (!KEY_VAULT_NAME) {
    console.error('KEY_VAULT_NAME is not set. Run: azd hooks run postprovision');
    return 1;
  }
  const vault = azureVault(KEY_VAULT_NAME);
  await retryUntilAllowed(() => vault.names(), { wait: setTimeout, say: (line) => console.log(line) });
  if (step === 'rotate' || step === 'retire') {
    const kids = await rotateKeys(vault, step, setting);
    console.log(`${setting} has ${kids.length} keys; the first one is used: ${kids.join(', ')}`);
    takeUp();
    return 0;
  }
  if (step !== undefined) {
    console.error('Usage: npm run secrets [-- rotate|retire SIGNING_KEY|PASSWORD_KEYS]');
    return 2;
  }
  const { written, missing } = await fillVault(vault, wantedSecrets(process.env), ask);
  for (const name of written) console.log(`Written: ${name}`);
  if (written.length > 0) takeUp();
  if (missing.length === 0) return 0;
  const needed = missing.filter((setting) => !isOptional(setting));
  const spare = missing.filter(isOptional);
  const again = 'Run azd hooks run postprovision again when you have them.';
  if (needed.length > 0)
    console.error(`Still missing: ${needed.join(', ')}. The portal does not start without them. ${again}`);
  if (spare.length > 0)
    console.error(
      `Not set: ${spare.join(', ')}. Sign-in with that provider is not offered until they are set. ${again}`,
    );
  // The webhook's secret exists once the webhook does, and that needs the address of the site.
  return 0;
}

try {
  process.exitCode = await main(process.argv[2], process.argv[3]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

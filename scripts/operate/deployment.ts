import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { settingSources } from '../infra/settings.ts';
import { az, azJson } from '../azure/azureCli.ts';
import { missingRole, type AzureRole, azureRoles } from './roles.ts';
import { type SelectedDeployment, withSubscription } from './selectedDeployment.ts';

const settingList = z.array(z.object({ name: z.string(), value: z.nullable(z.string()) }));

/** Settings of the Functions host or of the app's identity. A command does not use them, because it runs as the operator. */
const isHostSetting = (name: string) =>
  /^(AZURE_CLIENT_ID|AzureWebJobs.*|Queues__c.*|APPLICATIONINSIGHTS_.*)$/.test(name);

/**
 * The environment variables of a command that runs on the portal: those of this shell, with portal settings replaced by
 * the app's settings, and references to the vault replaced by secrets. A missing secret stays a reference and is reported
 * on stderr.
 * @throws Error with the missing role or address when Azure denies access
 */
export function environmentOf(deployment: SelectedDeployment): NodeJS.ProcessEnv {
  const { group, app } = deployment;
  const list = ['functionapp', 'config', 'appsettings', 'list', '-g', group, '-n', app, '-o', 'json'];
  const appSettings = withRoleAdvice(azureRoles.appContributor, deployment, () =>
    azJson(settingList, withSubscription(deployment, list)),
  );
  const settings = appSettings
    .filter(({ name }) => !isHostSetting(name))
    .map(({ name, value }) => [name, resolveSecret(deployment, name, value ?? '')]);
  const shell = Object.entries(process.env).filter(([name]) => !Object.hasOwn(settingSources, name));
  return Object.fromEntries([...shell, ...settings]) as NodeJS.ProcessEnv;
}

/** Replaces a reference to the vault with the value of its secret, if the secret exists. */
function resolveSecret(deployment: SelectedDeployment, name: string, value: string): string {
  const uri = /^@Microsoft\.KeyVault\(SecretUri=(.+)\)$/.exec(value)?.[1];
  if (!uri) return value;
  try {
    return withRoleAdvice(azureRoles.secretsReader, deployment, () =>
      az(['keyvault', 'secret', 'show', '--id', uri, '--query', 'value', '-o', 'tsv']),
    ).trim();
  } catch (error) {
    const { message } = error as Error;
    if (message.includes('SecretDisabled')) console.error(`${name} is disabled in the vault.`);
    else if (message.includes('(SecretNotFound)'))
      console.error(`${name} is not in the vault. azd hooks run postprovision asks for it.`);
    else throw error;
    return value;
  }
}

/** Runs a call that requires a role. @throws its error, with the role added when access was denied */
function withRoleAdvice<T>(role: AzureRole, deployment: SelectedDeployment, call: () => T): T {
  try {
    return call();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const advice = missingRole(message, role, deployment);
    throw advice ? new Error(`${message}\n${advice}`, { cause: error }) : error;
  }
}

const POLL_INTERVAL_MS = 3_000;
const TIMEOUT_MS = 180_000;

/** Waits until the response of the portal satisfies a condition. @throws Error when it does not in time, or when the URL is unknown */
export async function waitForResponse(
  { site }: SelectedDeployment,
  path: string,
  isExpected: (status: number, body: unknown) => boolean,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  if (!site)
    throw new Error(
      'Done. SITE_URL is not known, so the command did not check whether the portal responds. Run azd env refresh.',
    );
  const deadline = Date.now() + timeoutMs;
  do {
    const isReady = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(10_000) })
      .then(async (response) => isExpected(response.status, await response.json()))
      .catch(() => false);
    if (isReady) return;
    await delay(POLL_INTERVAL_MS);
  } while (Date.now() < deadline);
  throw new Error(
    `${site}${path} did not respond as expected within ${Math.round(timeoutMs / 60_000)} minutes. See ${site}/status.`,
  );
}

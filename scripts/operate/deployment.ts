import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { az, azd } from '../azureCli.ts';

/** What the selected environment of azd says of its deployment. Texts are empty where it does not say. */
export interface Deployment {
  readonly name: string;
  readonly subscription: string;
  readonly group: string;
  readonly app: string;
  readonly vault: string;
  /** Where people reach the portal. */
  readonly site: string;
  readonly queueEndpoint: string;
  /** Whatever is not surely `dev` counts as prod. */
  readonly isProd: boolean;
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** @throws when nothing has been deployed from it */
export function selectedDeployment(): Deployment {
  const values: Readonly<Record<string, string | undefined>> = parseEnv(azd(['env', 'get-values']));
  const { AZURE_RESOURCE_GROUP: group, FUNCTION_APP_NAME: app } = values;
  if (!group || !app) throw new Error('This azd environment has no deployment yet. Run azd up first.');
  return {
    name: values['AZURE_ENV_NAME'] ?? '',
    subscription: values['AZURE_SUBSCRIPTION_ID'] ?? '',
    group,
    app,
    vault: values['KEY_VAULT_NAME'] ?? '',
    site: values['SITE_URL'] ?? '',
    queueEndpoint: values['QUEUE_ENDPOINT'] ?? '',
    isProd: values['PORTAL_TIER'] !== 'dev',
    values,
  };
}

/** The Azure CLI on the subscription of a deployment, whichever one is the current one there. */
export function azOf({ subscription }: Deployment, args: readonly string[]): string {
  return az(subscription ? [...args, '--subscription', subscription] : args);
}

const settingList = z.array(z.object({ name: z.string(), value: z.nullable(z.string()) }));

/** Settings that the Functions host reads, or that name the identity of the app; a command signs in as the operator. */
const isOfHost = (name: string) =>
  /^(AZURE_CLIENT_ID|AzureWebJobs.*|Queues__c.*|APPLICATIONINSIGHTS_.*)$/.test(name);

/** The settings of its app, with secrets in place of the references to the vault. */
export function settingsOfApp(deployment: Deployment): Record<string, string> {
  const { group, app } = deployment;
  const list = ['functionapp', 'config', 'appsettings', 'list', '-g', group, '-n', app, '-o', 'json'];
  const listed = settingList.parse(JSON.parse(azOf(deployment, list)));
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

const ASK_EVERY_MS = 3_000;
const GIVE_UP_AFTER_MS = 180_000;

/** Waits until the portal answers a call as wanted. @throws when it does not within three minutes */
export async function untilAnswered(
  { site }: Deployment,
  path: string,
  isWanted: (status: number, body: unknown) => boolean,
): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
  do {
    const isThere = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(10_000) })
      .then(async (answer) => isWanted(answer.status, await answer.json()))
      .catch(() => false);
    if (isThere) return;
    await delay(ASK_EVERY_MS);
  } while (Date.now() < giveUpAt);
  throw new Error(`${site}${path} did not answer as wanted within three minutes. Look at ${site}/status.`);
}

import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { sourceOf } from '../infra/settings.ts';
import { az, azJson } from '../azure/azureCli.ts';
import { missingRole, type Role, roles } from './roles.ts';
import { type Deployment, onAzure } from './selectedDeployment.ts';

const settingList = z.array(z.object({ name: z.string(), value: z.nullable(z.string()) }));

/** Settings that the Functions host reads, or that name the identity of the app; a command signs in as the operator. */
const isOfHost = (name: string) =>
  /^(AZURE_CLIENT_ID|AzureWebJobs.*|Queues__c.*|APPLICATIONINSIGHTS_.*)$/.test(name);

/**
 * The environment of a command that runs on the portal: this shell's, with the settings of the app in place of any of
 * its own, and secrets in place of references to the vault. A secret that is not there stays a reference, which `doctor`
 * names; it is said on stderr as well. @throws what Azure refuses, with the role or the address that it takes
 */
export function environmentOf(deployment: Deployment): NodeJS.ProcessEnv {
  const { group, app } = deployment;
  const list = ['functionapp', 'config', 'appsettings', 'list', '-g', group, '-n', app, '-o', 'json'];
  const listed = taking(roles.appContributor, deployment, () =>
    azJson(settingList, onAzure(deployment, list)),
  );
  const settings = listed
    .filter(({ name }) => !isOfHost(name))
    .map(({ name, value }) => [name, resolved(deployment, name, value ?? '')]);
  const shell = Object.entries(process.env).filter(([name]) => !Object.hasOwn(sourceOf, name));
  return Object.fromEntries([...shell, ...settings]) as NodeJS.ProcessEnv;
}

/** A reference to the vault becomes the value of its secret, where it has one. */
function resolved(deployment: Deployment, name: string, value: string): string {
  const uri = /^@Microsoft\.KeyVault\(SecretUri=(.+)\)$/.exec(value)?.[1];
  if (!uri) return value;
  try {
    return taking(roles.secretsReader, deployment, () =>
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

/** Runs a call that takes a role. @throws what it throws, with that role where it was refused */
function taking<T>(role: Role, deployment: Deployment, call: () => T): T {
  try {
    return call();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const advice = missingRole(message, role, deployment);
    throw advice ? new Error(`${message}\n${advice}`, { cause: error }) : error;
  }
}

const ASK_EVERY_MS = 3_000;
const GIVE_UP_AFTER_MS = 180_000;

/** Waits until the portal answers a call as wanted. @throws when it does not within three minutes, or nobody can look */
export async function untilAnswered(
  { site }: Deployment,
  path: string,
  isWanted: (status: number, body: unknown) => boolean,
): Promise<void> {
  if (!site)
    throw new Error(
      'Done. SITE_URL is not known, so the command did not check whether the portal responds. Run azd env refresh.',
    );
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
  do {
    const isThere = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(10_000) })
      .then(async (answer) => isWanted(answer.status, await answer.json()))
      .catch(() => false);
    if (isThere) return;
    await delay(ASK_EVERY_MS);
  } while (Date.now() < giveUpAt);
  throw new Error(`${site}${path} did not respond as expected within three minutes. See ${site}/status.`);
}

import { parseEnv } from 'node:util';
import { azd } from '../azure/azureCli.ts';

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
  // A pipeline has it in its variables alone.
  const subscription = values['AZURE_SUBSCRIPTION_ID'] || process.env['AZURE_SUBSCRIPTION_ID'];
  if (!subscription)
    throw new Error(
      'This azd environment does not say which subscription it is in. Nothing was changed. Run azd env set AZURE_SUBSCRIPTION_ID <id>.',
    );
  return {
    name: values['AZURE_ENV_NAME'] ?? '',
    subscription,
    group,
    app,
    vault: values['KEY_VAULT_NAME'] ?? '',
    site: values['SITE_URL'] ?? '',
    queueEndpoint: values['QUEUE_ENDPOINT'] ?? '',
    isProd: values['PORTAL_TIER'] !== 'dev',
    values,
  };
}

/** The arguments that have the Azure CLI work on the subscription of a deployment, whichever one is the current one there. */
export const onAzure = ({ subscription }: Deployment, args: readonly string[]) => [
  ...args,
  '--subscription',
  subscription,
];

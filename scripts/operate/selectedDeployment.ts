import { parseEnv } from 'node:util';
import { azd } from '../azure/azureCli.ts';

/** The deployment of the selected azd environment. Unknown values are empty strings. */
export interface SelectedDeployment {
  readonly name: string;
  readonly subscription: string;
  readonly group: string;
  readonly app: string;
  /** The Function App’s own URL, which must refuse calls. */
  readonly appUrl: string;
  readonly vault: string;
  /** The URL of the portal. */
  readonly site: string;
  readonly queueEndpoint: string;
  /** Every tier other than `dev` counts as prod. */
  readonly isProd: boolean;
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** @throws Error when the environment has no deployment or no subscription */
export function selectedDeployment(): SelectedDeployment {
  const values: Readonly<Record<string, string | undefined>> = parseEnv(azd(['env', 'get-values']));
  const { AZURE_RESOURCE_GROUP: group, FUNCTION_APP_NAME: app } = values;
  if (!group || !app) throw new Error('This azd environment has no deployment yet. Run azd up first.');
  // A pipeline has it only in its environment variables.
  const subscription = values['AZURE_SUBSCRIPTION_ID'] || process.env['AZURE_SUBSCRIPTION_ID'];
  if (!subscription)
    throw new Error(
      'This azd environment has no subscription. Nothing was changed. Run azd env set AZURE_SUBSCRIPTION_ID <id>.',
    );
  return {
    name: values['AZURE_ENV_NAME'] ?? '',
    subscription,
    group,
    app,
    appUrl: values['FUNCTION_APP_URL'] ?? '',
    vault: values['KEY_VAULT_NAME'] ?? '',
    site: values['SITE_URL'] ?? '',
    queueEndpoint: values['QUEUE_ENDPOINT'] ?? '',
    isProd: values['PORTAL_TIER'] !== 'dev',
    values,
  };
}

/** Adds the subscription of the deployment to arguments of the Azure CLI, which may have another current one. */
export const withSubscription = ({ subscription }: SelectedDeployment, args: readonly string[]) => [
  ...args,
  '--subscription',
  subscription,
];

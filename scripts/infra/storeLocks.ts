import { z } from 'zod';
import { azGetAll } from '../azure/azureCli.ts';

const permission = z.object({
  actions: z.array(z.string()).default([]),
  notActions: z.array(z.string()).default([]),
});

export type Permissions = z.output<typeof permission>[];

const CREATE_LOCKS = 'Microsoft.Authorization/locks/write';

/** How the names of the stores begin that are locked in prod (infra/modules/locks.bicep). */
export const LOCKED_NAMES = ['cosmos-', 'stfiles', 'starchive', 'kv-'];

/** Whether somebody may create resource locks. Each of their roles allows what it names, but for what it takes out again. */
export function mayCreateLocks(permissions: Permissions): boolean {
  return permissions.some(
    ({ actions, notActions }) => actions.some(coversLocks) && !notActions.some(coversLocks),
  );
}

function coversLocks(pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(CREATE_LOCKS);
}

/** What whoever is signed in to the Azure CLI may do in a subscription. */
export function permissionsIn(subscription: string): Permissions {
  const uri = `/subscriptions/${subscription}/providers/Microsoft.Authorization/permissions?api-version=2022-04-01`;
  return azGetAll(permission, uri);
}

/** The command that locks the stores of a resource group, for somebody who may. */
export function lockCommand(group: string): string {
  const query = LOCKED_NAMES.map((name) => `starts_with(name, '${name}')`).join(' || ');
  return `az resource list -g ${group} -o tsv --query "[?${query}].id" |
  xargs -rn1 az lock create --name keep --lock-type CanNotDelete --resource`;
}

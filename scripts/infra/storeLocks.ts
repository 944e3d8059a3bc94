import { z } from 'zod';
import { azGetAll } from '../azure/azureCli.ts';

const permission = z.object({
  actions: z.array(z.string()).default([]),
  notActions: z.array(z.string()).default([]),
});

export type Permissions = z.output<typeof permission>[];

const CREATE_LOCKS = 'Microsoft.Authorization/locks/write';

/** Name prefixes of the stores that are locked in prod (infra/modules/locks.bicep). */
export const LOCKED_NAMES = ['cosmos-', 'stfiles', 'starchive', 'kv-'];

/** Whether a user with these permissions may create resource locks. Each role allows its `actions` except its `notActions`. */
export function mayCreateLocks(permissions: Permissions): boolean {
  return permissions.some(
    ({ actions, notActions }) => actions.some(coversLocks) && !notActions.some(coversLocks),
  );
}

function coversLocks(pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(CREATE_LOCKS);
}

/** The permissions of the Azure CLI's signed-in user in a subscription. */
export function readPermissions(subscription: string): Permissions {
  const uri = `/subscriptions/${subscription}/providers/Microsoft.Authorization/permissions?api-version=2022-04-01`;
  return azGetAll(permission, uri);
}

/** The command with which an owner locks the stores of a resource group. */
export function lockCommand(group: string): string {
  const query = LOCKED_NAMES.map((name) => `starts_with(name, '${name}')`).join(' || ');
  return `az resource list -g ${group} -o tsv --query "[?${query}].id" |
  xargs -rn1 az lock create --name keep --lock-type CanNotDelete --resource`;
}

// Deletes a deployment. First lists what is deleted, what remains, and what prevents the deletion.
import { z } from 'zod';
import { az, azGetAll, azJson } from '../azure/azureCli.ts';
import { confirm } from './confirm.ts';
import { type SelectedDeployment, withSubscription } from './selectedDeployment.ts';

const resourceList = z.array(z.object({ id: z.string(), name: z.string(), type: z.string() }));
type Resource = z.output<typeof resourceList>[number];

const lockList = z.array(z.object({ id: z.string(), level: z.string() }));
const vaultDetails = z.object({
  properties: z.object({
    enablePurgeProtection: z.nullish(z.boolean()),
    softDeleteRetentionInDays: z.nullish(z.number()),
  }),
});
const containerList = z.array(
  z.object({
    name: z.string(),
    hasImmutabilityPolicy: z.nullish(z.boolean()),
    hasLegalHold: z.nullish(z.boolean()),
    immutableStorageWithVersioning: z.nullish(z.object({ enabled: z.nullish(z.boolean()) })),
  }),
);
const policyDetails = z.object({ etag: z.string(), state: z.enum(['Locked', 'Unlocked']) });
const activityLogSetting = z.object({ name: z.string(), properties: z.record(z.string(), z.unknown()) });

/** A container whose blobs cannot be deleted. */
interface ImmutableContainer {
  readonly name: string;
  /** Why, and how that ends. */
  readonly why: string;
}

/** A storage account that Azure does not delete while its immutable containers have blobs. */
interface ImmutableAccount {
  readonly account: Resource;
  readonly containers: readonly ImmutableContainer[];
}

const isA = (type: string) => (resource: Resource) => resource.type.toLowerCase() === type.toLowerCase();

/** Deletes a deployment. `args` must contain `--prod` for prod. @throws Error before anything is deleted when the command is not confirmed */
export async function tearDown(deployment: SelectedDeployment, args: readonly string[]): Promise<void> {
  const { name, group, subscription, isProd } = deployment;
  if (args.some((arg) => arg !== '--prod'))
    throw new Error(`Usage: npm run operate -- teardown [--prod]. Nothing was changed.`);
  if (isProd && !args.includes('--prod'))
    throw new Error(
      `${name} is production. Nothing was changed. To delete it, run npm run operate -- teardown --prod.`,
    );
  const resources = listResources(deployment);
  const immutable = resources
    .filter(isA('Microsoft.Storage/storageAccounts'))
    .map((account) => ({ account, containers: immutableContainers(deployment, account) }))
    .filter(({ containers }) => containers.length > 0);
  assertNotLocked(deployment);

  const immutableIds = immutable.map(({ account }) => account.id.toLowerCase());
  const isImmutable = ({ id }: Resource) => immutableIds.some((each) => id.toLowerCase().startsWith(each));
  console.log(`Subscription: ${subscription}`);
  console.log(`Deleted with the resource group ${group}, and every record and file in it:`);
  for (const { type, name: each } of resources.filter((resource) => !isImmutable(resource)))
    console.log(`  ${type} ${each}`);
  console.log('What remains:');
  for (const line of remainingItems(deployment, resources, immutable)) console.log(`  - ${line}`);
  await confirm(deployment);

  try {
    az(withSubscription(deployment, ['group', 'delete', '--name', group, '--yes']));
  } catch (error) {
    // Azure deletes what it can, and then reports that the group is not empty.
    const remaining = listResources(deployment);
    if (immutable.length === 0 || !remaining.every(isImmutable)) throw error;
    for (const { name: each } of remaining) console.log(`Not deleted, because it is immutable: ${each}`);
  }
  console.log(`${name} was deleted.`);
}

function listResources(deployment: SelectedDeployment): Resource[] {
  const query = ['--query', '[].{id:id, name:name, type:type}', '-o', 'json'];
  return azJson(
    resourceList,
    withSubscription(deployment, ['resource', 'list', '-g', deployment.group, ...query]),
  );
}

function immutableContainers(deployment: SelectedDeployment, { name }: Resource): ImmutableContainer[] {
  const account = ['--storage-account', name, '-g', deployment.group];
  const list = ['storage', 'container-rm', 'list', ...account, '-o', 'json'];
  return azJson(containerList, withSubscription(deployment, list)).flatMap(
    ({ name: container, hasImmutabilityPolicy, hasLegalHold, immutableStorageWithVersioning }) => {
      if (hasImmutabilityPolicy) return [{ name: container, why: policyOf(deployment, name, container) }];
      if (hasLegalHold) return [{ name: container, why: 'a legal hold keeps it' }];
      if (immutableStorageWithVersioning?.enabled)
        return [{ name: container, why: 'its versions are immutable' }];
      return [];
    },
  );
}

/** What a policy prevents, and the command that removes it while it is not locked. */
function policyOf(deployment: SelectedDeployment, account: string, container: string): string {
  const { group, subscription } = deployment;
  const at = ['-g', group, '--account-name', account, '--container-name', container];
  const policy = ['storage', 'container', 'immutability-policy'];
  const { etag, state } = azJson(
    policyDetails,
    withSubscription(deployment, [...policy, 'show', ...at, '-o', 'json']),
  );
  if (state === 'Locked') return 'its policy is locked; no one can delete it before the policy ends';
  const release = `az ${[...policy, 'delete', ...at].join(' ')} --if-match '${etag}' --subscription ${subscription}`;
  return `its policy is not locked. To delete the container as well, first remove the policy:\n      ${release}`;
}

/** A lock on any resource prevents the deletion of the group. The user must remove it explicitly. */
function assertNotLocked(deployment: SelectedDeployment): void {
  const locks = azJson(
    lockList,
    withSubscription(deployment, ['lock', 'list', '-g', deployment.group, '-o', 'json']),
  );
  if (locks.length === 0) return;
  const commands = locks.map(({ id }) => `  az lock delete --ids "${id}"`);
  throw new Error(
    `Locks prevent the deletion. Nothing was changed. An Owner or User Access Administrator can remove them:\n${commands.join('\n')}`,
  );
}

function remainingItems(
  deployment: SelectedDeployment,
  resources: readonly Resource[],
  immutable: readonly ImmutableAccount[],
): string[] {
  const { name, site, group, values } = deployment;
  const named = (type: string, line: (each: string) => string) =>
    resources.filter(isA(type)).map((resource) => line(resource.name));
  const domains = [values['PORTAL_DOMAIN'], values['PORTAL_MAIL_DOMAIN']].filter(Boolean);
  return [
    ...immutable.map(
      ({ account, containers }) =>
        `Storage account ${account.name}, and with it the group ${group}, while these containers are not empty:\n${containers.map((container) => `    ${container.name}: ${container.why}`).join('\n')}`,
    ),
    ...named('Microsoft.KeyVault/vaults', (vault) => vaultLine(deployment, vault)),
    ...named(
      'Microsoft.DocumentDB/databaseAccounts',
      (account) =>
        `Cosmos DB ${account}: restorable while its backups are kept (prod 30 days); az cosmosdb restorable-database-account list`,
    ),
    ...named(
      'Microsoft.Storage/storageAccounts',
      (account) => `Storage account ${account}: recoverable for about two weeks in the Azure portal`,
    ),
    ...named(
      'Microsoft.OperationalInsights/workspaces',
      (workspace) => `Log Analytics workspace ${workspace}: recoverable for 14 days`,
    ),
    ...activityLogLines(deployment),
    'Backups made with npm run backup, wherever they are stored: they contain health data',
    `Stripe: the webhook endpoint ${site}/api/payment/webhook, the keys, and the payments`,
    ...(domains.length > 0 ? [`DNS: the records of ${domains.join(' and ')}`] : []),
    'GitHub: the environment of this deployment, and the deploying identity',
    `This machine: .azure/${name}`,
  ];
}

function vaultLine(deployment: SelectedDeployment, vault: string): string {
  const { properties } = azJson(
    vaultDetails,
    withSubscription(deployment, ['keyvault', 'show', '--name', vault, '-o', 'json']),
  );
  const days = properties.softDeleteRetentionInDays ?? 90;
  const purge = properties.enablePurgeProtection
    ? 'no one can purge it before then'
    : `az keyvault purge --name ${vault} frees its name before then`;
  return `Key Vault ${vault}: recoverable for ${days} days (az keyvault recover --name ${vault}); ${purge}`;
}

/** The subscription's diagnostic setting would still point to the deleted group. */
function activityLogLines({ subscription, group }: SelectedDeployment): string[] {
  const uri = `/subscriptions/${subscription}/providers/Microsoft.Insights/diagnosticSettings?api-version=2021-05-01-preview`;
  return azGetAll(activityLogSetting, uri)
    .filter(({ properties }) =>
      Object.values(properties).some((each) =>
        String(each).toLowerCase().includes(`/resourcegroups/${group}/`.toLowerCase()),
      ),
    )
    .map(
      (setting) =>
        `The subscription’s diagnostic setting ${setting.name}: az monitor diagnostic-settings subscription delete --name ${setting.name}`,
    );
}

import type { Deployment, Resource } from '../templates/evaluateTemplates.ts';
import { at, listAt, ref, textAt } from '../values.ts';

const COSMOS = 'Microsoft.DocumentDB/databaseAccounts';
const BLOB_DATA_CONTRIBUTOR = 'ba92f5b4-2d11-453d-a403-e96b0029c9fe';

/** Modules that need what others made before, beyond the outputs that they take. */
const WAITS_FOR: Readonly<Record<string, readonly string[]>> = {
  // Settings that refer to secrets are resolved at start.
  compute: ['roles', 'privateLinks'],
  // Azure tries a delivery when the subscription is made.
  scanDelivery: ['roles'],
  // Cosmos DB refuses a private endpoint while its account is being changed.
  privateLinks: ['roles'],
  availability: ['backend'],
};

/** Roles that come too late, all at once, or for more than they have to. Wants the tier with private endpoints. */
export function roleFaults(deployment: Deployment, sealsContainer: string): string[] {
  return [
    ...orderFaults(deployment),
    ...cosmosRoleFaults(deployment),
    ...sealsRoleFaults(deployment, sealsContainer),
  ];
}

function orderFaults({ modules }: Deployment): string[] {
  return Object.entries(WAITS_FOR).flatMap(([name, others]) => {
    const module = modules.find(({ key }) => key === name);
    if (!module) return [`main.bicep: ${name} is not deployed`];
    const before = listAt(module.body, 'dependsOn');
    return others
      .filter((other) => !before.includes(ref(other)))
      .map((other) => `main.bicep:${module.line}: ${name} has to depend on ${other}`);
  });
}

/** Cosmos DB locks the account for each write of a role: one loop for each type, and assignments after definitions. */
function cosmosRoleFaults({ resources }: Deployment): string[] {
  const [definitions, assignments] = ['sqlRoleDefinitions', 'sqlRoleAssignments'].map((kind) =>
    resources.filter(({ type, isExisting }) => type === `${COSMOS}/${kind}` && !isExisting),
  ) as [Resource[], Resource[]];
  if (definitions.length === 0 || assignments.length === 0)
    return ['modules/roles.bicep: no roles of Cosmos DB are defined, or none is assigned'];
  return [definitions, assignments]
    .flatMap((all) => [
      ...once(all.filter(({ isLoop, batchSize }) => !isLoop || batchSize !== 1)).map(
        ({ path, line, key }) => `${path}:${line}: ${key} needs a loop with @batchSize(1)`,
      ),
      ...once(all)
        .slice(1)
        .map(({ path, line, key }) => `${path}:${line}: ${key} is made beside another loop of its type`),
    ])
    .concat(
      once(assignments)
        .filter(({ body }) => !listAt(body, 'dependsOn').includes(ref(definitions[0]!.key)))
        .map(({ path, line, key }) => `${path}:${line}: ${key} has to depend on ${definitions[0]!.key}`),
    );
}

/** Turns of a loop are one declaration. */
function once(resources: readonly Resource[]): Resource[] {
  return [...new Map(resources.map((each) => [each.key, each])).values()];
}

/** The app writes into the container of the seals, and has no role on the account of the archive. */
function sealsRoleFaults({ resources }: Deployment, sealsContainer: string): string[] {
  const identity = resources.find(({ type }) => type === 'Microsoft.ManagedIdentity/userAssignedIdentities');
  const archive = resources.find(({ key }) => key === 'archive.account');
  if (!identity || !archive) return ['the app has no identity, or the archive no account'];
  const account = ref(`${archive.key}.name`);
  const scopes = resources
    .filter(
      ({ type, body }) =>
        type === 'Microsoft.Authorization/roleAssignments' &&
        at(body, 'properties', 'principalId') === ref(`${identity.key}.properties.principalId`),
    )
    .map(({ body, key }) => ({
      key,
      role: textAt(body, 'properties', 'roleDefinitionId'),
      target: resources.find((each) => ref(each.ref) === at(body, 'scope')),
    }));
  const isOnSeals = scopes.some(
    ({ role, target }) =>
      role.includes(BLOB_DATA_CONTRIBUTOR) &&
      target?.type === 'Microsoft.Storage/storageAccounts/blobServices/containers' &&
      at(target.body, 'name') === `${account}/default/${sealsContainer}`,
  );
  return [
    ...(isOnSeals ? [] : [`modules/roles.bicep: the app may not write into the container ${sealsContainer}`]),
    ...scopes
      .filter(({ target }) => !target || at(target.body, 'name') === account || target.key === archive.key)
      .map(({ key }) => `${key}: the app has a role on the whole archive, or on what is not declared`),
  ];
}

/**
 * Assignments that the condition of the workflow's identity refuses: it gives roles to service principals only. Wants
 * the deployment of a pipeline, which names no operator.
 */
export function workflowRoleFaults({ resources }: Deployment): string[] {
  return resources
    .filter(({ type }) => type === 'Microsoft.Authorization/roleAssignments')
    .filter(({ body }) => at(body, 'properties', 'principalType') !== 'ServicePrincipal')
    .map(
      ({ path, line, key }) =>
        `${path}:${line}: the workflow may not assign ${key}, which is no service principal’s`,
    );
}

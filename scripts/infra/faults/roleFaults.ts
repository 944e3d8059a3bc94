import type { Deployment, Resource } from '../templates/evaluateTemplates.ts';
import { at, listAt, ref, textAt } from '../values.ts';

const COSMOS = 'Microsoft.DocumentDB/databaseAccounts';
const BLOB_DATA_CONTRIBUTOR = 'ba92f5b4-2d11-453d-a403-e96b0029c9fe';

/** Dependencies of modules that their parameters do not express. */
const REQUIRED_DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  // Settings that refer to secrets are resolved at startup.
  compute: ['roles', 'privateLinks'],
  // Azure tests the delivery when the subscription is created.
  scanDelivery: ['roles'],
  mailDelivery: ['roles'],
  // Cosmos DB rejects a private endpoint while its account is being updated.
  privateLinks: ['roles'],
  availability: ['backend'],
};

/** Faults of role assignments: wrong order, concurrent updates, or a scope that is too wide. Expects the tier with private endpoints. */
export function roleFaults(deployment: Deployment, sealsContainer: string): string[] {
  return [
    ...orderFaults(deployment),
    ...cosmosRoleFaults(deployment),
    ...sealsRoleFaults(deployment, sealsContainer),
  ];
}

function orderFaults({ modules }: Deployment): string[] {
  return Object.entries(REQUIRED_DEPENDENCIES).flatMap(([name, others]) => {
    const module = modules.find(({ key }) => key === name);
    if (!module) return [`main.bicep: ${name} is not deployed`];
    const before = listAt(module.body, 'dependsOn');
    return others
      .filter((other) => !before.includes(ref(other)))
      .map((other) => `main.bicep:${module.line}: ${name} must depend on ${other}`);
  });
}

/** Cosmos DB locks the account during each role update, so each type needs one sequential loop, and assignments follow definitions. */
function cosmosRoleFaults({ resources }: Deployment): string[] {
  const [definitions, assignments] = ['sqlRoleDefinitions', 'sqlRoleAssignments'].map((kind) =>
    resources.filter(({ type, isExisting }) => type === `${COSMOS}/${kind}` && !isExisting),
  ) as [Resource[], Resource[]];
  if (definitions.length === 0 || assignments.length === 0)
    return ['modules/roles.bicep: no roles of Cosmos DB are defined, or none is assigned'];
  return [definitions, assignments]
    .flatMap((all) => [
      ...uniqueDeclarations(all.filter(({ isLoop, batchSize }) => !isLoop || batchSize !== 1)).map(
        ({ path, line, key }) => `${path}:${line}: ${key} needs a loop with @batchSize(1)`,
      ),
      ...uniqueDeclarations(all)
        .slice(1)
        .map(
          ({ path, line, key }) =>
            `${path}:${line}: ${key} must be in the same loop as the others of its type`,
        ),
    ])
    .concat(
      uniqueDeclarations(assignments)
        .filter(({ body }) => !listAt(body, 'dependsOn').includes(ref(definitions[0]!.key)))
        .map(({ path, line, key }) => `${path}:${line}: ${key} must depend on ${definitions[0]!.key}`),
    );
}

/** One resource for each declaration: the iterations of a loop count as one. */
function uniqueDeclarations(resources: readonly Resource[]): Resource[] {
  return [...new Map(resources.map((each) => [each.key, each])).values()];
}

/** The app must be able to write to the container of the seals, and must not have a role on the archive account. */
function sealsRoleFaults({ resources }: Deployment, sealsContainer: string): string[] {
  const identity = resources.find(({ type }) => type === 'Microsoft.ManagedIdentity/userAssignedIdentities');
  const archive = resources.find(({ key }) => key === 'archive.account');
  if (!identity || !archive) return ['the app has no identity, or the archive has no account'];
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
    ...(isOnSeals ? [] : [`modules/roles.bicep: the app may not write to the container ${sealsContainer}`]),
    ...scopes
      .filter(({ target }) => !target || at(target.body, 'name') === account || target.key === archive.key)
      .map(({ key }) => `${key}: the app has a role on the archive account, or on an undeclared scope`),
  ];
}

/**
 * Assignments that the condition of the workflow's identity rejects, because it allows only service principals, and those
 * to the workflow itself. Expects the deployment of a pipeline, which has no operator.
 */
export function workflowRoleFaults({ resources }: Deployment, deployerPrincipalId: string): string[] {
  const assignments = resources.filter(({ type }) => type === 'Microsoft.Authorization/roleAssignments');
  const ofDeployer = assignments.filter(
    ({ body }) => at(body, 'properties', 'principalId') === deployerPrincipalId,
  );
  return [
    ...assignments
      .filter(({ body }) => at(body, 'properties', 'principalType') !== 'ServicePrincipal')
      .map(
        ({ path, line, key }) =>
          `${path}:${line}: the workflow may not assign ${key}, which is not for a service principal`,
      ),
    ...ofDeployer.map(
      ({ path, line, key }) =>
        `${path}:${line}: ${key} gives the workflow a role on data, which it does not need`,
    ),
  ];
}

import {
  ASSIGNMENT,
  type Deployment,
  ids,
  labelOf,
  ofType,
  scopeOf,
  type Template,
  type TemplateResource,
} from '../templates/snapshots.ts';
import { at, textAt } from '../values.ts';

const COSMOS = 'Microsoft.DocumentDB/databaseAccounts';
const MODULE = 'Microsoft.Resources/deployments';
const BLOB_DATA_CONTRIBUTOR = 'ba92f5b4-2d11-453d-a403-e96b0029c9fe';

/** Dependencies of modules that their parameters do not express. */
const REQUIRED_DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  // Settings that refer to secrets are resolved at startup.
  compute: ['roles', 'private-links'],
  // Azure tests the delivery when the subscription is created.
  'scan-delivery': ['roles'],
  'mail-delivery': ['roles'],
  // Cosmos DB rejects a private endpoint while its account is being updated.
  'private-links': ['roles'],
  availability: ['backend'],
};

/** Faults of the order: a module that does not wait, or concurrent updates of Cosmos DB. A snapshot shows no order. */
export function orderFaults(main: Template): string[] {
  const modules = main.resources.filter(({ type }) => type === MODULE);
  return [
    ...Object.entries(REQUIRED_DEPENDENCIES).flatMap(([name, others]) => {
      const module = modules.find((each) => each.name === name);
      if (!module) return [`main.bicep: ${name} is not deployed`];
      return others
        .filter((other) => !waitsFor(module, `'${MODULE}', '${other}')]`))
        .map((other) => `main.bicep: ${name} must depend on ${other}`);
    }),
    ...cosmosOrderFaults(main.resources.flatMap((each) => each.properties?.template?.resources ?? [])),
  ];
}

const waitsFor = ({ dependsOn = [] }: TemplateResource, end: string) =>
  dependsOn.some((each) => each.endsWith(end));

/** Cosmos DB locks the account during each role update, so each type needs one sequential loop, and assignments follow definitions. */
function cosmosOrderFaults(resources: readonly TemplateResource[]): string[] {
  const [definitions, assignments] = ['sqlRoleDefinitions', 'sqlRoleAssignments'].map((kind) =>
    resources.filter(({ type }) => type === `${COSMOS}/${kind}`),
  ) as [TemplateResource[], TemplateResource[]];
  if (definitions.length === 0 || assignments.length === 0)
    return ['modules/roles.bicep: no roles of Cosmos DB are defined, or none is assigned'];
  const nameOf = ({ copy, name }: TemplateResource) => copy?.name ?? name;
  return [
    ...[definitions, assignments].flatMap((all) => [
      ...all
        .filter(({ copy }) => copy?.mode !== 'serial' || copy.batchSize !== 1)
        .map((each) => `${nameOf(each)} needs a loop with @batchSize(1)`),
      ...all.slice(1).map((each) => `${nameOf(each)} must be in the same loop as the others of its type`),
    ]),
    ...assignments
      .filter((each) => !waitsFor(each, nameOf(definitions[0]!)))
      .map((each) => `${nameOf(each)} must depend on ${nameOf(definitions[0]!)}`),
  ];
}

/** The app must be able to write to the container of the seals, and must have no other role on the archive. */
export function sealsRoleFaults(deployment: Deployment, sealsContainer: string): string[] {
  const seals = `${ids.archive}/blobServices/default/containers/${sealsContainer}`;
  const ofApp = ofType(deployment, ASSIGNMENT).filter((each) =>
    textAt(each, 'properties', 'principalId').startsWith(`[reference('${ids.identity}', `),
  );
  const isOnSeals = ofApp.some(
    (each) =>
      scopeOf(each) === seals &&
      textAt(each, 'properties', 'roleDefinitionId').endsWith(`/${BLOB_DATA_CONTRIBUTOR}`),
  );
  const known = deployment.predictedResources
    .map(({ id }) => id)
    .filter(
      (id) => id === seals || !(`${id}/`.startsWith(`${ids.archive}/`) || ids.archive.startsWith(`${id}/`)),
    );
  return [
    ...(isOnSeals ? [] : [`the app may not write to the container ${sealsContainer}`]),
    ...ofApp
      .filter((each) => !known.includes(scopeOf(each) ?? ''))
      .map(
        (each) => `${labelOf(each)}: the app has a role on the archive account, or on an undeclared scope`,
      ),
  ];
}

/**
 * Assignments that the condition of the workflow's identity rejects, because it allows only service principals, and those
 * to the workflow itself. Expects the deployment of a pipeline, which has no operator.
 */
export function workflowRoleFaults(deployment: Deployment, deployerPrincipalId: string): string[] {
  const assignments = ofType(deployment, ASSIGNMENT);
  return [
    ...assignments
      .filter((each) => at(each, 'properties', 'principalType') !== 'ServicePrincipal')
      .map((each) => `the workflow may not assign ${labelOf(each)}, which is not for a service principal`),
    ...assignments
      .filter((each) => at(each, 'properties', 'principalId') === deployerPrincipalId)
      .map((each) => `${labelOf(each)} gives the workflow a role on data, which it does not need`),
  ];
}

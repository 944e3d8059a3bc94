import {
  ASSIGNMENT,
  type Deployment,
  isExpression,
  labelOf,
  type Resource,
  scopeOf,
} from '../templates/snapshots.ts';
import { at, textAt } from '../values.ts';

/** Types whose ids contain what only Azure knows; no check reads them. */
const UNREAD = [
  'Microsoft.DocumentDB/databaseAccounts/sqlRoleAssignments',
  'Microsoft.Network/privateDnsZones',
  'Microsoft.Network/privateDnsZones/virtualNetworkLinks',
];

/** What the other checks could not read, and would pass for that reason. */
export function unreadableFaults({ predictedResources, diagnostics }: Deployment): string[] {
  return [
    ...diagnostics.map((each) => `the snapshot is not complete: ${JSON.stringify(each)}`),
    ...predictedResources.filter((each) => !isReadable(each)).map((each) => `${each.id} cannot be read`),
    ...predictedResources
      .filter(({ type }) => isExpression(type))
      .map(({ type }) => `the type ${type} cannot be read`),
    ...predictedResources
      .filter(({ type }) => type === ASSIGNMENT)
      .filter((each) => !hasReadableRole(each))
      .map((each) => `${labelOf(each)}: nothing shows who gets which role`),
    ...predictedResources
      .filter((each) => 'condition' in each && !isForItsPrincipal(each))
      .map(
        (each) =>
          `${labelOf(each)}: nothing shows whether it is deployed: ${JSON.stringify(each['condition'])}`,
      ),
  ];
}

function isReadable(resource: Resource): boolean {
  if (!isExpression(resource.id) || UNREAD.includes(resource.type)) return true;
  return resource.type === ASSIGNMENT && scopeOf(resource) !== null;
}

/** Who gets it is an id, or the identity of a resource. */
function hasReadableRole(assignment: Resource): boolean {
  const principal = textAt(assignment, 'properties', 'principalId');
  const isIdentity = /^\[reference\('[^']+', '[^']+'(?:, 'full')?\)(?:\.identity)?\.principalId\]$/;
  return (
    !isExpression(at(assignment, 'properties', 'roleDefinitionId')) &&
    (!isExpression(principal) || isIdentity.test(principal))
  );
}

/** The id of an identity is never empty, but only Azure knows it. */
function isForItsPrincipal(resource: Resource): boolean {
  const principal = textAt(resource, 'properties', 'principalId');
  return resource['condition'] === `[not(empty(${principal.slice(1, -1)}))]`;
}

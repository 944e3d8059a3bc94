import {
  ASSIGNMENT,
  type Deployment,
  type Expansion,
  isExpression,
  labelOf,
  type Resource,
  scopeOf,
  SETS,
} from '../templates/snapshots.ts';
import { monitoringFaults, type Receivers, type TimerAlert } from './monitoringFaults.ts';
import { protectionFaults } from './protectionFaults.ts';
import { orderFaults, sealsRoleFaults, workflowRoleFaults } from './roleFaults.ts';
import { settingFaults } from './settingFaults.ts';
import { at, textAt } from '../values.ts';

/** Types whose ids contain what only Azure knows; no check reads them. */
const UNREAD = [
  'Microsoft.DocumentDB/databaseAccounts/sqlRoleAssignments',
  'Microsoft.Network/privateDnsZones',
  'Microsoft.Network/privateDnsZones/virtualNetworkLinks',
];

/** What the other checks could not read, and would pass for that reason. */
function unreadableFaults({ predictedResources, diagnostics }: Deployment): string[] {
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

/** The values of `infra/snapshots/*.bicepparam`. */
const ALL_RECEIVERS: Receivers = {
  address: 'on-call@provider.example',
  webhook: 'https://pager.example/portal',
  smsNumber: '1 5551234567',
};
const EMAIL_ONLY: Receivers = { ...ALL_RECEIVERS, webhook: '', smsNumber: '' };
const DEPLOYER = '00000000-0000-4000-8000-00000000000d';

interface Portal {
  readonly sealsContainer: string;
  readonly timers: readonly TimerAlert[];
}

/** Faults in the order and the values of the deployed resources. Each begins with the set that has it. */
export function valueFaults({ sets, main }: Expansion, { sealsContainer, timers }: Portal): string[] {
  return [
    ...orderFaults(main),
    ...SETS.flatMap((set) => {
      const deployment = sets[set];
      const isProd = set.startsWith('prod');
      const receivers = isProd ? ALL_RECEIVERS : EMAIL_ONLY;
      return [
        ...unreadableFaults(deployment),
        ...settingFaults(deployment),
        ...monitoringFaults(deployment, { timers, receivers, isStarted: isProd }),
        ...sealsRoleFaults(deployment, sealsContainer),
        ...(isProd ? protectionFaults(deployment) : []),
        ...(set === 'devPipeline' ? workflowRoleFaults(deployment, DEPLOYER) : []),
      ].map((fault) => `${set}: ${fault}`);
    }),
  ];
}

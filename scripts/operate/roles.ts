import type { SelectedDeployment } from './selectedDeployment.ts';

/** An Azure role, its scope, and how an owner assigns it. */
export interface AzureRole {
  readonly name: string;
  readonly on: string;
  readonly assignCommand: (deployment: SelectedDeployment) => string;
}

const groupId = ({ subscription, group }: SelectedDeployment) =>
  `/subscriptions/${subscription}/resourceGroups/${group}`;
const appId = (deployment: SelectedDeployment) =>
  `${groupId(deployment)}/providers/Microsoft.Web/sites/${deployment.app}`;

const assignmentCommand =
  (name: string, scopeOf: (deployment: SelectedDeployment) => string) => (deployment: SelectedDeployment) =>
    `az role assignment create --assignee <who> --role "${name}" --scope ${scopeOf(deployment)}`;

/** The templates assign these roles (infra/modules/roles.bicep), so they can also remove them. */
const operatorCommand = () =>
  'azd env set PORTAL_OPERATOR_PRINCIPAL_ID <object id> && azd env set PORTAL_OPERATOR_ADDRESSES <address> && azd provision';

const azureRole = (
  name: string,
  on: string,
  scopeOf: (deployment: SelectedDeployment) => string,
): AzureRole => ({
  name,
  on,
  assignCommand: assignmentCommand(name, scopeOf),
});

export const azureRoles = {
  reader: azureRole('Reader', 'the resource group', groupId),
  appContributor: azureRole('Website Contributor', 'the Function App', appId),
  contributor: azureRole('Contributor', 'the resource group', groupId),
  queueOperator: {
    name: 'Storage Queue Data Contributor',
    on: 'the host’s storage account (the operator’s role)',
    assignCommand: operatorCommand,
  },
  secretsReader: {
    name: 'Key Vault Secrets User',
    on: 'the vault (the operator’s role)',
    assignCommand: operatorCommand,
  },
  dataOperator: {
    name: 'Portal: adds to the audit trail and reads it',
    on: 'Cosmos DB (the operator’s role)',
    assignCommand: operatorCommand,
  },
  filesOperator: {
    name: 'Storage Blob Data Owner',
    on: 'the account of files (the operator’s role)',
    assignCommand: operatorCommand,
  },
  none: { name: 'none', on: 'this machine', assignCommand: () => '' },
} as const satisfies Record<string, AzureRole>;

/** Errors of Azure's tools and stores for a missing role. */
const ACCESS_DENIED =
  /AuthorizationFailed|AuthorizationPermissionMismatch|does not have authorization|does not have required RBAC|\(Forbidden\)|ForbiddenByRbac/;

/** Errors of the vault for a blocked IP address, with any role. */
const ADDRESS_BLOCKED = /ForbiddenByFirewall|ForbiddenByConnection|Client address is not authorized/;

/** Advice for an access error. Null for other errors, and when the message already contains it. */
export function missingRole(message: string, role: AzureRole, deployment: SelectedDeployment): string | null {
  if (message.includes(ADVICE) || message.includes(ADDRESS_ADVICE)) return null;
  if (ADDRESS_BLOCKED.test(message))
    return `${ADDRESS_ADVICE}\n  azd env set PORTAL_OPERATOR_ADDRESSES <your public address> && azd provision`;
  if (!isAccessDenied(message)) return null;
  return `${ADVICE} ${role.name} on ${role.on}. An owner can assign it:\n  ${role.assignCommand(deployment)}`;
}

/** Whether the error is a missing role. */
export function isAccessDenied(message: string): boolean {
  return ACCESS_DENIED.test(message) && !ADDRESS_BLOCKED.test(message);
}

const ADVICE = 'This requires the role';
const ADDRESS_ADVICE =
  'The vault accepts only the addresses in PORTAL_OPERATOR_ADDRESSES, and yours is not one of them:';

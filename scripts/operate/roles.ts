import type { Deployment } from './selectedDeployment.ts';

/** A role of Azure, where it is needed, and how an owner gives it. */
export interface Role {
  readonly name: string;
  readonly on: string;
  readonly given: (deployment: Deployment) => string;
}

const groupId = ({ subscription, group }: Deployment) =>
  `/subscriptions/${subscription}/resourceGroups/${group}`;
const appId = (deployment: Deployment) =>
  `${groupId(deployment)}/providers/Microsoft.Web/sites/${deployment.app}`;

const assigned = (name: string, scopeOf: (deployment: Deployment) => string) => (deployment: Deployment) =>
  `az role assignment create --assignee <who> --role "${name}" --scope ${scopeOf(deployment)}`;

/** The templates give it (infra/modules/roles.bicep), so that it can be taken back with them. */
const asOperator = () =>
  'azd env set PORTAL_OPERATOR_PRINCIPAL_ID <object id> && azd env set PORTAL_OPERATOR_ADDRESSES <address> && azd provision';

const ofAzure = (name: string, on: string, scopeOf: (deployment: Deployment) => string): Role => ({
  name,
  on,
  given: assigned(name, scopeOf),
});

export const roles = {
  reader: ofAzure('Reader', 'the resource group', groupId),
  appContributor: ofAzure('Website Contributor', 'the Function App', appId),
  contributor: ofAzure('Contributor', 'the resource group', groupId),
  queueOperator: {
    name: 'Storage Queue Data Contributor',
    on: 'the host’s storage account (the operator’s role)',
    given: asOperator,
  },
  secretsReader: {
    name: 'Key Vault Secrets User',
    on: 'the vault (the operator’s role)',
    given: asOperator,
  },
  dataOperator: {
    name: 'Portal: adds to the audit trail and reads it',
    on: 'Cosmos DB (the operator’s role)',
    given: asOperator,
  },
  nobody: { name: 'none', on: 'this machine', given: () => '' },
} as const satisfies Record<string, Role>;

/** How Azure's tools and stores say that somebody may not. */
const REFUSED =
  /AuthorizationFailed|AuthorizationPermissionMismatch|does not have authorization|does not have required RBAC|\(Forbidden\)|ForbiddenByRbac/;

/** How the vault says that it does not let this address in, whoever asks. */
const OUTSIDE = /ForbiddenByFirewall|ForbiddenByConnection|Client address is not authorized/;

/** What to do about a refusal; null for an error that is none, or that says so already. */
export function missingRole(message: string, role: Role, deployment: Deployment): string | null {
  if (message.includes(ADVICE) || message.includes(ADDRESS_ADVICE)) return null;
  if (OUTSIDE.test(message))
    return `${ADDRESS_ADVICE}\n  azd env set PORTAL_OPERATOR_ADDRESSES <your public address> && azd provision`;
  if (!isRefusal(message)) return null;
  return `${ADVICE} ${role.name} on ${role.on}. An owner can assign it:\n  ${role.given(deployment)}`;
}

/** Whether Azure said that somebody lacks a role. */
export function isRefusal(message: string): boolean {
  return REFUSED.test(message) && !OUTSIDE.test(message);
}

const ADVICE = 'This requires the role';
const ADDRESS_ADVICE =
  'The vault accepts only the addresses in PORTAL_OPERATOR_ADDRESSES, and yours is not one of them:';

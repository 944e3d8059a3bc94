/**
 * Roles that Defender for Storage assigns to its scanner when it is enabled, with the deployer's permissions: read uploads,
 * and send results to the topic. The condition of Azure's role for enabling it, _Defender for Storage Scanner Operator_,
 * contains these two.
 */
const SCANNER_ROLES = [
  // Defender for Storage Data Scanner
  '1e7ca9b1-60d1-4db8-a914-f2ca1ff27c40',
  // EventGrid Data Sender
  'd5a91429-5739-47e2-a06b-3470a27159e7',
];

const GUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The conditions of assignments to operators and to a person who deploys, which the workflow does not make. */
const FOR_PEOPLE = [' = if (!empty(operatorPrincipalId)) {', ' = if (deployerIsPerson) {'];

/**
 * Ids of the built-in roles that the workflow assigns with these templates, sorted.
 * @throws Error for an assignment whose role cannot be read from its template
 */
export function assignedRoles(templates: Iterable<string>): string[] {
  const texts = [...templates];
  const isScanned = texts.some((text) => text.includes("'Microsoft.Security/defenderForStorageSettings@"));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/^resource (\w+) 'Microsoft\.Authorization\/roleAssignments@[^]*?^}/gm)]
      .filter(([assignment]) => !FOR_PEOPLE.some((condition) => assignment.includes(condition)))
      .map(([assignment, name]) => roleOf(assignment, text) ?? unresolved(name!)),
  );
  return [...new Set([...named, ...(isScanned ? SCANNER_ROLES : [])])].toSorted();
}

/** Reads the role id from the assignment, or from the table `role` of its template. */
function roleOf(assignment: string, template: string): string | undefined {
  const [, role = ''] =
    /roleDefinitionId: subscriptionResourceId\(\s*'Microsoft\.Authorization\/roleDefinitions',\s*([^)\s]+)\s*\)/.exec(
      assignment,
    ) ?? [];
  const [, key] = /^role\.(\w+)$/.exec(role) ?? [];
  const line = key ? new RegExp(`^ +${key}: '[^']*'$`, 'm').exec(template)?.[0] : role;
  return GUID.exec(line ?? '')?.[0];
}

function unresolved(name: string): never {
  throw new Error(
    `The role that ${name} assigns cannot be read from its template: add it to the table role.`,
  );
}

/**
 * The Azure condition that lets an identity assign and remove only these roles, and only for service principals, which
 * include managed identities. Azure does not document the principal type of Defender's scanner, so its two roles are
 * allowed for any principal.
 */
export function conditionFor(roles: readonly string[]): string {
  const portalRoles = roles.filter((role) => !SCANNER_ROLES.includes(role));
  const scannerRoles = roles.filter((role) => SCANNER_ROLES.includes(role));
  const clauseFor = (action: string, source: string) => {
    const attribute = (name: string) => `@${source}[Microsoft.Authorization/roleAssignments:${name}]`;
    const isOneOf = (list: readonly string[]) =>
      `${attribute('RoleDefinitionId')} ForAnyOfAnyValues:GuidEquals {${list.join(', ')}}`;
    const isService = `${attribute('PrincipalType')} ForAnyOfAnyValues:StringEqualsIgnoreCase {'ServicePrincipal'}`;
    return `((!(ActionMatches{'Microsoft.Authorization/roleAssignments/${action}'})) OR (${isOneOf(portalRoles)} AND ${isService}) OR (${isOneOf(scannerRoles)}))`;
  };
  return `${clauseFor('write', 'Request')} AND ${clauseFor('delete', 'Resource')}`;
}

interface Clause {
  readonly action: string;
  readonly roles: readonly string[];
  readonly isForServices: boolean;
}

function clausesOf(condition: string): Clause[] {
  return condition.split("ActionMatches{'Microsoft.Authorization/roleAssignments/").flatMap((part) =>
    [...part.matchAll(/GuidEquals \{([^}]*)\}([^)]*)/g)].map(([, list, principalCondition]) => ({
      action: /^\w+/.exec(part)?.[0] ?? '',
      roles: list!.split(', '),
      isForServices:
        /^ AND @\w+\[[^\]]*:PrincipalType\] ForAnyOfAnyValues:StringEqualsIgnoreCase \{'ServicePrincipal'\}$/.test(
          principalCondition!,
        ),
    })),
  );
}

/** Roles of a deployment that a condition does not allow to assign or to remove. */
export function rolesNotAllowed(condition: string, roles: readonly string[]): string[] {
  const clauses = clausesOf(condition);
  const isIn = (role: string, action: string) =>
    clauses.some((clause) => clause.action === action && clause.roles.includes(role));
  return roles.filter((role) => !isIn(role, 'write') || !isIn(role, 'delete'));
}

/** Roles that a condition allows to assign to people, except those of Defender's scanner. */
export function rolesAssignableToPeople(condition: string): string[] {
  const open = clausesOf(condition).filter(({ isForServices }) => !isForServices);
  return [...new Set(open.flatMap(({ roles }) => roles))].filter((role) => !SCANNER_ROLES.includes(role));
}

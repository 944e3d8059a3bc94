/**
 * Roles that Defender for Storage gives its scanner when it is switched on, with the rights of whoever deploys: read
 * what was uploaded, and send the results to the topic. The condition of Azure's own role for switching it on,
 * _Defender for Storage Scanner Operator_, names these two.
 */
const ROLES_OF_SCANNER = [
  // Defender for Storage Data Scanner
  '1e7ca9b1-60d1-4db8-a914-f2ca1ff27c40',
  // EventGrid Data Sender
  'd5a91429-5739-47e2-a06b-3470a27159e7',
];

const GUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** An assignment that a person makes: the workflow names no operator. */
const FOR_OPERATORS = ' = if (!empty(operatorPrincipalId)) {';

/**
 * Ids of the built-in roles that the workflow assigns with these templates, sorted.
 * @throws an Error for an assignment whose role cannot be told from its template
 */
export function assignedRoles(templates: Iterable<string>): string[] {
  const texts = [...templates];
  const isScanned = texts.some((text) => text.includes("'Microsoft.Security/defenderForStorageSettings@"));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/^resource (\w+) 'Microsoft\.Authorization\/roleAssignments@[^]*?^}/gm)]
      .filter(([assignment]) => !assignment.includes(FOR_OPERATORS))
      .map(([assignment, name]) => roleOf(assignment, text) ?? unresolved(name!)),
  );
  return [...new Set([...named, ...(isScanned ? ROLES_OF_SCANNER : [])])].toSorted();
}

/** The id stands in the assignment itself, or in the table `role` of its template. */
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
 * The condition under which an identity may give and take away these roles and no others, in the language of Azure's
 * role assignments: to service principals, which identities of Azure's resources are. How Defender names its scanner in
 * its requests is not documented, so that the two roles of the scanner are given to any principal.
 */
export function conditionFor(roles: readonly string[]): string {
  const own = roles.filter((role) => !ROLES_OF_SCANNER.includes(role));
  const ofScanner = roles.filter((role) => ROLES_OF_SCANNER.includes(role));
  const only = (action: string, source: string) => {
    const attribute = (name: string) => `@${source}[Microsoft.Authorization/roleAssignments:${name}]`;
    const isOneOf = (list: readonly string[]) =>
      `${attribute('RoleDefinitionId')} ForAnyOfAnyValues:GuidEquals {${list.join(', ')}}`;
    const isService = `${attribute('PrincipalType')} ForAnyOfAnyValues:StringEqualsIgnoreCase {'ServicePrincipal'}`;
    return `((!(ActionMatches{'Microsoft.Authorization/roleAssignments/${action}'})) OR (${isOneOf(own)} AND ${isService}) OR (${isOneOf(ofScanner)}))`;
  };
  return `${only('write', 'Request')} AND ${only('delete', 'Resource')}`;
}

interface Clause {
  readonly action: string;
  readonly roles: readonly string[];
  readonly isForServices: boolean;
}

function clausesOf(condition: string): Clause[] {
  return condition.split("ActionMatches{'Microsoft.Authorization/roleAssignments/").flatMap((part) =>
    [...part.matchAll(/GuidEquals \{([^}]*)\}([^)]*)/g)].map(([, list, rest]) => ({
      action: /^\w+/.exec(part)?.[0] ?? '',
      roles: list!.split(', '),
      isForServices:
        /^ AND @\w+\[[^\]]*:PrincipalType\] ForAnyOfAnyValues:StringEqualsIgnoreCase \{'ServicePrincipal'\}$/.test(
          rest!,
        ),
    })),
  );
}

/** Roles that a deployment assigns and that a condition does not let it give, or take away. */
export function rolesOutside(condition: string, roles: readonly string[]): string[] {
  const clauses = clausesOf(condition);
  const isIn = (role: string, action: string) =>
    clauses.some((clause) => clause.action === action && clause.roles.includes(role));
  return roles.filter((role) => !isIn(role, 'write') || !isIn(role, 'delete'));
}

/** Roles that a condition lets an identity give to people, but for those of Defender's scanner. */
export function rolesForPeople(condition: string): string[] {
  const open = clausesOf(condition).filter(({ isForServices }) => !isForServices);
  return [...new Set(open.flatMap(({ roles }) => roles))].filter((role) => !ROLES_OF_SCANNER.includes(role));
}

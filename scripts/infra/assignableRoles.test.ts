import { describe, expect, test } from 'vitest';
import { assignedRoles, conditionFor, rolesAssignableToPeople, rolesNotAllowed } from './assignableRoles.ts';
import { templatePaths, textOf } from './templates/sources.ts';

const templates = templatePaths.map(textOf);
const roles = assignedRoles(templates);
const condition = textOf('generated/deployer.condition').trim();

/** Assigned only to operators, to compare seals. */
const BLOB_DATA_READER = '2a2b9908-6ea1-4ae2-8e65-a410df84e7d1';
const DEFENDER = ['1e7ca9b1-60d1-4db8-a914-f2ca1ff27c40', 'd5a91429-5739-47e2-a06b-3470a27159e7'];
const OWNER = '8e3af657-a8ff-443c-a75c-2fe8c4bcb635';

/** The templates with another assignment. */
const planted = (role: string) => [
  ...templates,
  `resource another 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  name: 'another'
  properties: {
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', ${role})
  }
}
`,
];

describe('the condition of the deploying identity', () => {
  test('allows it to assign and remove every role in the templates', () => {
    const assignments = templates.flatMap(
      (text) => text.match(/'Microsoft\.Authorization\/roleAssignments@/g) ?? [],
    );
    expect(assignments.length).toBeGreaterThan(8);
    expect(roles.length).toBeGreaterThan(8);
    expect(rolesNotAllowed(condition, roles)).toEqual([]);
    expect(condition).toBe(conditionFor(roles));
  });

  test('allows the roles that Defender assigns, while a template enables Defender', () => {
    expect(roles).toEqual(expect.arrayContaining(['1e7ca9b1-60d1-4db8-a914-f2ca1ff27c40']));
    const others = templates.filter((text) => !text.includes('defenderForStorageSettings@'));
    expect(assignedRoles(others)).toHaveLength(roles.length - 2);
  });

  test('allows no role that manages access, such as Owner', () => {
    const managers = [OWNER, '18d7d88d-d35e-4fb5-a5c3-7773c20a72d9', 'f58310d9-a9f6-439a-9e8d-f62e7b41a168'];
    expect(roles.filter((role) => managers.includes(role))).toEqual([]);
  });

  test('does not allow the role that reads and writes secrets, which a person who deploys gets', () => {
    expect(condition).not.toContain('b86a8fe4-44ce-4948-aee5-eccb2c155cd7');
    expect(templates.join('\n')).toContain('b86a8fe4-44ce-4948-aee5-eccb2c155cd7');
  });

  test('is reported when a template assigns a role that it does not allow', () => {
    expect(rolesNotAllowed(condition, assignedRoles(planted(`'${OWNER}'`)))).toEqual([OWNER]);
    expect(rolesNotAllowed(condition.replaceAll(roles[0]!, OWNER), roles)).toEqual([roles[0]]);
    expect(rolesNotAllowed(condition.replace(roles[0]!, OWNER), roles)).toEqual([roles[0]]);
    expect(rolesNotAllowed('', roles)).toEqual(roles);
  });

  test('allows only service principals, and no operator roles', () => {
    expect(rolesAssignableToPeople(condition)).toEqual([]);
    const [service] = /(?<=\}) AND @Request\[[^{]*\{'ServicePrincipal'\}/.exec(condition)!;
    const portalRoles = roles.filter((role) => !DEFENDER.includes(role));
    expect(rolesAssignableToPeople(condition.replace(service, ''))).toEqual(portalRoles);
    expect(
      rolesAssignableToPeople(condition.replace("{'ServicePrincipal'}", "{'ServicePrincipal', 'User'}")),
    ).toEqual(portalRoles);
    expect(roles).not.toContain(BLOB_DATA_READER);
  });

  test('cannot be generated for an assignment whose role is not readable', () => {
    expect(() => assignedRoles(planted('roleId'))).toThrow('The role that another assigns');
  });

  test('covers both actions, each with the attribute source that has the role', () => {
    expect(condition.split('@Request[').length + condition.split('@Resource[').length).toBe(8);
    expect(condition).toMatch(/roleAssignments\/write'}\)\) OR \(@Request\[/);
    expect(condition).toMatch(/roleAssignments\/delete'}\)\) OR \(@Resource\[/);
    expect(condition.split('(').length).toBe(condition.split(')').length);
  });
});

import { describe, expect, test } from 'vitest';
import { apiFiles, sourceText, templatePaths, textOf } from './templates/sources.ts';

describe('roles', () => {
  const roles = textOf('modules/roles.bicep');

  test('are assigned in one file', () => {
    for (const path of templatePaths.filter((each) => each !== 'modules/roles.bicep')) {
      expect(`${path}: ${textOf(path)}`).not.toMatch(
        /roleAssignments@|sqlRoleAssignments@|sqlRoleDefinitions@/,
      );
    }
  });

  test('are assigned before the code is deployed', () => {
    expect(sourceText('azure.yaml')).toMatch(/steps:\n +- azd: provision\n +- azd: deploy --all\n/);
  });

  test('are each explained by a comment', () => {
    const declared = [
      ...roles.matchAll(/^(.*)\nresource \w+ '[^']*(?:roleAssignments|sqlRoleDefinitions)@/gm),
    ];
    expect(declared.length).toBeGreaterThan(10);
    expect(declared.filter(([, before]) => !/^(\/\/ |@batchSize)/.test(before!))).toEqual([]);
    // The roles of Cosmos DB are explained in their table.
    expect(roles.match(/^ {2}\/\/ .*\n {2}\{\n {4}key: /gm)).toHaveLength(3);
  });

  test('of operators can be assigned to a person, a group or a pipeline', () => {
    expect(roles.match(/principalType: operatorPrincipalType/g)).toHaveLength(5);
    expect(textOf('main.bicep')).toContain(
      "@allowed(['User', 'Group', 'ServicePrincipal'])\nparam operatorPrincipalType",
    );
  });

  test('of Cosmos DB that the doctor names exist', () => {
    const named = apiFiles.flatMap((path) => sourceText(path).match(/(?<=“)Portal: [^”]+(?=”)/g) ?? []);
    expect(named).toHaveLength(2);
    expect(named.filter((name) => !roles.includes(`title: '${name}'`))).toEqual([]);
  });

  test('let the app only append to and read the audit trail', () => {
    const [, actions] = /key: 'audit-appender'[^]*?dataActions: \[([^\]]*)\]/.exec(roles)!;
    expect(
      actions!.match(/'[^']+'/g)!.map((action) => action.slice(1, -1).split('/').slice(2).join('/')),
    ).toEqual([
      'readMetadata',
      'sqlDatabases/containers/executeQuery',
      'sqlDatabases/containers/items/create',
      'sqlDatabases/containers/items/read',
    ]);
    expect(roles).toContain("name => name != 'audit'");
    expect(
      roles.match(/map\(writtenContainers, name => [^]*?role: 'document-writer'\n\s+scope: '([^']+)'/)?.[1],
    ).toBe('${database}/colls/${name}');
    expect(roles.match(/role: 'document-writer'/g)).toHaveLength(1);
    expect(roles).not.toContain('sqlRoleDefinitions/00000000');
  });
});

import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describePortal } from './describePortal.ts';
import { readExpansion } from './templates/snapshots.ts';
import { infraDir, sourceText, templatePaths, textOf } from './templates/sources.ts';

const { main } = readExpansion();
const jsonOf = (path: string): unknown => JSON.parse(textOf(path));
const { parameters } = jsonOf('main.parameters.json') as { parameters: Record<string, unknown> };

describe('the templates', () => {
  test('load the current definitions of the code', () => {
    expect(jsonOf('generated/portal.json')).toEqual(JSON.parse(JSON.stringify(describePortal())));
  });

  test('get exactly the parameters that main.bicep declares', () => {
    const declared = Object.keys(main.parameters);
    const provided = Object.keys(parameters);
    expect(provided.filter((name) => !declared.includes(name))).toEqual([]);
    // thisMonth is computed.
    expect(declared.filter((name) => !provided.includes(name))).toEqual(['thisMonth']);
  });

  test('get the same parameters from the workflow, except personal and local ones', () => {
    const parameterNames = [...JSON.stringify(parameters).matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
    const workflow = sourceText('.github/workflows/deploy.yml');
    expect(parameterNames.filter((name) => !new RegExp(`^ +${name}: `, 'm').test(workflow))).toEqual([
      'PORTAL_AVAILABILITY_ALERTS',
      'AZURE_PRINCIPAL_ID',
      'PORTAL_OPERATOR_PRINCIPAL_ID',
      'PORTAL_OPERATOR_PRINCIPAL_TYPE',
      'PORTAL_OPERATOR_ADDRESSES',
      // npm run preflight sets these two, and PORTAL_AVAILABILITY_ALERTS.
      'PORTAL_RESOURCE_LOCKS',
      'PORTAL_ARCHIVE_LOCKED',
    ]);
  });

  test('use all values of the tiers, which are the same in both', () => {
    const [dev, prod] = ['dev', 'prod'].map((tier) =>
      Object.keys(Object(jsonOf(`tiers/${tier}.json`))).toSorted(),
    );
    const used = [...JSON.stringify(main).matchAll(/variables\('size'\)\.(\w+)/g)].map(([, name]) => name!);
    expect(dev).toEqual(prod);
    expect([...new Set(used)].toSorted()).toEqual(dev);
  });

  test('name every service that azure.yaml deploys', () => {
    const services = [...sourceText('azure.yaml').matchAll(/^ {2}(\w+):\n {4}project: (\w+)/gm)];
    expect(services.map(([, name, folder]) => [name, folder])).toEqual([
      ['api', 'api'],
      ['web', 'frontend'],
    ]);
    const tagged = templatePaths.flatMap((path) =>
      [...textOf(path).matchAll(/'azd-service-name': '(\w+)'/g)].map(([, name]) => name!),
    );
    expect(tagged.toSorted()).toEqual(['api', 'web']);
  });

  test('contain no secret, only references to the vault', () => {
    for (const path of [...templatePaths, ...globSync('**/*.json', { cwd: infraDir })]) {
      const text = textOf(path);
      expect(`${path}: ${text}`).not.toMatch(
        /sk_(live|test)_|whsec_|AccountKey=|SharedAccessKey|BEGIN [A-Z ]*PRIVATE KEY|listKeys\(/,
      );
      expect(`${path}: ${text}`).not.toMatch(/password\s*:\s*'[^']+'/i);
    }
  });
});

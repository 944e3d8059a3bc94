import { globSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { describePortal } from './describePortal.ts';
import { infraDir, loadTemplates } from './templates/loadTemplates.ts';
import { moduleFaults, type Templates } from './faults/moduleFaults.ts';
import { sourceText, templatePaths, textOf } from './templates/sources.ts';
import { templateFaults } from './faults/templateFaults.ts';

let all: Templates;
beforeAll(async () => {
  all = await loadTemplates();
});

describe('the templates', () => {
  test('have no syntax or symbol errors', () => {
    expect(templatePaths.length).toBeGreaterThan(10);
    expect(
      [...all.templates].flatMap(([path, each]) => templateFaults(each).map((fault) => `${path}:${fault}`)),
    ).toEqual([]);
    expect(moduleFaults(all)).toEqual([]);
  });

  test('load the current definitions of the code', () => {
    expect(all.json.get('generated/portal.json')).toEqual(JSON.parse(JSON.stringify(describePortal())));
  });

  test('get exactly the parameters that main.bicep declares', async () => {
    const declared = all.templates.get('main.bicep')!.declared.filter(({ kind }) => kind === 'param');
    const provided = Object.keys((all.json.get('main.parameters.json') as { parameters: object }).parameters);
    const known = declared.map(({ name }) => name);
    expect(provided.filter((name) => !known.includes(name))).toEqual([]);
    // thisMonth is computed.
    expect(known.filter((name) => !provided.includes(name))).toEqual(['thisMonth']);
  });

  test('get the same parameters from the workflow, except personal and local ones', () => {
    const { parameters } = all.json.get('main.parameters.json') as { parameters: Record<string, unknown> };
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
      Object.keys(Object(all.json.get(`tiers/${tier}.json`))).toSorted(),
    );
    const used = all.templates
      .get('main.bicep')!
      .members.filter(({ object }) => object === 'size')
      .map(({ name }) => name);
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

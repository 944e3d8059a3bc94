import { beforeAll, describe, expect, test } from 'vitest';
import { settingsSchema } from '../../api/src/config/settings.ts';
import { nodesOf, parseBicep } from './templates/bicepParser.ts';
import { describePortal } from './describePortal.ts';
import { loadTemplates } from './templates/loadTemplates.ts';
import type { Templates } from './faults/moduleFaults.ts';
import { platformSettings, secretNameOf, settingSources } from './settings.ts';
import { textOf } from './templates/sources.ts';

let all: Templates;
beforeAll(async () => {
  all = await loadTemplates();
});

/** The keys of an object variable, also when the object is a branch of a ternary. */
async function keysOfVariable(path: string, variable: string): Promise<string[]> {
  const declaration = [...nodesOf(await parseBicep(textOf(path)))].find(
    ({ type, firstNamedChild }) => type === 'variable_declaration' && firstNamedChild?.text === variable,
  );
  return [...nodesOf(declaration!)]
    .filter(({ type }) => type === 'object_property')
    .map(({ firstNamedChild }) => firstNamedChild!.text)
    .toSorted();
}

const settingsFrom = (source: string) =>
  Object.entries(settingSources)
    .filter(([, each]) => each === source)
    .map(([setting]) => setting)
    .toSorted();

describe('Function App settings', () => {
  test('cover every setting of the code', () => {
    expect(Object.keys(settingSources).toSorted()).toEqual(Object.keys(settingsSchema.def.shape).toSorted());
  });

  test('match what the templates set', async () => {
    expect(await keysOfVariable('modules/compute.bicep', 'portalSettings')).toEqual(settingsFrom('template'));
  });

  test('that are optional are set when the deployment configures them', async () => {
    const optional = await Promise.all(
      ['smsSettings', 'googleSettings', 'githubSettings'].map((name) =>
        keysOfVariable('modules/compute.bicep', name),
      ),
    );
    expect(optional.flat().toSorted()).toEqual(settingsFrom('optional'));
    const source = textOf('modules/compute.bicep');
    for (const setting of settingsFrom('optional').filter((name) => name.endsWith('_SECRET'))) {
      expect(source).toContain(
        `${setting}: '@Microsoft.KeyVault(SecretUri=\${vaultUri}secrets/${secretNameOf(setting)})'`,
      );
    }
  });

  test('that are secrets all come from the vault', () => {
    expect(
      describePortal()
        .secrets.map(({ setting }) => setting)
        .toSorted(),
    ).toEqual(settingsFrom('vault'));
    expect(textOf('modules/compute.bicep')).toMatch(
      /toObject\(\s*portal\.secrets,\s*entry => entry\.setting,\s*entry => '@Microsoft\.KeyVault\(SecretUri=\$\{vaultUri\}secrets\/\$\{entry\.secret\}\)'\s*\)/,
    );
  });

  test('of the platform are all documented', async () => {
    expect(await keysOfVariable('modules/compute.bicep', 'platformSettings')).toEqual(
      Object.keys(platformSettings).toSorted(),
    );
  });

  test('are all passed to the app', async () => {
    const [, union] = /resource settings 'config' = \{[^]*?properties: union\(([^)]*)\)/.exec(
      textOf('modules/compute.bicep'),
    )!;
    const variables = all.templates
      .get('modules/compute.bicep')!
      .declared.filter(({ name }) => name.endsWith('Settings'));
    expect(
      union!
        .split(',')
        .map((name) => name.trim())
        .toSorted(),
    ).toEqual(variables.map(({ name }) => name).toSorted());
  });

  test('include every setting that the code requires', async () => {
    const required = Object.entries(settingsSchema.def.shape)
      .filter(([, schema]) => !schema.safeParse(undefined).success)
      .map(([setting]) => setting);
    const sources = settingSources as Readonly<Record<string, string>>;
    expect(required.length).toBeGreaterThan(5);
    expect(required.filter((setting) => !['template', 'vault'].includes(sources[setting]!))).toEqual([]);
  });
});

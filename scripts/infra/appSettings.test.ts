import { describe, expect, test } from 'vitest';
import { settingsSchema } from '../../api/src/config/settings.ts';
import { describePortal } from './describePortal.ts';
import { settingsOf } from './faults/settingFaults.ts';
import { platformSettings, secretNameOf, settingSources } from './settings.ts';
import { exampleOf } from './templates/expressions.ts';
import { readExpansion, type SetName, SETS } from './templates/snapshots.ts';
import type { ValueObject } from './values.ts';

const { sets } = readExpansion();
/** The settings of the app in a deployment, with examples for what only Azure knows. */
const settingsIn = (set: SetName) =>
  Object.fromEntries(
    Object.entries(settingsOf(sets[set]) as ValueObject).map(([name, value]) => [name, exampleOf(value)]),
  );
const PLATFORM = Object.keys(platformSettings);

const settingsFrom = (source: string) =>
  Object.entries(settingSources)
    .filter(([, each]) => each === source)
    .map(([setting]) => setting)
    .toSorted();

describe('Function App settings', () => {
  test('cover every setting of the code', () => {
    expect(Object.keys(settingSources).toSorted()).toEqual(Object.keys(settingsSchema.def.shape).toSorted());
  });

  test.each(SETS)('are exactly those of the templates, the vault and the platform: %s', (set) => {
    const optional = set === 'prodWithProviders' ? settingsFrom('optional') : [];
    expect(Object.keys(settingsIn(set)).toSorted()).toEqual(
      [...settingsFrom('template'), ...settingsFrom('vault'), ...optional, ...PLATFORM].toSorted(),
    );
  });

  test('that are secrets all come from the vault', () => {
    expect(
      describePortal()
        .secrets.map(({ setting }) => setting)
        .toSorted(),
    ).toEqual(settingsFrom('vault'));
    const deployed = settingsIn('prodWithProviders');
    const secrets = [
      ...settingsFrom('vault'),
      ...settingsFrom('optional').filter((name) => name.endsWith('_SECRET')),
    ];
    expect(secrets.map((name) => deployed[name])).toEqual(
      secrets.map(
        (name) =>
          `@Microsoft.KeyVault(SecretUri=https://vault.vault.azure.net/secrets/${secretNameOf(name)})`,
      ),
    );
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

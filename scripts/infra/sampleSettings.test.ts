import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { stubSettings } from '../../api/src/testing/stubSettings.ts';
import { sourceOf } from './settings.ts';
import { sourceText } from './sources.ts';

const file = z.strictObject({ IsEncrypted: z.literal(false), Values: z.record(z.string(), z.string()) });
const sample = file.parse(JSON.parse(sourceText('local.settings.sample.json'))).Values;
const sources: Readonly<Record<string, string>> = sourceOf;
const settingNames = Object.keys(sourceOf);

afterEach(() => vi.unstubAllEnvs());

test('the sample has every setting, in the order of the code, and nothing else but what the tools of Azure ask for', () => {
  const { FUNCTIONS_WORKER_RUNTIME, AzureWebJobsStorage, ...ours } = sample;
  expect([FUNCTIONS_WORKER_RUNTIME, AzureWebJobsStorage]).toEqual(['node', 'UseDevelopmentStorage=true']);
  expect(Object.keys(ours)).toEqual(settingNames);
});

test('the sample is taken as it is, with what it leaves open filled in', async () => {
  vi.resetModules();
  const required = ['COSMOS_ENDPOINT', ...Object.keys(sourceOf).filter((name) => sources[name] === 'vault')];
  stubSettings(Object.fromEntries(Object.entries(sample).filter(([name]) => !required.includes(name))));
  expect((await import('../../api/src/config/settings.ts')).settings()).toMatchObject({
    PORTAL_MODE: 'local',
    SITE_URL: 'http://localhost:4280',
    DUE_DAYS: 15,
    GOOGLE_ISSUER: 'https://accounts.google.com',
  });
});

test('the sample holds no secret', () => {
  const secrets = Object.entries(sourceOf).filter(
    ([name, source]) => source === 'vault' || /_KEY$|SECRET/.test(name),
  );
  expect(secrets.map(([name]) => sample[name])).toEqual(secrets.map(() => ''));
});

test.each(settingNames)('the README says what %s is', (name) => {
  expect(sourceText('README.md')).toContain(`\`${name}\``);
});

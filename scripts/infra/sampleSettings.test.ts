import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { inspectSettings } from '../../api/src/config/settings.ts';
import { stubSettings } from '../../api/src/testing/stubSettings.ts';
import { readLocalSettings, writeEmulatorSettings } from '../../local/supervisor/settings/localSettings.ts';
import { loadSecrets } from '../../local/supervisor/settings/secrets.ts';
import { root } from '../run.ts';
import { settingSources } from './settings.ts';
import { sourceText } from './templates/sources.ts';

const file = z.strictObject({ IsEncrypted: z.literal(false), Values: z.record(z.string(), z.string()) });
const sample = file.parse(JSON.parse(sourceText('local.settings.sample.json'))).Values;
const sources: Readonly<Record<string, string>> = settingSources;
const settingNames = Object.keys(settingSources);

afterEach(() => vi.unstubAllEnvs());

test('the sample has every setting in the order of the code, plus only what Azure’s tools need', () => {
  const { FUNCTIONS_WORKER_RUNTIME, AzureWebJobsStorage, ...ours } = sample;
  expect([FUNCTIONS_WORKER_RUNTIME, AzureWebJobsStorage]).toEqual(['node', 'UseDevelopmentStorage=true']);
  expect(Object.keys(ours)).toEqual(settingNames);
});

test('the sample is used as is, with empty values filled in', async () => {
  vi.resetModules();
  const required = [
    'COSMOS_ENDPOINT',
    ...Object.keys(settingSources).filter((name) => sources[name] === 'vault'),
  ];
  stubSettings(Object.fromEntries(Object.entries(sample).filter(([name]) => !required.includes(name))));
  expect((await import('../../api/src/config/settings.ts')).settings()).toMatchObject({
    PORTAL_MODE: 'local',
    SITE_URL: 'http://localhost:4280',
    DUE_DAYS: 15,
    NOTIFICATION_DELAY_SECONDS: 20,
    GOOGLE_ISSUER: 'https://accounts.google.com',
  });
});

test('the sample contains no secret', () => {
  const secrets = Object.entries(settingSources).filter(
    ([name, source]) => source === 'vault' || /_KEY$|SECRET/.test(name),
  );
  expect(secrets.map(([name]) => sample[name])).toEqual(secrets.map(() => ''));
});

test.each(settingNames)('docs/settings.md explains %s', (name) => {
  expect(sourceText('docs/settings.md')).toContain(`\`${name}\``);
});

describe('npm run settings for func start with the emulators', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const settingsPage = sourceText('docs/settings.md');

  /** A project folder with only the sample. `write` returns the settings that are still missing. */
  function project() {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [apiDir, stateDir] = [join(folder, 'api'), join(folder, '.local')];
    for (const each of [apiDir, stateDir]) mkdirSync(each);
    copyFileSync(join(root, 'local.settings.sample.json'), join(folder, 'local.settings.sample.json'));
    const settingsPath = join(apiDir, 'local.settings.json');
    return {
      settingsPath,
      stateDir,
      write: async (environment: Record<string, string> = {}) =>
        writeEmulatorSettings({ root: folder, apiDir, stateDir }, await loadSecrets(stateDir), environment),
      values: () => file.parse(JSON.parse(readFileSync(settingsPath, 'utf8'))).Values,
      read: () => readLocalSettings(folder, apiDir),
    };
  }

  test('writes settings with which the API starts', async () => {
    const { write, values, settingsPath } = project();
    expect(await write(stripe)).toEqual([]);
    expect(inspectSettings(values()).faults).toEqual([]);
    expect(inspectSettings(values()).valid).toMatchObject({ PORTAL_MODE: 'local', ...stripe });
    expect(existsSync(values()['MAIL_OUTBOX_DIR']!)).toBe(true);
    expect(statSync(settingsPath).mode & 0o777).toBe(0o600);
  });

  test('lists the missing Stripe keys', async () => {
    const { write, values } = project();
    expect(await write()).toEqual(Object.keys(stripe));
    expect(inspectSettings(values()).faults.map(({ name }) => name)).toEqual(Object.keys(stripe));
  });

  test('keeps existing values, and uses the keys of npm start', async () => {
    const { settingsPath, write, values, read, stateDir } = project();
    const existing = { ...sample, COSMOS_ENDPOINT: 'https://localhost:8081', BRAND_NAME: '' };
    writeFileSync(settingsPath, JSON.stringify({ IsEncrypted: false, Values: existing }));
    await write(stripe);
    expect(values()).toMatchObject({ COSMOS_ENDPOINT: 'https://localhost:8081', BRAND_NAME: '' });
    const { codePepper } = await loadSecrets(stateDir);
    expect(await read()).toMatchObject({ CODE_PEPPER: codePepper });
    const firstValues = values();
    await write();
    expect(values()).toEqual(firstValues);
  });

  test.each(['COSMOS_ENDPOINT', 'COSMOS_KEY', 'BLOB_CONNECTION_STRING', 'Queues', 'AzureWebJobsStorage'])(
    'writes the documented value of %s',
    async (name) => {
      const { write, values } = project();
      await write(stripe);
      const [, table] = /\n## Microsoft’s emulators\n[^]*?(\n\|[^]*?)\n\n/.exec(settingsPage)!;
      const row = table!.split('\n').find((line) => line.includes(`\`${name}\``));
      expect(row).toContain(`\`${values()[name]}\``);
    },
  );
});

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { resourceProviders } from './infra/resourceProviders.ts';
import { sourceText, templatePaths, textOf } from './infra/sources.ts';
import { root } from './run.ts';

/** The commands of README's Deploy section, as printed. */
const quickStart = /\n## Deploy\n[^]*?```sh\n([^]*?)```/.exec(sourceText('README.md'))![1]!;

const { hooks } = parse(sourceText('azure.yaml')) as {
  hooks: Record<'preprovision' | 'postprovision', { run: string; continueOnError?: boolean }>;
};

let folder: string;

function standIn(name: string, lines: readonly string[]): void {
  const file = join(folder, 'bin', name);
  writeFileSync(file, ['#!/bin/sh', `echo ${name} "$@" >> ${folder}/called`, ...lines].join('\n'));
  chmodSync(file, 0o700);
}

/** Runs a shell script with the stand-ins first on the path. */
function run(script: string, environment: Record<string, string> = {}) {
  const { status, stderr, stdout } = spawnSync('sh', ['-e', '-c', script], {
    cwd: root,
    encoding: 'utf8',
    env: {
      HOME: process.env['HOME'],
      PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
      ...environment,
    },
  });
  return { status, stderr, stdout, called: existsSync(join(folder, 'called')) ? noted('called') : [] };
}

const noted = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quick-start-'));
  mkdirSync(join(folder, 'bin'));
  const npm = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
  // The hooks and npm run deployed are real; what a deployment would be needed for is only noted.
  standIn('npm', [
    'case "$2" in',
    `  preflight | providers | secrets | deployed | operate) exec ${npm} "$@" ;;`,
    `  *) echo "$COSMOS_ENDPOINT $STRIPE_SECRET_KEY [$AZURE_CLIENT_ID]" >> ${folder}/settings ;;`,
    'esac',
  ]);
  // azd loads its values into the hooks, and up fails when the first hook does.
  standIn('azd', [
    `values=${folder}/values`,
    'case "$1 $2" in',
    '  "env set") echo "$3=\\"$4\\"" >> $values ;;',
    '  "env get-values") cat $values ;;',
    '  "up "*)',
    '    set -a; . $values; set +a',
    `    sh -c '${hooks.preprovision.run}' || exit 1`,
    `    printf 'AZURE_RESOURCE_GROUP="rg"\\nFUNCTION_APP_NAME="app"\\nKEY_VAULT_NAME="vault"\\n' >> $values`,
    '    set -a; . $values; set +a',
    `    sh -c '${hooks.postprovision.run}' ;;`,
    'esac',
  ]);
  const settings = [
    { name: 'COSMOS_ENDPOINT', value: 'https://cosmos.example' },
    {
      name: 'STRIPE_SECRET_KEY',
      value: '@Microsoft.KeyVault(SecretUri=https://vault.example/secrets/stripe-secret-key/)',
    },
    { name: 'AZURE_CLIENT_ID', value: 'the-app' },
  ];
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  standIn('az', [
    'case "$*" in',
    '  "ad signed-in-user"*) echo operator-id ;;',
    '  "provider list"*) echo Microsoft.Storage ;;',
    `  "rest --method get"*storageAccounts*) echo '{"value":[]}' ;;`,
    `  "functionapp config appsettings list"*) cat ${folder}/settings.json ;;`,
    '  "keyvault secret show"*) echo from-the-vault ;;',
    'esac',
  ]);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the quick start of README', () => {
  test('runs as printed', () => {
    const { status, stderr, called } = run(quickStart);
    expect(stderr).not.toMatch(/Error|not set|Usage/);
    expect(status).toBe(0);
    expect(called.filter((line) => line.startsWith('azd'))).toEqual([
      'azd auth login',
      'azd env new dev',
      'azd env set PORTAL_ALERT_ADDRESS ops@example.com',
      'azd env set PORTAL_OPERATOR_PRINCIPAL_ID operator-id',
      'azd up',
      'azd env get-values',
      'azd env get-values',
    ]);
    expect(called).toContain('npm run --silent admin -- create you@example.com');
    expect(called).toContain('npm run --silent doctor --');
  });

  test('registers every resource provider that the subscription lacks, and waits for each', () => {
    const registered = run(quickStart).called.flatMap(
      (line) => /^az provider register --namespace (\S+) .*--wait$/.exec(line)?.[1] ?? [],
    );
    expect(registered).toContain('Microsoft.App');
    expect(registered).toEqual(
      resourceProviders(templatePaths.map(textOf)).filter((name) => name !== 'Microsoft.Storage'),
    );
  });

  test('makes nothing without an address for alerts', () => {
    const { status, stderr, called } = run(quickStart.replace(/^.*PORTAL_ALERT_ADDRESS.*\n/m, ''));
    expect(status).not.toBe(0);
    expect(stderr).toContain('PORTAL_ALERT_ADDRESS is not set');
    expect(called.filter((line) => /provider|keyvault/.test(line))).toEqual([]);
  });
});

describe('npm run deployed', () => {
  test('gives a command the settings of the app, secrets from the vault, and not the identity of the app', () => {
    run(quickStart);
    expect(noted('settings')).toEqual(Array(2).fill('https://cosmos.example from-the-vault []'));
  });

  test('says what is missing before a deployment', () => {
    const { status, stderr } = run('azd env set A b; npm run deployed -- doctor');
    expect({ status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Run azd up first.'),
    });
  });

  test('runs no other command', () => {
    const { status, stderr, called } = run('npm run deployed -- test');
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npm run deployed -- admin|doctor|audit:verify|backup|restore');
    expect(called.filter((line) => !line.startsWith('npm run deployed'))).toEqual([]);
  });
});

test('a hook before provisioning ends the deployment when it fails', () => {
  expect(hooks.preprovision.continueOnError).toBeUndefined();
  expect(hooks.preprovision.run).toBe('npm run preflight && npm run providers');
});

test('resource providers are found in types and in delegations of subnets', () => {
  expect(
    resourceProviders([
      "resource a 'Microsoft.Web/sites@2024-04-01' = {}",
      "{ serviceName: 'Microsoft.App/environments' }\nresource b 'Microsoft.Web/sites/config@2024-04-01' = {}",
    ]),
  ).toEqual(['Microsoft.App', 'Microsoft.Web']);
});

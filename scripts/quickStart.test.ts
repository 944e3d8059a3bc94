import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { identityOf, isAlive } from '../local/supervisor/processIdentity.ts';
import { secretNameOf } from './infra/settings.ts';
import { resourceProviders } from './infra/resourceProviders.ts';
import { sourceText, templatePaths, textOf } from './infra/templates/sources.ts';
import { root } from './run.ts';

/** The commands in the Deploy section of the README. */
const quickStart = /\n## Deploy\n[^]*?```sh\n([^]*?)```/.exec(sourceText('README.md'))![1]!;

const { hooks } = parse(sourceText('azure.yaml')) as {
  hooks: Record<'preprovision' | 'postprovision', { run: string; continueOnError?: boolean }>;
};

let folder: string;

function stubCommand(name: string, lines: readonly string[]): void {
  const file = join(folder, 'bin', name);
  writeFileSync(file, ['#!/bin/sh', `echo ${name} "$@" >> ${folder}/called`, ...lines].join('\n'));
  chmodSync(file, 0o700);
}

/** Environment variables with the stubs first on the path. */
const environment = () => ({
  HOME: process.env['HOME'],
  PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
  NODE_OPTIONS: `--import ${new URL('./testing/recordProgram.mjs', import.meta.url).href}`,
  RECORD_DIR: folder,
});

/** Runs a shell script. */
function run(script: string, variables: Record<string, string> = {}) {
  const { status, stderr, stdout } = spawnSync('sh', ['-e', '-c', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...environment(), ...variables },
  });
  return { status, stderr, stdout, called: existsSync(join(folder, 'called')) ? readRecord('called') : [] };
}

const readRecord = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quick-start-'));
  mkdirSync(join(folder, 'bin'));
  const npm = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
  // The hooks and npm run deployed are real. Programs that need a deployment are only recorded.
  stubCommand('npm', [`exec ${npm} "$@"`]);
  // azd passes its values to the hooks, and up fails when the first hook fails.
  stubCommand('azd', [
    `values=${folder}/values`,
    // Values that the user enters: Stripe's keys first, and the secret of the webhook later.
    'export STRIPE_SECRET_KEY=sk_test_1 STRIPE_PUBLISHABLE_KEY=pk_test_1',
    'case "$1 $2" in',
    // azd asks for the subscription of a new environment.
    `  "env new") echo 'AZURE_SUBSCRIPTION_ID="sub"' >> $values ;;`,
    '  "env set") echo "$3=\\"$4\\"" >> $values ;;',
    '  "env get-values") cat $values ;;',
    '  "up "*)',
    '    set -a; . $values; set +a',
    `    sh -c '${hooks.preprovision.run}' || exit 1`,
    `    printf 'AZURE_RESOURCE_GROUP="rg"\\nFUNCTION_APP_NAME="app"\\nKEY_VAULT_NAME="vault"\\n' >> $values`,
    '    set -a; . $values; set +a',
    `    sh -c '${hooks.postprovision.run}' ;;`,
    '  "hooks run")',
    '    set -a; . $values; set +a',
    `    STRIPE_WEBHOOK_SECRET=whsec_1 sh -c '${hooks.postprovision.run}' ;;`,
    'esac',
  ]);
  const settings = [
    { name: 'COSMOS_ENDPOINT', value: 'https://cosmos.example' },
    ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'].map((name) => ({
      name,
      value: `@Microsoft.KeyVault(SecretUri=https://vault.example/secrets/${secretNameOf(name)})`,
    })),
    { name: 'AZURE_CLIENT_ID', value: 'the-app' },
  ];
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  // A new subscription, which rejects requests for storage accounts until Microsoft.Storage is registered.
  mkdirSync(join(folder, 'vault'));
  stubCommand('az', [
    `vault=${folder}/vault`,
    'case "$*" in',
    '  "ad signed-in-user"*) echo operator-id ;;',
    `  "account show"*) [ ! -f ${folder}/signedOut ] || { echo "ERROR: Please run az login to setup account." >&2; exit 1; }`,
    `    echo '{"name":"Portal","id":"sub"}' ;;`,
    `  "provider list"*) [ ! -f ${folder}/signedOut ] || { echo "ERROR: Please run az login to setup account." >&2; exit 1; }`,
    `    [ ! -f ${folder}/rejected ] || { echo "ERROR: (AuthorizationFailed) The client may not." >&2; exit 1; }`,
    '    echo Microsoft.Web ;;',
    `  "provider register --namespace Microsoft.Storage"*) touch ${folder}/registered ;;`,
    '  "resource list"*) echo "[]" ;;',
    `  *"providers/Microsoft.Storage/"*) [ -f ${folder}/registered ] || { echo "ERROR: (SubscriptionNotFound) Subscription sub was not found." >&2; exit 1; }`,
    `    echo '{"value":[]}' ;;`,
    `  "functionapp config appsettings list"*) cat ${folder}/settings.json ;;`,
    '  "keyvault secret list"*) ls $vault ;;',
    '  "keyvault secret set"*) cp "$9" "$vault/$7" ;;',
    '  "keyvault secret show"*)',
    `    [ ! -f ${folder}/outside ] || { cat ${folder}/outside >&2; exit 1; }`,
    '    cat "$vault/${5##*/}" 2>/dev/null || { echo "ERROR: (SecretNotFound) A secret with (name/id) ${5##*/} was not found in this key vault." >&2; exit 1; } ;;',
    'esac',
  ]);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the quick start of the README', { timeout: 90_000 }, () => {
  test('runs as documented', () => {
    const { status, stderr, called } = run(quickStart);
    expect(stderr).not.toMatch(/Error|ERROR|not set|not in the vault|Usage/);
    expect(status).toBe(0);
    expect(called.filter((line) => line.startsWith('azd'))).toEqual([
      'azd auth login',
      'azd env new dev',
      'azd env set PORTAL_ALERT_ADDRESS ops@example.com',
      'azd env set PORTAL_OPERATOR_PRINCIPAL_ID operator-id',
      'azd up',
      'azd hooks run postprovision',
      'azd env get-values',
      'azd env get-values',
      'azd env get-values',
    ]);
    expect(called).toContain('local/admin.ts create you@example.com');
    expect(called).toContain('local/doctor.ts');
  });

  test('registers every resource provider that the subscription lacks, and waits for each', () => {
    const registered = run(quickStart).called.flatMap(
      (line) => /^az provider register --namespace (\S+) .*--wait$/.exec(line)?.[1] ?? [],
    );
    expect(registered).toContain('Microsoft.App');
    expect(registered).toEqual(
      resourceProviders(templatePaths.map(textOf)).filter((name) => name !== 'Microsoft.Web'),
    );
  });

  test('creates nothing without an alert address', () => {
    const { status, stderr, called } = run(quickStart.replace(/^.*PORTAL_ALERT_ADDRESS.*\n/m, ''));
    expect(status).not.toBe(0);
    expect(stderr).toContain('PORTAL_ALERT_ADDRESS is not set');
    expect(called.filter((line) => /provider|keyvault/.test(line))).toEqual([]);
  });
});

const DEPLOYED =
  'AZURE_ENV_NAME="dev"\nAZURE_SUBSCRIPTION_ID="sub"\nAZURE_RESOURCE_GROUP="rg"\nFUNCTION_APP_NAME="app"\n';

describe('npm run providers', { timeout: 90_000 }, () => {
  test.each([
    ['signedOut', 'az login', false],
    ['rejected', 'AuthorizationFailed', true],
  ])('names the role only when one is missing: %s', (state, message, namesRole) => {
    writeFileSync(join(folder, state), '');
    const { status, stderr } = run('npm run providers');
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr.includes('requires Contributor or Owner')).toBe(namesRole);
  });
});

describe('npm run deployed', { timeout: 90_000 }, () => {
  test('passes the app’s settings and the vault’s secrets, but not the app’s identity', () => {
    run(quickStart);
    expect(readRecord('settings')).toEqual(Array(2).fill('https://cosmos.example [] sk_test_1 whsec_1 []'));
  });

  test('hides portal settings of the current shell from the command', () => {
    const stray = { COSMOS_KEY: 'of-another', STRIPE_WEBHOOK_SECRET: 'of-another' };
    writeFileSync(join(folder, 'values'), DEPLOYED);
    run('npm run deployed -- doctor', stray);
    expect(readRecord('settings')).toEqual([
      expect.stringMatching(/^https:\/\/cosmos\.example \[\] @Microsoft/),
    ]);
    expect(readRecord('settings').join('')).not.toContain('of-another');
  });

  test('runs without a secret missing from the vault, and names it', () => {
    writeFileSync(join(folder, 'values'), DEPLOYED);
    writeFileSync(join(folder, 'vault', 'stripe-secret-key'), 'sk_test_1');
    const { status, stderr } = run('npm run deployed -- doctor');
    expect(stderr).toContain(
      'STRIPE_WEBHOOK_SECRET is not in the vault. azd hooks run postprovision asks for it.',
    );
    expect(stderr).not.toContain('SecretNotFound');
    expect(status).toBe(0);
    expect(readRecord('settings')).toEqual([
      'https://cosmos.example [] sk_test_1 @Microsoft.KeyVault(SecretUri=https://vault.example/secrets/stripe-webhook-secret) []',
    ]);
  });

  test('runs without a secret that is disabled, and names it', () => {
    writeFileSync(join(folder, 'values'), DEPLOYED);
    writeFileSync(
      join(folder, 'outside'),
      'ERROR: (Forbidden) Operation get is not allowed on a disabled secret.\nInner error: {"code": "SecretDisabled"}',
    );
    const { status, stderr } = run('npm run deployed -- doctor');
    expect(status).toBe(0);
    expect(stderr).toContain(
      'STRIPE_SECRET_KEY is disabled in the vault.\nSTRIPE_WEBHOOK_SECRET is disabled in the vault.\n',
    );
    expect(stderr).not.toContain('This requires the role');
  });

  test.each([
    [
      'the role is missing',
      'ERROR: (Forbidden) Caller is not authorized to perform action on resource.\nInner error: {"code": "ForbiddenByRbac"}',
      'This requires the role Key Vault Secrets User on the vault',
    ],
    [
      'the address is blocked',
      'ERROR: (Forbidden) Client address is not authorized and caller is not a trusted service.\nInner error: {"code": "ForbiddenByFirewall"}',
      'azd env set PORTAL_OPERATOR_ADDRESSES <your public address> && azd provision',
    ],
  ])('says what to do when %s', (_, azureError, advice) => {
    writeFileSync(join(folder, 'values'), DEPLOYED);
    writeFileSync(join(folder, 'outside'), azureError);
    const { status, stderr, called } = run('npm run deployed -- doctor');
    expect(status).toBe(1);
    expect(stderr).toContain(advice);
    expect(stderr.match(/This requires the role/g) ?? []).toHaveLength(advice.includes('role') ? 1 : 0);
    expect(called).not.toContain('local/doctor.ts');
  });

  test('its command ends when it is killed', async () => {
    writeFileSync(join(folder, 'values'), DEPLOYED);
    const deployed = spawn(process.execPath, ['scripts/azure/deployed.ts', 'doctor'], {
      cwd: root,
      env: { ...environment(), HOLD: '1' },
      stdio: 'ignore',
    });
    const program = await vi.waitFor(() => identityOf(Number(readRecord('pid')[0])), 15_000);
    expect(isAlive(program)).toBe(true);
    deployed.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(program)).toBe(false), 4000);
  });

  test('tells the user to deploy first', () => {
    const { status, stderr } = run('azd env set A b; npm run deployed -- doctor');
    expect({ status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Run azd up first.'),
    });
  });

  test('rejects other commands', () => {
    const { status, stderr, called } = run('npm run deployed -- test');
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npm run deployed -- admin|doctor|audit:verify|backup|restore');
    expect(called.filter((line) => !line.startsWith('npm run deployed'))).toEqual([]);
  });
});

test('a failing hook before provisioning ends the deployment', () => {
  expect(hooks.preprovision.continueOnError).toBeUndefined();
  expect(hooks.preprovision.run).toBe('npm run preflight && npm run providers');
});

test('finds resource providers in types and subnet delegations', () => {
  expect(
    resourceProviders([
      "resource a 'Microsoft.Web/sites@2024-04-01' = {}",
      "{ serviceName: 'Microsoft.App/environments' }\nresource b 'Microsoft.Web/sites/config@2024-04-01' = {}",
    ]),
  ).toEqual(['Microsoft.App', 'Microsoft.Web']);
});

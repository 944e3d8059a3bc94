import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { sourceText } from '../infra/sources.ts';
import { root } from '../run.ts';
import { commands } from './commands.ts';
import type { Deployment } from './selectedDeployment.ts';
import { missingRole, roles } from './roles.ts';

const NEW = 'a'.repeat(40);
const OLD = 'b'.repeat(40);
const OLDEST = 'c'.repeat(40);
const CHANGED = 'd'.repeat(40);

let folder: string;
let site: Server;
/** What the portal says of itself. */
let isInMaintenance: boolean;

const file = (name: string) => join(folder, name);
const put = (name: string, content: unknown) =>
  writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content));

/** What was called, by its first words. */
const calls = (start: string) =>
  existsSync(file('called'))
    ? readFileSync(file('called'), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith(start))
    : [];

function standIn(name: string, lines: readonly string[]): void {
  writeFileSync(
    file(`bin/${name}`),
    ['#!/bin/sh', `echo ${name} "$@" >> ${folder}/called`, ...lines].join('\n'),
  );
  chmodSync(file(`bin/${name}`), 0o700);
}

async function operate(args: string, input = '', whileItRuns?: (child: ChildProcess) => Promise<void>) {
  const child = spawn(process.execPath, ['scripts/operate.ts', ...args.split(' ').filter(Boolean)], {
    cwd: root,
    env: {
      HOME: process.env['HOME'],
      TMPDIR: file('tmp'),
      PATH: `${file('bin')}${delimiter}${process.env['PATH']}`,
    },
  });
  // A command that asks for nothing ends before it reads.
  child.stdin.on('error', () => undefined).end(input);
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
    whileItRuns?.(child),
  ]);
  return { status, stdout, stderr };
}

function environment(changes: Record<string, string> = {}): void {
  const { port } = site.address() as AddressInfo;
  const values = {
    AZURE_ENV_NAME: 'records-dev',
    AZURE_SUBSCRIPTION_ID: 'sub-1',
    AZURE_RESOURCE_GROUP: 'rg-records-dev',
    FUNCTION_APP_NAME: 'func-1',
    SITE_URL: `http://127.0.0.1:${port}`,
    PORTAL_TIER: 'dev',
    ...changes,
  };
  put(
    'values',
    Object.entries(values)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(''),
  );
}

const nameOf = (commit: string, at: string, mark = '') => `code-${at}-${commit.slice(0, 20)}${mark}`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'operate-'));
  mkdirSync(file('bin'));
  mkdirSync(file('tmp'));
  isInMaintenance = false;
  site = createServer(({ url }, response) => {
    const data = url === '/api/status' ? { maintenance: isInMaintenance } : {};
    response.end(JSON.stringify({ success: true, data }));
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  environment();
  standIn('azd', [
    'case "$1 $2" in',
    `  "env get-values") cat ${folder}/values ;;`,
    `  "env set") [ ! -f ${folder}/unset ] || { echo "ERROR: environment is read-only" >&2; exit 1; } ;;`,
    `  "deploy --all") pwd >> ${folder}/deployedFrom; [ ! -f ${folder}/hook ] || cp ${folder}/hook ${folder}/history.json`,
    `    [ ! -f ${folder}/slow ] || exec sleep 60`,
    `    [ ! -f ${folder}/broken ] || { echo "ERROR: web failed" >&2; exit 1; } ;;`,
    'esac',
  ]);
  standIn('az', [
    `if [ -f ${folder}/refused ]; then`,
    `  echo "ERROR: (AuthorizationFailed) The client 'you' does not have authorization to perform action." >&2`,
    '  exit 1',
    'fi',
    'case "$*" in',
    `  "deployment group list"*) cat ${folder}/history.json ;;`,
    `  "resource list"*) cat ${folder}/resources.json ;;`,
    `  "lock list"*) cat ${folder}/locks.json ;;`,
    `  "storage container-rm list --storage-account "*) cat ${folder}/containers-$5.json ;;`,
    `  "storage container immutability-policy show"*) cat ${folder}/policy.json ;;`,
    `  "keyvault show"*) cat ${folder}/vault.json ;;`,
    `  "rest --method get"*) cat ${folder}/activityLog.json ;;`,
    `  "group delete"*)`,
    `    if [ -f ${folder}/left.json ]; then`,
    `      cp ${folder}/left.json ${folder}/resources.json`,
    '      echo "ERROR: (ResourceGroupDeletionBlocked) Deletion of resource group failed." >&2',
    '      exit 1',
    '    fi ;;',
    'esac',
  ]);
  standIn('git', [
    'case "$1" in',
    `  rev-parse) echo ${NEW} ;;`,
    `  status) [ ! -f ${folder}/dirty ] || echo " M README.md" ;;`,
    '  log) echo "feat: something" ;;',
    '  cat-file) echo commit ;;',
    '  worktree) [ "$2" != add ] || mkdir -p "$4" ;;',
    'esac',
  ]);
  put('history.json', [
    nameOf(OLDEST, '20260301080000'),
    nameOf(NEW, '20260310080000'),
    nameOf(OLD, '20260305080000'),
  ]);
});
afterEach(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

describe('npm run operate', () => {
  test.each([[''], ['reboot'], ['poison'], ['poison eat'], ['restart now'], ['rollback one two']])(
    'lists its commands with the role of each for “%s”, and does nothing',
    async (args) => {
      const { status, stderr } = await operate(args);
      expect(status).toBe(2);
      for (const { name, role } of commands) {
        expect(stderr).toContain(`  ${name}`);
        expect(stderr).toContain(`Role: ${role.name} on ${role.on}`);
      }
      expect(calls('az')).toEqual([]);
    },
  );

  test('says what is missing before a deployment', async () => {
    put('values', 'AZURE_ENV_NAME="records-dev"\n');
    expect(await operate('restart')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Run azd up first.') as string,
    });
  });

  test('does nothing where the subscription is not known', async () => {
    environment({ AZURE_SUBSCRIPTION_ID: '' });
    for (const args of ['teardown', 'restart']) {
      const { status, stderr } = await operate(args, 'records-dev\n');
      expect(status).toBe(1);
      expect(stderr).toContain('Nothing was changed. Run azd env set AZURE_SUBSCRIPTION_ID <id>.');
    }
    expect(calls('az ')).toEqual([]);
  });

  test.each([
    ['deployments', 'Reader', '/resourceGroups/rg-records-dev'],
    ['deployments start', 'Contributor', '/resourceGroups/rg-records-dev'],
    ['deployments record', 'Contributor', '/resourceGroups/rg-records-dev'],
    ['rollback', 'Contributor', '/resourceGroups/rg-records-dev'],
    ['restart', 'Website Contributor', '/resourceGroups/rg-records-dev/providers/Microsoft.Web/sites/func-1'],
    ['maintenance on', 'Website Contributor', '/sites/func-1'],
    ['maintenance off', 'Website Contributor', '/sites/func-1'],
    ['teardown', 'Contributor', '/resourceGroups/rg-records-dev'],
  ])('%s without its role names it, and how it is given', async (args, role, scope) => {
    put('refused', '');
    const { status, stderr } = await operate(args);
    expect(status).toBe(1);
    expect(stderr).toContain('AuthorizationFailed');
    expect(stderr).toContain(`This takes the role ${role} on `);
    expect(stderr).toMatch(
      new RegExp(`az role assignment create .* --role "${role}" --scope /subscriptions/sub-1.*${scope}`),
    );
    expect(calls('azd env set')).toEqual([]);
  });

  test('names the operator’s role where a store refuses, and no role where something else fails', () => {
    const deployment = { subscription: 'sub-1', group: 'rg', app: 'app' } as Deployment;
    const refused = 'you lack the role (AuthorizationPermissionMismatch).';
    expect(missingRole(refused, roles.queueOperator, deployment)).toMatch(
      /^This takes the role Storage Queue Data Contributor on .*\n +azd env set PORTAL_OPERATOR_PRINCIPAL_ID/,
    );
    // The firewall says this, and no role helps.
    expect(missingRole('(AuthorizationFailure)', roles.queueOperator, deployment)).toBeNull();
    expect(missingRole('(ResourceNotFound)', roles.reader, deployment)).toBeNull();
  });
});

test('restart restarts the app of the subscription and waits for the portal', async () => {
  expect(await operate('restart')).toMatchObject({ status: 0, stdout: 'The portal answers.\n' });
  expect(calls('az ')).toEqual(['az functionapp restart -g rg-records-dev -n func-1 --subscription sub-1']);
});

test.each([
  ['on', true],
  ['off', false],
])('maintenance %s tells the app, and the next deployment', async (word, isOn) => {
  isInMaintenance = isOn;
  expect((await operate(`maintenance ${word}`)).status).toBe(0);
  expect(calls('az ')).toEqual([
    `az functionapp config appsettings set -g rg-records-dev -n func-1 --settings MAINTENANCE=${isOn} --output none --subscription sub-1`,
  ]);
  expect(calls('azd env set')).toEqual([`azd env set PORTAL_MAINTENANCE ${isOn}`]);
});

test.each([
  ['restart', 'az functionapp restart'],
  ['maintenance on', 'az functionapp config appsettings set'],
])('%s does not wait for a portal whose address is not known', async (args, call) => {
  environment({ SITE_URL: '' });
  const startedAt = Date.now();
  const { status, stderr } = await operate(args);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'That is done, but SITE_URL is not known, so whether the portal answers was not looked at. Run azd env refresh.\n',
  });
  expect(Date.now() - startedAt).toBeLessThan(20_000);
  expect(calls(call)).toHaveLength(1);
});

test('maintenance that azd cannot keep says that the next deployment undoes it', async () => {
  put('unset', '');
  isInMaintenance = true;
  const { status, stdout, stderr } = await operate('maintenance on');
  expect({ status, stdout }).toEqual({ status: 1, stdout: 'The portal is down for maintenance.\n' });
  expect(stderr).toContain('environment is read-only');
  expect(stderr).toContain('the next azd provision undoes it. Run azd env set PORTAL_MAINTENANCE true\n');
});

test('messages that failed are not looked for in an unknown place', async () => {
  expect(await operate('poison list')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('QUEUE_ENDPOINT is not known yet') as string,
  });
});

test('a drill does not end before it has begun', async () => {
  expect(await operate('drill finish')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No drill has been started.') as string,
  });
  expect((await operate('drill start')).status).toBe(0);
  expect(calls('azd env set')).toEqual([expect.stringMatching(/PORTAL_DRILL_STARTED_AT 20\d\d-.*Z$/)]);
});

describe('deployments', () => {
  test('are recorded by azd after each one, in a history that changes nothing else', async () => {
    type Hook = { run: string; continueOnError: boolean };
    const { hooks } = parse(sourceText('azure.yaml')) as {
      hooks: { predeploy: Hook; postdeploy: Hook };
    };
    expect(hooks.predeploy).toMatchObject({
      run: 'npm run operate -- deployments start',
      continueOnError: true,
    });
    expect(hooks.postdeploy).toMatchObject({
      run: 'npm run operate -- deployments record',
      continueOnError: true,
    });
    expect((await operate('deployments record')).status).toBe(0);
    const [call] = calls('az rest --method put');
    expect(call).toMatch(
      new RegExp(
        `--uri /subscriptions/sub-1/resourceGroups/rg-records-dev/providers/Microsoft.Resources/deployments/code-\\d{14}-${NEW.slice(0, 20)}\\?`,
      ),
    );
    expect(call).toContain('"mode":"Incremental"');
    expect(call).toContain('"resources":[]');
  });

  test('of a tree with changes are recorded as such, in a name that Azure takes', async () => {
    put('dirty', '');
    expect((await operate('deployments record')).status).toBe(0);
    const [, name] = /deployments\/([^?]+)\?/.exec(calls('az rest')[0]!)!;
    expect(name).toMatch(/-changed$/);
    expect(name!.length).toBeLessThanOrEqual(64);
  });

  test('are recorded when they begin, in a name that Azure takes', async () => {
    put('dirty', '');
    expect((await operate('deployments start')).status).toBe(0);
    const [, name] = /deployments\/([^?]+)\?/.exec(calls('az rest')[0]!)!;
    expect(name).toMatch(/-changed-started$/);
    expect(name!.length).toBeLessThanOrEqual(64);
  });

  test('are listed as not finished only where they did not finish', async () => {
    put('history.json', [
      nameOf(OLD, '20260305080000', '-started'),
      nameOf(OLD, '20260305081000'),
      nameOf(NEW, '20260310080000', '-started'),
    ]);
    const { stdout } = await operate('deployments');
    expect(stdout.trimEnd().split('\n')).toEqual([
      `2026-03-10 08:00:00 UTC  ${NEW.slice(0, 12)}  feat: something (not finished)`,
      `2026-03-05 08:10:00 UTC  ${OLD.slice(0, 12)}  feat: something`,
    ]);
  });

  test('are listed, the newest first', async () => {
    const { stdout } = await operate('deployments');
    expect(stdout.trimEnd().split('\n')).toEqual([
      `2026-03-10 08:00:00 UTC  ${NEW.slice(0, 12)}  feat: something`,
      `2026-03-05 08:00:00 UTC  ${OLD.slice(0, 12)}  feat: something`,
      `2026-03-01 08:00:00 UTC  ${OLDEST.slice(0, 12)}  feat: something`,
    ]);
  });
});

describe('rollback', () => {
  const recorded = () =>
    calls('az rest --method put').map((call) => /deployments\/code-\d{14}-([^?]+)/.exec(call)![1]);
  const worktree = () => calls('git worktree add --detach').map((call) => call.split(' ').at(-1)!);

  test('deploys the commit before the present one, from a folder of its own that goes away', async () => {
    put('hook', JSON.stringify([nameOf(OLD, '20260311080000')]));
    const { status, stdout } = await operate('rollback');
    expect(status).toBe(0);
    expect(stdout).toContain(`Back to: 2026-03-05 08:00:00 UTC  ${OLD.slice(0, 12)}`);
    expect(worktree()).toEqual([OLD.slice(0, 20)]);
    expect(calls('azd deploy')).toEqual(['azd deploy --all --no-prompt --environment records-dev']);
    const from = readFileSync(file('deployedFrom'), 'utf8').trim();
    expect(from).not.toContain(root);
    expect(existsSync(from)).toBe(false);
    expect(readdirSync(file('tmp'))).toEqual([]);
    expect(recorded()).toEqual([`${OLD.slice(0, 20)}-started`]);
  });

  test('records a deployment of a commit that does not do so yet', async () => {
    await operate('rollback');
    expect(recorded()).toEqual([`${OLD.slice(0, 20)}-started`, OLD.slice(0, 20)]);
  });

  type Entry = [commit: string, mark?: string];
  const day = (number: number) => `202603${String(number).padStart(2, '0')}080000`;
  /** A history of deployments, the oldest first. */
  const deployed = (...entries: Entry[]) =>
    put(
      'history.json',
      entries.map(([commit, mark], index) => nameOf(commit, day(index + 1), mark)),
    );

  test.each<[string, Entry[], string]>([
    ['a rollback goes further back, not forward', [[OLDEST], [OLD], [NEW], [OLD]], OLDEST],
    ['a commit that came twice goes before the first time', [[OLDEST], [OLD], [NEW], [NEW]], OLD],
    ['a commit after a rollback goes to what ran before it', [[OLDEST], [NEW], [OLDEST], [OLD]], OLDEST],
    ['a deployment that did not finish goes to the last that did', [[OLDEST], [OLD], [NEW, '-started']], OLD],
    ['a rollback that did not finish goes on', [[OLDEST], [OLD], [NEW], [OLD, '-started']], OLD],
    ['a repeated deployment that did not finish goes before it', [[OLD], [NEW], [NEW, '-started']], OLD],
    ['changes that nobody committed goes to their commit', [[OLD], [NEW], [NEW, '-changed']], NEW],
  ])('after %s', async (_, history, target) => {
    deployed(...history);
    const { status, stdout } = await operate('rollback');
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`Back to: .* ${target.slice(0, 12)} `));
    expect(stdout.includes('Not finished, so API and site may run different commits')).toBe(
      history.at(-1)![1] === '-started',
    );
    expect(worktree()).toEqual([target.slice(0, 20)]);
  });

  test('goes to no commit whose deployment never finished', async () => {
    deployed([OLDEST], [OLD, '-started'], [NEW]);
    expect((await operate(`rollback ${OLD.slice(0, 8)}`)).stderr).toContain('has been recorded');
    expect((await operate('rollback')).status).toBe(0);
    expect(worktree()).toEqual([OLDEST.slice(0, 20)]);
  });

  test('that fails says what may differ, and how it goes on or back', async () => {
    put('broken', '');
    const { status, stderr } = await operate('rollback');
    expect(status).toBe(1);
    expect(stderr).toContain('ERROR: web failed');
    expect(stderr).toContain('API and site may run different commits');
    expect(stderr).toContain(`To finish it: npm run operate -- rollback ${OLD.slice(0, 12)}\n`);
    expect(stderr).toContain(
      `To return both to what was there before: npm run operate -- rollback ${NEW.slice(0, 12)}\n`,
    );
    expect(recorded()).toEqual([`${OLD.slice(0, 20)}-started`]);
    expect(readdirSync(file('tmp'))).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leaves nothing behind after %s', async (signal) => {
    put('slow', '');
    const { status, stderr } = await operate('rollback', '', async (child) => {
      await vi.waitFor(() => expect(existsSync(file('deployedFrom'))).toBe(true), 20_000);
      child.kill(signal);
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`${signal} ended the rollback.`);
    expect(stderr).toContain('To finish it: npm run operate -- rollback');
    expect(calls('git worktree remove')).toHaveLength(1);
    expect(readdirSync(file('tmp'))).toEqual([]);
  });

  test('deploys another commit that was deployed, when asked', async () => {
    expect((await operate(`rollback ${OLDEST.slice(0, 8)}`)).status).toBe(0);
    expect(worktree()).toEqual([OLDEST.slice(0, 20)]);
  });

  test.each([
    ['there is no earlier one', 'rollback', [nameOf(NEW, '20260310080000')]],
    [
      'the earlier one held changes that nobody committed',
      'rollback',
      [nameOf(CHANGED, '20260301080000', '-changed'), nameOf(NEW, '20260310080000')],
    ],
    ['the commit was never deployed', `rollback ${'e'.repeat(8)}`, [nameOf(NEW, '20260310080000')]],
    ['what was asked for is no commit', 'rollback main', [nameOf(NEW, '20260310080000')]],
    ['nothing was recorded', 'rollback', []],
  ])('deploys nothing when %s', async (_, args, history) => {
    put('history.json', history);
    const { status, stderr } = await operate(args);
    expect(status).toBe(1);
    expect(stderr).toContain('has been recorded');
    expect(calls('azd deploy')).toEqual([]);
  });

  test.each([
    ['the wrong name', 'records-dev\n'],
    ['nothing', ''],
  ])('of prod deploys nothing when %s is typed', async (_, typed) => {
    environment({ AZURE_ENV_NAME: 'records-prod', PORTAL_TIER: 'prod' });
    expect(await operate('rollback', typed)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('That is not its name. Nothing was changed.') as string,
    });
    expect(calls('azd deploy')).toEqual([]);
  });

  test('of prod goes on when its name is typed', async () => {
    environment({ AZURE_ENV_NAME: 'records-prod', PORTAL_TIER: 'prod' });
    expect((await operate('rollback', 'records-prod\n')).status).toBe(0);
    expect(calls('azd deploy')).toHaveLength(1);
  });
});

describe('teardown', () => {
  const id = (type: string, name: string) =>
    `/subscriptions/sub-1/resourceGroups/rg-records-dev/providers/${type}/${name}`;
  const resource = (type: string, name: string) => ({ id: id(type, name), type, name });
  const seals = resource('Microsoft.Storage/storageAccounts', 'stseals1');

  beforeEach(() => {
    put('resources.json', [
      resource('Microsoft.Web/sites', 'func-1'),
      resource('Microsoft.KeyVault/vaults', 'kv-1'),
      resource('Microsoft.DocumentDB/databaseAccounts', 'cosmos-1'),
      resource('Microsoft.OperationalInsights/workspaces', 'log-1'),
      resource('Microsoft.Storage/storageAccounts', 'stfiles1'),
    ]);
    put('locks.json', []);
    put('containers-stfiles1.json', [{ name: 'documents', hasImmutabilityPolicy: false }]);
    put('containers-stseals1.json', [{ name: 'seals', hasImmutabilityPolicy: true }]);
    put('policy.json', { etag: '"8d9"', state: 'Locked' });
    put('vault.json', { properties: { enablePurgeProtection: null, softDeleteRetentionInDays: 7 } });
    put('activityLog.json', { value: [] });
  });

  const withSeals = () => {
    const there = JSON.parse(readFileSync(file('resources.json'), 'utf8')) as object[];
    put('resources.json', [...there, seals]);
  };

  test('names what is deleted and what stays, and deletes when the name is typed', async () => {
    const { status, stdout } = await operate('teardown', 'records-dev\n');
    expect(status).toBe(0);
    expect(stdout).toContain('Subscription: sub-1\n');
    for (const deleted of ['func-1', 'kv-1', 'cosmos-1', 'stfiles1'])
      expect(stdout).toMatch(new RegExp(`^  Microsoft\\S+ ${deleted}$`, 'm'));
    const [, stays] = stdout.split('What stays:');
    for (const each of [
      'Key Vault kv-1: recoverable for 7 days (az keyvault recover --name kv-1); az keyvault purge --name kv-1',
      'Cosmos DB cosmos-1: restorable',
      'Storage account stfiles1: recoverable',
      'Log Analytics workspace log-1: recoverable',
      'Backups made with npm run backup',
      '/api/payment/webhook',
      'GitHub:',
      '.azure/records-dev',
    ])
      expect(stays).toContain(each);
    expect(calls('az group delete')).toEqual([
      'az group delete --name rg-records-dev --yes --subscription sub-1',
    ]);
  });

  test.each([
    ['another name', 'records-prod\n'],
    ['yes', 'yes\n'],
    ['nothing', ''],
  ])('deletes nothing when %s is typed', async (_, typed) => {
    expect(await operate('teardown', typed)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('That is not its name. Nothing was changed.') as string,
    });
    expect(calls('az group delete')).toEqual([]);
  });

  test.each([['prod'], ['']])('of the tier “%s” deletes nothing without --prod', async (tier) => {
    environment({ PORTAL_TIER: tier });
    expect(await operate('teardown', 'records-dev\n')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is production. Nothing was changed.') as string,
    });
    expect(calls('az ')).toEqual([]);
  });

  test.each(['banana', '--force'])('deletes nothing with the argument %s', async (word) => {
    expect(await operate(`teardown ${word}`, 'records-dev\n')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Usage: npm run operate -- teardown [--prod]') as string,
    });
    expect(calls('az ')).toEqual([]);
  });

  test('of prod takes --prod and the name', async () => {
    environment({ PORTAL_TIER: 'prod' });
    put('vault.json', { properties: { enablePurgeProtection: true, softDeleteRetentionInDays: 90 } });
    expect((await operate('teardown --prod', 'nothing\n')).status).toBe(1);
    expect(calls('az group delete')).toEqual([]);
    const { status, stdout } = await operate('teardown --prod', 'records-dev\n');
    expect(status).toBe(0);
    expect(stdout).toContain(
      'recoverable for 90 days (az keyvault recover --name kv-1); nobody can purge it',
    );
  });

  test('refuses while something is locked, and says who takes the lock away and how', async () => {
    const lock = `${id('Microsoft.DocumentDB/databaseAccounts', 'cosmos-1')}/providers/Microsoft.Authorization/locks/keep`;
    put('locks.json', [{ id: lock, level: 'CanNotDelete' }]);
    const { status, stderr } = await operate('teardown', 'records-dev\n');
    expect(status).toBe(1);
    expect(stderr).toContain('Owner or User Access Administrator');
    expect(stderr).toContain(`az lock delete --ids "${lock}"`);
    expect(calls('az group delete')).toEqual([]);
  });

  test('names immutable storage as what stays, and takes it for done when only that is left', async () => {
    withSeals();
    put('left.json', [seals]);
    const { status, stdout } = await operate('teardown', 'records-dev\n');
    expect(status).toBe(0);
    expect(stdout).toContain(
      '  - Storage account stseals1, and with it the group rg-records-dev, while these containers hold anything:\n    seals: its policy is locked; nobody can delete it before the time of the policy\n',
    );
    expect(stdout).not.toContain('  Microsoft.Storage/storageAccounts stseals1');
    expect(stdout).toContain('Left, because it is immutable: stseals1');
  });

  test('names the command that takes away a policy that is not locked', async () => {
    withSeals();
    put('policy.json', { etag: '"8d9"', state: 'Unlocked' });
    const { stdout } = await operate('teardown', '');
    expect(stdout).not.toContain('nobody can delete');
    expect(stdout).toContain(
      `      az storage container immutability-policy delete -g rg-records-dev --account-name stseals1 --container-name seals --if-match '"8d9"' --subscription sub-1\n`,
    );
  });

  test('fails when more is left than was announced', async () => {
    withSeals();
    put('left.json', [seals, resource('Microsoft.Web/sites', 'func-1')]);
    const { status, stderr } = await operate('teardown', 'records-dev\n');
    expect(status).toBe(1);
    expect(stderr).toContain('ResourceGroupDeletionBlocked');
  });

  test('names a setting of the subscription that sends its log to what is gone', async () => {
    put('activityLog.json', {
      value: [
        {
          name: 'activity',
          properties: { workspaceId: id('Microsoft.OperationalInsights/workspaces', 'log-1') },
        },
        {
          name: 'other',
          properties: {
            workspaceId: '/subscriptions/sub-1/resourceGroups/rg-else/x',
            storageAccountId: null,
          },
        },
      ],
    });
    const { stdout } = await operate('teardown', 'records-dev\n');
    expect(stdout).toContain('az monitor diagnostic-settings subscription delete --name activity');
    expect(stdout).not.toContain('--name other');
  });
});

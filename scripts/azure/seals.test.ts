import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_LOG_CONTAINERS } from '../infra/accessLogs.ts';
import { LOCKED_NAMES, lockCommand, mayCreateLocks, type Permissions } from '../infra/storeLocks.ts';
import { sourceText, textOf } from '../infra/templates/sources.ts';
import { root } from '../run.ts';

const ACCOUNT =
  '/subscriptions/sub/resourceGroups/rg-live/providers/Microsoft.Storage/storageAccounts/starchivex';
const OWNER: Permissions = [{ actions: ['*'], notActions: [] }];
const CONTRIBUTOR: Permissions = [
  { actions: ['*'], notActions: ['Microsoft.Authorization/*/Delete', 'Microsoft.Authorization/*/Write'] },
  { actions: ['Microsoft.Authorization/roleAssignments/write', '*/read'], notActions: [] },
];

const NEVER_EMPTY = ['audit-seals', 'insights-activity-logs'];
const NAMES = [...NEVER_EMPTY, ...ACCESS_LOG_CONTAINERS];

const withoutActivityLog = NAMES.filter((name) => name !== 'insights-activity-logs').map((name) => ({
  name,
}));

let folder: string;
const put = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seals-'));
  stubCommand('azd', ['case "$1 $2" in', `  "env get-values") cat ${folder}/values ;;`, 'esac']);
  stubCommand('az', [
    'case "$*" in',
    `  *"--method post"*/insights-activity-logs/*) [ ! -f ${folder}/rejected ] || { echo "ERROR: Conflict" >&2; exit 1; } ;;`,
    '  *"--method post"*) ;;',
    `  *"/permissions?"*) cat ${folder}/permissions ;;`,
    `  *"/locations?"*) cat ${folder}/locations ;;`,
    `  *"arm.example/page2"*) cat ${folder}/page2 ;;`,
    `  *"/containers?"*) cat ${folder}/containers ;;`,
    ...NAMES.map((name) => `  *"/containers/${name}?"*) cat ${folder}/${name} ;;`),
    // The response in a subscription that has not registered Microsoft.Storage yet.
    '  *"/storageAccounts?"*) echo "ERROR: Not Found({\\"error\\":{\\"code\\":\\"SubscriptionNotFound\\"}})" >&2; exit 1 ;;',
    `  *"resource list --resource-type Microsoft.Insights/metricAlerts"*"--subscription sub"*) cat ${folder}/alerts ;;`,
    `  *"/metricAlerts/alert-unreachable-site?"*) cat ${folder}/alert ;;`,
    `  *"resource list --resource-type Microsoft.Storage/storageAccounts"*"--subscription sub"*) cat ${folder}/accounts ;;`,
    `  *"storage blob list --account-name starchivex --container-name "*) cat ${folder}/blobs-$7 ;;`,
    '  *) exit 1 ;;',
    'esac',
  ]);
  writeFileSync(
    join(folder, 'values'),
    'AZURE_ENV_NAME="live"\nAZURE_SUBSCRIPTION_ID="sub"\nPORTAL_TIER="prod"\n',
  );
  put('permissions', { value: OWNER });
  put('locations', { value: [{ name: 'eastus', availabilityZoneMappings: [{}] }] });
  const group = { resourceGroup: 'rg-live' };
  put('accounts', [
    { ...group, id: '/elsewhere', name: 'starchivey', tags: { 'azd-env-name': 'test' } },
    { ...group, id: '/untagged', name: 'stother', tags: null },
    { ...group, id: ACCOUNT, name: 'starchivex', tags: { 'azd-env-name': 'live' } },
  ]);
  put('alerts', []);
  for (const name of NAMES) put(`blobs-${name}`, [{ name: 'one' }]);
  put('containers', { value: NAMES.map((name) => ({ name })) });
  for (const name of NAMES) policy(name, {});
});
afterEach(() => rmSync(folder, { recursive: true }));

function stubCommand(name: string, lines: readonly string[]): void {
  const file = join(folder, name);
  writeFileSync(file, ['#!/bin/sh', `echo ${name} "$@" >> ${folder}/called`, ...lines].join('\n'));
  chmodSync(file, 0o700);
}

function policy(
  name: string,
  { days = 2192, state = 'Unlocked', appends = name !== 'audit-seals', allAppends = false },
): void {
  put(name, {
    properties: {
      immutabilityPolicy: {
        etag: `"of-${name}"`,
        properties: {
          immutabilityPeriodSinceCreationInDays: days,
          state,
          allowProtectedAppendWrites: appends,
          allowProtectedAppendWritesAll: allAppends,
        },
      },
    },
  });
}

function run(script: string, args: readonly string[], environment: Record<string, string> = {}, input = '') {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(root, 'scripts/azure', script), ...args],
    {
      cwd: root,
      encoding: 'utf8',
      input,
      env: { PATH: `${folder}${delimiter}${process.env['PATH']}`, ...environment },
    },
  );
  const called = existsSync(join(folder, 'called')) ? readFileSync(join(folder, 'called'), 'utf8') : '';
  const changes = called.split('\n').filter((line) => /^azd env set|--method post/.test(line));
  return { status, stderr, stdout, changes };
}

const seals = (input: string, ...args: string[]) => run('seals.ts', args, {}, input);

describe('npm run seals', () => {
  test('shows the policies of the archive of the selected environment', () => {
    policy('audit-seals', { state: 'Locked' });
    const { status, stdout, changes } = seals('', 'status');
    expect(stdout).toBe(
      [
        'Archive starchivex',
        '  audit-seals: 2192 days, locked, appends: none',
        ...NAMES.slice(1).map((name) => `  ${name}: 2192 days, not locked, appends: append blobs`),
        '',
      ].join('\n'),
    );
    expect({ status, changes }).toEqual({ status: 0, changes: [] });
  });

  test('locks all policies after the name of the environment is typed', () => {
    const { status, stdout, changes } = seals('live\n', 'lock');
    expect(stdout).toContain('Locking cannot be undone');
    expect(stdout).toContain('Storage Account Contributor');
    const [first, ...others] = NAMES.map(
      (name) =>
        `az rest --method post --uri ${ACCOUNT}/blobServices/default/containers/${name}/immutabilityPolicies/default/lock?api-version=2025-01-01 --headers {"If-Match":"\\"of-${name}\\""}`,
    );
    expect(changes).toEqual([first, 'azd env set PORTAL_ARCHIVE_LOCKED true', ...others]);
    expect(status).toBe(0);
  });

  test.each([
    ['nothing', ''],
    ['yes', 'yes\n'],
    ['another environment', 'test\n'],
  ])('locks nothing when %s is typed', (_, typed) => {
    const { status, stderr, changes } = seals(typed, 'lock');
    expect({ status, stderr, changes }).toEqual({ status: 1, stderr: 'Nothing was locked.\n', changes: [] });
  });

  test('after an interruption, locks only the remaining policies', () => {
    policy('audit-seals', { state: 'Locked' });
    expect(seals('live\n', 'lock').changes).toHaveLength(NAMES.length);
    rmSync(join(folder, 'called'));
    for (const name of NAMES) policy(name, { state: 'Locked' });
    expect(seals('', 'lock')).toMatchObject({ status: 0, changes: [] });
  });

  test('reports the policy that is not locked when the second lock fails', () => {
    put('rejected', '');
    const { status, stdout, stderr, changes } = seals('live\n', 'lock');
    expect(status).toBe(1);
    expect(stdout).toContain('Locked: audit-seals\n');
    expect(stderr).toContain('Not locked: insights-activity-logs. Run npm run seals -- lock again');
    expect(changes).toContain('azd env set PORTAL_ARCHIVE_LOCKED true');
  });

  test.each([
    [true, []],
    [
      false,
      [
        'az storage container-rm create -g rg-live --storage-account starchivex --name insights-activity-logs',
      ],
    ],
  ])(
    'prints how to create a policy that is missing next to a locked one (container exists: %s)',
    (exists, before) => {
      policy('audit-seals', { state: 'Locked' });
      if (exists) put('insights-activity-logs', { properties: {} });
      else put('containers', { value: withoutActivityLog });
      for (const command of ['status', 'lock']) {
        const { status, stderr, changes } = seals('live\n', command);
        expect({ status, changes }).toEqual({ status: 1, changes: [] });
        expect(stderr).not.toContain('azd provision');
        for (const line of [
          'insights-activity-logs has no immutability policy.',
          ...before,
          'az storage container immutability-policy create -g rg-live --account-name starchivex --container-name insights-activity-logs --period 2192 --allow-protected-append-writes true',
        ])
          expect(stderr).toContain(line);
      }
    },
  );

  test.each(NEVER_EMPTY)('locks nothing while %s is empty', (name) => {
    put(`blobs-${name}`, []);
    const { status, stderr, changes } = seals('live\n', 'lock');
    expect(stderr).toContain(`Nothing has arrived in ${name} yet.`);
    expect({ status, changes }).toEqual({ status: 1, changes: [] });
  });

  test('locks access logs that are still empty, because some kinds are rare', () => {
    for (const name of ACCESS_LOG_CONTAINERS) put(`blobs-${name}`, []);
    expect(seals('live\n', 'lock').changes).toHaveLength(NAMES.length + 1);
  });

  test('locks nothing without read access, and names the role and the address', () => {
    rmSync(join(folder, 'blobs-insights-activity-logs'));
    const { status, stderr, changes } = seals('live\n', 'lock');
    expect(stderr).toContain('--role "Storage Blob Data Reader" --scope /subscriptions/sub/');
    expect(stderr).toContain('PORTAL_OPERATOR_ADDRESSES');
    expect({ status, changes }).toEqual({ status: 1, changes: [] });
  });

  test('locks only prod, unless forced', () => {
    writeFileSync(join(folder, 'values'), 'AZURE_ENV_NAME="live"\nAZURE_SUBSCRIPTION_ID="sub"\n');
    expect(seals('live\n', 'lock')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('PORTAL_TIER=dev') as string,
      changes: [],
    });
    expect(seals('live\n', 'lock', '--force').changes).toHaveLength(NAMES.length + 1);
  });

  test.each<[string, () => void, string]>([
    ['of fewer days', () => policy('audit-seals', { days: 2190 }), 'audit-seals is kept for 2190 days.'],
    [
      'of the activity log without appends',
      () => policy('insights-activity-logs', { appends: false }),
      'insights-activity-logs does not allow protected append writes',
    ],
    [
      'of the seals with appends',
      () => policy('audit-seals', { appends: true }),
      'audit-seals allows protected append writes',
    ],
    [
      'of the seals with appends to all blobs',
      () => policy('audit-seals', { allAppends: true }),
      'audit-seals allows protected append writes',
    ],
    [
      'that is missing',
      () => put('audit-seals', { properties: {} }),
      'audit-seals has no immutability policy.',
    ],
    ['of a container that is missing', () => put('containers', { value: [] }), 'has no immutability policy.'],
  ])('never locks a policy %s', (_, plant, fault) => {
    plant();
    for (const command of ['status', 'lock'])
      expect(seals('live\n', command)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(fault) as string,
        changes: [],
      });
  });

  test('tells the user to deploy first, and prints its usage', () => {
    put('accounts', []);
    expect(seals('', 'status').stderr).toContain('Run azd provision first.');
    for (const args of [[], ['unlock'], ['lock', 'now']])
      expect(seals('', ...args)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('Usage:') as string,
      });
  });
});

describe('npm run preflight', () => {
  const dev = {
    AZURE_ENV_NAME: 'live',
    AZURE_SUBSCRIPTION_ID: 'sub',
    PORTAL_ALERT_ADDRESS: 'ops@provider.example',
  };
  const prod = {
    ...dev,
    PORTAL_TIER: 'prod',
    PORTAL_MAIL_DOMAIN: 'mail.provider.example',
    AZURE_LOCATION: 'eastus',
    AZURE_SECONDARY_LOCATION: 'none',
  };
  const preflight = (environment: Record<string, string>) => run('preflight.ts', [], environment);

  test('creates locks in prod if the deployer is allowed to', () => {
    expect(preflight(prod)).toMatchObject({
      status: 0,
      stdout: '',
      changes: ['azd env set PORTAL_RESOURCE_LOCKS true'],
    });
    expect(preflight({ ...prod, PORTAL_RESOURCE_LOCKS: 'true' }).changes).toHaveLength(1);
  });

  test('prints the owner’s command if the deployer may not create locks', () => {
    put('permissions', { value: CONTRIBUTOR });
    const { status, stdout, changes } = preflight({ ...prod, PORTAL_RESOURCE_LOCKS: 'true' });
    expect(stdout).toContain(lockCommand('rg-live'));
    expect({ status, changes }).toEqual({ status: 0, changes: ['azd env set PORTAL_RESOURCE_LOCKS false'] });
  });

  test('requests no locks in dev', () => {
    put('permissions', 'not read');
    expect(preflight(dev)).toMatchObject({ status: 0, stdout: '', changes: [] });
  });

  test.each([true, false])('keeps the alerts on availability as they are: %s', (enabled) => {
    const alert = (name: string, resourceGroup: string) => ({
      id: `/metricAlerts/${name}`,
      name,
      resourceGroup,
    });
    put('alerts', [
      alert('alert-throttled', 'rg-live'),
      alert('alert-unreachable-site', 'RG-live'),
      alert('alert-unreachable-health', 'rg-other'),
    ]);
    put('alert', { properties: { enabled } });
    const changes = enabled ? ['azd env set PORTAL_AVAILABILITY_ALERTS true'] : [];
    expect(preflight(dev)).toMatchObject({ status: 0, changes });
  });

  test('stops the templates from writing locked policies', () => {
    policy('audit-seals', { state: 'Locked' });
    expect(preflight(dev)).toMatchObject({ status: 0, changes: ['azd env set PORTAL_ARCHIVE_LOCKED true'] });
  });

  test('prints how to create a policy that is missing next to a locked one', () => {
    policy('audit-seals', { state: 'Locked' });
    put('insights-activity-logs', { properties: {} });
    const { stdout, changes } = preflight(dev);
    expect(stdout).toContain('az storage container immutability-policy create -g rg-live');
    expect(changes).toEqual(['azd env set PORTAL_ARCHIVE_LOCKED true']);
  });

  test('finds containers on later pages', () => {
    put('containers', {
      value: [{ name: 'insights-activity-logs' }, ...ACCESS_LOG_CONTAINERS.map((name) => ({ name }))],
      nextLink: 'https://arm.example/page2',
    });
    put('page2', { value: [{ name: 'audit-seals' }] });
    policy('audit-seals', { state: 'Locked' });
    expect(preflight(dev).changes).toEqual(['azd env set PORTAL_ARCHIVE_LOCKED true']);
  });

  test.each([
    ['no JSON', '<html>Sign in</html>', 'returned no JSON'],
    ['something else', '[{"id":1}]', 'returned unexpected data (0.id'],
  ])('names the call that returns %s, and what to do', (_, content, message) => {
    writeFileSync(join(folder, 'accounts'), content);
    const { status, stderr } = preflight(dev);
    expect(status).toBe(1);
    expect(stderr).toContain(`az resource list ${message}`);
    expect(stderr).toContain('Run az upgrade');
    expect(stderr).not.toMatch(/Unexpected token|ZodError/);
  });

  test('reads more than a megabyte of output', () => {
    const others = Array.from({ length: 12_000 }, (_, index) => ({
      id: `/subscriptions/sub/resourceGroups/rg-other/providers/Microsoft.Storage/storageAccounts/st${index}`,
      name: `st${index}`,
      resourceGroup: 'rg-other',
      tags: null,
    }));
    put('accounts', others);
    expect(statSync(join(folder, 'accounts')).size).toBeGreaterThan(1.3 * 1024 ** 2);
    expect(preflight(dev)).toMatchObject({ status: 0, stderr: '' });
  });

  test('reports that az is missing only when it is', () => {
    rmSync(join(folder, 'az'));
    const preflightError = () => run('preflight.ts', [], { ...dev, PATH: folder }).stderr;
    expect(preflightError()).toContain('The Azure CLI (az) is needed');
    writeFileSync(join(folder, 'az'), '#!/bin/sh\n');
    expect(preflightError()).toContain('az could not be run: spawnSync az EACCES');
  });

  test('continues a deployment that ended before it created the containers', () => {
    put('containers', { value: [] });
    expect(preflight(dev)).toMatchObject({ status: 0, changes: [] });
  });
});

describe('resource locks', () => {
  test.each<[string, Permissions, boolean]>([
    ['an owner', OWNER, true],
    [
      'a user access administrator',
      [{ actions: ['*/read', 'Microsoft.Authorization/*'], notActions: [] }],
      true,
    ],
    [
      'a user with only that permission',
      [{ actions: ['microsoft.authorization/locks/*'], notActions: [] }],
      true,
    ],
    ['a contributor who assigns roles', CONTRIBUTOR, false],
    ['a reader', [{ actions: ['*/read'], notActions: [] }], false],
    ['a user without roles', [], false],
  ])('can be created by %s: %s', (_, permissions, isAllowed) => {
    expect(mayCreateLocks(permissions)).toBe(isAllowed);
  });

  test('are set on the stores of the templates by the command in the runbook', () => {
    const named = ['data', 'storage', 'archive', 'secrets'].map(
      (module) => /^ {2}name: '([a-z-]+)\$\{token\}'$/m.exec(textOf(`modules/${module}.bicep`))?.[1],
    );
    expect(named).toEqual(LOCKED_NAMES);
    expect(sourceText('docs/operations.md')).toContain(lockCommand('"$AZURE_RESOURCE_GROUP"'));
  });
});

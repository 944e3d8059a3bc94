import { describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import type { SelectedDeployment } from './selectedDeployment.ts';
import { missingRole, azureRoles } from './roles.ts';
import {
  calls,
  environment,
  operate,
  put,
  setDown,
  setMaintenance,
  stubDeployment,
} from './testing/stubCommands.ts';

stubDeployment();

describe('npm run operate', () => {
  test.each([
    [''],
    ['reboot'],
    ['poison'],
    ['poison eat'],
    ['restart now'],
    ['rollback one two'],
    ['export a b c'],
  ])('lists its commands and their roles for “%s”, and changes nothing', async (args) => {
    const { status, stderr } = await operate(args);
    expect(status).toBe(2);
    for (const { name, role } of commands) {
      expect(stderr).toContain(`  ${name}`);
      expect(stderr).toContain(`Role: ${role.name} on ${role.on}`);
    }
    expect(calls('az')).toEqual([]);
  });

  test('tells the user to deploy first', async () => {
    put('values', 'AZURE_ENV_NAME="records-dev"\n');
    expect(await operate('restart')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Run azd up first.') as string,
    });
  });

  test('does nothing if the subscription is unknown', async () => {
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
    ['alerts start', 'Contributor', '/resourceGroups/rg-records-dev'],
    ['rollback', 'Contributor', '/resourceGroups/rg-records-dev'],
    ['restart', 'Website Contributor', '/resourceGroups/rg-records-dev/providers/Microsoft.Web/sites/func-1'],
    ['maintenance on', 'Website Contributor', '/sites/func-1'],
    ['maintenance off', 'Website Contributor', '/sites/func-1'],
    ['teardown', 'Contributor', '/resourceGroups/rg-records-dev'],
  ])('%s without its role names the role and how to assign it', async (args, role, scope) => {
    put('rejected', '');
    const { status, stderr } = await operate(args);
    expect(status).toBe(1);
    expect(stderr).toContain('AuthorizationFailed');
    expect(stderr).toContain(`This requires the role ${role} on `);
    expect(stderr).toMatch(
      new RegExp(`az role assignment create .* --role "${role}" --scope /subscriptions/sub-1.*${scope}`),
    );
    expect(calls('azd env set')).toEqual([]);
  });

  test('names the operator’s role when a store denies access, and no role for other errors', () => {
    const deployment = { subscription: 'sub-1', group: 'rg', app: 'app' } as SelectedDeployment;
    const rejected = 'you lack the role (AuthorizationPermissionMismatch).';
    expect(missingRole(rejected, azureRoles.queueOperator, deployment)).toMatch(
      /^This requires the role Storage Queue Data Contributor on .*\n +azd env set PORTAL_OPERATOR_PRINCIPAL_ID/,
    );
    // An error of the firewall, which no role fixes.
    expect(missingRole('(AuthorizationFailure)', azureRoles.queueOperator, deployment)).toBeNull();
    expect(missingRole('(ResourceNotFound)', azureRoles.reader, deployment)).toBeNull();
  });
});

test('restart restarts the app of the subscription and waits for the portal', async () => {
  expect(await operate('restart')).toMatchObject({ status: 0, stdout: 'The portal responds.\n' });
  expect(calls('az ')).toEqual(['az functionapp restart -g rg-records-dev -n func-1 --subscription sub-1']);
});

test.each([
  ['on', true],
  ['off', false],
])('maintenance %s changes the app and the azd environment', async (word, isOn) => {
  setMaintenance(isOn);
  expect((await operate(`maintenance ${word}`)).status).toBe(0);
  expect(calls('az ')).toEqual([
    `az functionapp config appsettings set -g rg-records-dev -n func-1 --settings MAINTENANCE=${isOn} --output none --subscription sub-1`,
  ]);
  expect(calls('azd env set')).toEqual([`azd env set PORTAL_MAINTENANCE ${isOn}`]);
});

test.each([
  ['restart', 'az functionapp restart'],
  ['maintenance on', 'az functionapp config appsettings set'],
])('%s does not wait for a portal whose URL is unknown', async (args, call) => {
  environment({ SITE_URL: '' });
  const startedAt = Date.now();
  const { status, stderr } = await operate(args);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'Done. SITE_URL is not known, so the command did not check whether the portal responds. Run azd env refresh.\n',
  });
  expect(Date.now() - startedAt).toBeLessThan(20_000);
  expect(calls(call)).toHaveLength(1);
});

describe('the alerts on availability', () => {
  const idOf = (name: string, group = 'rg-records-dev') =>
    `/subscriptions/sub-1/resourceGroups/${group}/providers/Microsoft.Insights/metricAlerts/${name}`;
  const listed = (name: string, group?: string) => ({
    id: idOf(name, group),
    name,
    resourceGroup: group ?? 'rg-records-dev',
  });
  const deployed = (enabled: boolean) => {
    put('resources.json', [
      listed('alert-unreachable-site-1'),
      listed('alert-unreachable-health-1'),
      listed('alert-throttled-1'),
      listed('alert-unreachable-site-2', 'rg-other'),
    ]);
    put('alert.json', { properties: { enabled } });
  };
  const patched = () => calls('az rest --method patch').map((call) => /--uri (\S+)\?/.exec(call)![1]);

  test('start when the portal responds, and no other alert is changed', async () => {
    deployed(false);
    expect((await operate('alerts start')).status).toBe(0);
    expect(patched()).toEqual(
      ['alert-unreachable-site-1', 'alert-unreachable-health-1'].map((name) => idOf(name)),
    );
    expect(calls('az rest --method patch')[0]).toContain('{"properties":{"enabled":true}}');
  });

  test('are left alone once they are on, even if the portal is down', async () => {
    deployed(true);
    setDown();
    expect(await operate('alerts start')).toMatchObject({
      status: 0,
      stdout: 'The alerts on availability are on.\n',
    });
    expect(patched()).toEqual([]);
  });

  test('stay off while the portal does not respond, for example because secrets are missing', async () => {
    deployed(false);
    environment({ SITE_URL: '' });
    const { status, stdout } = await operate('alerts start');
    expect(status).toBe(0);
    expect(stdout).toContain('stay off, because the portal does not respond yet');
    expect(patched()).toEqual([]);
  });
});

test('maintenance that azd cannot store warns that the next deployment undoes it', async () => {
  put('unset', '');
  setMaintenance(true);
  const { status, stdout, stderr } = await operate('maintenance on');
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: 'Maintenance is on. The portal shows the maintenance page.\n',
  });
  expect(stderr).toContain('environment is read-only');
  expect(stderr).toContain(
    'the next azd provision would undo the change. To keep it, run azd env set PORTAL_MAINTENANCE true\n',
  );
});

test('poison list requires a queue endpoint', async () => {
  expect(await operate('poison list')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('QUEUE_ENDPOINT is not known yet') as string,
  });
});

test('export requires a folder', async () => {
  expect(await operate('export')).toMatchObject({
    status: 1,
    stderr: 'Usage: npm run operate -- export <folder> [passphrase-file]\n',
  });
  expect(calls('az ')).toEqual([]);
});

test('a drill cannot finish before it starts', async () => {
  expect(await operate('drill finish')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No drill is running.') as string,
  });
  expect((await operate('drill start')).status).toBe(0);
  expect(calls('azd env set')).toEqual([expect.stringMatching(/PORTAL_DRILL_STARTED_AT 20\d\d-.*Z$/)]);
});

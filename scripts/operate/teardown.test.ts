import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls, environment, file, operate, put, stubDeployment } from './testing/stubCommands.ts';

stubDeployment();

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
    const existing = JSON.parse(readFileSync(file('resources.json'), 'utf8')) as object[];
    put('resources.json', [...existing, seals]);
  };

  test('lists what is deleted and what remains, and deletes after the name is typed', async () => {
    const { status, stdout } = await operate('teardown', 'records-dev\n');
    expect(status).toBe(0);
    expect(stdout).toContain('Subscription: sub-1\n');
    for (const deleted of ['func-1', 'kv-1', 'cosmos-1', 'stfiles1'])
      expect(stdout).toMatch(new RegExp(`^  Microsoft\\S+ ${deleted}$`, 'm'));
    const [, remaining] = stdout.split('What remains:');
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
      expect(remaining).toContain(each);
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
      stderr: expect.stringContaining('The name does not match. Nothing was changed.') as string,
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

  test('of prod requires --prod and the name', async () => {
    environment({ PORTAL_TIER: 'prod' });
    put('vault.json', { properties: { enablePurgeProtection: true, softDeleteRetentionInDays: 90 } });
    expect((await operate('teardown --prod', 'nothing\n')).status).toBe(1);
    expect(calls('az group delete')).toEqual([]);
    const { status, stdout } = await operate('teardown --prod', 'records-dev\n');
    expect(status).toBe(0);
    expect(stdout).toContain(
      'recoverable for 90 days (az keyvault recover --name kv-1); no one can purge it',
    );
  });

  test('fails while a resource is locked, and says who can remove the lock and how', async () => {
    const lock = `${id('Microsoft.DocumentDB/databaseAccounts', 'cosmos-1')}/providers/Microsoft.Authorization/locks/keep`;
    put('locks.json', [{ id: lock, level: 'CanNotDelete' }]);
    const { status, stderr } = await operate('teardown', 'records-dev\n');
    expect(status).toBe(1);
    expect(stderr).toContain('Owner or User Access Administrator');
    expect(stderr).toContain(`az lock delete --ids "${lock}"`);
    expect(calls('az group delete')).toEqual([]);
  });

  test('lists immutable storage as remaining, and succeeds when only that is left', async () => {
    withSeals();
    put('left.json', [seals]);
    const { status, stdout } = await operate('teardown', 'records-dev\n');
    expect(status).toBe(0);
    expect(stdout).toContain(
      '  - Storage account stseals1, and with it the group rg-records-dev, while these containers are not empty:\n    seals: its policy is locked; no one can delete it before the policy ends\n',
    );
    expect(stdout).not.toContain('  Microsoft.Storage/storageAccounts stseals1');
    expect(stdout).toContain('Not deleted, because it is immutable: stseals1');
  });

  test('prints the command that removes an unlocked policy', async () => {
    withSeals();
    put('policy.json', { etag: '"8d9"', state: 'Unlocked' });
    const { stdout } = await operate('teardown', '');
    expect(stdout).not.toContain('no one can delete');
    expect(stdout).toContain(
      `      az storage container immutability-policy delete -g rg-records-dev --account-name stseals1 --container-name seals --if-match '"8d9"' --subscription sub-1\n`,
    );
  });

  test('fails when more is left than announced', async () => {
    withSeals();
    put('left.json', [seals, resource('Microsoft.Web/sites', 'func-1')]);
    const { status, stderr } = await operate('teardown', 'records-dev\n');
    expect(status).toBe(1);
    expect(stderr).toContain('ResourceGroupDeletionBlocked');
  });

  test('lists diagnostic settings that point to the deleted group', async () => {
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

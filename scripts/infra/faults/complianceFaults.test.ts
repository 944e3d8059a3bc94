import { describe, expect, test } from 'vitest';
import { describePortal } from '../describePortal.ts';
import { type Expansion, ids, readExpansion, type SetName } from '../templates/snapshots.ts';
import type { Value } from '../values.ts';
import { complianceFaults, yearFaults } from './complianceFaults.ts';
import { without, withResources, withValue } from './plants.ts';

const expansion = readExpansion();
const portal = describePortal();
const faultsOf = (changed: Expansion) => complianceFaults(changed, portal);
const withPortal = (changes: object) => complianceFaults(expansion, { ...portal, ...changes });
const fault = (what: string) => [expect.stringContaining(what) as string];

test('the templates retain and protect records as required', () => {
  expect(faultsOf(expansion)).toEqual([]);
});

const ARCHIVE = 'Microsoft.Storage/storageAccounts/starchive';
const BLOBS = `${ARCHIVE}/blobServices/default`;
const policyOf = (container: string) => `${BLOBS}/containers/${container}/immutabilityPolicies/default`;
const SEALS = policyOf('audit-seals');
const ACTIVITY = policyOf('insights-activity-logs');
const ACCESS = policyOf('insights-logs-auditevent');
const DAYS = 'properties.immutabilityPeriodSinceCreationInDays';
const APPENDS = 'properties.allowProtectedAppendWrites';

describe('an archive is rejected', () => {
  test.each<[what: string, label: string, path: string, value: Value | undefined, fault: string]>([
    ['with a shorter period', SEALS, DAYS, 365, `${SEALS} must last 2192 days`],
    [
      'with a period that cannot be read',
      SEALS,
      DAYS,
      "[parameters('days')]",
      `${SEALS} must last 2192 days`,
    ],
    [
      'when seals may be appended to',
      SEALS,
      APPENDS,
      true,
      `${SEALS} must say allowProtectedAppendWrites: false`,
    ],
    [
      'when Azure Monitor may not append',
      ACTIVITY,
      APPENDS,
      false,
      `${ACTIVITY} must say allowProtectedAppendWrites: true`,
    ],
    ['with a shorter period of the access logs', ACCESS, DAYS, 30, `${ACCESS} must last 2192 days`],
    [
      'when Azure Monitor may not append access logs',
      ACCESS,
      APPENDS,
      false,
      `${ACCESS} must say allowProtectedAppendWrites: true`,
    ],
    ['when a template locks a policy', SEALS, 'properties.state', 'Locked', 'only npm run seals may do'],
    [
      'when a template may lock a policy',
      SEALS,
      'properties.state',
      "[parameters('state')]",
      'only npm run seals may do',
    ],
  ])('%s', (_, label, path, value, what) => {
    for (const set of ['prod', 'devPipeline'] as const)
      expect(faultsOf(withValue(expansion, [set, label, path, value]))).toEqual(
        fault(`${set}: ${what}`.includes('only') ? what : `${set}: ${what}`),
      );
  });

  test.each([
    ['the policy of the seals', SEALS, 'containers/audit-seals has no immutability policy'],
    [
      'the policy of the activity log',
      ACTIVITY,
      'containers/insights-activity-logs has no immutability policy',
    ],
    ['the policy of an access log', ACCESS, 'containers/insights-logs-auditevent has no immutability policy'],
    ['the container of the seals', `${BLOBS}/containers/audit-seals`, 'no template creates'],
    [
      'the container of the activity log',
      `${BLOBS}/containers/insights-activity-logs`,
      'no template creates',
    ],
    [
      'the container of an access log, which Azure would create without a policy',
      `${BLOBS}/containers/insights-logs-auditevent`,
      'no template creates',
    ],
  ])('without %s', (_, label, what) => {
    expect(faultsOf(without(expansion, 'prod', label))).toEqual(fault(what));
  });

  test('when a locked policy is written again', () => {
    const policy = expansion.sets.prod.predictedResources.find(({ type }) =>
      type.endsWith('/immutabilityPolicies'),
    )!;
    expect(faultsOf(withResources(expansion, 'prodArchiveLocked', (all) => [...all, policy]))).toEqual(
      fault('which Azure rejects'),
    );
  });

  test('with other containers or queues in its account, and when a part of it is in another', () => {
    const container = expansion.sets.prod.predictedResources.find(({ type }) =>
      type.endsWith('/containers'),
    )!;
    const more = (id: string, type = container.type) =>
      faultsOf(
        withResources(expansion, 'prod', (all) => [
          ...all,
          { ...container, id, type, name: id.split('/').slice(-3).join('/') },
        ]),
      );
    const blobs = (account: string) => `${account}/blobServices/default/containers`;
    expect(more(`${blobs(ids.archive)}/uploads`)).toEqual(fault('a separate storage account'));
    expect(
      more(
        `${ids.archive}/queueServices/default/queues/tasks`,
        'Microsoft.Storage/storageAccounts/queueServices/queues',
      ),
    ).toEqual(fault('a separate storage account'));
    expect(more(`${blobs(ids.files)}/audit-seals`)).toEqual(fault('a separate storage account'));
    const blobContainers = [...portal.blobContainers, portal.sealsContainer];
    expect(withPortal({ blobContainers })).toEqual(fault('is in the account for files'));
  });
});

describe('access logs are rejected', () => {
  const VAULT = 'Microsoft.KeyVault/vaults/kv';
  const COSMOS = 'Microsoft.DocumentDB/databaseAccounts/cosmos';
  const FILES = 'Microsoft.Storage/storageAccounts/stfiles/blobServices/default';
  const toArchive = (store: string) => `${store}/providers/Microsoft.Insights/diagnosticSettings/to-archive`;

  test.each([
    ['the vault', VAULT, 'vault does not send AuditEvent'],
    ['Cosmos DB', COSMOS, 'cosmos does not send ControlPlaneRequests'],
    ['the account for files', FILES, 'files does not send StorageRead'],
  ])('if %s sends none', (_, store, what) => {
    expect(faultsOf(without(expansion, 'prod', toArchive(store)))).toContainEqual(
      expect.stringContaining(what),
    );
  });

  test.each<[string, string, string, Value | undefined, string]>([
    [
      'if a category is missing',
      COSMOS,
      'properties.logs',
      [{ category: 'ControlPlaneRequests', enabled: true }],
      'cosmos does not send DataPlaneRequests',
    ],
    ['if a category is off', VAULT, 'properties.logs.0.enabled', false, 'vault does not send AuditEvent'],
    [
      'if they go to another account',
      VAULT,
      'properties.storageAccountId',
      ids.vault,
      'vault does not send AuditEvent',
    ],
  ])('%s', (_, store, path, value, what) => {
    expect(faultsOf(withValue(expansion, ['prod', toArchive(store), path, value]))).toEqual(fault(what));
  });
});

describe('a retention period is rejected', () => {
  test.each([2190, 2191, 2193])('of %d days', (recordDays) => {
    expect(withPortal({ recordDays })).toEqual(fault(`records are kept for ${recordDays} days`));
  });

  test('of the audit trail that is six times 365 days, or missing', () => {
    for (const defaultTtl of [2190 * 24 * 3600, null]) {
      const containers = portal.containers.map((container) =>
        container.name === 'audit' ? { ...container, defaultTtl } : container,
      );
      expect(withPortal({ containers })).toEqual(fault('the audit trail is kept for'));
    }
  });

  test.each([
    'const KEPT = 6 * 365 * DAY',
    'immutabilityPeriodSinceCreationInDays: 2190',
    'Kept for 2,190 days.',
    '"defaultTtl": 189216000',
  ])('in a source file: %s', (line) => {
    expect(yearFaults([['some/file.ts', `\n${line}`]])).toEqual(
      fault('some/file.ts:2: six years are calendar years'),
    );
    expect(yearFaults([['some/file.ts', 'Kept for 2,192 days, 6 years, 365 days a year.']])).toEqual([]);
  });
});

describe('locks are rejected', () => {
  const lockOn = (store: string) => `${store}/providers/Microsoft.Authorization/locks/keep`;
  const STORES = [
    'Microsoft.DocumentDB/databaseAccounts/cosmos',
    'Microsoft.Storage/storageAccounts/stfiles',
    ARCHIVE,
    'Microsoft.KeyVault/vaults/kv',
  ];
  const locks = expansion.sets.prod.predictedResources.filter(({ type }) => type.endsWith('/locks'));

  test.each(STORES)('without the one on %s', (store) => {
    for (const set of ['prod', 'prodWithProviders'] as const)
      expect(faultsOf(without(expansion, set, lockOn(store)))).toEqual(
        fault(`${set}: ${store} has no resource lock`),
      );
  });

  test('if the tier has none', () => {
    const none = withResources(expansion, 'prod', (all) =>
      all.filter(({ type }) => !type.endsWith('/locks')),
    );
    expect(faultsOf(none)).toHaveLength(STORES.length);
  });

  test('if one is on another store', () => {
    const moved = withValue(expansion, [
      'prod',
      lockOn(ARCHIVE),
      'id',
      locks.find(({ id }) => id.includes('/kv-'))!.id,
    ]);
    expect(faultsOf(moved)).toEqual(fault(`${ARCHIVE} has no resource lock`));
  });

  test('that allow deletion', () => {
    const open = withValue(expansion, ['prod', lockOn(ARCHIVE), 'properties.level', 'NotSpecified']);
    expect(faultsOf(open)).toEqual(fault('must prevent deletion'));
  });

  test.each<[string, SetName]>([
    ['where the deployer may not create locks', 'prodWithoutLocks'],
    ['where the tier needs none', 'devByHand'],
  ])('%s', (_, set) => {
    expect(faultsOf(withResources(expansion, set, (all) => [...all, locks[0]!]))).toEqual(
      fault(`${set}: ${lockOn(STORES[0]!)}: the tier needs no lock`),
    );
  });
});

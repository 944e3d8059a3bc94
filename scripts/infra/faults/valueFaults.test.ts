import { describe, expect, test } from 'vitest';
import { describePortal } from '../describePortal.ts';
import {
  type Expansion,
  ids,
  readExpansion,
  type Resource,
  type SetName,
  SUBSCRIPTION,
} from '../templates/snapshots.ts';
import { at, type Value } from '../values.ts';
import { withMain, without, withResources, withValue } from './plants.ts';
import { valueFaults } from './valueFaults.ts';

const expansion = readExpansion();
const portal = describePortal();
const faultsOf = (changed: Expansion) => valueFaults(changed, portal).join('\n');

test('the templates have the required values', () => {
  expect(valueFaults(expansion, portal)).toEqual([]);
});

const logAlert = (name: string) => `Microsoft.Insights/scheduledQueryRules/alert-${name}`;
const metricAlert = (name: string) => `Microsoft.Insights/metricAlerts/alert-${name}`;
const webTest = (name: string) => `Microsoft.Insights/webtests/reach-${name}`;
const CRITERION = 'properties.criteria.allOf.0';
const SETTINGS = 'Microsoft.Web/sites/func/config/appsettings';
const ON_CALL = 'Microsoft.Insights/actionGroups/ag';
const COSMOS = 'Microsoft.DocumentDB/databaseAccounts/cosmos';
const VAULT = 'Microsoft.KeyVault/vaults/kv';
const FILES = 'Microsoft.Storage/storageAccounts/stfiles';
const ARCHIVE = 'Microsoft.Storage/storageAccounts/starchive';
const SCAN_TOPIC = 'Microsoft.EventGrid/topics/evgt-scan';
const MAIL_REPORTS = 'Microsoft.EventGrid/systemTopics/evgt-mail/eventSubscriptions/email-delivery-reports';
const setting = (of: string, name = 'to-workspace') =>
  `${of}/providers/Microsoft.Insights/diagnosticSettings/${name}`;
const EXPORT = setting(`/subscriptions/${SUBSCRIPTION}`, 'activity-log');

/** The value of a property of prod. */
const valueOf = (label: string, path: string): string => {
  const { predictedResources } = expansion.sets.prod;
  const resource = predictedResources.find(({ id }) => id.includes(label.split('/').at(-1)!));
  return at(resource, ...path.split('.')) as string;
};
const query = (name: string) => valueOf(logAlert(name), `${CRITERION}.query`);

type Planted = [
  what: string,
  label: string,
  path: string,
  value: Value | undefined,
  fault: string,
  set?: SetName,
];
const faultsAfter = (label: string, path: string, value: Value | undefined, set: SetName = 'prod') =>
  faultsOf(withValue(expansion, [set, label, path, value]));

test.each<Planted>([
  [
    'log alerts that are disabled',
    logAlert('latency'),
    'properties.enabled',
    false,
    'alert-latency: properties.enabled is false',
  ],
  [
    'timer alerts that are disabled',
    logAlert('seals-silent'),
    'properties.enabled',
    false,
    'alert-seals-silent: properties.enabled is false',
  ],
  [
    'a log alert that counts to 500',
    logAlert('server-errors'),
    `${CRITERION}.threshold`,
    500,
    'alert-server-errors: its threshold is 500',
  ],
  [
    'log alerts below their threshold',
    logAlert('latency'),
    `${CRITERION}.operator`,
    'LessThan',
    'allOf.0.operator is "LessThan"',
  ],
  [
    'log alerts without an action group',
    logAlert('latency'),
    'properties.actions.actionGroups',
    [],
    'alert-latency: properties.actions.actionGroups is []',
  ],
  [
    'timer alerts without an action group',
    logAlert('seals-silent'),
    'properties.actions',
    undefined,
    'alert-seals-silent: properties.actions.actionGroups is undefined',
  ],
  [
    'timer alerts that wait for five',
    logAlert('seals-silent'),
    `${CRITERION}.threshold`,
    5,
    'threshold is 5; it must be 0',
  ],
  [
    'a silence query that never matches',
    logAlert('seals-silent'),
    `${CRITERION}.query`,
    `${query('seals-silent')} | where false`,
    'alert-seals-silent: properties.criteria.allOf.0.query',
  ],
  [
    'a silence query of another timer',
    logAlert('seals-silent'),
    `${CRITERION}.query`,
    query('outbox-silent'),
    'alert-seals-silent: properties.criteria.allOf.0.query',
  ],
  [
    'a sampler of OpenTelemetry that the host ignores',
    SETTINGS,
    'properties.OTEL_TRACES_SAMPLER',
    'always_on',
    'OTEL_TRACES_SAMPLER is "always_on"; its reader accepts /^microsoft',
  ],
  [
    'a share of the log lines',
    SETTINGS,
    'properties.OTEL_TRACES_SAMPLER_ARG',
    '0.5',
    'OTEL_TRACES_SAMPLER_ARG is "0.5"',
  ],
  [
    'the name of an identity instead of its kind',
    SETTINGS,
    'properties.Queues__credential',
    'managedIdentity',
    'Queues__credential is "managedIdentity"',
  ],
  [
    'a setting that the code refuses',
    SETTINGS,
    'properties.MALWARE_SCAN',
    'clamav',
    'MALWARE_SCAN is "clamav"; the code refuses it',
  ],
  [
    'an address instead of a client',
    SETTINGS,
    'properties.AZURE_CLIENT_ID',
    valueOf(SETTINGS, 'properties.SITE_URL'),
    'AZURE_CLIENT_ID is "https',
  ],
  [
    'a setting that nothing reads',
    SETTINGS,
    'properties.DEMO_FILES',
    'x',
    'DEMO_FILES is "x"; nothing reads it',
  ],
  [
    'a setting that is an expression of another form',
    SETTINGS,
    'properties.BRAND_NAME',
    "[concat('a', 'b')]",
    'BRAND_NAME cannot be read',
  ],
  ['settings that are gone', SETTINGS, 'properties', undefined, 'the app has no settings'],
  [
    'a query with a keyword as a column',
    logAlert('maintenance-long'),
    `${CRITERION}.query`,
    query('maintenance-long').replace('firstCall =', 'first ='),
    "KS228: The name 'first'",
  ],
  [
    'a query with a wrong column',
    logAlert('scan-failures'),
    `${CRITERION}.query`,
    query('scan-failures').replace('SeverityLevel', 'Severity'),
    "KS142: The name 'Severity'",
  ],
  [
    'a query with a wrong table',
    logAlert('latency'),
    `${CRITERION}.query`,
    query('latency').replace('AppTraces', 'Traces'),
    'alert-latency: KS',
  ],
  [
    'a query that cannot be read',
    logAlert('latency'),
    `${CRITERION}.query`,
    "[parameters('query')]",
    'alert-latency: the query is empty',
  ],
  [
    'timer alerts in another workspace',
    logAlert('seals-silent'),
    'properties.scopes',
    [ids.cosmos],
    'alert-seals-silent: properties.scopes',
  ],
  [
    'a metric alert that is disabled',
    metricAlert('throttled'),
    'properties.enabled',
    false,
    'alert-throttled: properties.enabled is false',
  ],
  [
    'a metric alert without an action group',
    metricAlert('scan-results-lost'),
    'properties.actions',
    [],
    'alert-scan-results-lost: properties.actions is []',
  ],
  [
    'alerts whose action group is empty',
    logAlert('latency'),
    'properties.actions.actionGroups',
    [''],
    'properties.actions.actionGroups is [""]',
  ],
  [
    'a log alert whose frequency is longer than its window',
    logAlert('server-errors'),
    'properties.evaluationFrequency',
    'PT1H',
    'evaluates the last PT5M every PT1H',
  ],
  ['a second action group', ON_CALL, 'id', `${ids.onCall}2`, 'exactly one action group'],
])('a check finds %s', (_, label, path, value, fault, set) => {
  expect(faultsAfter(label, path, value, set)).toContain(fault);
});

describe('an alert is missed', () => {
  test.each([
    [logAlert('seals-silent'), 'the timer sealAudit has no alert seals-silent'],
    [logAlert('secret-reads'), 'no template creates the alert secret-reads'],
    [metricAlert('throttled'), 'no template creates the alert throttled'],
    [metricAlert('unreachable-site'), 'reach-site has no alert'],
  ])('when %s disappears', (label, fault) => {
    for (const set of ['prod', 'devPipeline'] as const)
      expect(faultsOf(without(expansion, set, label))).toContain(
        `${set}: ${fault.startsWith('reach') ? webTest('site') : fault}`,
      );
  });

  test('when nobody wrote it into the list', () => {
    expect(faultsOf(withValue(expansion, ['prod', logAlert('latency'), 'name', 'alert-slow']))).toContain(
      'the alert slow is in no list',
    );
  });
});

describe('receivers are rejected', () => {
  test.each<Planted>([
    [
      'when the action group is disabled',
      ON_CALL,
      'properties.enabled',
      false,
      'actionGroups/ag: properties.enabled is false',
    ],
    [
      'when the webhook is never used',
      ON_CALL,
      'properties.webhookReceivers',
      [],
      'properties.webhookReceivers is []',
    ],
    [
      'when the webhook is used when there is none',
      ON_CALL,
      'properties.webhookReceivers',
      [{ name: 'on-call', serviceUri: '' }],
      'properties.webhookReceivers',
      'devPipeline',
    ],
    [
      'when the number is cut',
      ON_CALL,
      'properties.smsReceivers.0.phoneNumber',
      '1',
      'properties.smsReceivers',
    ],
    ['without an email address', ON_CALL, 'properties.emailReceivers', [], 'properties.emailReceivers is []'],
    [
      'when the budget notifies no one',
      'Microsoft.Consumption/budgets/portal',
      'properties.notifications.halfSpent.contactEmails',
      [],
      'halfSpent.contactEmails is []',
    ],
  ])('%s', (_, label, path, value, fault, set) => {
    expect(faultsAfter(label, path, value, set)).toContain(fault);
  });
});

describe('availability is rejected', () => {
  test.each<Planted>([
    [
      'from the same region twice',
      webTest('site'),
      'properties.Locations.1.Id',
      'us-va-ash-azr',
      'it must run in two regions',
    ],
    [
      'from one region',
      webTest('site'),
      'properties.Locations',
      [{ Id: 'us-va-ash-azr' }],
      'it must run in two regions',
    ],
    [
      'when three of two must fail',
      metricAlert('unreachable-site'),
      'properties.criteria.failedLocationCount',
      3,
      'failedLocationCount is 3',
    ],
    [
      'when its tests are disabled',
      webTest('site'),
      'properties.Enabled',
      false,
      'reach-site: properties.Enabled is false',
    ],
    [
      'when its alerts are disabled',
      metricAlert('unreachable-site'),
      'properties.enabled',
      false,
      'alert-unreachable-site: properties.enabled is false',
    ],
    [
      'when its alerts ring before the first deployment is complete',
      metricAlert('unreachable-site'),
      'properties.enabled',
      true,
      'alert-unreachable-site: properties.enabled is true',
      'devPipeline',
    ],
    [
      'without the health of the API',
      webTest('health'),
      'properties.Request.RequestUrl',
      'https://records.provider.example/api/status',
      'no test requests https://records.provider.example/api/health',
    ],
    [
      'when both alerts read one test',
      metricAlert('unreachable-health'),
      'properties.criteria.webTestId',
      valueOf(webTest('site'), 'id'),
      'reach-health has no alert',
    ],
    [
      'when any status is accepted',
      webTest('site'),
      'properties.ValidationRules.ExpectedHttpStatusCode',
      0,
      'ExpectedHttpStatusCode is 0',
    ],
  ])('%s', (_, label, path, value, fault, set) => {
    expect(faultsAfter(label, path, value, set)).toContain(fault);
  });
});

describe('the activity log is rejected', () => {
  const logs = at(
    expansion.sets.prod.predictedResources.find(({ id }) => id.includes('/activity-log-')),
    'properties',
    'logs',
  ) as Value[];

  test('when nothing exports it', () => {
    expect(faultsOf(without(expansion, 'prod', EXPORT))).toContain('no template exports the activity log');
  });

  test.each<Planted>([
    [
      'without the workspace',
      EXPORT,
      'properties.workspaceId',
      undefined,
      'properties.workspaceId is undefined',
    ],
    ['without the archive', EXPORT, 'properties.storageAccountId', undefined, 'is not sent to the archive'],
    [
      'in the account of files',
      EXPORT,
      'properties.storageAccountId',
      ids.files,
      'is not sent to the archive',
    ],
    [
      'without who assigned roles',
      EXPORT,
      'properties.logs',
      logs.slice(1),
      'exported without Administrative',
    ],
    [
      'with categories that are off',
      EXPORT,
      'properties.logs',
      logs.map((log) => ({ ...Object(log), enabled: false })),
      'exported without Administrative, Security',
    ],
  ])('%s', (_, label, path, value, fault, set) => {
    expect(faultsAfter(label, path, value, set)).toContain(fault);
  });
});

describe('diagnostic settings are rejected', () => {
  const APP = 'Microsoft.Web/sites/func';
  test.each<Planted>([
    [
      'with all logs of the app',
      setting(APP),
      'properties.logs',
      [{ categoryGroup: 'allLogs', enabled: true }],
      'log lines must come only from AppTraces',
    ],
    [
      'with the log lines of the app',
      setting(APP),
      'properties.logs',
      [{ category: 'FunctionAppLogs', enabled: true }],
      'log lines must come only from AppTraces',
    ],
    [
      'with all logs of Cosmos DB',
      setting(COSMOS),
      'properties.logs',
      [{ categoryGroup: 'allLogs', enabled: true }],
      'must list the log categories',
    ],
    [
      'with a category that cannot be read',
      setting(COSMOS),
      'properties.logs.0.category',
      "[parameters('category')]",
      'must list the log categories',
    ],
    [
      'with the log of the vault off',
      setting(VAULT),
      'properties.logs.0.enabled',
      false,
      'AuditEvent is not enabled',
    ],
    [
      'with metrics in the archive',
      setting(VAULT, 'to-archive'),
      'properties.metrics',
      [{ category: 'AllMetrics', enabled: true }],
      'sends metrics to the archive',
    ],
    ['to another workspace', setting(VAULT), 'properties.workspaceId', ids.vault, 'properties.workspaceId'],
  ])('%s', (_, label, path, value, fault, set) => {
    expect(faultsAfter(label, path, value, set)).toContain(fault);
  });
});

describe('the stores of prod are rejected', () => {
  test.each<Planted>([
    [
      'with versions in the archive',
      `${ARCHIVE}/blobServices/default`,
      'properties.isVersioningEnabled',
      true,
      `isVersioningEnabled of ${ARCHIVE}/blobServices/default is true`,
    ],
    [
      'when Azure Monitor cannot write into the archive',
      ARCHIVE,
      'properties.networkAcls.bypass',
      'None',
      `bypass of ${ARCHIVE} is "None"`,
    ],
    [
      'with an open archive',
      ARCHIVE,
      'properties.networkAcls.defaultAction',
      'Allow',
      `defaultAction of ${ARCHIVE} is "Allow"`,
    ],
    [
      'with an open vault',
      VAULT,
      'properties.networkAcls.defaultAction',
      'Allow',
      `defaultAction of ${VAULT} is "Allow"`,
    ],
    [
      'with a vault whose network is public',
      VAULT,
      'properties.publicNetworkAccess',
      'Enabled',
      `publicNetworkAccess of ${VAULT} is "Enabled"`,
    ],
    [
      'when the vault can be purged',
      VAULT,
      'properties.enablePurgeProtection',
      null,
      `enablePurgeProtection of ${VAULT} is null`,
    ],
    [
      'with a public database',
      COSMOS,
      'properties.publicNetworkAccess',
      'Enabled',
      `publicNetworkAccess of ${COSMOS} is "Enabled"`,
    ],
    [
      'with a database that is only backed up now and then',
      COSMOS,
      'properties.backupPolicy.type',
      'Periodic',
      `backupPolicy.type of ${COSMOS} is "Periodic"`,
    ],
    [
      'with keys to files',
      FILES,
      'properties.allowSharedKeyAccess',
      true,
      `allowSharedKeyAccess of ${FILES} is true`,
    ],
    [
      'with a value that cannot be read',
      FILES,
      'properties.allowSharedKeyAccess',
      "[parameters('keys')]",
      `allowSharedKeyAccess of ${FILES} is "[parameters('keys')]"`,
    ],
    [
      'when delivery reports come with an identity that the firewall of the queues refuses',
      MAIL_REPORTS,
      'properties.deliveryWithResourceIdentity.identity.type',
      'UserAssigned',
      `${MAIL_REPORTS} must deliver with the system-assigned identity of its topic`,
    ],
    [
      'when scan results come from a topic without an identity',
      SCAN_TOPIC,
      'identity.type',
      'None',
      `${SCAN_TOPIC}/eventSubscriptions/scan-results must deliver with`,
    ],
    [
      'when only a deployment with providers is open',
      VAULT,
      'properties.networkAcls.defaultAction',
      'Allow',
      'prodWithProviders: networkAcls.defaultAction',
      'prodWithProviders',
    ],
  ])('%s', (_, label, path, value, fault, set) => {
    expect(faultsAfter(label, path, value, set)).toContain(fault);
  });

  test.each([
    ['Microsoft.Network/privateEndpoints/pe-vault', `${VAULT} (vault) has no private endpoint`],
    [
      'Microsoft.Network/privateEndpoints/pe-cosmos/privateDnsZoneGroups/default',
      `${COSMOS} (Sql) has no private endpoint`,
    ],
    [VAULT, `no template creates ${VAULT}`],
  ])('without %s', (label, fault) => {
    expect(faultsOf(without(expansion, 'prod', label))).toContain(fault);
  });

  test('with a store or a private endpoint that is in no list', () => {
    const more = withResources(expansion, 'prod', (resources) => [
      ...resources,
      { ...resources.find(({ id }) => id === ids.files)!, id: `${ids.files}2` },
      { ...resources.find(({ type }) => type.endsWith('/privateEndpoints'))!, id: 'endpoint' },
    ]);
    expect(faultsOf(more)).toContain(`${FILES}2 is a store without rules`);
    expect(faultsOf(more)).toContain('endpoint leads to no store');
  });
});

describe('roles are rejected', () => {
  const SEALS = `${ARCHIVE}/blobServices/default/containers/audit-seals`;
  const role = (id: string, on: string) => `Microsoft.Authorization/roleAssignments ${id} on ${on}`;
  const ON_SEALS = role('ba92f5b4-2d11-453d-a403-e96b0029c9fe', SEALS);
  const ON_MAIL = role(
    '09976791-48a7-449e-bb21-39d1a415f350',
    'Microsoft.Communication/communicationServices/acs',
  );
  const onScope = (scope: string) =>
    `[extensionResourceId('${scope}', 'Microsoft.Authorization/roleAssignments', guid('x'))]`;

  test.each<Planted>([
    [
      'on the account for files instead of the seals',
      ON_SEALS,
      'id',
      onScope(ids.files),
      'may not write to the container audit-seals',
    ],
    ['on the archive account', ON_SEALS, 'id', onScope(ids.archive), 'a role on the archive account'],
    [
      'on another container',
      ON_SEALS,
      'id',
      onScope(`${ids.archive}/blobServices/default/containers/insights-activity-logs`),
      'may not write to the container audit-seals',
    ],
    [
      'on the resource group, which has the archive',
      ON_MAIL,
      'id',
      onScope(ids.archive.split('/providers/')[0]!),
      'a role on the archive account',
    ],
    [
      'on a scope that cannot be read',
      ON_MAIL,
      'id',
      "[extensionResourceId(resourceId('a', 'b'), 'x')]",
      'cannot be read',
    ],
    [
      'to somebody who cannot be read',
      ON_MAIL,
      'properties.principalId',
      "[parameters('principal')]",
      'nothing shows who gets which role',
    ],
    [
      'that cannot be read',
      ON_SEALS,
      'properties.roleDefinitionId',
      "[parameters('role')]",
      'nothing shows who gets which role',
    ],
    [
      'that may not be assigned at all',
      ON_MAIL,
      'condition',
      "[parameters('mail')]",
      'nothing shows whether it is deployed',
    ],
    [
      'that the workflow would assign to a person',
      ON_MAIL,
      'properties.principalType',
      'User',
      `may not assign ${ON_MAIL}`,
      'devPipeline',
    ],
    [
      'that the workflow would get itself',
      ON_MAIL,
      'properties.principalId',
      '00000000-0000-4000-8000-00000000000d',
      `${ON_MAIL} gives the workflow a role on data`,
      'devPipeline',
    ],
    [
      'that the workflow would assign to operators',
      ON_MAIL,
      'properties.principalType',
      'Group',
      `may not assign ${ON_MAIL}`,
      'devPipeline',
    ],
  ])('%s', (_, label, path, value, fault, set) => {
    expect(faultsAfter(label, path, value, set)).toContain(fault);
  });

  /** The template of a module. */
  const moduleOf = ({ main }: Pick<Expansion, 'main'>, name: string) =>
    main.resources.find((each) => each.name === name && each.type.endsWith('/deployments'))!;
  const waitsNot = (name: string, other: string) =>
    withMain(expansion, (main) => {
      const module = moduleOf({ main }, name);
      Object.assign(module, {
        dependsOn: module.dependsOn!.filter((each) => !each.includes(`, '${other}')`)),
      });
    });
  const rolesWith = (kind: string, change: object) =>
    withMain(expansion, (main) => {
      const { resources } = moduleOf({ main }, 'roles').properties!.template!;
      Object.assign(
        resources.find(({ type }) => type.endsWith(kind))!,
        change,
      );
    });

  test.each([
    ['private-links', 'roles'],
    ['scan-delivery', 'roles'],
    ['mail-delivery', 'roles'],
    ['compute', 'roles'],
    ['compute', 'private-links'],
    ['availability', 'backend'],
  ])('when %s does not wait for %s', (name, other) => {
    expect(faultsOf(waitsNot(name, other))).toBe(`main.bicep: ${name} must depend on ${other}`);
  });

  test.each<[string, string, object, string]>([
    [
      'when definitions of Cosmos DB are created concurrently',
      'sqlRoleDefinitions',
      { copy: { name: 'cosmosRoleDefinitions' } },
      'cosmosRoleDefinitions needs a loop with @batchSize(1)',
    ],
    [
      'when assignments of Cosmos DB are created concurrently',
      'sqlRoleAssignments',
      { copy: { name: 'grantsOnCosmos', mode: 'serial', batchSize: 2 } },
      'grantsOnCosmos needs a loop with @batchSize(1)',
    ],
    [
      'when assignments do not wait for definitions',
      'sqlRoleAssignments',
      { dependsOn: [] },
      'grantsOnCosmos must depend on cosmosRoleDefinitions',
    ],
  ])('%s', (_, kind, change, fault) => {
    expect(faultsOf(rolesWith(kind, change))).toBe(fault);
  });

  test('when a definition is outside the loop', () => {
    const more = withMain(expansion, (main) => {
      const { template } = moduleOf({ main }, 'roles').properties!;
      const one = { type: 'Microsoft.DocumentDB/databaseAccounts/sqlRoleDefinitions', name: 'more' };
      Object.assign(template!, { resources: [...template!.resources, one] });
    });
    expect(faultsOf(more)).toContain('more needs a loop');
    expect(faultsOf(more)).toContain('more must be in the same loop');
  });

  test('when no module has them', () => {
    const none = withMain(expansion, (main) =>
      Object.assign(moduleOf({ main }, 'roles'), { name: 'grants', properties: {} }),
    );
    expect(faultsOf(none)).toContain('no roles of Cosmos DB are defined');
  });
});

test('a snapshot that says it is not complete is refused, and an ID that cannot be read', () => {
  const { prod } = expansion.sets;
  const incomplete = { ...expansion, sets: { ...expansion.sets, prod: { ...prod, diagnostics: ['x'] } } };
  expect(faultsOf(incomplete)).toContain('prod: the snapshot is not complete');
  const [group] = prod.predictedResources as [Resource];
  for (const changed of [
    { ...group, id: "[resourceId('a')]" },
    { ...group, type: "[parameters('type')]" },
  ])
    expect(faultsOf(withResources(expansion, 'prod', (all) => [...all, changed]))).toContain(
      'cannot be read',
    );
});

import { beforeAll, describe, expect, test } from 'vitest';
import { describePortal } from '../describePortal.ts';
import { evaluateTemplates } from '../templates/evaluateTemplates.ts';
import { loadTemplates } from '../templates/loadTemplates.ts';
import { templatePaths, textOf } from '../templates/sources.ts';
import { valueFaults } from './valueFaults.ts';

const templates = new Map(templatePaths.map((path) => [path, textOf(path)]));
let json: ReadonlyMap<string, unknown>;
beforeAll(async () => {
  const all = await loadTemplates();
  json = new Map([...all.json, ['generated/portal.json', JSON.parse(JSON.stringify(describePortal()))]]);
});

/** The faults after a part of a template was replaced. */
async function faultsAfter(path: string, part: string | RegExp, other: string): Promise<string[]> {
  const text = templates.get(path)!;
  const changed = text.replace(part, other);
  if (changed === text) throw new Error(`${path} has no ${part}`);
  return valueFaults({ templates: new Map(templates).set(path, changed), json });
}

const faultsWithTier = (changes: object) =>
  valueFaults({
    templates,
    json: new Map(json).set('tiers/prod.json', { ...(json.get('tiers/prod.json') as object), ...changes }),
  });

test('the templates have the required values', async () => {
  expect(await valueFaults({ templates, json })).toEqual([]);
});

type Planted = readonly [what: string, path: string, part: string | RegExp, other: string, fault: string];

const ALERTS = 'modules/alerts.bicep';
const COMPUTE = 'modules/compute.bicep';
const AVAILABILITY = 'modules/availability.bicep';
const ON_CALL = 'modules/onCall.bicep';
const ARCHIVE = 'modules/archive.bicep';
const VAULT = 'modules/secrets.bicep';
const ROLES = 'modules/roles.bicep';
const MAIN = 'main.bicep';
/** Matches a part of the resource with this name. */
const partOf = (resource: string, part: string) => new RegExp(`(?<=resource ${resource} [^]*?)${part}`);

test.each<Planted>([
  [
    'log alerts that are disabled',
    ALERTS,
    partOf('byLog', 'enabled: true'),
    'enabled: false',
    'byLog[0]: properties.enabled is false',
  ],
  [
    'timer alerts that are disabled',
    ALERTS,
    partOf('bySilence', 'enabled: true'),
    'enabled: false',
    'bySilence[0]: properties.enabled is false',
  ],
  [
    'a log alert that counts to 500',
    ALERTS,
    'threshold: 5\n',
    'threshold: 500\n',
    'byLog[0]: its threshold is 500',
  ],
  [
    'log alerts below their threshold',
    ALERTS,
    "operator: 'GreaterThan'",
    "operator: 'LessThan'",
    'allOf.0.operator is "LessThan"',
  ],
  [
    'log alerts without an action group',
    ALERTS,
    partOf('byLog', 'actionGroups: \\[onCallId\\]'),
    'actionGroups: []',
    'byLog[0]: properties.actions.actionGroups is []',
  ],
  [
    'timer alerts without an action group',
    ALERTS,
    partOf('bySilence', 'actions: \\{[^}]*\\}'),
    '',
    'bySilence[0]: properties.actions.actionGroups is undefined',
  ],
  [
    'timer alerts that wait for five',
    ALERTS,
    partOf('bySilence', 'threshold: 0'),
    'threshold: 5',
    'threshold is 5; it must be 0',
  ],
  [
    'a silence query that never matches',
    ALERTS,
    'query: timer.query',
    "query: '${timer.query} | where false'",
    'bySilence[1]: properties.criteria.allOf.0.query',
  ],
  [
    'a silence query of another timer',
    ALERTS,
    'query: timer.query',
    'query: portal.timers[0].query',
    'bySilence[1]: properties.criteria.allOf.0.query',
  ],
  [
    'a sampler of OpenTelemetry that the host ignores',
    COMPUTE,
    "'microsoft.fixed_percentage'",
    "'always_on'",
    'OTEL_TRACES_SAMPLER is "always_on"; its reader accepts /^microsoft',
  ],
  ['a share of the log lines', COMPUTE, "'1.0'", "'0.5'", 'OTEL_TRACES_SAMPLER_ARG is "0.5"'],
  [
    'the name of an identity instead of its kind',
    COMPUTE,
    "Queues__credential: 'managedidentity'",
    "Queues__credential: 'managedIdentity'",
    'Queues__credential is "managedIdentity"',
  ],
  [
    'a setting that the code refuses',
    COMPUTE,
    /MALWARE_SCAN: '\w+'/,
    "MALWARE_SCAN: 'clamav'",
    'MALWARE_SCAN is "clamav"; the code refuses it',
  ],
  [
    'an address instead of a client',
    COMPUTE,
    'AZURE_CLIENT_ID: identityClientId',
    'AZURE_CLIENT_ID: siteUrl',
    'AZURE_CLIENT_ID is "https',
  ],
  [
    'a setting that nothing reads',
    COMPUTE,
    'DEMO_DOWNLOADS: ',
    "DEMO_FILES: 'x'\n  DEMO_DOWNLOADS: ",
    'DEMO_FILES is "x"; nothing reads it',
  ],
  [
    'a query with a keyword as a column',
    ALERTS,
    'firstCall = min(TimeGenerated)',
    'first = min(TimeGenerated)',
    "KS228: The name 'first'",
  ],
  [
    'a query with a wrong column',
    ALERTS,
    'SeverityLevel >= 3',
    'Severity >= 3',
    "KS142: The name 'Severity'",
  ],
  [
    'a query with a wrong table',
    ALERTS,
    'var lines = portal.logLines',
    "var lines = replace(portal.logLines, 'AppTraces', 'Traces')",
    'KS',
  ],
  [
    'one timer without an alert',
    ALERTS,
    'for timer in portal.timers',
    "for timer in filter(portal.timers, timer => timer.name != 'sealAudit')",
    'the timer sealAudit has no alert seals-silent',
  ],
  [
    'timer alerts in another workspace',
    ALERTS,
    partOf('bySilence', 'scopes: \\[workspaceId\\]'),
    'scopes: [cosmosId]',
    'bySilence[0]: properties.scopes',
  ],
  [
    'a metric alert that is disabled',
    ALERTS,
    partOf('throttled', 'enabled: true'),
    'enabled: false',
    'throttled: properties.enabled is false',
  ],
  [
    'a metric alert without an action group',
    ALERTS,
    partOf('undelivered', 'actions: \\[[^\\]]*\\]'),
    'actions: []',
    'undelivered: properties.actions is []',
  ],
  [
    'alerts whose action group is empty',
    MAIN,
    'onCallId: onCall.outputs.id\n    workspaceId',
    "onCallId: ''\n    workspaceId",
    'properties.actions.actionGroups is [""]',
  ],
  [
    'a log alert whose frequency is longer than its window',
    ALERTS,
    partOf('byLog', "evaluationFrequency: 'PT5M'"),
    "evaluationFrequency: 'PT1H'",
    'evaluates the last PT5M every PT1H',
  ],
])('a check finds %s', async (_, path, part, other, fault) => {
  expect((await faultsAfter(path, part, other)).join('\n')).toContain(fault);
});

describe('receivers are rejected', () => {
  test.each<Planted>([
    [
      'when the action group is disabled',
      ON_CALL,
      'enabled: true',
      'enabled: false',
      'onCall.onCall: properties.enabled is false',
    ],
    [
      'when the webhook is never used',
      ON_CALL,
      /webhookReceivers: empty\(webhook\)[^]*?\}\]/,
      'webhookReceivers: []',
      'properties.webhookReceivers is []',
    ],
    [
      'when the webhook is used when there is none',
      ON_CALL,
      'empty(webhook)',
      '!empty(webhook)',
      'properties.webhookReceivers',
    ],
    [
      'when main does not give it',
      MAIN,
      'webhook: alertWebhook',
      "webhook: ''",
      'properties.webhookReceivers is []',
    ],
    [
      'when the number is cut',
      ON_CALL,
      "phoneNumber: split(smsNumber, ' ')[1]",
      "phoneNumber: split(smsNumber, ' ')[0]",
      'properties.smsReceivers',
    ],
    [
      'without an email address',
      ON_CALL,
      /emailReceivers: \[.*\]/,
      'emailReceivers: []',
      'properties.emailReceivers is []',
    ],
    [
      'when the budget notifies no one',
      'modules/budget.bicep',
      'contactEmails: [address]',
      'contactEmails: []',
      'halfSpent.contactEmails is []',
    ],
  ])('%s', async (_, path, part, other, fault) => {
    expect((await faultsAfter(path, part, other)).join('\n')).toContain(fault);
  });
});

describe('availability is rejected', () => {
  test.each<Planted>([
    [
      'from the same region twice',
      AVAILABILITY,
      'us-ca-sjc-azr',
      'us-va-ash-azr',
      'it must run in two regions',
    ],
    ['from one region', AVAILABILITY, ", 'us-ca-sjc-azr'", '', 'it must run in two regions'],
    [
      'when three of two must fail',
      AVAILABILITY,
      'failedLocationCount: length(regions)',
      'failedLocationCount: 3',
      'failedLocationCount is 3',
    ],
    [
      'when its tests are disabled',
      AVAILABILITY,
      'Enabled: true',
      'Enabled: false',
      'tests[0]: properties.Enabled is false',
    ],
    [
      'when its alerts are disabled',
      AVAILABILITY,
      'enabled: started',
      'enabled: false',
      'unreachable[0]: properties.enabled is false',
    ],
    [
      'when its alerts ring before the first deployment is complete',
      AVAILABILITY,
      'enabled: started',
      'enabled: true',
      'unreachable[0]: properties.enabled is true',
    ],
    [
      'without the health of the API',
      AVAILABILITY,
      '${siteUrl}/api/health',
      '${siteUrl}/api/status',
      '/api/health',
    ],
    [
      'when both alerts read one test',
      AVAILABILITY,
      'webTestId: tests[index].id',
      'webTestId: tests[0].id',
      'tests[1] has no alert',
    ],
    [
      'when any status is accepted',
      AVAILABILITY,
      'ExpectedHttpStatusCode: 200',
      'ExpectedHttpStatusCode: 0',
      'ExpectedHttpStatusCode is 0',
    ],
  ])('%s', async (_, path, part, other, fault) => {
    expect((await faultsAfter(path, part, other)).join('\n')).toContain(fault);
  });
});

describe('the activity log is rejected', () => {
  const EXPORT = 'modules/activityLog.bicep';
  test.each<Planted>([
    [
      'when nothing exports it',
      EXPORT,
      "targetScope = 'subscription'",
      '',
      'no template exports the activity log',
    ],
    ['without the workspace', EXPORT, 'workspaceId: workspaceId', '', 'properties.workspaceId is undefined'],
    ['without the archive', EXPORT, 'storageAccountId: archiveId', '', 'is not sent to the archive'],
    [
      'in the account of files',
      MAIN,
      /archiveId: archive\.outputs\.accountId(?=\n {2}\}\n\}\n\nmodule host)/,
      'archiveId: storage.outputs.accountId',
      'is not sent to the archive',
    ],
    ['without who assigned roles', EXPORT, "  'Administrative'\n", '', 'exported without Administrative'],
    [
      'with categories that are off',
      EXPORT,
      'enabled: true',
      'enabled: false',
      'exported without Administrative, Security',
    ],
  ])('%s', async (_, path, part, other, fault) => {
    expect((await faultsAfter(path, part, other)).join('\n')).toContain(fault);
  });
});

describe('diagnostic settings are rejected', () => {
  const COMPUTE = 'modules/compute.bicep';
  const METRICS = "    metrics: [{ category: 'AllMetrics'";
  test.each<Planted>([
    [
      'with all logs of the app',
      COMPUTE,
      METRICS,
      `    logs: [{ categoryGroup: 'allLogs', enabled: true }]\n${METRICS}`,
      'log lines must come only from AppTraces',
    ],
    [
      'with the log lines of the app',
      COMPUTE,
      METRICS,
      `    logs: [{ category: 'FunctionAppLogs', enabled: true }]\n${METRICS}`,
      'log lines must come only from AppTraces',
    ],
    [
      'with all logs of Cosmos DB',
      'modules/data.bicep',
      "{ category: 'DataPlaneRequests', enabled: true }",
      "{ categoryGroup: 'allLogs', enabled: true }",
      'must list the log categories',
    ],
    [
      'with the log of the vault off',
      VAULT,
      "{ category: 'AuditEvent', enabled: true }",
      "{ category: 'AuditEvent', enabled: false }",
      'AuditEvent is not enabled',
    ],
  ])('%s', async (_, path, part, other, fault) => {
    expect((await faultsAfter(path, part, other)).join('\n')).toContain(fault);
  });
});

describe('the stores of prod are rejected', () => {
  test.each<Planted>([
    [
      'with versions in the archive',
      ARCHIVE,
      'isVersioningEnabled: false',
      'isVersioningEnabled: true',
      'isVersioningEnabled of archive.blobs is true',
    ],
    [
      'when Azure Monitor cannot write into the archive',
      ARCHIVE,
      "bypass: 'AzureServices'",
      "bypass: 'None'",
      'bypass of archive.account is "None"',
    ],
    [
      'with an open archive',
      ARCHIVE,
      "closed ? 'Deny' : 'Allow'",
      "'Allow'",
      'defaultAction of archive.account is "Allow"',
    ],
    [
      'with an open vault',
      VAULT,
      "closed ? 'Deny' : 'Allow'",
      "'Allow'",
      'defaultAction of secrets.vault is "Allow"',
    ],
    [
      'with a vault whose network is public',
      VAULT,
      "closed && empty(operatorAddresses) ? 'Disabled' : 'Enabled'",
      "'Enabled'",
      'publicNetworkAccess of secrets.vault is "Enabled"',
    ],
    [
      'when main leaves the vault open',
      MAIN,
      /(?<=module secrets [^]*?)closed: size\.privateEndpoints/,
      'closed: false',
      'defaultAction of secrets.vault is "Allow"',
    ],
    [
      'when the vault can be purged',
      VAULT,
      'purgeProtected ? true : null',
      'null',
      'enablePurgeProtection of secrets.vault is null',
    ],
    [
      'with a public database',
      'modules/data.bicep',
      "closed && empty(operatorAddresses) ? 'Disabled' : 'Enabled'",
      "'Enabled'",
      'publicNetworkAccess of data.account is "Enabled"',
    ],
    [
      'with keys to files',
      'modules/storage.bicep',
      'allowSharedKeyAccess: false',
      'allowSharedKeyAccess: true',
      'allowSharedKeyAccess of storage.account is true',
    ],
    [
      'without a private endpoint of the vault',
      'modules/privateLinks.bicep',
      /.*name: 'vault'.*\n/,
      '',
      'secrets.vault (vault) has no private endpoint',
    ],
  ])('%s', async (_, path, part, other, fault) => {
    expect((await faultsAfter(path, part, other)).join('\n')).toContain(fault);
  });

  test.each([
    [{ privateEndpoints: false }, 'data.account (Sql) has no private endpoint'],
    [{ privateEndpoints: false }, 'defaultAction of secrets.vault is "Allow"'],
    [{ purgeProtected: false }, 'enablePurgeProtection of secrets.vault is null'],
    [{ continuousBackup: false }, 'backupPolicy.type of data.account is "Periodic"'],
  ])('when their tier says %j', async (changes, fault) => {
    expect((await faultsWithTier(changes)).join('\n')).toContain(fault);
  });
});

describe('roles are rejected', () => {
  test.each<Planted>([
    [
      'after the private links',
      MAIN,
      /(?<=module privateLinks [^]*?) {2}dependsOn: \[roles\]\n/,
      '',
      'privateLinks must depend on roles',
    ],
    [
      'after the delivery of scan results',
      MAIN,
      /(?<=module scanDelivery [^]*?) {2}dependsOn: \[roles\]\n/,
      '',
      'scanDelivery must depend on roles',
    ],
    [
      'after the delivery of email reports',
      MAIN,
      /(?<=module mailDelivery [^]*?) {2}dependsOn: \[roles\]\n/,
      '',
      'mailDelivery must depend on roles',
    ],
    [
      'after the app',
      MAIN,
      'dependsOn: [roles, privateLinks]',
      'dependsOn: [privateLinks]',
      'compute must depend on roles',
    ],
    [
      'on the account for files instead of the seals',
      ROLES,
      partOf('appOnSeals', 'scope: seals'),
      'scope: files',
      'may not write to the container audit-seals',
    ],
    [
      'on the archive account',
      ROLES,
      '${archiveAccount}/default/${portal.sealsContainer}',
      '${archiveAccount}',
      'a role on the archive account',
    ],
    [
      'on another container',
      ROLES,
      '/default/${portal.sealsContainer}',
      '/default/insights-activity-logs',
      'may not write to the container audit-seals',
    ],
    [
      'when definitions of Cosmos DB are created concurrently',
      ROLES,
      /@batchSize\(1\)\n(?=resource cosmosRoleDefinitions)/,
      '',
      'cosmosRoleDefinitions needs a loop with @batchSize(1)',
    ],
    [
      'when assignments of Cosmos DB are created concurrently',
      ROLES,
      /@batchSize\(1\)\n(?=resource grantsOnCosmos)/,
      '@batchSize(2)\n',
      'grantsOnCosmos needs a loop with @batchSize(1)',
    ],
    [
      'when assignments do not wait for definitions',
      ROLES,
      '    dependsOn: [cosmosRoleDefinitions]\n',
      '',
      'grantsOnCosmos must depend on roles.cosmosRoleDefinitions',
    ],
    [
      'when a definition is outside the loop',
      ROLES,
      'var principals',
      "resource more 'Microsoft.DocumentDB/databaseAccounts/sqlRoleDefinitions@2025-10-15' = {\n  parent: cosmos\n  name: 'more'\n}\n\nvar principals",
      'roles.more needs a loop',
    ],
    [
      'that the workflow would assign to a person',
      ROLES,
      partOf('appOnMail', "principalType: 'ServicePrincipal'"),
      "principalType: 'User'",
      'may not assign roles.appOnMail',
    ],
    [
      'that the workflow would get itself',
      ROLES,
      partOf('deployerOnSecrets', 'if \\(deployerIsPerson\\)'),
      'if (!empty(deployerPrincipalId))',
      'roles.deployerOnSecrets gives the workflow a role on data',
    ],
    [
      'that the workflow would assign to operators',
      ROLES,
      partOf('operatorOnFiles', 'if \\(!empty\\(operatorPrincipalId\\)\\)'),
      'if (true)',
      'may not assign roles.operatorOnFiles',
    ],
  ])('%s', async (_, path, part, other, fault) => {
    expect((await faultsAfter(path, part, other)).join('\n')).toContain(fault);
  });
});

describe('templates are evaluated', () => {
  const resourcesOf = async (main: string, params = {}) =>
    (
      await evaluateTemplates(
        {
          templates: new Map([
            ['main.bicep', main],
            [
              'modules/store.bicep',
              "param size int = 3\nresource it 'T/it@1' = { name: 'x', size: size }\noutput id string = it.id\n",
            ],
          ]),
          json: new Map([['rows.json', { rows: [{ name: 'a' }, { name: 'b' }] }]]),
        },
        params,
      )
    ).resources.map(({ ref, type, body }) => [ref, type, body]);

  test('with loops, variables, files and the references that only Azure can resolve', async () => {
    const main = `
param tier string
param more string = 'none'
var file = loadJsonContent('rows.json')
var names = map(filter(file.rows, row => row.name != 'a'), row => row.name)
module store 'modules/store.bicep' = { params: { size: tier == 'prod' ? 9 : 1 } }
resource outer 'T/outer@1' = [
  for (row, index) in file.rows: { name: '\${row.name}-\${index}', more: more, id: store.outputs.id, names: names }
]
resource single 'T/single@1' = if (tier == 'dev') { parent: outer[1], name: outer[0].id }
`;
    const body = (name: string) => ({ name, more: 'none', id: '${store.it.id}', names: ['b'] });
    const outers = [
      ['outer[0]', 'T/outer', body('a-0')],
      ['outer[1]', 'T/outer', body('b-1')],
    ];
    expect(await resourcesOf(main, { tier: 'prod' })).toEqual([
      ...outers,
      ['store.it', 'T/it', { name: 'x', size: 9 }],
    ]);
    expect(await resourcesOf(main, { tier: 'dev' })).toEqual([
      ...outers,
      ['single', 'T/single', { parent: '${outer[1]}', name: '${outer[0].id}' }],
      ['store.it', 'T/it', { name: 'x', size: 1 }],
    ]);
  });

  test('and unknown values never satisfy a rule', async () => {
    const main = "param a bool\nresource it 'T/it@1' = { name: a ? 'x' : 'y', no: !a, id: guid(a, 'k') }\n";
    expect(await resourcesOf(main)).toEqual([
      ['it', 'T/it', { name: "${a ? 'x' : 'y'}", no: '${!a}', id: '${guid(a, k)}' }],
    ]);
  });
});

import type { Deployment, Resource } from '../templates/evaluateTemplates.ts';
import { queryFaults } from './queryFaults.ts';
import { at, listAt, ref, textAt, type Value } from '../values.ts';

/** Rows of generated/portal.json. */
export interface TimerAlert {
  readonly name: string;
  readonly alert: string;
  readonly silentAfterMinutes: number;
  readonly window: string;
  readonly frequency: string;
  readonly query: string;
}

export interface Receivers {
  readonly address: string;
  /** The parameters of main.bicep; empty for none. */
  readonly webhook: string;
  readonly smsNumber: string;
}

/** An alert with a higher threshold would fire too late. */
const MAX_THRESHOLD = 5;
const REGIONS = 2;

const ofType = ({ resources }: Deployment, type: string) =>
  resources.filter((each) => each.type === type && !each.isExisting);
const locationOf = ({ path, line, ref: name }: Resource) => `${path}:${line}: ${name}`;

/** Properties of a resource that differ from the expected values, by dotted path. */
function differences(resource: Resource, expected: Readonly<Record<string, Value>>): string[] {
  return Object.entries(expected)
    .filter(
      ([path, value]) => JSON.stringify(at(resource.body, ...path.split('.'))) !== JSON.stringify(value),
    )
    .map(
      ([path, value]) =>
        `${locationOf(resource)}: ${path} is ${JSON.stringify(at(resource.body, ...path.split('.')))}; it must be ${JSON.stringify(value)}`,
    );
}

/** Faults that would hide an outage or its cause. */
export function monitoringFaults(
  deployment: Deployment,
  {
    timers,
    receivers,
    isStarted,
  }: {
    readonly timers: readonly TimerAlert[];
    readonly receivers: Receivers;
    /** Whether the alerts on availability are on: not before the first deployment is complete. */
    readonly isStarted: boolean;
  },
): string[] {
  const groups = ofType(deployment, 'Microsoft.Insights/actionGroups');
  const workspace = ofType(deployment, 'Microsoft.OperationalInsights/workspaces')[0];
  if (groups.length !== 1 || !workspace)
    return ['the templates must create a workspace and exactly one action group'];
  const groupId = ref(`${groups[0]!.ref}.id`);
  const workspaceId = ref(`${workspace.ref}.id`);
  return [
    ...receiverFaults(groups[0]!, receivers),
    ...budgetFaults(deployment, receivers),
    ...logAlertFaults(deployment, groupId, workspaceId),
    ...alertQueryFaults(deployment),
    ...timerFaults(deployment, timers),
    ...metricAlertFaults(deployment, groupId, isStarted),
    ...availabilityFaults(deployment),
    ...diagnosticFaults(deployment, workspaceId),
  ];
}

function receiverFaults(group: Resource, { address, webhook, smsNumber }: Receivers): string[] {
  const [countryCode = '', phoneNumber = ''] = smsNumber.split(' ');
  return differences(group, {
    'properties.enabled': true,
    'properties.emailReceivers': [{ name: 'on-call', emailAddress: address, useCommonAlertSchema: true }],
    'properties.webhookReceivers':
      webhook === '' ? [] : [{ name: 'on-call', serviceUri: webhook, useCommonAlertSchema: true }],
    'properties.smsReceivers': smsNumber === '' ? [] : [{ name: 'on-call', countryCode, phoneNumber }],
  });
}

function budgetFaults(deployment: Deployment, { address }: Receivers): string[] {
  const [budget] = ofType(deployment, 'Microsoft.Consumption/budgets');
  if (!budget) return ['no template creates a budget'];
  return Object.keys(Object(at(budget.body, 'properties', 'notifications'))).flatMap((name) =>
    differences(budget, {
      [`properties.notifications.${name}.enabled`]: true,
      [`properties.notifications.${name}.contactEmails`]: [address],
    }),
  );
}

/** `PT5M`, `PT3H`, `P2D`; not a number for anything else. */
function minutesOf(duration: string): number {
  const [, amount, unit] = /^P(?:T?)(\d+)([MHD])$/.exec(duration) ?? [];
  return Number(amount) * { M: 1, H: 60, D: 24 * 60 }[unit ?? 'M']!;
}

function logAlertFaults(deployment: Deployment, groupId: string, workspaceId: string): string[] {
  return ofType(deployment, 'Microsoft.Insights/scheduledQueryRules').flatMap((alert) => {
    const criteria = listAt(alert.body, 'properties', 'criteria', 'allOf');
    const threshold = at(criteria, 0, 'threshold');
    const every = textAt(alert.body, 'properties', 'evaluationFrequency');
    const window = textAt(alert.body, 'properties', 'windowSize');
    return [
      ...differences(alert, {
        'properties.enabled': true,
        'properties.scopes': [workspaceId],
        'properties.actions.actionGroups': [groupId],
        'properties.criteria.allOf.0.operator': 'GreaterThan',
        'properties.criteria.allOf.0.timeAggregation': 'Count',
        'properties.criteria.allOf.0.failingPeriods': {
          numberOfEvaluationPeriods: 1,
          minFailingPeriodsToAlert: 1,
        },
      }),
      ...(minutesOf(every) <= minutesOf(window)
        ? []
        : [
            `${locationOf(alert)} evaluates the last ${window} every ${every}: lines in between would be missed`,
          ]),
      ...(criteria.length === 1 ? [] : [`${locationOf(alert)} must have one criterion`]),
      ...(typeof threshold === 'number' && threshold <= MAX_THRESHOLD
        ? []
        : [
            `${locationOf(alert)}: its threshold is ${textAt(criteria, 0, 'threshold')}; the maximum is ${MAX_THRESHOLD}`,
          ]),
    ];
  });
}

/** The templates skip Azure's check of a query, because its table does not exist before the first log line. */
function alertQueryFaults(deployment: Deployment): string[] {
  return ofType(deployment, 'Microsoft.Insights/scheduledQueryRules').flatMap((alert) =>
    queryFaults(textAt(alert.body, 'properties', 'criteria', 'allOf', 0, 'query')).map(
      (fault) => `${locationOf(alert)}: ${fault}`,
    ),
  );
}

function timerFaults(deployment: Deployment, timers: readonly TimerAlert[]): string[] {
  const alerts = ofType(deployment, 'Microsoft.Insights/scheduledQueryRules');
  return timers.flatMap((timer) => {
    const alert = alerts.find(({ body }) => at(body, 'properties', 'displayName') === timer.alert);
    if (!alert) return [`modules/alerts.bicep: the timer ${timer.name} has no alert ${timer.alert}`];
    return differences(alert, {
      'properties.criteria.allOf.0.query': timer.query,
      'properties.criteria.allOf.0.threshold': 0,
      'properties.windowSize': timer.window,
      'properties.evaluationFrequency': timer.frequency,
    });
  });
}

function metricAlertFaults(deployment: Deployment, groupId: string, isStarted: boolean): string[] {
  return ofType(deployment, 'Microsoft.Insights/metricAlerts').flatMap((alert) => {
    const isAvailability = at(alert.body, 'properties', 'criteria', 'webTestId') !== undefined;
    return differences(alert, {
      'properties.enabled': isAvailability ? isStarted : true,
      'properties.actions': [{ actionGroupId: groupId }],
    });
  });
}

function availabilityFaults(deployment: Deployment): string[] {
  const tests = ofType(deployment, 'Microsoft.Insights/webtests');
  const alerts = ofType(deployment, 'Microsoft.Insights/metricAlerts');
  const site = siteOf(deployment);
  const missing = [site, `${site}/api/health`].filter(
    (url) => !tests.some(({ body }) => at(body, 'properties', 'Request', 'RequestUrl') === url),
  );
  return [
    ...missing.map((url) => `modules/availability.bicep: no test requests ${url}`),
    ...tests.flatMap((test) => {
      const regions = listAt(test.body, 'properties', 'Locations').map((each) => textAt(each, 'Id'));
      const alert = alerts.find(
        ({ body }) => at(body, 'properties', 'criteria', 'webTestId') === ref(`${test.ref}.id`),
      );
      return [
        ...differences(test, {
          'properties.Enabled': true,
          'properties.Frequency': 300,
          'properties.ValidationRules.ExpectedHttpStatusCode': 200,
          'properties.ValidationRules.SSLCheck': true,
        }),
        ...(new Set(regions).size === REGIONS && regions.length === REGIONS
          ? []
          : [`${locationOf(test)} runs in ${regions.join(', ')}; it must run in two regions`]),
        ...(alert
          ? differences(alert, { 'properties.criteria.failedLocationCount': REGIONS })
          : [`${locationOf(test)} has no alert`]),
      ];
    }),
  ];
}

/** The URL of the site in the settings of the app. */
function siteOf({ resources }: Deployment): string {
  const settings = resources.find(
    ({ type, body }) => type === 'Microsoft.Web/sites/config' && body['name'] === 'appsettings',
  );
  return textAt(settings?.body, 'properties', 'SITE_URL');
}

/** A setting sends to the workspace, or access logs alone to the archive, where metrics would have no policy. */
function targetFaults(setting: Resource, workspaceId: string): string[] {
  const isArchived =
    setting.targetScope === 'resourceGroup' &&
    at(setting.body, 'properties', 'storageAccountId') === ref('archive.account.id') &&
    at(setting.body, 'properties', 'workspaceId') === undefined;
  if (!isArchived) return differences(setting, { 'properties.workspaceId': workspaceId });
  return listAt(setting.body, 'properties', 'metrics').length > 0
    ? [`${locationOf(setting)} sends metrics to the archive, to a container without a policy`]
    : [];
}

/**
 * Every setting must list its categories and send them to the workspace. A category group would include query texts of
 * Cosmos DB, recipients of emails, and a second copy of the app's log lines, which are in AppTraces.
 */
function diagnosticFaults(deployment: Deployment, workspaceId: string): string[] {
  return ofType(deployment, 'Microsoft.Insights/diagnosticSettings').flatMap((setting) => {
    const logs = listAt(setting.body, 'properties', 'logs');
    const target = deployment.resources.find((each) => ref(each.ref) === at(setting.body, 'scope'));
    const isOfApp = target?.type === 'Microsoft.Web/sites';
    return [
      ...targetFaults(setting, workspaceId),
      ...logs
        .filter((log) => typeof at(log, 'category') !== 'string')
        .map(() => `${locationOf(setting)} must list the log categories instead of a category group`),
      ...[...logs, ...listAt(setting.body, 'properties', 'metrics')]
        .filter((log) => at(log, 'enabled') !== true)
        .map((log) => `${locationOf(setting)}: ${textAt(log, 'category')} is not enabled`),
      ...(isOfApp && logs.length > 0
        ? [`${locationOf(setting)}: the app's log lines must come only from AppTraces`]
        : []),
    ];
  });
}

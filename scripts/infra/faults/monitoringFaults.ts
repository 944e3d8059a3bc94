import { exampleOf } from '../templates/expressions.ts';
import {
  type Deployment,
  ids,
  isExpression,
  labelOf,
  ofType,
  type Resource,
  scopeOf,
  shorten,
  SUBSCRIPTION,
} from '../templates/snapshots.ts';
import { at, listAt, textAt, type Value } from '../values.ts';
import { queryFaults } from './queryFaults.ts';
import { settingsOf } from './settingFaults.ts';

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

/** The alerts besides those of the timers. One that is missing here, or that no template creates, is a fault. */
const LOG_ALERTS = [
  'server-errors',
  'latency',
  'event-loop-blocked',
  'failed-webhooks',
  'outbox-age',
  'outbox-stuck',
  'email-throttled',
  'email-backlog',
  'seal-copy-differs',
  'background-failures',
  'scan-failures',
  'infected-uploads',
  'password-guessing',
  'secret-reads',
  'operator-run-missing',
  'audit-problems',
  'maintenance-long',
];
const METRIC_ALERTS = [
  'throttled',
  'scan-results-lost',
  'delivery-reports-lost',
  'unreachable-site',
  'unreachable-health',
];

/** The name of an alert: `alert-latency-<token>` is `latency`. */
const alertName = ({ name }: Resource) => shorten(name).replace(/^alert-/, '');

/** Properties of a resource that differ from the expected values, by dotted path. */
function differences(resource: Resource, expected: Readonly<Record<string, Value>>): string[] {
  return Object.entries(expected)
    .filter(([path, value]) => JSON.stringify(at(resource, ...path.split('.'))) !== JSON.stringify(value))
    .map(
      ([path, value]) =>
        `${labelOf(resource)}: ${path} is ${JSON.stringify(at(resource, ...path.split('.')))}; it must be ${JSON.stringify(value)}`,
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
  const [group, ...others] = ofType(deployment, 'Microsoft.Insights/actionGroups');
  const [workspace] = ofType(deployment, 'Microsoft.OperationalInsights/workspaces');
  if (group?.id !== ids.onCall || others.length > 0 || workspace?.id !== ids.workspace)
    return ['the templates must create a workspace and exactly one action group'];
  return [
    ...receiverFaults(group, receivers),
    ...budgetFaults(deployment, receivers),
    ...alertListFaults(deployment, timers),
    ...logAlertFaults(deployment),
    ...alertQueryFaults(deployment),
    ...timerFaults(deployment, timers),
    ...metricAlertFaults(deployment, isStarted),
    ...availabilityFaults(deployment),
    ...diagnosticFaults(deployment),
  ];
}

function alertListFaults(deployment: Deployment, timers: readonly TimerAlert[]): string[] {
  const expected = new Set([...LOG_ALERTS, ...METRIC_ALERTS, ...timers.map(({ alert }) => alert)]);
  const names = new Set(
    ['scheduledQueryRules', 'metricAlerts'].flatMap((type) =>
      ofType(deployment, `Microsoft.Insights/${type}`).map(alertName),
    ),
  );
  return [
    ...[...expected.difference(names)].map((name) => `no template creates the alert ${name}`),
    ...[...names.difference(expected)].map((name) => `the alert ${name} is in no list (monitoringFaults.ts)`),
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
  return Object.keys(Object(at(budget, 'properties', 'notifications'))).flatMap((name) =>
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

function logAlertFaults(deployment: Deployment): string[] {
  return ofType(deployment, 'Microsoft.Insights/scheduledQueryRules').flatMap((alert) => {
    const criteria = listAt(alert, 'properties', 'criteria', 'allOf');
    const threshold = at(criteria, 0, 'threshold');
    const every = textAt(alert, 'properties', 'evaluationFrequency');
    const window = textAt(alert, 'properties', 'windowSize');
    return [
      ...differences(alert, {
        'properties.enabled': true,
        'properties.scopes': [ids.workspace],
        'properties.actions.actionGroups': [ids.onCall],
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
            `${labelOf(alert)} evaluates the last ${window} every ${every}: lines in between would be missed`,
          ]),
      ...(criteria.length === 1 ? [] : [`${labelOf(alert)} must have one criterion`]),
      ...(typeof threshold === 'number' && threshold <= MAX_THRESHOLD
        ? []
        : [
            `${labelOf(alert)}: its threshold is ${textAt(criteria, 0, 'threshold')}; the maximum is ${MAX_THRESHOLD}`,
          ]),
    ];
  });
}

/** The templates skip Azure's check of a query, because its table does not exist before the first log line. */
function alertQueryFaults(deployment: Deployment): string[] {
  return ofType(deployment, 'Microsoft.Insights/scheduledQueryRules').flatMap((alert) =>
    queryFaults(exampleOf(at(alert, 'properties', 'criteria', 'allOf', 0, 'query')) ?? '').map(
      (fault) => `${labelOf(alert)}: ${fault}`,
    ),
  );
}

function timerFaults(deployment: Deployment, timers: readonly TimerAlert[]): string[] {
  const alerts = ofType(deployment, 'Microsoft.Insights/scheduledQueryRules');
  return timers.flatMap((timer) => {
    const alert = alerts.find((each) => at(each, 'properties', 'displayName') === timer.alert);
    if (!alert) return [`the timer ${timer.name} has no alert ${timer.alert}`];
    return differences(alert, {
      'properties.criteria.allOf.0.query': timer.query,
      'properties.criteria.allOf.0.threshold': 0,
      'properties.windowSize': timer.window,
      'properties.evaluationFrequency': timer.frequency,
    });
  });
}

function metricAlertFaults(deployment: Deployment, isStarted: boolean): string[] {
  return ofType(deployment, 'Microsoft.Insights/metricAlerts').flatMap((alert) => {
    const isAvailability = at(alert, 'properties', 'criteria', 'webTestId') !== undefined;
    return differences(alert, {
      'properties.enabled': isAvailability ? isStarted : true,
      'properties.actions': [{ actionGroupId: ids.onCall }],
    });
  });
}

function availabilityFaults(deployment: Deployment): string[] {
  const tests = ofType(deployment, 'Microsoft.Insights/webtests');
  const alerts = ofType(deployment, 'Microsoft.Insights/metricAlerts');
  const site = exampleOf(at(settingsOf(deployment), 'SITE_URL')) ?? '';
  const missing = [site, `${site}/api/health`].filter(
    (url) => !tests.some((each) => exampleOf(at(each, 'properties', 'Request', 'RequestUrl')) === url),
  );
  return [
    ...missing.map((url) => `no test requests ${url}`),
    ...tests.flatMap((test) => {
      const regions = listAt(test, 'properties', 'Locations').map((each) => textAt(each, 'Id'));
      const alert = alerts.find((each) => at(each, 'properties', 'criteria', 'webTestId') === test.id);
      return [
        ...differences(test, {
          'properties.Enabled': true,
          'properties.Frequency': 300,
          'properties.ValidationRules.ExpectedHttpStatusCode': 200,
          'properties.ValidationRules.SSLCheck': true,
        }),
        ...(new Set(regions).size === REGIONS && regions.length === REGIONS
          ? []
          : [`${labelOf(test)} runs in ${regions.join(', ')}; it must run in two regions`]),
        ...(alert
          ? differences(alert, { 'properties.criteria.failedLocationCount': REGIONS })
          : [`${labelOf(test)} has no alert`]),
      ];
    }),
  ];
}

/** A setting sends to the workspace, or access logs alone to the archive, where metrics would have no policy. */
function targetFaults(setting: Resource): string[] {
  const isArchived =
    scopeOf(setting) !== `/subscriptions/${SUBSCRIPTION}` &&
    at(setting, 'properties', 'storageAccountId') === ids.archive &&
    at(setting, 'properties', 'workspaceId') === undefined;
  if (!isArchived) return differences(setting, { 'properties.workspaceId': ids.workspace });
  return listAt(setting, 'properties', 'metrics').length > 0
    ? [`${labelOf(setting)} sends metrics to the archive, to a container without a policy`]
    : [];
}

/**
 * Every setting must list its categories and send them to the workspace. A category group would include query texts of
 * Cosmos DB, recipients of emails, and a second copy of the app's log lines, which are in AppTraces.
 */
function diagnosticFaults(deployment: Deployment): string[] {
  return ofType(deployment, 'Microsoft.Insights/diagnosticSettings').flatMap((setting) => {
    const logs = listAt(setting, 'properties', 'logs');
    const isOfApp = scopeOf(setting) === ids.app;
    return [
      ...targetFaults(setting),
      ...logs
        .filter((log) => typeof at(log, 'category') !== 'string' || isExpression(at(log, 'category')))
        .map(() => `${labelOf(setting)} must list the log categories instead of a category group`),
      ...[...logs, ...listAt(setting, 'properties', 'metrics')]
        .filter((log) => at(log, 'enabled') !== true)
        .map((log) => `${labelOf(setting)}: ${textAt(log, 'category')} is not enabled`),
      ...(isOfApp && logs.length > 0
        ? [`${labelOf(setting)}: the app's log lines must come only from AppTraces`]
        : []),
    ];
  });
}

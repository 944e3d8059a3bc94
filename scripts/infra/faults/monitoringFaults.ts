import type { Deployment, Resource } from '../templates/evaluateTemplates.ts';
import { at, listAt, ref, textAt, type Value } from '../values.ts';

/** Rows of generated/portal.json. */
export interface TimerAlert {
  readonly name: string;
  readonly alert: string;
  readonly silentAfterMinutes: number;
  readonly window: string;
  readonly frequency: string;
}

export interface Receivers {
  readonly address: string;
  /** As main.bicep takes them: empty when there is none. */
  readonly webhook: string;
  readonly smsNumber: string;
}

/** An alert that waits for more lines than this would be asleep. */
const MAX_THRESHOLD = 5;
const REGIONS = 2;
const LINES = 'AppTraces | where Message startswith "{" | extend line = parse_json(Message)';

const typed = ({ resources }: Deployment, type: string) =>
  resources.filter((each) => each.type === type && !each.isExisting);
const placeOf = ({ path, line, ref: name }: Resource) => `${path}:${line}: ${name}`;

/** Whether parts of a resource are other than they have to be; `expected` by path, with dots. */
function differences(resource: Resource, expected: Readonly<Record<string, Value>>): string[] {
  return Object.entries(expected)
    .filter(
      ([path, value]) => JSON.stringify(at(resource.body, ...path.split('.'))) !== JSON.stringify(value),
    )
    .map(
      ([path, value]) =>
        `${placeOf(resource)}: ${path} is ${JSON.stringify(at(resource.body, ...path.split('.')))}; it has to be ${JSON.stringify(value)}`,
    );
}

/** What would keep somebody from learning that the portal is down, or from finding out why. */
export function monitoringFaults(
  deployment: Deployment,
  { timers, receivers }: { readonly timers: readonly TimerAlert[]; readonly receivers: Receivers },
): string[] {
  const groups = typed(deployment, 'Microsoft.Insights/actionGroups');
  const workspace = typed(deployment, 'Microsoft.OperationalInsights/workspaces')[0];
  if (groups.length !== 1 || !workspace) return ['the templates make no workspace, or not one action group'];
  const groupId = ref(`${groups[0]!.ref}.id`);
  const workspaceId = ref(`${workspace.ref}.id`);
  return [
    ...receiverFaults(groups[0]!, receivers),
    ...budgetFaults(deployment, receivers),
    ...logAlertFaults(deployment, groupId, workspaceId),
    ...timerFaults(deployment, timers),
    ...metricAlertFaults(deployment, groupId),
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
  const [budget] = typed(deployment, 'Microsoft.Consumption/budgets');
  if (!budget) return ['no template makes a budget'];
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
  return typed(deployment, 'Microsoft.Insights/scheduledQueryRules').flatMap((alert) => {
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
        : [`${placeOf(alert)} looks every ${every} at the last ${window}: lines between would be missed`]),
      ...(criteria.length === 1 ? [] : [`${placeOf(alert)} has to have one criterion`]),
      ...(typeof threshold === 'number' && threshold <= MAX_THRESHOLD
        ? []
        : [
            `${placeOf(alert)}: its threshold is ${textAt(criteria, 0, 'threshold')}; ${MAX_THRESHOLD} is the most`,
          ]),
    ];
  });
}

/**
 * Rows where a timer has completed no run for its time. The first completion of any timer in the window begins the
 * count; when there is none at all, the alert of the outbox reports it.
 */
function silenceQuery({ name, silentAfterMinutes }: TimerAlert): string {
  return [
    LINES,
    'where line.event == "timer completed"',
    `summarize first = min(TimeGenerated), last = maxif(TimeGenerated, line.function == "${name}")`,
    `extend since = ago(${silentAfterMinutes}m)`,
    `where (isnull(first) and "${name}" == "sweepOutbox") or (first < since and (isnull(last) or last < since))`,
  ].join(' | ');
}

function timerFaults(deployment: Deployment, timers: readonly TimerAlert[]): string[] {
  const alerts = typed(deployment, 'Microsoft.Insights/scheduledQueryRules');
  return timers.flatMap((timer) => {
    const alert = alerts.find(({ body }) => at(body, 'properties', 'displayName') === timer.alert);
    if (!alert) return [`modules/alerts.bicep: the timer ${timer.name} has no alert ${timer.alert}`];
    return differences(alert, {
      'properties.criteria.allOf.0.query': silenceQuery(timer),
      'properties.criteria.allOf.0.threshold': 0,
      'properties.windowSize': timer.window,
      'properties.evaluationFrequency': timer.frequency,
    });
  });
}

function metricAlertFaults(deployment: Deployment, groupId: string): string[] {
  return typed(deployment, 'Microsoft.Insights/metricAlerts').flatMap((alert) =>
    differences(alert, { 'properties.enabled': true, 'properties.actions': [{ actionGroupId: groupId }] }),
  );
}

function availabilityFaults(deployment: Deployment): string[] {
  const tests = typed(deployment, 'Microsoft.Insights/webtests');
  const alerts = typed(deployment, 'Microsoft.Insights/metricAlerts');
  const site = siteOf(deployment);
  const missing = [site, `${site}/api/health`].filter(
    (url) => !tests.some(({ body }) => at(body, 'properties', 'Request', 'RequestUrl') === url),
  );
  return [
    ...missing.map((url) => `modules/availability.bicep: nothing asks for ${url}`),
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
          : [`${placeOf(test)} asks from ${regions.join(', ')}; it has to ask from two regions`]),
        ...(alert
          ? differences(alert, { 'properties.criteria.failedLocationCount': REGIONS })
          : [`${placeOf(test)} has no alert`]),
      ];
    }),
  ];
}

/** The address of the site, as the app has it in its settings. */
function siteOf({ resources }: Deployment): string {
  const settings = resources.find(
    ({ type, body }) => type === 'Microsoft.Web/sites/config' && body['name'] === 'appsettings',
  );
  return textAt(settings?.body, 'properties', 'SITE_URL');
}

/**
 * Every setting names its categories and sends them to the workspace: a group of categories would bring query texts of
 * Cosmos DB and addressees of mails along, and each log line of the app a second time (they are in AppTraces).
 */
function diagnosticFaults(deployment: Deployment, workspaceId: string): string[] {
  return typed(deployment, 'Microsoft.Insights/diagnosticSettings').flatMap((setting) => {
    const logs = listAt(setting.body, 'properties', 'logs');
    const target = deployment.resources.find((each) => ref(each.ref) === at(setting.body, 'scope'));
    const isOfApp = target?.type === 'Microsoft.Web/sites';
    return [
      ...differences(setting, { 'properties.workspaceId': workspaceId }),
      ...logs
        .filter((log) => typeof at(log, 'category') !== 'string')
        .map(() => `${placeOf(setting)} has to name the categories of logs, not a group of them`),
      ...[...logs, ...listAt(setting.body, 'properties', 'metrics')]
        .filter((log) => at(log, 'enabled') !== true)
        .map((log) => `${placeOf(setting)}: ${textAt(log, 'category')} is not enabled`),
      ...(isOfApp && logs.length > 0
        ? [`${placeOf(setting)}: log lines of the app have one source, AppTraces`]
        : []),
    ];
  });
}

import { blobContainers, SEALS_CONTAINER } from '../../api/src/data/blobs/account.ts';
import { type Timer, timers } from '../../api/src/timers.ts';
import { containers } from '../../api/src/data/containers.ts';
import { DELIVERY_REPORT_QUEUE } from '../../api/src/services/email/delivery/deliveryReportQueue.ts';
import { SCAN_QUEUE } from '../../api/src/services/malwareScan/scanQueue.ts';
import { queueNames } from '../../api/src/services/queues/poisonQueues.ts';
import { RECORD_DAYS } from '../../contract/src/retention/rules.ts';
import { ACCESS_LOG_CONTAINERS } from './accessLogs.ts';
import { secretNameOf, settingSources } from './settings.ts';

interface ContainerDefinition {
  readonly partitionKey: { readonly paths: readonly string[] };
  readonly indexingPolicy: object;
  readonly defaultTtl?: number;
}

/** The Azure resources that the code needs. The templates load this instead of repeating it. */
export function describePortal() {
  return {
    containers: Object.entries<ContainerDefinition>(containers).map(([name, definition]) => ({
      name,
      partitionKey: definition.partitionKey.paths,
      // All containers have the same properties, so that the Bicep compiler infers one type.
      indexingPolicy: {
        indexingMode: 'consistent',
        automatic: true,
        compositeIndexes: [],
        ...definition.indexingPolicy,
      },
      defaultTtl: definition.defaultTtl ?? null,
    })),
    blobContainers: [...blobContainers],
    sealsContainer: SEALS_CONTAINER,
    accessLogContainers: [...ACCESS_LOG_CONTAINERS],
    recordDays: RECORD_DAYS,
    queues: queueNames,
    scanQueue: SCAN_QUEUE,
    deliveryReportQueue: DELIVERY_REPORT_QUEUE,
    logLines: LOG_LINES,
    timers: timers.map(timerAlert),
    secrets: Object.entries(settingSources)
      .filter(([, source]) => source === 'vault')
      .map(([setting]) => ({ setting, secret: secretNameOf(setting) })),
  };
}

/** Time windows of Azure's log alerts, in minutes, and their evaluation frequencies. */
const WINDOWS = [
  { minutes: 60, window: 'PT1H', frequency: 'PT5M' },
  { minutes: 180, window: 'PT3H', frequency: 'PT15M' },
  { minutes: 2 * 24 * 60, window: 'P2D', frequency: 'PT1H' },
];

/** The log lines of the code, in the query language of Azure Monitor. */
const LOG_LINES = 'AppTraces | where Message startswith "{" | extend line = parse_json(Message)';

/** The alert for a timer that completes no run. The window must be longer than the allowed silence. */
function timerAlert({ name, alert, silentAfterMinutes }: Timer) {
  const fitting = WINDOWS.find(({ minutes }) => minutes > silentAfterMinutes * 1.5);
  if (!fitting) throw new Error(`No log alert window is long enough for ${name}.`);
  const { window, frequency } = fitting;
  return {
    name,
    alert,
    silentAfterMinutes,
    window,
    frequency,
    query: silenceQuery(name, silentAfterMinutes),
  };
}

/**
 * Matches when a timer has completed no run for its allowed time. The time counts from the first completion of any timer
 * in the window. If there is none, only the alert of the outbox fires.
 */
function silenceQuery(name: string, silentAfterMinutes: number): string {
  return [
    LOG_LINES,
    'where line.event == "timer completed"',
    `summarize firstRun = min(TimeGenerated), lastRun = maxif(TimeGenerated, line.function == "${name}")`,
    `extend since = ago(${silentAfterMinutes}m)`,
    `where (isnull(firstRun) and "${name}" == "sweepOutbox") or (firstRun < since and (isnull(lastRun) or lastRun < since))`,
  ].join(' | ');
}

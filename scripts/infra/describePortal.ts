import { blobContainers, SEALS_CONTAINER } from '../../api/src/data/blobs/account.ts';
import { type Timer, timers } from '../../api/src/timers.ts';
import { containers } from '../../api/src/data/containers.ts';
import { SCAN_QUEUE } from '../../api/src/services/malwareScan/scanQueue.ts';
import { queueNames } from '../../api/src/services/queues/poisonQueues.ts';
import { RECORD_DAYS } from '../../contract/src/retention/rules.ts';
import { secretNameOf, sourceOf } from './settings.ts';

interface Definition {
  readonly partitionKey: { readonly paths: readonly string[] };
  readonly indexingPolicy: object;
  readonly defaultTtl?: number;
}

/** What the code needs of Azure, for the templates: they load it and name none of it themselves. */
export function describePortal() {
  return {
    containers: Object.entries<Definition>(containers).map(([name, definition]) => ({
      name,
      partitionKey: definition.partitionKey.paths,
      // All containers have the same properties here, so that the compiler of the templates sees one type.
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
    recordDays: RECORD_DAYS,
    queues: queueNames,
    scanQueue: SCAN_QUEUE,
    timers: timers.map(heartbeat),
    secrets: Object.entries(sourceOf)
      .filter(([, source]) => source === 'vault')
      .map(([setting]) => ({ setting, secret: secretNameOf(setting) })),
  };
}

/** Windows that Azure's log alerts offer, in minutes, and how often each is looked at. */
const WINDOWS = [
  { minutes: 60, window: 'PT1H', frequency: 'PT5M' },
  { minutes: 180, window: 'PT3H', frequency: 'PT15M' },
  { minutes: 2 * 24 * 60, window: 'P2D', frequency: 'PT1H' },
];

/** When somebody is alerted because a timer has not completed a run. The window holds the silence, and a line before it. */
function heartbeat({ name, alert, silentAfterMinutes }: Timer) {
  const fitting = WINDOWS.find(({ minutes }) => minutes > silentAfterMinutes * 1.5);
  if (!fitting) throw new Error(`No log alert looks back far enough for ${name}.`);
  return { name, alert, silentAfterMinutes, window: fitting.window, frequency: fitting.frequency };
}

import { blobContainers } from '../../api/src/data/blobs/account.ts';
import { containers } from '../../api/src/data/containers.ts';
import { ACCOUNT_MAIL_QUEUE } from '../../api/src/services/mail/account/accountMailQueue.ts';
import { SCAN_QUEUE } from '../../api/src/services/malwareScan/scanQueue.ts';
import { BUNDLE_QUEUE } from '../../api/src/services/queues/bundleQueue.ts';
import { SWEEP_QUEUE } from '../../api/src/services/queues/sweepQueue.ts';
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
    queues: [ACCOUNT_MAIL_QUEUE, BUNDLE_QUEUE, SCAN_QUEUE, SWEEP_QUEUE].toSorted(),
    scanQueue: SCAN_QUEUE,
    secrets: Object.entries(sourceOf)
      .filter(([, source]) => source === 'vault')
      .map(([setting]) => ({ setting, secret: secretNameOf(setting) })),
  };
}

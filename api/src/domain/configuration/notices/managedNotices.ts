import type { DataOf } from '@portal/contract/endpoint.ts';
import type { readManagedNotices } from '@portal/contract/configuration/endpoints/manageNotices.ts';
import { historyPage } from './historyPage.ts';
import type { StoredNotices } from './storedNotices.ts';

/** The data of the Management Center. */
export function managedNotices(notices: StoredNotices): DataOf<typeof readManagedNotices> {
  const { revision, services, feeNotice, support, incident } = notices;
  return { revision, services, feeNotice, support, incident, ...historyPage(notices, revision + 1) };
}

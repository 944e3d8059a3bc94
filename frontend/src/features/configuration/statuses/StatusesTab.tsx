import { isProtectedStatus } from '@portal/contract/configuration/catalogs/protectedStatuses.ts';
import { consoleStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { ManagedStatus } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useTranslation } from 'react-i18next';
import { ManagedList } from '../lists/ManagedList.tsx';
import { DeleteStatus } from './DeleteStatus.tsx';
import { EditStatusDialog } from './EditStatusDialog.tsx';
import { StatusRow } from './StatusRow.tsx';
import { managedStatusesQuery } from './managedStatuses.ts';

/** Read-only list, shown when the portal’s own list fails to load. */
const fallback: readonly ManagedStatus[] = consoleStatuses.map((status) => ({
  _id: `fallback-${status.key}`,
  ...status,
  description: '',
  isActive: true,
  isProtected: isProtectedStatus(status.key),
  createdBy: 'system',
  createdAt: '2026-01-01T00:00:00.000Z',
  migration: null,
}));

/** The statuses that requests can have. */
export function StatusesTab() {
  const { t } = useTranslation();
  return (
    <ManagedList
      query={managedStatusesQuery}
      fallback={fallback}
      texts={{
        title: t('Request Statuses'),
        unable: t('Unable to Load Status Management'),
        failure: t('Failed to fetch statuses'),
        problem: t('API Error'),
        isFallback: t('Showing fallback statuses.'),
        search: t('Search statuses'),
        placeholder: t('Search by label, key or description'),
        empty: t('No statuses found'),
        noMatch: t('No statuses match your search'),
        count: (shown, total) => t('Showing {{shown}} of {{total}} statuses', { shown, total }),
      }}
      searched={({ label, key, description }) => [label, t(label), key, description]}
      add={t('Add Status')}
      row={(status, { items, ...row }) => (
        <StatusRow key={status._id} status={status} statuses={items} {...row} />
      )}
      editor={(status, _, onClose) => <EditStatusDialog status={status} onClose={onClose} />}
      deletion={(status, statuses, onClose) => (
        <DeleteStatus status={status} statuses={statuses} onClose={onClose} />
      )}
    />
  );
}

import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { isProtectedStatus } from '@portal/contract/configuration/catalogs/protectedStatuses.ts';
import { consoleStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { ManagedStatus } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useState } from 'react';
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

type OpenDialog = { kind: 'edit'; status: ManagedStatus | null } | { kind: 'delete'; status: ManagedStatus };

/** The statuses that requests can have. */
export function StatusesTab() {
  const { t } = useTranslation();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const close = () => setOpenDialog(null);
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
      actions={
        <Button
          appearance="primary"
          icon={<AddRegular />}
          onClick={() => setOpenDialog({ kind: 'edit', status: null })}
        >
          {t('Add Status')}
        </Button>
      }
      row={(status, { items, isFallback }) => (
        <StatusRow
          key={status._id}
          status={status}
          statuses={items}
          isFallback={isFallback}
          onEdit={() => setOpenDialog({ kind: 'edit', status })}
          onDelete={() => setOpenDialog({ kind: 'delete', status })}
        />
      )}
      dialog={(statuses) => (
        <>
          {openDialog?.kind === 'edit' && <EditStatusDialog status={openDialog.status} onClose={close} />}
          {openDialog?.kind === 'delete' && (
            <DeleteStatus status={openDialog.status} statuses={statuses} onClose={close} />
          )}
        </>
      )}
    />
  );
}

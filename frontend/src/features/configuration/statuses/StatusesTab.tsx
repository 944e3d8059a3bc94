import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { isFoundIn } from '@portal/contract/fields/folding.ts';
import { isProtectedStatus } from '@portal/contract/configuration/catalogs/protectedStatuses.ts';
import { consoleStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { ManagedStatus } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { useManagedList } from '../lists/useManagedList.ts';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { ListProblem } from '../lists/ListProblem.tsx';
import { UnableToLoad } from '../lists/UnableToLoad.tsx';
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
  const [search, setSearch] = useState('');
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const list = useManagedList(managedStatusesQuery, fallback, t('Failed to fetch statuses'));
  if (list.state === 'loading') return <ScreenSkeleton />;
  if (list.state === 'failed') {
    return (
      <UnableToLoad
        title={t('Unable to Load Status Management')}
        onRetry={list.retry}
        isRetrying={list.isRetrying}
      />
    );
  }
  const { items, isFallback, problem, retry, isRetrying } = list;
  const shown = items.filter(({ label, key, description }) =>
    isFoundIn(search, [label, t(label), key, description]),
  );
  const close = () => setOpenDialog(null);
  return (
    <>
      <ListFrame
        title={t('Request Statuses')}
        actions={
          !isFallback && (
            <Button
              appearance="primary"
              icon={<AddRegular />}
              onClick={() => setOpenDialog({ kind: 'edit', status: null })}
            >
              {t('Add Status')}
            </Button>
          )
        }
        notices={
          problem !== null && (
            <ListProblem
              title={t('API Error')}
              reason={problem}
              shownList={
                isFallback ? t('Showing fallback statuses.') : t('Showing the most recently loaded list.')
              }
              onRetry={retry}
              isRetrying={isRetrying}
            />
          )
        }
        tools={
          <SearchField
            label={t('Search statuses')}
            placeholder={t('Search by label, key or description')}
            text={search}
            onChange={setSearch}
            onClear={() => setSearch('')}
          />
        }
        count={t('Showing {{shown}} of {{total}} statuses', { shown: shown.length, total: items.length })}
        empty={emptyText()}
      >
        {shown.map((status) => (
          <StatusRow
            key={status._id}
            status={status}
            statuses={items}
            isFallback={isFallback}
            onEdit={() => setOpenDialog({ kind: 'edit', status })}
            onDelete={() => setOpenDialog({ kind: 'delete', status })}
          />
        ))}
      </ListFrame>
      {openDialog?.kind === 'edit' && <EditStatusDialog status={openDialog.status} onClose={close} />}
      {openDialog?.kind === 'delete' && (
        <DeleteStatus status={openDialog.status} statuses={items} onClose={close} />
      )}
    </>
  );

  function emptyText(): string | null {
    if (shown.length > 0) return null;
    return items.length === 0 ? t('No statuses found') : t('No statuses match your search');
  }
}

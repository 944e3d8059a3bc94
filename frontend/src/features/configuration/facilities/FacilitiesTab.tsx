import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { isFoundIn } from '@portal/contract/fields/folding.ts';
import { starterFacilities } from '@portal/contract/configuration/catalogs/facilities.ts';
import type { ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { useManagedList } from '../lists/useManagedList.ts';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { ListProblem } from '../lists/ListProblem.tsx';
import { UnableToLoad } from '../lists/UnableToLoad.tsx';
import { DeleteFacility } from './DeleteFacility.tsx';
import { FacilityDialog } from './FacilityDialog.tsx';
import { FacilityListDialog } from './FacilityListDialog.tsx';
import { FacilityRow } from './FacilityRow.tsx';
import { managedFacilitiesQuery } from './managedFacilities.ts';

const useStyles = makeStyles({
  tab: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Read-only list, shown when the portal’s own list fails to load. */
const fallback: readonly ManagedFacility[] = starterFacilities.map((name, index) => ({
  _id: `fallback-${index + 1}`,
  name,
  description: '',
  order: index + 1,
  isActive: true,
  createdBy: 'system',
  createdAt: '2026-01-01T00:00:00.000Z',
}));

type OpenDialog =
  | { kind: 'edit'; facility: ManagedFacility | null }
  | { kind: 'delete'; facility: ManagedFacility }
  | { kind: 'list' };

/** The facilities that clients and staff choose from. */
export function FacilitiesTab() {
  const { t } = useTranslation();
  const styles = useStyles();
  const [search, setSearch] = useState('');
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const list = useManagedList(managedFacilitiesQuery, fallback, t('Failed to fetch facilities'));
  if (list.state === 'loading') return <ScreenSkeleton />;
  if (list.state === 'failed') {
    return (
      <UnableToLoad
        title={t('Unable to Load Facility Management')}
        onRetry={list.retry}
        isRetrying={list.isRetrying}
      />
    );
  }
  const { items, isFallback, problem, retry, isRetrying } = list;
  const shown = items.filter(({ name, description }) => isFoundIn(search, [name, description]));
  const close = () => setOpenDialog(null);
  return (
    <div className={styles.tab}>
      <Notice type="info" title={t('About the “Other” option')}>
        {t(
          'Forms add “Other” to this list automatically, so people can type in a facility that isn’t listed. Don’t add it here.',
        )}
      </Notice>
      <ListFrame
        title={t('Facilities')}
        actions={
          !isFallback && (
            <>
              <Button onClick={() => setOpenDialog({ kind: 'list' })}>{t('Add a list')}</Button>
              <Button
                appearance="primary"
                icon={<AddRegular />}
                onClick={() => setOpenDialog({ kind: 'edit', facility: null })}
              >
                {t('Add Facility')}
              </Button>
            </>
          )
        }
        notices={
          problem !== null && (
            <ListProblem
              title={t('Connection Issue')}
              reason={problem}
              shownList={
                isFallback ? t('Showing fallback facilities.') : t('Showing the most recently loaded list.')
              }
              onRetry={retry}
              isRetrying={isRetrying}
            />
          )
        }
        tools={
          <SearchField
            label={t('Search facilities')}
            placeholder={t('Search by name or description')}
            text={search}
            onChange={setSearch}
            onClear={() => setSearch('')}
          />
        }
        count={t('Showing {{shown}} of {{total}} facilities', { shown: shown.length, total: items.length })}
        empty={emptyText()}
      >
        {shown.map((facility) => (
          <FacilityRow
            key={facility._id}
            facility={facility}
            isFallback={isFallback}
            onEdit={() => setOpenDialog({ kind: 'edit', facility })}
            onDelete={() => setOpenDialog({ kind: 'delete', facility })}
          />
        ))}
      </ListFrame>
      {openDialog?.kind === 'edit' && (
        <FacilityDialog facility={openDialog.facility} facilities={items} onClose={close} />
      )}
      {openDialog?.kind === 'list' && <FacilityListDialog facilities={items} onClose={close} />}
      {openDialog?.kind === 'delete' && <DeleteFacility facility={openDialog.facility} onClose={close} />}
    </div>
  );

  function emptyText(): string | null {
    if (shown.length > 0) return null;
    return items.length === 0 ? t('No facilities found') : t('No facilities match your search');
  }
}

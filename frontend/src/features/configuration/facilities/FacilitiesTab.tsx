import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { starterFacilities } from '@portal/contract/configuration/catalogs/facilities.ts';
import type { ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { ManagedList } from '../lists/ManagedList.tsx';
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
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <div className={styles.tab}>
      <ManagedList
        query={managedFacilitiesQuery}
        fallback={fallback}
        texts={{
          title: t('Facilities'),
          unable: t('Unable to Load Facility Management'),
          failure: t('Failed to fetch facilities'),
          problem: t('Connection Issue'),
          isFallback: t('Showing fallback facilities.'),
          search: t('Search facilities'),
          placeholder: t('Search by name or description'),
          empty: t('No facilities found'),
          noMatch: t('No facilities match your search'),
          count: (shown, total) => t('Showing {{shown}} of {{total}} facilities', { shown, total }),
        }}
        searched={({ name, description }) => [name, description]}
        info={
          <Notice type="info" title={t('About the “Other” option')}>
            {t(
              'Forms add “Other” to this list automatically, so people can type in a facility that isn’t listed. Don’t add it here.',
            )}
          </Notice>
        }
        actions={
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
        }
        row={(facility, { isFallback }) => (
          <FacilityRow
            key={facility._id}
            facility={facility}
            isFallback={isFallback}
            onEdit={() => setOpenDialog({ kind: 'edit', facility })}
            onDelete={() => setOpenDialog({ kind: 'delete', facility })}
          />
        )}
        dialog={(facilities) => (
          <>
            {openDialog?.kind === 'edit' && (
              <FacilityDialog facility={openDialog.facility} facilities={facilities} onClose={close} />
            )}
            {openDialog?.kind === 'list' && <FacilityListDialog facilities={facilities} onClose={close} />}
            {openDialog?.kind === 'delete' && (
              <DeleteFacility facility={openDialog.facility} onClose={close} />
            )}
          </>
        )}
      />
    </div>
  );
}

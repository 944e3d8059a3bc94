import { Button } from '@fluentui/react-components';
import { starterFacilities } from '@portal/contract/configuration/catalogs/facilities.ts';
import type { ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { ManagedList } from '../lists/ManagedList.tsx';
import { DeleteFacility } from './DeleteFacility.tsx';
import { FacilityDialog } from './FacilityDialog.tsx';
import { FacilityListDialog } from './FacilityListDialog.tsx';
import { FacilityRow } from './FacilityRow.tsx';
import { managedFacilitiesQuery } from './managedFacilities.ts';

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

/** The facilities that clients and staff choose from. */
export function FacilitiesTab() {
  const { t } = useTranslation();
  const [isAddingList, setAddingList] = useState(false);
  return (
    <Stack gap={16}>
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
        add={t('Add Facility')}
        actions={<Button onClick={() => setAddingList(true)}>{t('Add a list')}</Button>}
        row={(facility, { isFallback, onEdit, onDelete }) => (
          <FacilityRow
            key={facility._id}
            facility={facility}
            isFallback={isFallback}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        )}
        editor={(facility, facilities, onClose) => (
          <FacilityDialog facility={facility} facilities={facilities} onClose={onClose} />
        )}
        further={(facilities) =>
          isAddingList && <FacilityListDialog facilities={facilities} onClose={() => setAddingList(false)} />
        }
        deletion={(facility, _, onClose) => <DeleteFacility facility={facility} onClose={onClose} />}
      />
    </Stack>
  );
}

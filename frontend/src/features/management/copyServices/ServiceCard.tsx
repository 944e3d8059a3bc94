import { AddRegular } from '@fluentui/react-icons/svg/add';
import {
  deleteCopyService,
  deleteCopyServiceLocation,
} from '@portal/contract/configuration/endpoints/manageCopyServices.ts';
import type {
  ManagedCopyService,
  ManagedLocation,
} from '@portal/contract/configuration/schemas/copyService.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { call } from '../../../lib/api.ts';
import { ListFrame } from '../components/ListFrame.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';
import { LocationDialog } from './LocationDialog.tsx';
import { LocationRow } from './LocationRow.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

/** More than these hide what stands below them. */
const MAX_SHOWN = 5;

interface Props {
  service: ManagedCopyService;
  place: number;
  canEdit: boolean;
}

type OpenDialog =
  | { kind: 'editService' | 'deleteService' }
  | { kind: 'editLocation'; location: ManagedLocation | null; place: number }
  | { kind: 'deleteLocation'; location: ManagedLocation };

/** One copy service with its offices. */
export function ServiceCard({ service, place, canEdit }: Props) {
  const { t } = useTranslation();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [isWhole, setWhole] = useState(false);
  const close = () => setOpenDialog(null);
  const { name, isActive, locations } = service;
  const isOffered = isActive && locations.some((location) => location.isActive);
  return (
    <>
      <ListFrame
        title={name}
        actions={
          canEdit && (
            <>
              <Button
                icon={<AddRegular />}
                aria-label={t('Add Location: {{name}}', { name })}
                onClick={() => {
                  // The new one comes last.
                  setWhole(true);
                  setOpenDialog({ kind: 'editLocation', location: null, place: 0 });
                }}
              >
                {t('Add Location')}
              </Button>
              <Button
                aria-label={t('Edit {{name}}', { name })}
                onClick={() => setOpenDialog({ kind: 'editService' })}
              >
                {t('Edit')}
              </Button>
              <Button
                aria-label={t('Delete {{name}}', { name })}
                onClick={() => setOpenDialog({ kind: 'deleteService' })}
              >
                {t('Delete')}
              </Button>
            </>
          )
        }
        notices={
          !isOffered && (
            <Notice type="info">
              {isActive
                ? t('Clients cannot choose this copy service: it has no active location.')
                : t('Clients cannot choose this copy service: it is inactive.')}
            </Notice>
          )
        }
        empty={locations.length === 0 ? t('No locations yet') : null}
        more={
          locations.length > MAX_SHOWN && (
            <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole
                ? t('Show fewer locations')
                : t('Show all {{number}} locations', { number: locations.length })}
            </Button>
          )
        }
      >
        {(isWhole ? locations : locations.slice(0, MAX_SHOWN)).map((location, index) => (
          <LocationRow
            key={location.id}
            location={location}
            place={index + 1}
            canEdit={canEdit}
            onEdit={() => setOpenDialog({ kind: 'editLocation', location, place: index + 1 })}
            onDelete={() => setOpenDialog({ kind: 'deleteLocation', location })}
          />
        ))}
      </ListFrame>
      {openDialog?.kind === 'editService' && (
        <ServiceDialog service={service} place={place} onClose={close} />
      )}
      {openDialog?.kind === 'deleteService' && <DeleteService service={service} onClose={close} />}
      {openDialog?.kind === 'editLocation' && (
        <LocationDialog
          serviceId={service.id}
          location={openDialog.location}
          place={openDialog.place}
          onClose={close}
        />
      )}
      {openDialog?.kind === 'deleteLocation' && (
        <DeleteLocation location={openDialog.location} onClose={close} />
      )}
    </>
  );
}

/** Asks before a location is taken off the list. */
function DeleteLocation({ location, onClose }: { location: ManagedLocation; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, name } = location;
  return (
    <ConfirmChange
      title={t('Delete “{{name}}”?', { name })}
      confirmLabel={t('Delete')}
      done={t('Location deleted successfully')}
      send={(seen) => call(deleteCopyServiceLocation, { query: { id, seen } })}
      onClose={onClose}
    >
      <p>{t('Clients can no longer choose this location. Existing requests keep its name and address.')}</p>
    </ConfirmChange>
  );
}

/** Asks before a copy service is taken off the list with its locations. */
function DeleteService({ service, onClose }: { service: ManagedCopyService; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, name, locations } = service;
  return (
    <ConfirmChange
      title={t('Delete “{{name}}”?', { name })}
      confirmLabel={t('Delete')}
      done={t('Copy service deleted successfully')}
      send={(seen) => call(deleteCopyService, { query: { id, seen } })}
      onClose={onClose}
    >
      <p>
        {t('Its locations ({{number}}) are deleted too. Existing requests keep its name and address.', {
          number: locations.length,
        })}
      </p>
    </ConfirmChange>
  );
}

import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import {
  deleteCopyService,
  deleteCopyServiceLocation,
} from '@portal/contract/configuration/endpoints/manageCopyServices.ts';
import type {
  ManagedCopyService,
  ManagedLocation,
} from '@portal/contract/configuration/schemas/copyService.ts';
import { displayPhone } from '@portal/contract/fields/entered/phone.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { call } from '../../../lib/api.ts';
import { DeleteButton, EditButton } from '../../../components/list/ItemActions.tsx';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { useNoticeChange } from '../notices/useNoticeChange.ts';
import { LocationDialog } from './LocationDialog.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

/** How many locations a collapsed list shows. */
const MAX_COLLAPSED = 5;

interface Props {
  service: ManagedCopyService;
  position: number;
  canEdit: boolean;
}

type OpenDialog =
  | { kind: 'editService' | 'deleteService' }
  | { kind: 'editLocation'; location: ManagedLocation | null; position: number }
  | { kind: 'deleteLocation'; location: ManagedLocation };

/** One copy service with its locations. */
export function ServiceCard({ service, position, canEdit }: Props) {
  const { t } = useTranslation();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [isExpanded, setExpanded] = useState(false);
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
                  // A new location is added at the end of the list.
                  setExpanded(true);
                  setOpenDialog({ kind: 'editLocation', location: null, position: 0 });
                }}
              >
                {t('Add Location')}
              </Button>
              <EditButton name={name} onClick={() => setOpenDialog({ kind: 'editService' })} />
              <DeleteButton name={name} onClick={() => setOpenDialog({ kind: 'deleteService' })} />
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
          locations.length > MAX_COLLAPSED && (
            <Button aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
              {isExpanded
                ? t('Show fewer locations')
                : t('Show all {{number}} locations', { number: locations.length })}
            </Button>
          )
        }
      >
        {(isExpanded ? locations : locations.slice(0, MAX_COLLAPSED)).map((location, index) => (
          <LocationRow
            key={location.id}
            location={location}
            position={index + 1}
            canEdit={canEdit}
            onEdit={() => setOpenDialog({ kind: 'editLocation', location, position: index + 1 })}
            onDelete={() => setOpenDialog({ kind: 'deleteLocation', location })}
          />
        ))}
      </ListFrame>
      {openDialog?.kind === 'editService' && (
        <ServiceDialog service={service} position={position} onClose={close} />
      )}
      {openDialog?.kind === 'deleteService' && <DeleteService service={service} onClose={close} />}
      {openDialog?.kind === 'editLocation' && (
        <LocationDialog
          serviceId={service.id}
          location={openDialog.location}
          position={openDialog.position}
          onClose={close}
        />
      )}
      {openDialog?.kind === 'deleteLocation' && (
        <DeleteLocation location={openDialog.location} onClose={close} />
      )}
    </>
  );
}

/** Asks before a location is deleted. */
function DeleteLocation({ location, onClose }: { location: ManagedLocation; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, name } = location;
  const { mutateAsync } = useNoticeChange((_: null, seen) =>
    call(deleteCopyServiceLocation, { query: { id, seen } }),
  );
  return (
    <ConfirmChange
      title={t('Delete “{{name}}”?', { name })}
      success={t('Location deleted successfully')}
      send={() => mutateAsync(null)}
      onClose={onClose}
    >
      <p>{t('Clients can no longer choose this location. Existing requests keep its name and address.')}</p>
    </ConfirmChange>
  );
}

/** Asks before a copy service and its locations are deleted. */
function DeleteService({ service, onClose }: { service: ManagedCopyService; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, name, locations } = service;
  const { mutateAsync } = useNoticeChange((_: null, seen) =>
    call(deleteCopyService, { query: { id, seen } }),
  );
  return (
    <ConfirmChange
      title={t('Delete “{{name}}”?', { name })}
      success={t('Copy service deleted successfully')}
      send={() => mutateAsync(null)}
      onClose={onClose}
    >
      <p>{consequence()}</p>
    </ConfirmChange>
  );

  function consequence(): string {
    if (locations.length === 0) return t('Existing requests keep its name.');
    return locations.length === 1
      ? t('Its location is deleted too. Existing requests keep its name and address.')
      : t('Its {{number}} locations are deleted too. Existing requests keep its name and address.', {
          number: locations.length,
        });
  }
}

interface LocationRowProps {
  location: ManagedLocation;
  position: number;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One location with its actions. */
function LocationRow({ location, position, canEdit, onEdit, onDelete }: LocationRowProps) {
  const { t } = useTranslation();
  const { name, address, email, phone, isActive } = location;
  return (
    <ListRow
      order={`#${position}`}
      head={
        <>
          <span>{name}</span>
          {!isActive && <Mark tone="attention">{t('Inactive', { context: 'location' })}</Mark>}
        </>
      }
      text={address}
      details={[email, displayPhone(phone)].filter(Boolean).join(' · ')}
      actions={
        canEdit && (
          <>
            <EditButton name={name} onClick={onEdit} />
            <DeleteButton name={name} onClick={onDelete} />
          </>
        )
      }
    />
  );
}

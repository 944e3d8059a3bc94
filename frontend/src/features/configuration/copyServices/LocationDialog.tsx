import {
  addCopyServiceLocation,
  editCopyServiceLocation,
} from '@portal/contract/configuration/endpoints/manageCopyServices.ts';
import {
  copyServiceLocationForm,
  type ManagedLocation,
} from '@portal/contract/configuration/schemas/copyService.ts';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { call } from '../../../lib/api.ts';
import { PositionField } from './PositionField.tsx';
import { ValueDialog } from '../notices/ValueDialog.tsx';

interface Values {
  name: string;
  address: string;
  email: string;
  phone: string;
  order: string;
  isActive: boolean;
}

interface Props {
  serviceId: string;
  /** Null for a new one. */
  location: ManagedLocation | null;
  /** Position in the list, from 1; 0 for a new one. */
  position: number;
  onClose: () => void;
}

/** Adds a location to a copy service, or changes one. */
export function LocationDialog({ serviceId, location, position, onClose }: Props) {
  const { t } = useTranslation();
  const values = {
    name: location?.name ?? '',
    address: location?.address ?? '',
    email: location?.email ?? '',
    phone: location?.phone ?? '',
    order: String(position),
    isActive: location?.isActive ?? true,
  };
  return (
    <ValueDialog
      title={location ? t('Edit Location') : t('Add Location')}
      schema={copyServiceLocationForm}
      values={values}
      send={(body, seen) =>
        location
          ? call(editCopyServiceLocation, { query: { id: location.id }, body: { ...body, seen } })
          : call(addCopyServiceLocation, { query: { id: serviceId }, body })
      }
      successMessage={location ? t('Location updated successfully') : t('Location created successfully')}
      onClose={onClose}
    >
      <TextField<Values> name="name" label={t('Location name')} maxLength={100} autoComplete="off" />
      <TextField<Values> name="address" label={t('Address')} maxLength={200} autoComplete="off" />
      <TextField<Values>
        name="email"
        label={t('Email')}
        optional
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <PhoneField<Values> name="phone" label={t('Phone')} optional />
      <PositionField />
      <CheckboxField<Values> name="isActive" label={t('Offered to clients')} />
    </ValueDialog>
  );
}

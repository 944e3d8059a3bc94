import { addFacility, editFacility } from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import { facilityConflict, NAME_IN_USE } from '@portal/contract/configuration/rules/facilityConflict.ts';
import { nextOrder } from '@portal/contract/configuration/rules/nextOrder.ts';
import { facilityForm, type ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { MAX_LIST_DESCRIPTION } from '@portal/contract/configuration/schemas/listDescription.ts';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { call } from '../../../lib/api.ts';
import { OrderField } from '../../../components/list/OrderField.tsx';
import { facilityKeys } from './managedFacilities.ts';

interface Values {
  name: string;
  description: string;
  order: string;
}

type Body = z.output<typeof facilityForm>;

interface Props {
  /** Null for a new one. */
  facility: ManagedFacility | null;
  /** All facilities. */
  facilities: readonly ManagedFacility[];
  onClose: () => void;
}

/** Adds a facility, or changes one. */
export function FacilityDialog({ facility, facilities, onClose }: Props) {
  const { t } = useTranslation();
  const others = facilities.filter(({ _id, isActive }) => isActive && _id !== facility?._id);
  const edit = useListForm<Values, Body>({
    schema: facilityForm,
    values: {
      name: facility?.name ?? '',
      description: facility?.description ?? '',
      order: String(facility?.order ?? 0),
    },
    validate: (body) => {
      const conflict = facilityConflict(body, others);
      if (!conflict) return null;
      const above = t(conflict.text.template, conflict.text.values);
      return {
        field: conflict.field,
        fieldMessage: conflict.field === 'name' ? NAME_IN_USE : above,
        formMessage: above,
      };
    },
    save: (body) =>
      facility
        ? call(editFacility, { query: { id: facility._id }, body, fallback: 'Failed to update facility' })
        : call(addFacility, { body, fallback: 'Failed to create facility' }),
    keys: facilityKeys,
    success: facility ? t('Facility updated successfully') : t('Facility created successfully'),
    onSaved: onClose,
    failure: (reason) => t('Failed to save facility: {{reason}}', { reason }),
  });
  return (
    <FormDialog
      title={facility ? t('Edit Facility') : t('Add Facility')}
      save={facility ? t('Save changes') : t('Add Facility')}
      edit={edit}
      onClose={onClose}
    >
      <TextField<Values> name="name" label={t('Facility name')} maxLength={200} autoComplete="off" />
      <TextAreaField<Values>
        name="description"
        label={t('Description')}
        optional
        maxLength={MAX_LIST_DESCRIPTION}
      />
      <OrderField next={nextOrder(others.map(({ order }) => order))} />
    </FormDialog>
  );
}

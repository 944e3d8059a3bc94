import {
  addCopyService,
  editCopyService,
} from '@portal/contract/configuration/endpoints/manageCopyServices.ts';
import {
  copyServiceForm,
  type ManagedCopyService,
} from '@portal/contract/configuration/schemas/copyService.ts';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { call } from '../../../lib/api.ts';
import { PositionField } from './PositionField.tsx';
import { ValueDialog } from '../notices/ValueDialog.tsx';

interface Values {
  name: string;
  order: string;
  isActive: boolean;
}

interface Props {
  /** Null for a new one. */
  service: ManagedCopyService | null;
  /** Position in the list, from 1; 0 for a new one. */
  position: number;
  onClose: () => void;
}

/** Adds a copy service, or changes one. */
export function ServiceDialog({ service, position, onClose }: Props) {
  const { t } = useTranslation();
  const values = { name: service?.name ?? '', order: String(position), isActive: service?.isActive ?? true };
  return (
    <ValueDialog
      title={service ? t('Edit Copy Service') : t('Add Copy Service')}
      schema={copyServiceForm}
      values={values}
      send={(body, seen) =>
        service
          ? call(editCopyService, { query: { id: service.id }, body: { ...body, seen } })
          : call(addCopyService, { body })
      }
      successMessage={
        service ? t('Copy service updated successfully') : t('Copy service created successfully')
      }
      onClose={onClose}
    >
      <TextField<Values> name="name" label={t('Copy service name')} maxLength={200} autoComplete="off" />
      <PositionField />
      <CheckboxField<Values> name="isActive" label={t('Offered to clients')} />
    </ValueDialog>
  );
}

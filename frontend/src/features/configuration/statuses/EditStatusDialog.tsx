import { type StatusColor, statusColors } from '@portal/contract/configuration/catalogs/statuses.ts';
import { addStatus, editStatus } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import { MAX_LIST_DESCRIPTION } from '@portal/contract/configuration/schemas/listDescription.ts';
import { type ManagedStatus, statusForm } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { call } from '../../../lib/api.ts';
import { OrderField } from '../../../components/list/OrderField.tsx';
import { statusKeys } from './managedStatuses.ts';

interface Values {
  label: string;
  color: string;
  description: string;
  order: string;
}

type Body = z.output<typeof statusForm>;

interface Props {
  /** Null for a new one. */
  status: ManagedStatus | null;
  onClose: () => void;
}

/** Adds a status, or changes one. Its key cannot change. */
export function EditStatusDialog({ status, onClose }: Props) {
  const { t } = useTranslation();
  const colorLabels = useColorLabels();
  const edit = useListForm<Values, Body>({
    schema: statusForm,
    values: {
      label: status?.label ?? '',
      color: statusColors.find((color) => color === status?.color) ?? (status ? 'gray' : 'blue'),
      description: status?.description ?? '',
      order: String(status?.order ?? 0),
    },
    save: (body) =>
      status
        ? call(editStatus, { query: { id: status._id }, body, fallback: 'Failed to update status' })
        : call(addStatus, { body, fallback: 'Failed to create status' }),
    keys: statusKeys,
    success: status ? t('Status updated successfully') : t('Status created successfully'),
    onSaved: onClose,
    failure: t('Failed to save status'),
  });
  const [label, color] = useWatch({ control: edit.form.control, name: ['label', 'color'] });
  const sample = { key: 'sample', label: label.trim() || t('Label'), color, order: 0 };
  return (
    <FormDialog
      title={status ? t('Edit Status') : t('Add Status')}
      save={status ? t('Save changes') : t('Add Status')}
      edit={edit}
      onClose={onClose}
    >
      <TextField<Values>
        name="label"
        label={t('Label')}
        maxLength={200}
        autoComplete="off"
        hint={
          status
            ? t('The key {{key}} doesn’t change.', { key: status.key })
            : t('The key is created from the label and never changes.')
        }
      />
      <SelectField<Values>
        name="color"
        label={t('Color')}
        placeholder={t('Choose a color')}
        hint={<StatusBadge status="sample" statuses={[sample]} />}
        choices={statusColors.map((value) => ({ value, label: colorLabels[value] }))}
      />
      <TextAreaField<Values>
        name="description"
        label={t('Description')}
        optional
        maxLength={MAX_LIST_DESCRIPTION}
      />
      <OrderField />
    </FormDialog>
  );
}

/** Names of the status colors. */
function useColorLabels(): Readonly<Record<StatusColor, string>> {
  const { t } = useTranslation();
  return {
    blue: t('Blue'),
    green: t('Green'),
    yellow: t('Yellow'),
    red: t('Red'),
    purple: t('Purple'),
    orange: t('Orange'),
    gray: t('Gray'),
  };
}

import { skipRequest } from '@portal/contract/requests/live/endpoints.ts';
import { MAX_SKIP_NOTES, skip, skipReasons } from '@portal/contract/requests/live/schemas.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../../components/form/TextAreaField.tsx';
import { useListForm } from '../../../../components/form/useListForm.ts';
import { call } from '../../../../lib/api.ts';
import { useSkipReasonLabel } from '../useSkipReasonLabel.ts';

interface Values {
  requestId: string;
  reason: string;
  notes: string;
}

interface Props {
  requestId: string;
  onSkipped: () => void;
  onClose: () => void;
}

/** Asks why a request is skipped. */
export function SkipDialog({ requestId, onSkipped, onClose }: Props) {
  const { t } = useTranslation();
  const reasonLabel = useSkipReasonLabel();
  const values: Values = { requestId, reason: '', notes: '' };
  const edit = useListForm({
    schema: skip,
    values,
    save: (body) => call(skipRequest, { body }),
    onSaved: onSkipped,
    failure: t('The request was not skipped'),
  });
  const reason = useWatch({ control: edit.form.control, name: 'reason' });
  return (
    <FormDialog title={t('Skip this request')} save={t('Skip')} edit={edit} onClose={onClose}>
      <SelectField<Values>
        name="reason"
        label={t('Reason')}
        placeholder={t('Choose a reason')}
        choices={skipReasons.map((reason) => ({ value: reason, label: reasonLabel(reason) }))}
      />
      <TextAreaField<Values>
        name="notes"
        label={t('Notes')}
        hint={t('Added to the request as private notes. Only staff can read them.')}
        maxLength={MAX_SKIP_NOTES}
        optional={reason !== 'other'}
      />
    </FormDialog>
  );
}

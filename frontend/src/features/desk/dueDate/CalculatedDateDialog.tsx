import { changeDueDate } from '@portal/contract/requests/endpoints/assignment.ts';
import { MAX_REASON, reason } from '@portal/contract/requests/schemas/requestAssignment.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

const schema = z.object({ reason });

type Values = z.output<typeof schema>;

interface Props {
  request: StaffRequestView;
  onClose: () => void;
}

/** Replaces the due date that a person set with the calculated one, for a reason. */
export function CalculatedDateDialog({ request, onClose }: Props) {
  const { t } = useTranslation();
  const refresh = useRefresh(request._id);
  const [seen] = useState(request.dueDate);
  const edit = useListForm<Values, Values>({
    schema,
    values: { reason: '' },
    save: (values) =>
      call(changeDueDate, { body: { requestId: request._id, useRules: true, seen, ...values } }).finally(
        refresh,
      ),
    success: t('Due date changed'),
    onSaved: onClose,
    failure: t('The due date was not changed'),
  });
  return (
    <FormDialog
      title={t('Use the calculated date')}
      save={t('Use the calculated date')}
      edit={edit}
      onClose={onClose}
    >
      <p>
        {t(
          'The deadline rules replace the date that a person set. Holidays and waiting for the client move it again.',
        )}
      </p>
      <TextAreaField<Values>
        name="reason"
        label={t('Reason')}
        hint={t('Only staff can read it.')}
        maxLength={MAX_REASON}
      />
    </FormDialog>
  );
}

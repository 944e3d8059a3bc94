import { makeStyles } from '@fluentui/react-components';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { changeDueDate } from '@portal/contract/requests/endpoints/assignment.ts';
import { dueDateRange } from '@portal/contract/requests/rules/dueDate.ts';
import { dueDateForm, dueDay, MAX_REASON } from '@portal/contract/requests/schemas/requestAssignment.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';
import { ChangeForm } from '../editing/ChangeForm.tsx';
import { type ChangeValues, useChangeForm } from '../editing/useChangeForm.ts';

const schema = z.extend(dueDateForm, { assigneeId: z.string() });

const useStyles = makeStyles({ date: { height: '44px' } });

/** Changes the due date and asks for the reason. */
export function DueDateForm({ request, onClose }: { request: StaffRequestView; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const [range] = useState(() => dueDateRange(new Date()));
  const changeDate = useChangeDueDate(request._id);
  const change = useChangeForm({
    request,
    field: 'dueDate',
    schema,
    storedValueOf: (stored) => stored.dueDate,
    save: (values, seen) =>
      changeDate.mutateAsync({
        requestId: request._id,
        dueDate: values.dueDate,
        reason: values.reason,
        seen,
      }),
    onSaved: () => {
      toasts.show({ type: 'success', message: t('Due date changed') });
      onClose();
    },
    onUnchanged: onClose,
  });
  return (
    <ChangeForm
      title={t('Due date')}
      label={t('Due date')}
      change={change}
      conflictTitle={t('Someone else changed the due date')}
      formatInput={(value) => (z.safeParse(dueDay, value).success ? formatDay(value) : t('Not provided'))}
      formatStored={(stored) => formatDay(stored.dueDate)}
      onClose={onClose}
    >
      <TextField<ChangeValues>
        name="dueDate"
        label={t('Due date')}
        type="date"
        min={range.first}
        max={range.last}
        className={styles.date}
      />
      <p>{t('Clients see the expected date on the request page. We don’t email them about it.')}</p>
      <TextAreaField<ChangeValues>
        name="reason"
        label={t('Reason')}
        hint={t('Only staff can read it.')}
        maxLength={MAX_REASON}
      />
    </ChangeForm>
  );
}

type DueDateUpdate = BodyInputOf<typeof changeDueDate>;

/** Changes the due date. Pending until the request is reloaded. */
function useChangeDueDate(requestId: string) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: DueDateUpdate) => call(changeDueDate, { body }),
    onSuccess: refresh,
  });
}

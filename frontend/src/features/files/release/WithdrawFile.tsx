import { Button } from '@fluentui/react-components';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import {
  fileWithdrawal,
  MAX_WITHDRAWAL_NOTE,
  withdrawalReasonKeys,
  withdrawalReasons,
} from '@portal/contract/files/schemas/withdrawal.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

/** On screen a reason is required. */
const schema = z.safeExtend(fileWithdrawal, {
  reason: z.enum(withdrawalReasonKeys, 'Please choose a reason'),
});

type Values = Omit<z.input<typeof schema>, 'reason'> & { reason: string };

interface Props {
  requestId: string;
  file: Pick<StaffFileView, 'fileId' | 'originalName' | 'isPaid' | 'chargeAmount'>;
}

/** Withdraws a released file for a reason. An admin can refund its payment in the same step. */
export function WithdrawFile(props: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={t('Withdraw: {{name}}', { name: props.file.originalName })}
        onClick={() => setOpen(true)}
      >
        {t('Withdraw')}
      </Button>
      {isOpen && <WithdrawDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function WithdrawDialog({ requestId, file, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const isAdmin = useSession()?.role === 'admin';
  const refresh = useRefresh(requestId);
  const { fileId, originalName: name } = file;
  const isPaid = file.isPaid && file.chargeAmount > 0;
  const amount = formatMoney(Math.round(file.chargeAmount * 100));
  const values: Values = { requestId, fileId, refund: isAdmin && isPaid, reason: '', note: '' };
  const edit = useListForm({
    schema,
    values,
    save: (body) => call(withdrawFile, { body }).finally(refresh),
    success: t('“{{name}}” withdrawn', { name }),
    onSaved: ({ isRefundDue }) => {
      const message = t('An admin must refund the payment of {{amount}}.', { amount });
      if (isRefundDue) toasts.show({ type: 'warning', message });
      onClose();
    },
    failure: (reason) => t('Error withdrawing file: {{reason}}', { reason }),
  });
  return (
    <FormDialog title={t('Withdraw this file?')} save={t('Withdraw file')} edit={edit} onClose={onClose}>
      <p>
        {t(
          'The client can no longer open or download “{{name}}”. Existing links stop working. If we already emailed the client about it, we’ll tell them.',
          { name },
        )}
      </p>
      <p>{t('The file is deleted and can’t be restored. The record of who downloaded it is kept.')}</p>
      <p>
        {t(
          'If it went to the wrong person, use “Released to the wrong person” instead: that also records who opened it.',
        )}
      </p>
      <SelectField<Values>
        name="reason"
        label={t('Reason')}
        placeholder={t('Select a reason')}
        choices={withdrawalReasonKeys.map((value) => ({ value, label: t(withdrawalReasons[value]) }))}
      />
      <TextAreaField<Values>
        name="note"
        label={t('Note')}
        hint={t('Only staff can read it.')}
        optional
        maxLength={MAX_WITHDRAWAL_NOTE}
      />
      {isPaid && !isAdmin && (
        <p>{t('The client paid {{amount}} for it. An admin must refund the payment.', { amount })}</p>
      )}
      {isPaid && isAdmin && (
        <CheckboxField<Values> name="refund" label={t('Refund the payment of {{amount}} now', { amount })} />
      )}
    </FormDialog>
  );
}

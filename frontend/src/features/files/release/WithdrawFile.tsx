import { Button } from '@fluentui/react-components';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWithdrawFile } from './useReleasedFile.ts';

interface Props {
  requestId: string;
  file: Pick<StaffFileView, 'fileId' | 'originalName' | 'isPaid' | 'chargeAmount'>;
}

/** Withdraws a released file, after a confirmation. An admin can refund its payment in the same step. */
export function WithdrawFile({ requestId, file }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const isAdmin = useSession()?.role === 'admin';
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm({ defaultValues: { refund: true } });
  const { fileId, originalName: name, isPaid } = file;
  const amount = formatMoney(Math.round(file.chargeAmount * 100));
  const { isPending, mutate } = useWithdrawFile(requestId, {
    onSuccess: ({ isRefundDue }) => {
      toasts.show({ type: 'success', message: t('“{{name}}” withdrawn', { name }) });
      if (isRefundDue) {
        toasts.show({
          type: 'warning',
          message: t('An admin must refund the payment of {{amount}}.', { amount }),
        });
      }
    },
    onError: ({ message: reason }) =>
      toasts.show({ type: 'error', message: t('Error withdrawing file: {{reason}}', { reason }) }),
  });
  return (
    <>
      <Button aria-label={t('Withdraw: {{name}}', { name })} onClick={() => setConfirming(true)}>
        {t('Withdraw')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('Withdraw this file?')}
          confirmLabel={t('Withdraw file')}
          isPending={isPending}
          onConfirm={() =>
            mutate({ requestId, fileId, refund: isAdmin && isPaid && form.getValues('refund') })
          }
          onClose={() => setConfirming(false)}
        >
          <p>
            {t(
              'The client can no longer open or download “{{name}}”. Existing links stop working. If we already emailed the client about it, we’ll tell them.',
              { name },
            )}
          </p>
          <p>{t('The file is deleted and can’t be restored. The record of who downloaded it is kept.')}</p>
          {isPaid && !isAdmin && (
            <p>{t('The client paid {{amount}} for it. An admin must refund the payment.', { amount })}</p>
          )}
          {isPaid && isAdmin && (
            <FormProvider {...form}>
              <CheckboxField<{ refund: boolean }>
                name="refund"
                label={t('Refund the payment of {{amount}} now', { amount })}
              />
            </FormProvider>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

import { Button } from '@fluentui/react-components';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useRefundFile } from './useReleasedFile.ts';

interface Props {
  requestId: string;
  file: Pick<StaffFileView, 'fileId' | 'originalName' | 'chargeAmount'>;
}

/** Refunds the payment of a withdrawn file, after a confirmation. */
export function RefundFile({ requestId, file }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [isConfirming, setConfirming] = useState(false);
  const name = file.originalName;
  const amount = formatMoney(Math.round(file.chargeAmount * 100));
  const { isPending, mutate } = useRefundFile(requestId, {
    onSuccess: () => toasts.show({ type: 'success', message: t('{{amount}} refunded', { amount }) }),
    onError: ({ message: reason }) =>
      toasts.show({ type: 'error', message: t('Error refunding payment: {{reason}}', { reason }) }),
  });
  return (
    <>
      <Button
        aria-label={t('Refund {{amount}}: {{name}}', { amount, name })}
        onClick={() => setConfirming(true)}
      >
        {t('Refund {{amount}}', { amount })}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('Refund this payment?')}
          confirmLabel={t('Refund {{amount}}', { amount })}
          isPending={isPending}
          onConfirm={() => mutate(file.fileId)}
          onClose={() => setConfirming(false)}
        >
          <p>
            {t(
              '{{amount}} for the withdrawn file “{{name}}” is refunded to the card or bank account used to pay. You can’t undo a refund. We’ll email the client about it.',
              {
                amount,
                name,
              },
            )}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

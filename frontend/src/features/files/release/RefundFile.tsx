import { Button } from '@fluentui/react-components';
import { refundFile } from '@portal/contract/files/endpoints/releases.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { call } from '../../../lib/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

interface Props {
  requestId: string;
  file: Pick<StaffFileView, 'fileId' | 'originalName' | 'chargeAmount'>;
}

/** Refunds the payment of a withdrawn file, after a confirmation. */
export function RefundFile({ requestId, file: { fileId, originalName: name, chargeAmount } }: Props) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const refresh = useRefresh(requestId);
  const close = () => {
    setConfirming(false);
    // Also after a failure, but not below its message: the file may have changed.
    void refresh();
  };
  const amount = formatMoney(Math.round(chargeAmount * 100));
  return (
    <>
      <Button
        aria-label={t('Refund {{amount}}: {{name}}', { amount, name })}
        onClick={() => setConfirming(true)}
      >
        {t('Refund {{amount}}', { amount })}
      </Button>
      {isConfirming && (
        <ConfirmChange
          title={t('Refund this payment?')}
          confirmLabel={t('Refund {{amount}}', { amount })}
          send={() => call(refundFile, { body: { requestId, fileId } })}
          success={t('{{amount}} refunded', { amount })}
          failure={({ message: reason }) => t('Error refunding payment: {{reason}}', { reason })}
          onClose={close}
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
        </ConfirmChange>
      )}
    </>
  );
}

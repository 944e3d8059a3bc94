import { makeStyles } from '@fluentui/react-components';
import { changeInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { call } from '../../../lib/api.ts';
import { centsIn } from '../../../lib/centsIn.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useInvoiceAction } from '../api/useInvoiceAction.ts';

const useStyles = makeStyles({ changed: { marginBottom: '12px' } });

interface Props {
  invoice: StaffInvoiceView;
  onClose: () => void;
}

/** Sends a draft to the client, after asking: the one whose total it names, and no other. */
export function SendInvoice({ invoice, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { requestId, invoiceId, invoiceNumber: number, version: seenVersion } = invoice;
  const [openedVersion] = useState(seenVersion);
  const total = formatMoney(centsIn(invoice.totalAmount));
  const sending = useInvoiceAction(
    requestId,
    () => call(changeInvoice, { body: { requestId, invoiceId, seenVersion, updates: { status: 'sent' } } }),
    {
      done: t('Invoice sent to client successfully'),
      failed: (reason) => t('Error sending invoice: {{reason}}', { reason }),
      onDone: onClose,
    },
  );
  return (
    <ConfirmDialog
      title={t('Send {{number}} to the client?', { number })}
      confirmLabel={t('Send to Client')}
      isPending={sending.isPending}
      onConfirm={sending.start}
      onClose={onClose}
    >
      {seenVersion !== openedVersion && (
        <div className={styles.changed}>
          <Notice
            type="warning"
            role="alert"
            title={t('This invoice was changed in the meantime. Please look at it again.')}
          />
        </div>
      )}
      <p>
        {t('The client is mailed a link to the invoice over {{total}}, and can pay it from then on.', {
          total,
        })}
      </p>
      <p>{t('An invoice that was sent can no longer be edited or deleted, only deactivated.')}</p>
    </ConfirmDialog>
  );
}

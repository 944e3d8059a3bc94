import { changeInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { call } from '../../../lib/api.ts';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useInvoiceAction } from '../api/useInvoiceAction.ts';

/** Asks for confirmation, then sends the displayed version of a draft to the client. The server rejects other versions. */
export function SendInvoice({ invoice, onClose }: { invoice: StaffInvoiceView; onClose: () => void }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { requestId, invoiceId, invoiceNumber: number, version: seenVersion } = invoice;
  const [openedVersion] = useState(seenVersion);
  const total = formatMoney(dollarsToCents(invoice.totalAmount));
  const sending = useInvoiceAction(
    requestId,
    () => call(changeInvoice, { body: { requestId, invoiceId, seenVersion, updates: { status: 'sent' } } }),
    {
      success: t('Invoice sent to client successfully'),
      failure: (reason) => t('Error sending invoice: {{reason}}', { reason }),
      onSuccess: onClose,
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
        <div className={shared('below12')}>
          <Notice
            type="warning"
            role="alert"
            title={t('This invoice has changed. Please review it again.')}
          />
        </div>
      )}
      <p>
        {t('We’ll email the client a link to this {{total}} invoice. The client can pay it right away.', {
          total,
        })}
      </p>
      <p>{t('After you send an invoice, you can’t edit or delete it. You can only deactivate it.')}</p>
    </ConfirmDialog>
  );
}

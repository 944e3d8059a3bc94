import { Button } from '@fluentui/react-components';
import { changeInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { call } from '../../../lib/api.ts';
import { useInvoiceAction } from '../api/useInvoiceAction.ts';

/** Hides an invoice from the client, after a confirmation, or shows it again. */
export function ToggleInvoice({ invoice }: { invoice: StaffInvoiceView }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { requestId, invoiceId, invoiceNumber: number, isActive, status } = invoice;
  const toggle = useInvoiceAction(
    requestId,
    () => call(changeInvoice, { body: { requestId, invoiceId, updates: { isActive: !isActive } } }),
    isActive
      ? {
          success: t('Invoice deactivated successfully'),
          failure: (reason) => t('Error deactivating invoice: {{reason}}', { reason }),
          onSuccess: () => setAsking(false),
        }
      : {
          success: t('Invoice activated successfully'),
          failure: (reason) => t('Error activating invoice: {{reason}}', { reason }),
        },
  );
  return (
    <>
      <Button
        disabledFocusable={toggle.isPending}
        icon={toggle.isPending ? <SmallSpinner /> : null}
        aria-label={isActive ? t('Deactivate {{number}}', { number }) : t('Activate {{number}}', { number })}
        onClick={isActive ? () => setAsking(true) : toggle.start}
      >
        {isActive ? t('Deactivate') : t('Activate')}
      </Button>
      {isAsking && isActive && (
        <ConfirmDialog
          title={t('Deactivate {{number}}?', { number })}
          confirmLabel={t('Deactivate')}
          isPending={toggle.isPending}
          onConfirm={toggle.start}
          onClose={() => setAsking(false)}
        >
          <p>
            {status === 'draft'
              ? t('This draft can’t be sent until you activate it again.')
              : t(
                  'The client no longer sees this invoice and can’t pay it. The client is not emailed about this.',
                )}
          </p>
          {status !== 'draft' && <p>{t('You can activate it again.')}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

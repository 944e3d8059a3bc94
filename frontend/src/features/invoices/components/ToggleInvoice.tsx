import { Button } from '@fluentui/react-components';
import { changeInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { call } from '../../../lib/api.ts';
import { useInvoiceAction } from '../api/useInvoiceAction.ts';

/** Hides an invoice from the client, or shows it again. */
export function ToggleInvoice({ invoice }: { invoice: StaffInvoiceView }) {
  const { t } = useTranslation();
  const { requestId, invoiceId, invoiceNumber: number, isActive } = invoice;
  const toggle = useInvoiceAction(
    requestId,
    () => call(changeInvoice, { body: { requestId, invoiceId, updates: { isActive: !isActive } } }),
    isActive
      ? {
          success: t('Invoice deactivated successfully'),
          failure: (reason) => t('Error deactivating invoice: {{reason}}', { reason }),
        }
      : {
          success: t('Invoice activated successfully'),
          failure: (reason) => t('Error activating invoice: {{reason}}', { reason }),
        },
  );
  return (
    <Button
      disabledFocusable={toggle.isPending}
      icon={toggle.isPending ? <SmallSpinner /> : null}
      aria-label={isActive ? t('Deactivate {{number}}', { number }) : t('Activate {{number}}', { number })}
      onClick={toggle.start}
    >
      {isActive ? t('Deactivate') : t('Activate')}
    </Button>
  );
}

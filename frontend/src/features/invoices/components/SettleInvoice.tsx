import { settleInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { call } from '../../../lib/api.ts';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useRefreshInvoices } from '../api/useRefreshInvoices.ts';
import { MoneyDialog } from './MoneyDialog.tsx';

const { reference, reason } = settleInvoice.body.shape;
const settleForm = z.object({ reference, reason });

type Values = z.output<typeof settleForm>;

/** Marks an invoice as paid outside the portal. */
export function SettleInvoice({ invoice, onClose }: { invoice: StaffInvoiceView; onClose: () => void }) {
  const { t } = useTranslation();
  const { requestId, invoiceId, invoiceNumber: number } = invoice;
  const refresh = useRefreshInvoices(requestId);
  const edit = useListForm<Values, Values>({
    schema: settleForm,
    values: { reference: '', reason: '' },
    save: (values) => call(settleInvoice, { body: { requestId, invoiceId, ...values } }).finally(refresh),
    success: t('Invoice marked as paid successfully'),
    onSaved: onClose,
    failure: (cause) => t('Error marking invoice as paid: {{reason}}', { reason: cause }),
  });
  const total = formatMoney(dollarsToCents(invoice.totalAmount));
  return (
    <MoneyDialog
      title={t('Mark {{number}} as paid', { number })}
      action={t('Mark as paid')}
      edit={edit}
      onClose={onClose}
    >
      <p>
        {t('For a {{total}} payment received outside the portal, such as a check.', { total })}{' '}
        {t('We’ll email the client a receipt. They can no longer pay it here. You can’t undo this.')}
      </p>
      <TextField<Values>
        name="reference"
        label={t('Payment reference')}
        hint={t('The check or transfer number. It appears on the client’s receipt.')}
        maxLength={200}
        autoComplete="off"
      />
    </MoneyDialog>
  );
}

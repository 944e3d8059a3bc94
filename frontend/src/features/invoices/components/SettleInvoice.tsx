import '../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { settleInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { TextField } from '../../../components/form/TextField.tsx';
import { call } from '../../../lib/api.ts';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatMoney } from '../../../lib/format.ts';
import { MoneyDialog } from './MoneyDialog.tsx';

const { reference, reason } = settleInvoice.body.shape;
const settleForm = z.object({ reference, reason });

type Values = z.output<typeof settleForm>;

interface Props {
  invoice: StaffInvoiceView;
  onClose: () => void;
}

/** Marks an invoice as paid outside the portal. */
export function SettleInvoice({ invoice, onClose }: Props) {
  const { t } = useTranslation();
  const { requestId, invoiceId, invoiceNumber: number } = invoice;
  const form = useForm<Values>({
    defaultValues: { reference: '', reason: '' },
    resolver: standardSchemaResolver(settleForm),
  });
  const total = formatMoney(dollarsToCents(invoice.totalAmount));
  return (
    <MoneyDialog
      title={t('Mark {{number}} as paid', { number })}
      action={t('Mark as paid')}
      requestId={requestId}
      form={form}
      send={(values) => call(settleInvoice, { body: { requestId, invoiceId, ...values } })}
      successMessage={t('Invoice marked as paid successfully')}
      failureMessage={(cause) => t('Error marking invoice as paid: {{reason}}', { reason: cause })}
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

import '../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { settleInvoice } from '@portal/contract/endpoints/invoices.ts';
import type { StaffInvoiceView } from '@portal/contract/schemas/invoice.ts';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useSaveMoney } from '../api/useSaveMoney.ts';
import { centsIn } from '../../../lib/centsIn.ts';

const { reference, reason } = settleInvoice.body.shape;
const settleForm = z.object({ reference, reason });

type Values = z.output<typeof settleForm>;

interface Props {
  invoice: StaffInvoiceView;
  onClose: () => void;
}

/** Notes that an invoice was paid outside the portal. */
export function SettleInvoice({ invoice, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { requestId, invoiceId, invoiceNumber: number } = invoice;
  const form = useForm<Values>({
    defaultValues: { reference: '', reason: '' },
    resolver: standardSchemaResolver(settleForm),
  });
  const { send, problem } = useSaveMoney(requestId, {
    form,
    save: (values: Values) => call(settleInvoice, { body: { requestId, invoiceId, ...values } }),
    onSaved: () => {
      toasts.show({ type: 'success', message: t('Invoice marked as paid successfully') });
      onClose();
    },
    failed: (cause) => t('Error marking invoice as paid: {{reason}}', { reason: cause }),
  });
  const total = formatMoney(centsIn(invoice.totalAmount));
  return (
    <FormProvider {...form}>
      <DialogForm
        title={t('Mark {{number}} as paid', { number })}
        save={t('Mark as Paid')}
        isSaving={form.formState.isSubmitting}
        problem={problem}
        onSubmit={send}
        onClose={onClose}
      >
        <p>
          {t('For a payment of {{total}} that came outside the portal, by check for example.', { total })}{' '}
          {t('The client can no longer pay it here, and it cannot be changed afterwards.')}
        </p>
        <TextField<Values>
          name="reference"
          label={t('Reference of the payment')}
          hint={t('The number of the check or the transfer. It is printed on the client’s receipt.')}
          maxLength={200}
          autoComplete="off"
        />
        <TextField<Values>
          name="reason"
          label={t('Reason')}
          hint={t('Only staff can read it.')}
          maxLength={200}
          autoComplete="off"
        />
      </DialogForm>
    </FormProvider>
  );
}

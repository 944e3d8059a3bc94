import '../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { refundInvoice } from '@portal/contract/endpoints/invoices.ts';
import type { StaffInvoiceView } from '@portal/contract/schemas/invoice.ts';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useSaveMoney } from '../api/useSaveMoney.ts';
import { centsIn } from '../../../lib/centsIn.ts';
import { refundForm, type RefundValues } from '../rules/refundForm.ts';
import { settledPrice } from '../rules/settledPrice.ts';

interface Props {
  invoice: StaffInvoiceView;
  onClose: () => void;
}

/** Gives back a part or all of what an invoice was paid with. Sent again, it gives back once. */
export function RefundInvoice({ invoice, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { requestId, invoiceId, invoiceNumber: number, refundableAmount } = invoice;
  const [key] = useState(() => crypto.randomUUID());
  const [most] = useState(() => centsIn(refundableAmount));
  const form = useForm<RefundValues>({
    defaultValues: { amount: refundableAmount.toFixed(2), reason: '' },
    resolver: standardSchemaResolver(refundForm(most)),
  });
  const { send, problem } = useSaveMoney(requestId, {
    form,
    save: (values: RefundValues) => call(refundInvoice, { body: { requestId, invoiceId, key, ...values } }),
    onSaved: () => {
      toasts.show({ type: 'success', message: t('Refund started successfully') });
      onClose();
    },
    failed: (cause) => t('Error refunding invoice: {{reason}}', { reason: cause }),
  });
  const typed = useWatch({ control: form.control, name: 'amount' });
  const isWhole = settledPrice(typed) === (most / 100).toFixed(2);
  return (
    <FormProvider {...form}>
      <DialogForm
        title={t('Refund {{number}}', { number })}
        save={t('Refund')}
        isSaving={form.formState.isSubmitting}
        problem={problem}
        onSubmit={send}
        onClose={onClose}
      >
        <p>
          {isWhole
            ? t('All of {{amount}} goes back to the card or bank account it came from.', {
                amount: formatMoney(most),
              })
            : t('A part of {{amount}} goes back to the card or bank account it came from.', {
                amount: formatMoney(most),
              })}{' '}
          {t('A refund cannot be taken back. The client is told by mail.')}
        </p>
        <TextField<RefundValues>
          name="amount"
          label={t('Amount, in USD')}
          hint={t('At most {{amount}}', { amount: formatMoney(most) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          rules={{ onBlur: () => form.setValue('amount', settledPrice(form.getValues('amount'))) }}
        />
        <TextField<RefundValues>
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

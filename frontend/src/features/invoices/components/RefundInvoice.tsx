import { MAX_ENTERED_NUMBER } from '@portal/contract/fields/fields.ts';
import { refundInvoice } from '@portal/contract/invoices/endpoints.ts';
import { parseCents } from '@portal/contract/fields/entered/dollars.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { call } from '../../../lib/api.ts';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useRefreshInvoices } from '../api/useRefreshInvoices.ts';
import { normalizePrice } from '../rules/normalizePrice.ts';
import { MoneyDialog } from './MoneyDialog.tsx';

/** The values of the refund form. */
interface RefundValues {
  amount: string;
  reason: string;
}

const { reason } = refundInvoice.body.shape;

/** The entered amount in cents; null if it cannot be refunded. */
function refundCents(amount: string, maxCents: number): number | null {
  const cents = parseCents(normalizePrice(amount));
  return cents !== null && cents > 0 && cents <= maxCents ? cents : null;
}

/** Parses the form values into the request body. Rejects amounts above `maxCents`. */
function refundForm(maxCents: number) {
  return z.object({
    amount: z
      .pipe(z.string(), z.transform(normalizePrice))
      .check(
        z.refine(
          (amount) => refundCents(amount, maxCents) !== null,
          'Please enter an amount up to what can still be refunded',
        ),
      ),
    reason,
  });
}

/** Refunds part or all of an invoice payment. A retry does not refund twice. */
export function RefundInvoice({ invoice, onClose }: { invoice: StaffInvoiceView; onClose: () => void }) {
  const { t } = useTranslation();
  const { requestId, invoiceId, invoiceNumber: number, refundableAmount } = invoice;
  const [key] = useState(() => crypto.randomUUID());
  const [maxCents] = useState(() => dollarsToCents(refundableAmount));
  const refresh = useRefreshInvoices(requestId);
  const edit = useListForm<RefundValues, RefundValues>({
    schema: refundForm(maxCents),
    values: { amount: refundableAmount.toFixed(2), reason: '' },
    save: (values) =>
      call(refundInvoice, { body: { requestId, invoiceId, key, ...values } }).finally(refresh),
    success: t('Refund started successfully'),
    onSaved: onClose,
    failure: (cause) => t('Error refunding invoice: {{reason}}', { reason: cause }),
  });
  const { form } = edit;
  const amount = useWatch({ control: form.control, name: 'amount' });
  const cents = refundCents(amount, maxCents);
  return (
    <MoneyDialog
      title={t('Refund {{number}}', { number })}
      action={cents === null ? t('Refund') : t('Refund {{amount}}', { amount: formatMoney(cents) })}
      edit={edit}
      onClose={onClose}
    >
      <p>
        {cents === null || cents === maxCents
          ? t('The full {{amount}} is refunded to the card or bank account used to pay.', {
              amount: formatMoney(maxCents),
            })
          : t('{{refund}} of {{amount}} is refunded to the card or bank account used to pay.', {
              refund: formatMoney(cents),
              amount: formatMoney(maxCents),
            })}{' '}
        {t('You can’t undo a refund. We’ll email the client about it.')}
      </p>
      <TextField<RefundValues>
        name="amount"
        label={t('Amount, in USD')}
        hint={t('At most {{amount}}', { amount: formatMoney(maxCents) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_ENTERED_NUMBER}
        rules={{ onBlur: () => form.setValue('amount', normalizePrice(form.getValues('amount'))) }}
      />
    </MoneyDialog>
  );
}

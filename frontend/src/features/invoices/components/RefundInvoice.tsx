import '../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { refundInvoice } from '@portal/contract/invoices/endpoints.ts';
import { parseCents } from '@portal/contract/fields/dollars.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { TextField } from '../../../components/form/TextField.tsx';
import { call } from '../../../lib/api.ts';
import { centsIn } from '../../../lib/centsIn.ts';
import { formatMoney } from '../../../lib/format.ts';
import { normalizedPrice } from '../rules/normalizedPrice.ts';
import { MoneyDialog } from './MoneyDialog.tsx';

/** A refund as it is typed. */
interface RefundValues {
  amount: string;
  reason: string;
}

const { reason } = refundInvoice.body.shape;

/** The same as sent to the server. At most `mostCents` can be refunded. */
function refundForm(mostCents: number) {
  return z.object({
    amount: z.pipe(z.string(), z.transform(normalizedPrice)).check(
      z.refine((amount) => {
        const cents = parseCents(amount);
        return cents !== null && cents > 0 && cents <= mostCents;
      }, 'Please enter an amount up to what can still be refunded'),
    ),
    reason,
  });
}

interface Props {
  invoice: StaffInvoiceView;
  onClose: () => void;
}

/** Refunds part or all of an invoice payment. A retry does not refund twice. */
export function RefundInvoice({ invoice, onClose }: Props) {
  const { t } = useTranslation();
  const { requestId, invoiceId, invoiceNumber: number, refundableAmount } = invoice;
  const [key] = useState(() => crypto.randomUUID());
  const [most] = useState(() => centsIn(refundableAmount));
  const form = useForm<RefundValues>({
    defaultValues: { amount: refundableAmount.toFixed(2), reason: '' },
    resolver: standardSchemaResolver(refundForm(most)),
  });
  const typed = useWatch({ control: form.control, name: 'amount' });
  const isWhole = normalizedPrice(typed) === (most / 100).toFixed(2);
  return (
    <MoneyDialog
      title={t('Refund {{number}}', { number })}
      action={t('Refund')}
      requestId={requestId}
      form={form}
      send={(values) => call(refundInvoice, { body: { requestId, invoiceId, key, ...values } })}
      done={t('Refund started successfully')}
      failed={(cause) => t('Error refunding invoice: {{reason}}', { reason: cause })}
      onClose={onClose}
    >
      <p>
        {isWhole
          ? t('The full {{amount}} is refunded to the card or bank account used to pay.', {
              amount: formatMoney(most),
            })
          : t('Part of {{amount}} is refunded to the card or bank account used to pay.', {
              amount: formatMoney(most),
            })}{' '}
        {t('You can’t undo a refund. We’ll email the client about it.')}
      </p>
      <TextField<RefundValues>
        name="amount"
        label={t('Amount, in USD')}
        hint={t('At most {{amount}}', { amount: formatMoney(most) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        rules={{ onBlur: () => form.setValue('amount', normalizedPrice(form.getValues('amount'))) }}
      />
    </MoneyDialog>
  );
}

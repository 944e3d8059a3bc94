import { invoiceCents } from '@portal/contract/invoices/rules/invoiceLines.ts';
import { completeLines } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '../../../components/notices/ConflictNotice.tsx';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatMoney } from '../../../lib/format.ts';
import type { InvoiceValues } from '../rules/invoiceValues.ts';
import { toInvoiceLine } from '../rules/lineValues.ts';
import type { ConflictingDraft } from '../useInvoiceForm.ts';

interface Props {
  conflict: ConflictingDraft;
  onKeep: () => void;
  onUseSaved: () => void;
}

/** Shows that someone else saved the draft, with the total and lines of both versions. */
export function InvoiceConflict({ conflict: { saved, message }, onKeep, onUseSaved }: Props) {
  const { t } = useTranslation();
  const { control } = useFormContext<InvoiceValues>();
  const yourLines = completeLines(useWatch({ control, name: 'lineItems' }).map(toInvoiceLine));
  return (
    <ConflictNotice
      title={message}
      conflicts={[
        {
          field: 'lineItems',
          label: t('Invoice lines'),
          yours: summarize(invoiceCents(yourLines), yourLines),
          saved: summarize(dollarsToCents(saved.totalAmount), saved.lineItems),
        },
      ]}
      onKeep={onKeep}
      onUseSaved={onUseSaved}
    />
  );
}

function summarize(cents: number, lines: readonly { readonly description: string }[]): string {
  return `${formatMoney(cents)} · ${lines.map(({ description }) => description).join(', ')}`;
}

import { invoiceCents } from '@portal/contract/invoices/rules/invoiceLines.ts';
import { completeLines } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '../../../components/notices/ConflictNotice.tsx';
import { centsIn } from '../../../lib/centsIn.ts';
import { formatMoney } from '../../../lib/format.ts';
import type { InvoiceValues } from '../rules/invoiceValues.ts';
import { draftedLine } from '../rules/lineValues.ts';
import type { ConflictingDraft } from '../useInvoiceForm.ts';

interface Props {
  overtaking: ConflictingDraft;
  onKeep: () => void;
  onUseRecorded: () => void;
}

/** Says that somebody else saved the draft meanwhile: what it comes to for them, and for the reader. */
export function InvoiceConflict({ overtaking: { recorded, message }, onKeep, onUseRecorded }: Props) {
  const { t } = useTranslation();
  const { control } = useFormContext<InvoiceValues>();
  const typed = completeLines(useWatch({ control, name: 'lineItems' }).map(draftedLine));
  return (
    <ConflictNotice
      title={message}
      conflicts={[
        {
          field: 'lineItems',
          label: t('Invoice lines'),
          yours: summed(invoiceCents(typed), typed),
          onRecord: summed(centsIn(recorded.totalAmount), recorded.lineItems),
        },
      ]}
      onKeep={onKeep}
      onUseRecorded={onUseRecorded}
    />
  );
}

function summed(cents: number, lines: readonly { readonly description: string }[]): string {
  return `${formatMoney(cents)} · ${lines.map(({ description }) => description).join(', ')}`;
}

import type { StaffInvoiceView } from '@portal/contract/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useSavePdf } from '../api/useSavePdf.ts';

interface Props {
  invoice: StaffInvoiceView;
  what: 'invoice' | 'receipt';
}

/** Saves an invoice, or the receipt of its payment, as PDF. */
export function PdfButton({ invoice, what }: Props) {
  const { t } = useTranslation();
  const saving = useSavePdf(invoice, what);
  const { invoiceNumber: number } = invoice;
  return (
    <Button
      icon={saving.isPending ? <SmallSpinner /> : null}
      disabledFocusable={saving.isPending}
      aria-label={
        what === 'invoice'
          ? t('Download PDF: {{number}}', { number })
          : t('Receipt PDF: {{number}}', { number })
      }
      onClick={() => saving.mutate()}
    >
      {what === 'invoice' ? t('Download PDF') : t('Receipt PDF')}
    </Button>
  );
}

import type { StaffInvoiceView } from '@portal/contract/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { Mark } from '../../../components/card/Mark.tsx';
import { centsIn } from '../../../lib/centsIn.ts';

/** How much of a paid invoice went back; nothing where nothing did. */
export function RefundedMark({ invoice }: { invoice: StaffInvoiceView }) {
  const { t } = useTranslation();
  const [refunded, total] = [centsIn(invoice.refundedAmount), centsIn(invoice.totalAmount)];
  if (refunded === 0) return null;
  return (
    <Mark>
      {refunded === total
        ? t('Refunded in full')
        : t('Refunded {{refunded}} of {{total}}', {
            refunded: formatMoney(refunded),
            total: formatMoney(total),
          })}
    </Mark>
  );
}

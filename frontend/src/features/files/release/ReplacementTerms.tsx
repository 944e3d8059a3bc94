import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { useReplacedFile } from './releasedPacket.ts';

/** What the charge of the version that a packet replaces means for its terms. Nothing for other documents, and a free version. */
export function ReplacementTerms({ files }: { files: readonly StaffFileView[] }) {
  const { t } = useTranslation();
  const replaced = useReplacedFile(files);
  if (!replaced?.requiresPayment) return null;
  const name = replaced.originalName;
  if (replaced.isRefundDue)
    return (
      <Notice type="warning">
        {t(
          'This packet replaces {{name}}, which was withdrawn. Its payment still has to be refunded. Until then, this version must be free.',
          { name },
        )}
      </Notice>
    );
  if (replaced.isPaid)
    return (
      <Notice type="info">
        {t('This packet replaces {{name}}, which was paid for. It costs nothing and has no embargo.', {
          name,
        })}
      </Notice>
    );
  return (
    <Notice type="warning">
      {t(
        'This packet replaces {{name}}, whose charge of {{amount}} is unpaid and ends with it. Enter the charge again, or this version is free.',
        { name, amount: formatMoney(Math.round(replaced.chargeAmount * 100)) },
      )}
    </Notice>
  );
}

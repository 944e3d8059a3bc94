import type { CopiedRange } from '@portal/contract/payouts/schemas.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatDateTime, formatDay } from '../../../lib/format.ts';

/** How far Stripe's transactions are copied, and whether the range starts before. */
export function CopiedNote({ copied, startDate }: { copied: CopiedRange | null; startDate: string }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  if (!copied)
    return (
      <Notice type="info">
        {t(
          'Nothing has been copied from Stripe yet. This happens every hour, if the portal’s Stripe key may read balance transactions and payouts.',
        )}
      </Notice>
    );
  const from = copied.from.slice(0, 10);
  return (
    <>
      <p className={shared('flush', 'soft')}>
        {t(
          'Copied from Stripe every hour, last up to {{time}}. Payments that Stripe is still processing are not included.',
          { time: formatDateTime(copied.until) },
        )}
      </p>
      {startDate < from && (
        <Notice type="warning">
          {t('Transactions before {{day}} are not copied. Find them in the Stripe Dashboard.', {
            day: formatDay(from),
          })}
        </Notice>
      )}
    </>
  );
}

import { REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../../components/card/FigureCard.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { formatDollars } from '../formatDollars.ts';
import type { Report } from '../report.ts';
import { totalRevenue } from '../rules/totalRevenue.ts';
import { FigureGroup } from './FigureGroup.tsx';

/** What was earned, in all and by where it came from. */
export function EarningsFigures({ report }: { report: Report }) {
  const { t } = useTranslation();
  const { invoices, revenue } = report;
  return (
    <FigureGroup title={t('Earnings')}>
      <FigureCard
        label={t('Total revenue')}
        definition={t(
          'Invoice earnings, witness fees and file charges of the period together. What is lost to a dispute is taken from each on the day (UTC) of the loss, and added again where it comes back after all.',
        )}
        value={formatDollars(totalRevenue(report))}
      >
        {revenue.disputesLostTotal === 0
          ? t('after refunds')
          : t('after refunds, and {{amount}} lost to disputes', {
              amount: formatDollars(revenue.disputesLostTotal),
            })}
      </FigureCard>
      <FigureCard
        label={t('Invoice earnings')}
        definition={t(
          'Invoices paid in the period, less what staff refunded and what disputes took back in it. A payment counts on the day (UTC) on which it arrived, a refund on the day on which it was given, a lost dispute on the day of the loss.',
        )}
        value={formatDollars(invoices.totalEarnings)}
      >
        {t('{{amount}} refunded', { amount: formatDollars(invoices.refundsTotal) })}
      </FigureCard>
      <FigureCard
        label={t('Witness fees')}
        definition={t(
          'The processing fees of requests, on the day (UTC) on which each was paid, less those that were lost to disputes, on the day of the loss.',
        )}
        value={formatDollars(revenue.witnessFeesTotal)}
      >
        {t('{{amount}} for each request', { amount: formatMoney(REQUEST_FEE_CENTS) })}
      </FigureCard>
      <FigureCard
        label={t('File charges')}
        definition={t(
          'What clients paid for released files, on the day (UTC) on which each was paid, less what was lost to disputes, on the day of the loss.',
        )}
        value={formatDollars(revenue.filesTotal)}
      >
        {t('for released files')}
      </FigureCard>
    </FigureGroup>
  );
}

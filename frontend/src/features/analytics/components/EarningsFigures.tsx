import { REQUEST_FEE_CENTS } from '@portal/contract/money.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { formatDollars } from '../formatDollars.ts';
import type { Report } from '../report.ts';
import { totalRevenue } from '../rules/totalRevenue.ts';
import { FigureCard } from './FigureCard.tsx';
import { FigureGroup } from './FigureGroup.tsx';

/** What was earned, in all and by where it came from. */
export function EarningsFigures({ report }: { report: Report }) {
  const { t } = useTranslation();
  const { invoices, revenue } = report;
  return (
    <FigureGroup title={t('Earnings')}>
      <FigureCard
        label={t('Total revenue')}
        definition={t('Invoice earnings, witness fees and file charges of the period together.')}
        value={formatDollars(totalRevenue(report))}
      >
        {t('after refunds')}
      </FigureCard>
      <FigureCard
        label={t('Invoice earnings')}
        definition={t(
          'Invoices paid in the period, less what staff refunded in it. A payment counts on the day (UTC) on which it arrived, a refund on the day on which it was given.',
        )}
        value={formatDollars(invoices.totalEarnings)}
      >
        {t('{{amount}} refunded', { amount: formatDollars(invoices.refundsTotal) })}
      </FigureCard>
      <FigureCard
        label={t('Witness fees')}
        definition={t('The processing fees of requests, on the day (UTC) on which each was paid.')}
        value={formatDollars(revenue.witnessFeesTotal)}
      >
        {t('{{amount}} for each request', { amount: formatMoney(REQUEST_FEE_CENTS) })}
      </FigureCard>
      <FigureCard
        label={t('File charges')}
        definition={t('What clients paid for released files, on the day (UTC) on which each was paid.')}
        value={formatDollars(revenue.filesTotal)}
      >
        {t('for released files')}
      </FigureCard>
    </FigureGroup>
  );
}

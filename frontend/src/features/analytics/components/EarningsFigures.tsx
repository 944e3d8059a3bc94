import { REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../../components/card/FigureCard.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { formatDollars } from '../formatDollars.ts';
import type { Report } from '../report.ts';
import { totalRevenue } from '../rules/totalRevenue.ts';
import { FigureGroup } from './FigureGroup.tsx';

/** Total revenue and its sources. */
export function EarningsFigures({ report }: { report: Report }) {
  const { t } = useTranslation();
  const { invoices, revenue } = report;
  return (
    <FigureGroup title={t('Earnings')}>
      <FigureCard
        label={t('Total revenue')}
        definition={t(
          'Invoice earnings, witness fees and file charges in the period, minus their refunds. A refund is subtracted on the day (UTC) it is made, and added back to that day if it fails later. A lost dispute is subtracted on the day of the loss and added back if the funds are returned later. Refunds made at Stripe and resolved before the portal recorded them are not included.',
        )}
        value={formatDollars(totalRevenue(report))}
      >
        {revenue.disputesLostTotal === 0
          ? t('after {{refunds}} of refunds', { refunds: formatDollars(revenue.refundsTotal) })
          : t('after {{refunds}} of refunds and {{amount}} lost to disputes', {
              refunds: formatDollars(revenue.refundsTotal),
              amount: formatDollars(revenue.disputesLostTotal),
            })}
      </FigureCard>
      <FigureCard
        label={t('Invoice earnings')}
        definition={t(
          'Invoices paid in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.',
        )}
        value={formatDollars(invoices.totalEarnings)}
      >
        {t('{{amount}} refunded', { amount: formatDollars(invoices.refundsTotal) })}
      </FigureCard>
      <FigureCard
        label={t('Witness fees')}
        definition={t(
          'Processing fees paid in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.',
        )}
        value={formatDollars(revenue.witnessFeesTotal)}
      >
        {revenue.witnessFeeRefundsTotal === 0
          ? t('{{amount}} per request', { amount: formatMoney(REQUEST_FEE_CENTS) })
          : t('{{amount}} refunded', { amount: formatDollars(revenue.witnessFeeRefundsTotal) })}
      </FigureCard>
      <FigureCard
        label={t('File charges')}
        definition={t(
          'What clients paid for released files in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.',
        )}
        value={formatDollars(revenue.filesTotal)}
      >
        {revenue.fileRefundsTotal === 0
          ? t('for released files')
          : t('{{amount}} refunded', { amount: formatDollars(revenue.fileRefundsTotal) })}
      </FigureCard>
    </FigureGroup>
  );
}

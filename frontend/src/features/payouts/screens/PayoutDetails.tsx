import type { PayoutView } from '@portal/contract/payouts/schemas.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Fact, FactList } from '../../../components/card/FactList.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { formatDay } from '../../../lib/format.ts';
import { payoutQuery } from '../api/payoutQueries.ts';
import { ExportButton } from '../components/ExportButton.tsx';
import { FailedExport } from '../components/FailedExport.tsx';
import { ListState } from '../components/ListState.tsx';
import { unlistedText } from '../components/PayoutTable.tsx';
import { TransactionTable } from '../components/TransactionTable.tsx';
import { amountLabel, payoutStatusLabel } from '../payoutLabels.ts';
import { useTransactionExport } from '../useTransactionExport.ts';

/** A payout with its transactions. */
export function PayoutDetails({ payoutId, listAddress }: { payoutId: string; listAddress: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(payoutQuery(payoutId));
  const transactionExport = useTransactionExport();
  const payout = query.data?.pages[0]?.payout;
  const transactions = query.data?.pages.flatMap((page) => page.transactions) ?? [];
  const startExport = () => transactionExport.mutate({ query: { payoutId }, name: `payout-${payoutId}.csv` });
  return (
    <Stack gap={20}>
      <PageHeader
        title={t('Payout')}
        breadcrumbs={[
          { label: t('Dashboard'), to: '/dashboard' },
          { label: t('Payments and payouts'), to: listAddress },
        ]}
        actions={
          payout?.transactions && (
            <ExportButton transactionExport={transactionExport} onExport={startExport} />
          )
        }
      />
      <FailedExport error={transactionExport.error} onRetry={startExport} />
      {payout && <PayoutFacts payout={payout} />}
      <Surface>
        <ListState query={query} empty={payout && transactions.length === 0 ? unlistedText(payout, t) : null}>
          <TransactionTable transactions={transactions} addressOf={null} />
        </ListState>
      </Surface>
    </Stack>
  );
}

function PayoutFacts({ payout }: { payout: PayoutView }) {
  const { t } = useTranslation();
  const { payoutId, arrivalDate, status, amountCents, currency, transactions, differenceCents } = payout;
  const amount = (cents: number) => amountLabel(cents, currency);
  return (
    <>
      <Surface>
        <FactList>
          <Fact term={t('Amount')}>{amount(amountCents)}</Fact>
          <Fact term={t('Arrives on')}>{formatDay(arrivalDate)}</Fact>
          <Fact term={t('Payout status')}>{payoutStatusLabel(status, t)}</Fact>
          <Fact term={t('Stripe ID')}>{payoutId}</Fact>
          {transactions && (
            <>
              <Fact term={t('Gross')}>{amount(transactions.grossCents)}</Fact>
              <Fact term={t('Stripe’s fees')}>{amount(transactions.feeCents)}</Fact>
              <Fact term={t('Net')}>{amount(transactions.netCents)}</Fact>
            </>
          )}
        </FactList>
      </Surface>
      {differenceCents !== null && differenceCents !== 0 && (
        <Notice type="warning" title={t('The amount differs from the net of its transactions')}>
          {t('Difference: {{amount}}. Compare this payout in the Stripe Dashboard.', {
            amount: amount(differenceCents),
          })}
        </Notice>
      )}
    </>
  );
}

import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { TransactionTotals } from '@portal/contract/payouts/schemas.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/pieces.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { FailedExport } from '../components/FailedExport.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { TabBar } from '../../../components/TabBar.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { formatCount } from '../../../lib/formatFigure.ts';
import { filterQueryOf, payoutsQuery, transactionsQuery } from '../api/payoutQueries.ts';
import { CopiedNote } from '../components/CopiedNote.tsx';
import { ExportButton } from '../components/ExportButton.tsx';
import { ListState } from '../components/ListState.tsx';
import { PayoutTable } from '../components/PayoutTable.tsx';
import { TransactionFilterForm } from '../components/TransactionFilterForm.tsx';
import { TransactionTable } from '../components/TransactionTable.tsx';
import type { PayoutsSelection, TransactionFilters } from '../rules/payoutsAddress.ts';
import { useTransactionExport } from '../useTransactionExport.ts';

const useStyles = makeStyles({
  tabs: { marginBottom: 0 },
});

interface Props {
  selection: PayoutsSelection;
  today: string;
  addressOf: (payoutId: string) => string;
  onChange: (selection: PayoutsSelection) => void;
}

/** The transactions or the payouts of a range of days. */
export function PayoutLists({ selection, today, addressOf, onChange }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const transactionExport = useTransactionExport();
  const { tab, filters } = selection;
  const startExport = () =>
    transactionExport.mutate({
      query: filterQueryOf(filters),
      name: `payments-${filters.startDate}-to-${filters.endDate}.csv`,
    });
  return (
    <Stack gap={20}>
      <PageHeader
        title={t('Payments and payouts')}
        breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]}
        actions={
          tab === 'transactions' && (
            <ExportButton transactionExport={transactionExport} onExport={startExport} />
          )
        }
      />
      <FailedExport error={transactionExport.error} onRetry={startExport} />
      <Surface>
        <TransactionFilterForm
          key={JSON.stringify(filters)}
          filters={filters}
          hasKinds={tab === 'transactions'}
          today={today}
          onApply={(next) => onChange({ ...selection, filters: next })}
        />
      </Surface>
      <TabBar
        id="payouts"
        className={styles.tabs}
        label={t('Payments and payouts')}
        tabs={{ transactions: t('Transactions'), payouts: t('Payouts') }}
        tab={tab}
        panelId={(name) => `payouts-panel-${name}`}
        onChoose={(chosen) => onChange({ ...selection, tab: chosen })}
      />
      <Stack role="tabpanel" id={`payouts-panel-${tab}`} aria-labelledby={`payouts-${tab}`} gap={20}>
        {tab === 'transactions' ? (
          <Transactions filters={filters} addressOf={addressOf} />
        ) : (
          <PayoutList filters={filters} addressOf={addressOf} />
        )}
      </Stack>
    </Stack>
  );
}

interface ListProps {
  filters: TransactionFilters;
  addressOf: (payoutId: string) => string;
}

function Transactions({ filters, addressOf }: ListProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(transactionsQuery(filters));
  const first = query.data?.pages[0];
  const transactions = query.data?.pages.flatMap((page) => page.transactions) ?? [];
  return (
    <>
      {first && <CopiedNote copied={first.copied} startDate={filters.startDate} />}
      {first && <TotalsView totals={first.totals} />}
      <Surface>
        <ListState
          query={query}
          empty={transactions.length === 0 ? t('No transactions match these filters.') : null}
        >
          <TransactionTable transactions={transactions} addressOf={addressOf} />
        </ListState>
      </Surface>
    </>
  );
}

function PayoutList({ filters, addressOf }: ListProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(payoutsQuery(filters));
  const first = query.data?.pages[0];
  const payouts = query.data?.pages.flatMap((page) => page.payouts) ?? [];
  return (
    <>
      {first && <CopiedNote copied={first.copied} startDate={filters.startDate} />}
      <Surface>
        <ListState
          query={query}
          empty={payouts.length === 0 ? t('No payouts were made on these days.') : null}
        >
          <PayoutTable payouts={payouts} addressOf={addressOf} />
        </ListState>
      </Surface>
    </>
  );
}

const useTotalsViewStyles = makeStyles({
  cards: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  card: { display: 'grid', alignContent: 'start', gap: '4px', padding: '14px 16px' },
  label: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontSize: 'clamp(20px, 5.4vw, 26px)',
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  detail: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The sums of everything that is listed; null if there is too much to add up. */
function TotalsView({ totals }: { totals: TransactionTotals | null }) {
  const { t } = useTranslation();
  const styles = useTotalsViewStyles();
  if (!totals)
    return (
      <Notice type="info">
        {t('Too many transactions match this Order ID to add them up. Enter more of it.')}
      </Notice>
    );
  const { activity, paidOutCents, otherCurrencies } = totals;
  const figures = [
    [t('Gross'), activity.grossCents, t('Payments minus refunds and disputes, without payouts')],
    [t('Stripe’s fees'), activity.feeCents, t('Fees that Stripe charges separately are in the gross amount')],
    [t('Net'), activity.netCents, t('Gross minus Stripe’s fees')],
    [t('Sent to the bank'), paidOutCents, t('Payouts minus those that the bank returned')],
  ] as const;
  return (
    <>
      <dl className={styles.cards}>
        {figures.map(([label, cents, detail]) => (
          <Surface key={label} className={styles.card}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{formatMoney(cents)}</dd>
            <dd className={styles.detail}>{detail}</dd>
          </Surface>
        ))}
      </dl>
      {otherCurrencies > 0 && (
        <Notice type="warning">
          {t('Transactions in other currencies, which are not part of the sums: {{number}}', {
            number: formatCount(otherCurrencies),
          })}
        </Notice>
      )}
    </>
  );
}

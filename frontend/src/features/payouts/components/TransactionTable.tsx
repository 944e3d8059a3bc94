import { transactionKindNames } from '@portal/contract/payouts/names.ts';
import type { TransactionView } from '@portal/contract/payouts/schemas.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../lib/format.ts';
import { amountLabel, payoutStatusLabel } from '../payoutLabels.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { usePayoutTableStyles } from './usePayoutTableStyles.ts';

interface Props {
  transactions: readonly TransactionView[];
  /** The address of a payout; null inside of one, which needs no column for it. */
  addressOf: ((payoutId: string) => string) | null;
}

/** Stripe's balance transactions with what the portal knows about them. */
export function TransactionTable({ transactions, addressOf }: Props) {
  const { t } = useTranslation();
  return (
    <MoneyTable
      title={t('Transactions')}
      columns={[
        { label: t('Date (UTC)') },
        { label: t('Kind') },
        { label: t('Gross'), isAmount: true },
        { label: t('Stripe fee'), isAmount: true },
        { label: t('Net'), isAmount: true },
        { label: t('Request and payer') },
        ...(addressOf ? [{ label: t('Payout') }] : []),
      ]}
    >
      {transactions.map((transaction) => (
        <TransactionRow key={transaction.transactionId} transaction={transaction} addressOf={addressOf} />
      ))}
    </MoneyTable>
  );
}

function TransactionRow({
  transaction,
  addressOf,
}: {
  transaction: TransactionView;
  addressOf: Props['addressOf'];
}) {
  const { t } = useTranslation();
  const styles = usePayoutTableStyles();
  const { createdAt, currency, grossCents, feeCents, netCents, payout } = transaction;
  return (
    <tr>
      <th scope="row">{formatDay(createdAt.slice(0, 10), 'medium')}</th>
      <td className={styles.wide} data-label={t('Kind')}>
        <div>
          <KindLabel transaction={transaction} />
        </div>
      </td>
      <td data-amount data-label={t('Gross')}>
        {amountLabel(grossCents, currency)}
      </td>
      <td data-amount data-label={t('Stripe fee')}>
        {amountLabel(feeCents, currency)}
      </td>
      <td data-amount data-label={t('Net')}>
        {amountLabel(netCents, currency)}
      </td>
      <td className={styles.request} data-label={t('Request and payer')}>
        <div>
          <RequestFacts transaction={transaction} />
        </div>
      </td>
      {addressOf && (
        <td className={styles.wide} data-label={t('Payout')}>
          {payout ? (
            <div>
              <Link
                to={addressOf(payout.payoutId)}
                className={styles.link}
                aria-label={t('Payout {{payoutId}}', { payoutId: payout.payoutId })}
              >
                {formatDay(payout.arrivalDate, 'medium')}
              </Link>
              <span className={styles.line}>{payoutStatusLabel(payout.status, t)}</span>
            </div>
          ) : (
            t('Not paid out yet')
          )}
        </td>
      )}
    </tr>
  );
}

/** What the transaction is, with the items of a payment for several or for an invoice. */
function KindLabel({ transaction: { kind, stripeType, parts, currency } }: { transaction: TransactionView }) {
  const { t } = useTranslation();
  const styles = usePayoutTableStyles();
  const items = parts.filter((part) => parts.length > 1 || part.reference !== '');
  return (
    <>
      {t(transactionKindNames[kind])}
      {kind === 'other' && <span className={styles.line}>{stripeType}</span>}
      {items.map(({ kind: item, reference, cents }, index) => (
        <span key={`${reference}${index}`} className={styles.line}>
          {reference || t(transactionKindNames[item])}
          {parts.length > 1 && ` ${amountLabel(cents, currency)}`}
        </span>
      ))}
    </>
  );
}

function RequestFacts({ transaction: { requestId, request } }: { transaction: TransactionView }) {
  const { t } = useTranslation();
  const styles = usePayoutTableStyles();
  if (requestId === null) return t('No request');
  if (!request)
    return (
      <>
        {t('The request is not in the portal')}
        <span className={styles.line}>{requestId}</span>
      </>
    );
  return (
    <>
      <Link to={`/dashboard/request/${requestId}`} className={styles.link}>
        {request.orderId}
      </Link>
      <span className={styles.line}>{request.payerName}</span>
      <span className={styles.line}>{request.payerEmail}</span>
    </>
  );
}

import { transactionKindNames } from '@portal/contract/payouts/names.ts';
import type { TransactionView } from '@portal/contract/payouts/schemas.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../lib/format.ts';
import { amountLabel, payoutStatusLabel } from '../payoutLabels.ts';
import { usePayoutTableStyles } from './usePayoutTableStyles.ts';

interface Props {
  transactions: readonly TransactionView[];
  /** The address of a payout; null inside of one, which needs no column for it. */
  addressOf: ((payoutId: string) => string) | null;
}

/** Stripe's balance transactions with what the portal knows about them. */
export function TransactionTable({ transactions, addressOf }: Props) {
  const { t } = useTranslation();
  const styles = usePayoutTableStyles();
  const title = t('Transactions');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what can have the focus
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('Date (UTC)')}</th>
            <th scope="col">{t('Kind')}</th>
            <th scope="col" data-amount>
              {t('Gross')}
            </th>
            <th scope="col" data-amount>
              {t('Stripe fee')}
            </th>
            <th scope="col" data-amount>
              {t('Net')}
            </th>
            <th scope="col">{t('Request and payer')}</th>
            {addressOf && <th scope="col">{t('Payout')}</th>}
          </tr>
        </thead>
        <tbody>
          {transactions.map((transaction) => (
            <TransactionRow key={transaction.transactionId} transaction={transaction} addressOf={addressOf} />
          ))}
        </tbody>
      </table>
    </div>
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
      <td className={styles.wide}>
        <KindLabel transaction={transaction} />
      </td>
      <td data-amount>{amountLabel(grossCents, currency)}</td>
      <td data-amount>{amountLabel(feeCents, currency)}</td>
      <td data-amount>{amountLabel(netCents, currency)}</td>
      <td className={styles.request}>
        <RequestFacts transaction={transaction} />
      </td>
      {addressOf && (
        <td className={styles.wide}>
          {payout ? (
            <>
              <Link
                to={addressOf(payout.payoutId)}
                className={styles.link}
                aria-label={t('Payout {{payoutId}}', { payoutId: payout.payoutId })}
              >
                {formatDay(payout.arrivalDate, 'medium')}
              </Link>
              <span className={styles.line}>{payoutStatusLabel(payout.status, t)}</span>
            </>
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

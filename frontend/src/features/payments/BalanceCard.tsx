import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { PaymentOfRequest, RequestMoney } from '@portal/contract/payments/schemas/requestMoney.ts';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card/Card.tsx';
import { Fact } from '../../components/card/FactList.tsx';
import { Mark } from '../../components/card/Mark.tsx';
import { useNoteStyles } from '../../components/notices/useNoteStyles.ts';
import { formatDateTime, formatMoney } from '../../lib/format.ts';

const useStyles = makeStyles({
  // Narrower than a list of facts, so that amounts are in one row beside the documents.
  facts: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 96px), 1fr))',
    gap: 'var(--fact-gap, 16px 24px)',
  },
  items: { listStyleType: 'none', margin: 0, padding: 0 },
  item: { display: 'flex', justifyContent: 'space-between', gap: '16px' },
  amount: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  owed: { fontWeight: tokens.fontWeightSemibold },
});

/**
 * What the client was charged, paid and got back, and what is owed; then each payment with its refunds. For staff. The
 * payments are shown at once if one of them is more than paid; otherwise the balance says it all.
 */
export function BalanceCard({ money: { balance, payments } }: { money: RequestMoney }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const notes = useNoteStyles();
  const [areShown, setShown] = useState(() => payments.some(hasNews));
  return (
    <Card
      title={t('Balance')}
      action={
        payments.length > 0 && (
          <Button
            appearance="subtle"
            size="small"
            aria-expanded={areShown}
            onClick={() => setShown(!areShown)}
          >
            {areShown ? t('Hide payments') : t('Show payments')}
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <Fact term={t('Charged')}>{formatMoney(balance.charged)}</Fact>
        <Fact term={t('Paid', { context: 'amount' })}>{formatMoney(balance.paid)}</Fact>
        <Fact term={t('Refunded')}>{formatMoney(balance.refunded)}</Fact>
        <Fact term={t('Owed')}>
          <span className={styles.owed}>{formatMoney(balance.owed)}</span>
        </Fact>
        {balance.clearing > 0 && (
          <Fact term={t('Bank payment clearing')}>{formatMoney(balance.clearing)}</Fact>
        )}
        {balance.withdrawn > 0 && (
          <Fact term={t('Withdrawn by banks')}>{formatMoney(balance.withdrawn)}</Fact>
        )}
      </dl>
      {areShown && (
        <ul className={notes.notes} aria-label={t('Payments')}>
          {payments.map((payment, index) => (
            <li key={payment.paymentIntentId ?? index}>
              <Payment payment={payment} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Whether a payment was refunded, disputed, or is still in process. */
function hasNews({ state, refunds }: PaymentOfRequest): boolean {
  return state !== 'paid' || refunds.length > 0;
}

function Payment({ payment }: { payment: PaymentOfRequest }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const notes = useNoteStyles();
  const { amount, paidAt, paymentIntentId, isOutside, items, refunds } = payment;
  return (
    <>
      <div className={notes.head}>
        <span className={notes.title}>{t('Payment of {{amount}}', { amount: formatMoney(amount) })}</span>
        <PaymentState payment={payment} />
        {paidAt !== null && <span>{formatDateTime(paidAt)}</span>}
        {isOutside && <Mark>{t('Paid outside the portal')}</Mark>}
        {paymentIntentId !== null && <Mark>{paymentIntentId}</Mark>}
      </div>
      <ul className={styles.items}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            <span>{nameOf(item, t)}</span>
            <span className={styles.amount}>{formatMoney(item.amount)}</span>
          </li>
        ))}
        {refunds.map((refund, index) => (
          <li key={`refund ${index}`} className={styles.item}>
            <span>
              {t(refundTexts[refund.state], { name: nameOf(refund, t), time: formatDateTime(refund.at) })}
            </span>
            <span className={styles.amount}>{formatMoney(-refund.amount)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const refundTexts: Record<PaymentOfRequest['refunds'][number]['state'], string> = {
  done: 'Refund for {{name}}, {{time}}',
  pending: 'Refund for {{name}}, pending since {{time}}',
  failed: 'Failed refund for {{name}}, {{time}}',
};

function nameOf({ kind, name }: PaymentOfRequest['items'][number], t: TFunction): string {
  return kind === 'fee' ? t('Processing fee') : name;
}

function PaymentState({ payment: { state, amount, refunded } }: { payment: PaymentOfRequest }) {
  const { t } = useTranslation();
  if (state === 'clearing') return <Mark tone="attention">{t('Bank payment clearing')}</Mark>;
  if (state === 'disputed') return <Mark tone="attention">{t('Disputed')}</Mark>;
  if (state === 'lost') return <Mark tone="attention">{t('Dispute lost')}</Mark>;
  if (refunded >= amount) return <Mark>{t('Refunded')}</Mark>;
  if (refunded > 0) {
    return <Mark>{t('{{amount}} refunded', { amount: formatMoney(refunded) })}</Mark>;
  }
  return <Mark tone="good">{t('Paid', { context: 'amount' })}</Mark>;
}

import { makeStyles } from '@fluentui/react-components';
import type { CombinedPaymentView } from '@portal/contract/payments/schemas/everythingDue.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card/Card.tsx';
import { Mark } from '../../../components/card/Mark.tsx';
import { useNoteStyles } from '../../../components/notices/useNoteStyles.ts';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatMoney } from '../../../lib/format.ts';

const useStyles = makeStyles({
  list: { margin: 0 },
  items: { listStyleType: 'none', margin: 0, padding: 0 },
  item: { display: 'flex', justifyContent: 'space-between', gap: '16px' },
});

/** Documents and invoices that were paid together, for staff. Each can be refunded separately. */
export function CombinedPaymentsCard({ payments }: { payments: readonly CombinedPaymentView[] }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const notes = useNoteStyles();
  return (
    <Card title={t('Paid together')}>
      <ul className={`${notes.notes} ${styles.list}`}>
        {payments.map(({ paymentIntentId, amount, state, items }) => (
          <li key={paymentIntentId}>
            <div className={notes.head}>
              <span className={notes.title}>
                {t('Payment of {{amount}}', { amount: formatMoney(dollarsToCents(amount)) })}
              </span>
              {state === 'clearing' ? (
                <Mark tone="attention">{t('Bank payment clearing')}</Mark>
              ) : (
                <Mark tone="good">{t('Paid')}</Mark>
              )}
              <Mark>{paymentIntentId}</Mark>
            </div>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.name} className={styles.item}>
                  <span>{item.name}</span>
                  <span>{formatMoney(dollarsToCents(item.amount))}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

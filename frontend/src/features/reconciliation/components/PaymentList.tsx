import { makeStyles, tokens } from '@fluentui/react-components';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { LoadMoreButton } from '../../../components/list/LoadMore.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { type PaymentsState, unmatchedPaymentsQuery } from '../api/unmatchedPaymentsQuery.ts';
import { PaymentItem } from './PaymentItem.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  line: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
  more: { display: 'grid', gap: '12px', justifyItems: 'center', marginTop: '16px' },
});

interface Props {
  state: PaymentsState;
  canResolve: boolean;
}

/** Open or resolved payments, with a button that loads more. */
export function PaymentList({ state, canResolve }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const query = useInfiniteQuery(unmatchedPaymentsQuery(state));
  const payments = query.data?.pages.flatMap((page) => page.payments) ?? [];
  const isCompared = query.data?.pages[0]?.lastRun?.state === 'done';
  const failure = query.error && <LoadError title={t('Failed to load payments')} query={query} />;
  if (!query.data) {
    if (failure) return failure;
    return (
      <div role="status" className={styles.line}>
        <SmallSpinner />
        {t('Loading payments...')}
      </div>
    );
  }
  return (
    <>
      {payments.length === 0 &&
        (state === 'open' && isCompared ? (
          <Notice type="success">{t('All payments in Stripe are accounted for.')}</Notice>
        ) : (
          <p className={styles.line}>
            {state === 'open' ? t('No payments need review') : t('No resolved payments yet')}
          </p>
        ))}
      <ul className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.intentId}>
            <PaymentItem payment={payment} canResolve={canResolve} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {failure ?? <LoadMoreButton query={query} pendingLabel={t('Loading payments...')} />}
      </div>
    </>
  );
}

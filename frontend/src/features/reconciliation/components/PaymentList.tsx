import { makeStyles, tokens } from '@fluentui/react-components';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { LoadMoreButton } from '../../../components/list/LoadMore.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { type PaymentsState, unmatchedPaymentsQuery } from '../api/unmatchedPaymentsQuery.ts';
import { PaymentItem } from './PaymentItem.tsx';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
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
      <Stack as="ul" gap={16}>
        {payments.map((payment) => (
          <li key={payment.intentId}>
            <PaymentItem payment={payment} canResolve={canResolve} />
          </li>
        ))}
      </Stack>
      <Stack gap={12} align="center" shared="above16">
        {failure ?? <LoadMoreButton query={query} pendingLabel={t('Loading payments...')} />}
      </Stack>
    </>
  );
}

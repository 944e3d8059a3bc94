import { makeStyles, tokens } from '@fluentui/react-components';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/pieces.tsx';
import { bodyText } from '../../../components/layout/shapes.ts';
import { LoadMoreButton } from '../../../components/list/LoadMore.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { NotFoundScreen } from '../../../components/page/NotFoundScreen.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { TabBar } from '../../../components/TabBar.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { type PaymentsState, unmatchedPaymentsQuery } from '../api/unmatchedPaymentsQuery.ts';
import { CompareNow } from '../components/CompareNow.tsx';
import { LastRun } from '../components/LastRun.tsx';
import { PaymentItem } from '../components/PaymentItem.tsx';

const useStyles = makeStyles({
  subtitle: { ...bodyText, margin: '-20px 0 24px', color: tokens.colorNeutralForeground2 },
});

/** /payments: Stripe payments that the portal could not settle. */
export function PaymentsScreen() {
  const session = useSession();
  if (!session) return null;
  if (!isStaffRole(session.role)) return <NotFoundScreen />;
  return <Payments isAdmin={session.role === 'admin'} />;
}

function Payments({ isAdmin }: { isAdmin: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [state, setState] = useState<PaymentsState>('open');
  const { data } = useInfiniteQuery(unmatchedPaymentsQuery(state));
  const firstPage = data?.pages[0];
  return (
    <>
      <PageHeader
        title={t('Payments')}
        breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]}
        actions={isAdmin && <CompareNow />}
      />
      <p className={styles.subtitle}>{t('Stripe payments that the portal couldn’t settle automatically')}</p>
      {firstPage && <LastRun run={firstPage.lastRun} nextRunAt={firstPage.nextRunAt} canCompare={isAdmin} />}
      <TabBar
        id="payments"
        label={t('Payments')}
        tabs={{ open: t('Needs review'), resolved: t('Resolved') }}
        tab={state}
        panelId={(tab) => `payments-panel-${tab}`}
        onChoose={setState}
      />
      <div role="tabpanel" id={`payments-panel-${state}`} aria-labelledby={`payments-${state}`}>
        <PaymentList key={state} state={state} canResolve={isAdmin} />
      </div>
    </>
  );
}

const usePaymentListStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
});

/** Open or resolved payments, with a button that loads more. */
function PaymentList({ state, canResolve }: { state: PaymentsState; canResolve: boolean }) {
  const styles = usePaymentListStyles();
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

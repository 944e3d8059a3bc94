import { makeStyles, tokens } from '@fluentui/react-components';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyText } from '../../../components/layout/shapes.ts';
import { NotFoundScreen } from '../../../components/page/NotFoundScreen.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { TabBar } from '../../../components/TabBar.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { type PaymentsState, unmatchedPaymentsQuery } from '../api/unmatchedPaymentsQuery.ts';
import { CompareNow } from '../components/CompareNow.tsx';
import { LastRun } from '../components/LastRun.tsx';
import { PaymentList } from '../components/PaymentList.tsx';

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

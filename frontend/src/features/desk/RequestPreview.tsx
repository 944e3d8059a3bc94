import { makeStyles } from '@fluentui/react-components';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { useHeldShortcuts } from '../../lib/shortcuts/useShortcuts.ts';
import { useRequestStatuses } from '../requests/api/useRequestStatuses.ts';
import { DueMark } from '../requests/cells/DueMark.tsx';
import { ResultSkeleton } from '../tracker/components/ResultSkeleton.tsx';
import { PatientLine } from '../fulfillment/RequestLine.tsx';
import { ReviewBadge } from './components/ReviewBadge.tsx';
import { Desk, useHasTwoPanes } from './panes/Desk.tsx';

// The sizes of what follows, so that nothing moves when it is there.
const useStyles = makeStyles({
  workBar: {
    flexGrow: 1,
    height: 'var(--work-bar, 40px)',
    '@media (max-width: 599px)': { flexBasis: '100%' },
  },
  actions: {
    minHeight: 'var(--action-height, 40px)',
    // Two rows of buttons on a phone.
    '@media (max-width: 599px)': { flexGrow: 1, minHeight: '96px' },
  },
  tabs: {
    flexShrink: 0,
    height: 'calc(var(--tab-height, 44px) + 1px)',
    marginBottom: 'var(--cards-gap, 16px)',
  },
});

/** The shortcuts of the page. */
const KEYS = ['j', 'k', 'a', 's', 'u', 'i'];

/** What the list knows of a request, at the places where its page shows it, while the page loads. */
export function RequestPreview({ request }: { request: RequestListItem }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const statuses = useRequestStatuses();
  const hasTwoPanes = useHasTwoPanes();
  useHeldShortcuts(KEYS, request._id);
  return (
    <Desk
      header={
        <PageHeader
          title={t('Order {{orderId}}', { orderId: request.orderId })}
          breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]}
          badges={
            <>
              <StatusBadge status={request.status} statuses={statuses} />
              <ReviewBadge state={request.review} />
              <DueMark request={request} />
              <div className={styles.workBar} />
            </>
          }
          actions={<div className={styles.actions} />}
        />
      }
      line={<PatientLine patient={request} />}
      documents={hasTwoPanes ? <ScreenSkeleton /> : null}
      tabs={<div className={styles.tabs} />}
      tab=""
      decision={null}
    >
      <VisuallyHidden role="status">{t('Loading request details...')}</VisuallyHidden>
      <ResultSkeleton />
    </Desk>
  );
}

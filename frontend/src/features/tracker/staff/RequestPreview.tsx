import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { useRequestStatuses } from '../../requests/api/useRequestStatuses.ts';
import { DueMark } from '../../requests/cells/DueMark.tsx';
import { ResultSkeleton } from '../components/ResultSkeleton.tsx';
import { PatientLine } from './components/RequestLine.tsx';
import { Desk } from './desk/Desk.tsx';

/** What the list knows of a request, at the places where its page shows it, while the page loads. */
export function RequestPreview({ request }: { request: RequestListItem }) {
  const { t } = useTranslation();
  const statuses = useRequestStatuses();
  return (
    <Desk
      header={
        <PageHeader
          title={t('Order {{orderId}}', { orderId: request.orderId })}
          breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]}
          badges={
            <>
              <StatusBadge status={request.status} statuses={statuses} />
              <DueMark request={request} />
            </>
          }
        />
      }
      line={<PatientLine patient={request} />}
      documents={null}
      tabs={null}
      tab=""
      decision={null}
    >
      <VisuallyHidden role="status">{t('Loading request details...')}</VisuallyHidden>
      <ResultSkeleton />
    </Desk>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { useRequestStatuses } from '../../requests/api/useRequestStatuses.ts';
import type { UpdatableRequest } from '../clientRequestQuery.ts';

/** The same text as the error of the server. */
const CANCELLED_TEXT =
  'This request was canceled and can’t be updated. Please create a new request, or contact us about this one.';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    borderLeft: `4px solid ${tokens.colorStatusSuccessBorderActive}`,
  },
});

/** The request found by Order ID and code, so that the person can check that it is the right one. */
export function UpdatableRequestCard({ request }: { request: UpdatableRequest['request'] }) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const statuses = useRequestStatuses();
  const { orderId, patientName, facilityName, requestType, status } = request;
  return (
    <div className={styles.card}>
      <Row gap={12} rowGap={8}>
        <p className={shared('strong', 'breaks')}>{t('Request found: {{orderId}}', { orderId })}</p>
        <StatusBadge status={status} statuses={statuses} />
      </Row>
      <p className={shared('body', 'breaks', 'soft')}>
        {[patientName, facilityName, t(requestTypeName(requestType))].filter(Boolean).join(' · ')}
      </p>
      {status === 'cancelled' && <Notice type="warning">{t(CANCELLED_TEXT)}</Notice>}
      {status === 'completed' && (
        <Notice type="info">{t('This request is completed. Your update will reopen it.')}</Notice>
      )}
    </div>
  );
}

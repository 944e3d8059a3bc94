import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { appearanceLines } from '../../requests/appearance/appearanceLines.ts';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Panel } from '../../../components/card/Panel.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { ReceiptButton } from '../../payments/charge/ReceiptButton.tsx';
import { AuthorityText } from '../../requests/authority/AuthorityText.tsx';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';
import { FeeState } from './FeeState.tsx';

const OwnCode = lazyComponent(async () => (await import('./access/OwnCode.tsx')).OwnCode, {
  failure: 'hidden',
});

const useStyles = makeStyles({
  list: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: '16px 24px',
  },
  term: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  receipt: { display: 'flex', marginLeft: '-8px' },
  value: { ...typographyStyles.body1, margin: '2px 0 0', overflowWrap: 'anywhere' },
});

/** The facts of a request: patient, facility, type, dates and fee. */
export function RequestDetailsPanel({ access }: { access: ClientViewAccess }) {
  const { request } = access;
  const { t } = useTranslation();
  const styles = useStyles();
  const appearance = appearanceLines(request);
  return (
    <Panel title={t('Request details')}>
      <dl className={styles.list}>
        <Detail term={t('Order ID')}>{request.orderId}</Detail>
        <Detail term={t('Patient')}>{request.patientName}</Detail>
        <Detail term={t('Facility')}>{request.facilityName || t('Not provided')}</Detail>
        <Detail term={t('Request type')}>{t(requestTypeName(request.requestType))}</Detail>
        {request.physicianName && <Detail term={t('Physician name')}>{request.physicianName}</Detail>}
        {appearance.length > 0 && (
          <Detail term={t('Date and place')}>
            {appearance.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Detail>
        )}
        <Detail term={t('Authority for release')}>
          <AuthorityText authority={request.authority} />
        </Detail>
        <Detail term={t('Submitted')}>
          <time dateTime={request.submittedAt}>{formatDateTime(request.submittedAt)}</time>
        </Detail>
        <Detail term={t('Last updated')}>
          <time dateTime={request.updatedAt}>{formatDateTime(request.updatedAt)}</time>
        </Detail>
        {request.isSubmitter && (
          <Detail term={t('Verification code')}>
            <OwnCode access={access} />
          </Detail>
        )}
        <Detail term={t('Number of files')}>{request.filesCount}</Detail>
        <Detail term={t('Processing fee')}>
          <FeeState fee={request.payment} />
          {request.payment.state === 'paid' && request.payment.disputed !== 'lost' && (
            <ReceiptButton
              access={access}
              paidItem="fee"
              itemName={t('Processing fee')}
              className={styles.receipt}
            />
          )}
        </Detail>
      </dl>
    </Panel>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

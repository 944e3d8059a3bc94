import { makeStyles, tokens } from '@fluentui/react-components';
import type { DataOf } from '@portal/contract/endpoint.ts';
import type { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { formatDateTime, formatTime } from '../../../lib/format.ts';
import { ServiceRow } from './ServiceRow.tsx';

const useStyles = makeStyles({
  parts: { margin: 0, padding: 0, listStyleType: 'none' },
  checked: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  since: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Summary, incident note and the state of each service. Services are hidden during maintenance. */
export function ServiceStatusDetails({
  maintenance,
  parts,
  incident,
  checkedAt,
}: DataOf<typeof serviceStatus>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const isHealthy = Object.values(parts).every((state) => state === 'up');
  return (
    <>
      {maintenance ? (
        <Notice type="warning" role="status" title={t('Down for maintenance')}>
          {t('Requests you submitted and payments you made are safe.')}
        </Notice>
      ) : isHealthy ? (
        <Notice type="success" role="status" title={t('All systems operational')} />
      ) : (
        <Notice type="warning" role="status" title={t('Some services are disrupted')}>
          {t('Submitted requests and completed payments are safe. We’re working on the problem.')}
        </Notice>
      )}
      {incident && (
        <Notice type="info" title={t('Note')}>
          {incident.note}
          <span className={styles.since}>
            {t('Since {{time}}', { time: formatDateTime(incident.since) })}
          </span>
        </Notice>
      )}
      {!maintenance && (
        <Surface>
          <ul className={styles.parts}>
            <ServiceRow
              name={t('Requests and tracking')}
              about={t('Submitting, looking up and updating requests; signing in.')}
              isUp={parts.requests === 'up'}
            />
            <ServiceRow
              name={t('Documents')}
              about={t('Uploading, previewing and downloading files.')}
              isUp={parts.documents === 'up'}
            />
            <ServiceRow
              name={t('Payments')}
              about={t('Card and bank payments for fees, documents and invoices.')}
              isUp={parts.payments === 'up'}
            />
            <ServiceRow
              name={t('Emails')}
              about={t(
                'Confirmations, receipts and notifications about a request. Delayed emails are sent later.',
              )}
              isUp={parts.messages === 'up'}
            />
          </ul>
        </Surface>
      )}
      <p className={styles.checked}>{t('Checked at {{time}}', { time: formatTime(checkedAt) })}</p>
    </>
  );
}

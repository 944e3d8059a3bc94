import { makeStyles, tokens } from '@fluentui/react-components';
import type { StatusDeletion } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  request: { display: 'grid', overflowWrap: 'anywhere' },
  more: { margin: '8px 0 0' },
  link: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  facts: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

/** The newest requests that have a status, and how many more there are. */
export function SampleRequests({ usage }: { usage: StatusDeletion }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { usageCount, sampleRequests } = usage;
  const moreCount = usageCount - sampleRequests.length;
  return (
    <div>
      <ul className={styles.list} aria-label={t('Requests with this status')}>
        {sampleRequests.map(({ _id, orderId, facilityName, submittedAt }) => (
          <li key={_id} className={styles.request}>
            <a
              href={`/dashboard/request/${_id}`}
              target="_blank"
              rel="noreferrer"
              className={styles.link}
              aria-label={t('Open order {{orderId}} in a new tab', { orderId })}
            >
              {orderId}
            </a>
            <span className={styles.facts}>
              {facilityName || t('No facility')} · {formatDate(submittedAt, 'medium')}
            </span>
          </li>
        ))}
      </ul>
      {moreCount > 0 && (
        <p className={styles.more}>{t('...and {{count}} more requests', { count: moreCount })}</p>
      )}
    </div>
  );
}

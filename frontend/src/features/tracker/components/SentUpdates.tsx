import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { UpdateView } from '@portal/contract/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: '0 0 12px', padding: 0, display: 'grid', gap: '12px' },
  update: { breakInside: 'avoid-page' },
  head: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  text: { ...typographyStyles.body1, margin: '2px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});

/** What was written with the updates of a request: why, when, and the text. */
export function SentUpdates({ updates }: { updates: readonly UpdateView[] }) {
  const { t } = useTranslation();
  const styles = useStyles();
  if (updates.length === 0) return null;
  return (
    <ul className={styles.list}>
      {updates.map(({ updateId, reason, details, submittedAt }) => (
        <li key={updateId} className={styles.update}>
          <p className={styles.head}>
            {t('{{reason}}, sent on {{time}}', { reason: t(reason), time: formatDateTime(submittedAt) })}
          </p>
          <p className={styles.text}>{details}</p>
        </li>
      ))}
    </ul>
  );
}

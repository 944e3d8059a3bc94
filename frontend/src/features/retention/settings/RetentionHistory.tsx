import type { RetentionSettings } from '@portal/contract/retention/schemas.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format.ts';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { usePrivacyStyles } from '../../../components/form/privacy/usePrivacyStyles.ts';

/** Changes to the portal’s retention, with author and reason; newest first. */
export function RetentionHistory({ history }: Pick<RetentionSettings, 'history'>) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const id = useId();
  return (
    <div>
      <h3 id={id} className={styles.subtitle}>
        {t('Retention changes')}
      </h3>
      <ul className={styles.rows} aria-labelledby={id}>
        {history.map(({ days, at, byName, reason }) => (
          <ListRow
            key={at}
            head={days === null ? t('Kept indefinitely') : t('Deleted {{days}} days after closing', { days })}
            text={reason}
            details={`${byName} · ${formatDateTime(at)}`}
          />
        ))}
      </ul>
    </div>
  );
}

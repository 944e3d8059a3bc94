import { Button } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { retentionQuery } from './retentionQuery.ts';
import { RetentionHistory } from './RetentionHistory.tsx';
import { RetentionRuns } from './RetentionRuns.tsx';
import { RetentionSettingDialog } from './RetentionSettingDialog.tsx';
import { usePrivacyStyles } from '../../../components/form/privacy/usePrivacyStyles.ts';

/** How long files of closed requests are kept, the history of that setting, and the latest nightly runs. */
export function RetentionSection() {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const id = useId();
  const [isChanging, setChanging] = useState(false);
  const query = useQuery(retentionQuery);
  const { data, error } = query;
  return (
    <section aria-labelledby={id}>
      <Surface className={styles.section}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {t('Retention')}
          </h2>
          {data && (
            <Button appearance="primary" onClick={() => setChanging(true)}>
              {t('Change retention')}
            </Button>
          )}
        </div>
        <LoadError query={query} title={t('Failed to load retention settings')} />
        {!data && !error && <ScreenSkeleton />}
        {data && (
          <>
            <p className={styles.text}>
              <strong>
                {data.days === null
                  ? t('Files of closed requests are kept indefinitely.')
                  : t('Files of closed requests are deleted {{days}} days after closing.', {
                      days: data.days,
                    })}
              </strong>{' '}
              {t(
                'Uploads that aren’t submitted are deleted after 24 hours, and unpaid drafts after 14 days. Requests and files can have their own retention.',
              )}
            </p>
            <RetentionRuns runs={data.runs} />
            {data.history.length > 0 && <RetentionHistory history={data.history} />}
          </>
        )}
        {data && isChanging && <RetentionSettingDialog days={data.days} onClose={() => setChanging(false)} />}
      </Surface>
    </section>
  );
}

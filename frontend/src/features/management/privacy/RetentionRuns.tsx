import type { RetentionRun } from '@portal/contract/retention/schemas.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { ListRow } from '../components/ListRow.tsx';
import { usePrivacyStyles } from './usePrivacyStyles.ts';

const MAX_SHOWN = 5;

/** What the latest nightly runs deleted. */
export function RetentionRuns({ runs }: { runs: readonly RetentionRun[] }) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const id = useId();
  return (
    <div>
      <h3 id={id} className={styles.subtitle}>
        {t('Recent nightly runs')}
      </h3>
      {runs.length === 0 ? (
        <p className={styles.text}>{t('The first nightly run hasn’t happened yet.')}</p>
      ) : (
        <ul className={styles.rows} aria-labelledby={id}>
          {runs.slice(0, MAX_SHOWN).map((run) => (
            <ListRow
              key={run.startedAt}
              head={
                <>
                  <time dateTime={run.startedAt}>{formatDateTime(run.startedAt)}</time>
                  {run.failures > 0 && (
                    <Mark tone="attention">{t('Failures: {{failures}}', { failures: run.failures })}</Mark>
                  )}
                  {!run.isComplete && <Mark>{t('Continues the next night')}</Mark>}
                </>
              }
              text={
                run.files + run.uploads + run.drafts === 0
                  ? t('Nothing was due for deletion.')
                  : t(
                      'Files: {{files}} (requests: {{requests}}). Uploads: {{uploads}}. Drafts: {{drafts}}.',
                      {
                        files: run.files,
                        requests: run.requests,
                        uploads: run.uploads,
                        drafts: run.drafts,
                      },
                    )
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}

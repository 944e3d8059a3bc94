import { Button } from '@fluentui/react-components';
import type { RetentionRun, RetentionSettings } from '@portal/contract/retention/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { retentionQuery } from './retentionQuery.ts';
import { RetentionSettingDialog } from './RetentionSettingDialog.tsx';
import { usePrivacyStyles } from '../../../components/form/privacy/usePrivacyStyles.ts';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { formatDateTime, formatList } from '../../../lib/format.ts';

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

/** Changes to the portal’s retention, with author and reason; newest first. */
function RetentionHistory({ history }: Pick<RetentionSettings, 'history'>) {
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

const MAX_SHOWN = 5;

/** What the latest nightly runs deleted. */
function RetentionRuns({ runs }: { runs: readonly RetentionRun[] }) {
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
                    <Mark tone="attention">{t('{{count}} failures', { count: run.failures })}</Mark>
                  )}
                  {!run.isComplete && <Mark>{t('Continues the next night')}</Mark>}
                </>
              }
              text={deletedText(run)}
            />
          ))}
        </ul>
      )}
    </div>
  );

  function deletedText({ files, requests, uploads, drafts }: RetentionRun): string {
    const items: string[] = [];
    if (files > 0)
      items.push(
        t('{{files}} of {{requests}}', {
          files: t('{{count}} files', { count: files }),
          requests: t('{{count}} requests', { count: requests }),
        }),
      );
    if (uploads > 0) items.push(t('{{count}} uploads', { count: uploads }));
    if (drafts > 0) items.push(t('{{count}} drafts', { count: drafts }));
    return items.length === 0
      ? t('Nothing was due for deletion.')
      : t('Deleted {{items}}.', { items: formatList(items) });
  }
}

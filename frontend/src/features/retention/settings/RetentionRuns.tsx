import type { RetentionRun } from '@portal/contract/retention/schemas.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { formatDateTime, formatList } from '../../../lib/format.ts';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { usePrivacyStyles } from '../../../components/form/privacy/usePrivacyStyles.ts';

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

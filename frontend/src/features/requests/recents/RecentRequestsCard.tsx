import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import { useReadWhenShown } from '../../../lib/time/useReadWhenShown.ts';
import { RecentRequestItem } from './RecentRequestItem.tsx';
import { readRecents, type Recents, removeRecent, SHOWN_RECENTS } from './recentRequests.ts';
import type { Viewer } from './recentsStorage.ts';

const useStyles = makeStyles({
  card: { height: '100%', boxSizing: 'border-box' },
  title: { ...typographyStyles.subtitle2, margin: '0 0 12px' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: '4px',
    margin: '0 -8px',
    padding: 0,
    listStyleType: 'none',
  },
  note: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
  footer: { ...typographyStyles.caption1, margin: '12px 0 0', color: tokens.colorNeutralForeground3 },
});

/** The recently viewed requests. Only IDs and times are stored; the details are loaded. */
export function RecentRequestsCard({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const titleId = useId();
  const read = useReadWhenShown(() => readRecents(viewer));
  const [afterRemoval, setAfterRemoval] = useState<{ before: Recents; recents: Recents } | null>(null);
  const recents = afterRemoval?.before === read ? afterRemoval.recents : read;

  function remove(requestId: string) {
    removeRecent(viewer, requestId);
    setAfterRemoval({ before: read, recents: readRecents(viewer) });
  }

  const { shown, count } = recents;
  return (
    <section aria-labelledby={titleId}>
      <Surface className={styles.card}>
        <h2 id={titleId} className={styles.title}>
          {t('Recent Client Requests')}
        </h2>
        {shown.length === 0 ? (
          <p className={styles.note}>{t('No recent requests')}</p>
        ) : (
          <ul className={styles.list}>
            {shown.map((recent) => (
              <RecentRequestItem
                key={`${recent.requestId} ${recent.viewedAt}`}
                recent={recent}
                onRemove={() => remove(recent.requestId)}
              />
            ))}
          </ul>
        )}
        {count > SHOWN_RECENTS && (
          <p className={styles.footer}>
            {t('Showing 3 most recent of {{total}} requests', { total: count })}
          </p>
        )}
      </Surface>
    </section>
  );
}

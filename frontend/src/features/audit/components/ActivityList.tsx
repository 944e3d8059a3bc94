import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { ActivityEntry, ActivityGroup } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hintText, line, plainList, row } from '../../../components/layout/shapes.ts';
import { LoadMoreButton } from '../../../components/list/LoadMore.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { formatDate, formatDateTime, formatTime } from '../../../lib/format.ts';
import { activityQuery } from '../api/activityQuery.ts';
import { ActivityMark } from './ActivityMark.tsx';
import { useActivitySentence } from './useActivitySentence.ts';
import { useActorLabels } from './useActorLabels.ts';
import { iconOf } from '../rules/iconOf.ts';

const useStyles = makeStyles({
  list: { ...plainList },
  line: {
    ...line('8px'),
    ...typographyStyles.body1,
    margin: '16px 0',
    color: tokens.colorNeutralForeground3,
  },
  more: { display: 'grid', gap: '12px', justifyItems: 'center', marginTop: '12px' },
});

interface Props {
  requestId: string;
  group: ActivityGroup;
  statuses: readonly StatusDefinition[];
}

/** The activity entries by day, newest first, with a button that loads more. */
export function ActivityList({ requestId, group, statuses }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const sentenceOf = useActivitySentence(statuses);
  const activity = useInfiniteQuery(activityQuery(requestId, group));
  const entries = activity.data?.pages.flatMap((page) => page.entries) ?? [];
  const failure = activity.error && <LoadError title={t('Failed to load the activity')} query={activity} />;

  if (!activity.data) {
    if (failure) return failure;
    return (
      <div role="status" className={styles.line}>
        <SmallSpinner />
        {t('Loading the activity...')}
      </div>
    );
  }
  return (
    <>
      {entries.length === 0 && (
        <p className={styles.line}>
          {group === 'all' ? t('No activity yet') : t('No activity of this kind')}
        </p>
      )}
      <ol className={styles.list}>
        {grouped(entries, sentenceOf).map(({ entry, sentence, day, count }, index, groups) => (
          <ActivityItem
            key={entry.id}
            entry={entry}
            sentence={sentence}
            count={count}
            {...(groups[index - 1]?.day !== day && { day })}
          />
        ))}
      </ol>
      <div className={styles.more}>
        {failure ?? <LoadMoreButton query={activity} pendingLabel={t('Loading the activity...')} />}
      </div>
    </>
  );
}

interface Group {
  /** The newest entry. */
  readonly entry: ActivityEntry;
  readonly sentence: string;
  readonly day: string;
  readonly count: number;
}

/** Entries that say the same one after the other on a day, such as previews of a document, are one line. */
function grouped(
  entries: readonly ActivityEntry[],
  sentenceOf: (entry: ActivityEntry) => string,
): readonly Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const [sentence, day, last] = [sentenceOf(entry), formatDate(entry.at), groups.at(-1)];
    if (last?.sentence === sentence && last.day === day && last.entry.actor.kind === entry.actor.kind)
      groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ entry, sentence, day, count: 1 });
  }
  return groups;
}

const useActivityItemStyles = makeStyles({
  day: { ...typographyStyles.body1Strong, margin: '8px 0 4px' },
  item: {
    display: 'flex',
    gap: '12px',
    padding: 'var(--entry-padding, 8px) 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // Time and role are beside a short sentence.
  text: {
    ...row('0 12px'),
    flexGrow: 1,
    justifyContent: 'space-between',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  sentence: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground1 },
  when: { ...hintText, margin: 0 },
});

interface ActivityItemProps {
  entry: ActivityEntry;
  sentence: string;
  /** How often it happened in a row; `entry` is the newest. */
  count: number;
  /** Shown above the first entry of a day. */
  day?: string;
}

/** One activity entry: what happened, when, and the role of the actor. */
function ActivityItem({ entry, sentence, count, day }: ActivityItemProps) {
  const styles = useActivityItemStyles();
  const { t } = useTranslation();
  const actorLabels = useActorLabels();
  return (
    <li>
      {day && <h3 className={styles.day}>{day}</h3>}
      <div className={styles.item}>
        <ActivityMark icon={iconOf(entry)} />
        <div className={styles.text}>
          <p className={styles.sentence}>{sentence}</p>
          <p className={styles.when}>
            <time dateTime={entry.at} title={formatDateTime(entry.at)}>
              {formatTime(entry.at)}
            </time>
            {count > 1 && ` · ${t('{{number}} times', { number: count })}`}
            {' · '}
            {actorLabels.role(entry.actor)}
          </p>
        </div>
      </div>
    </li>
  );
}

import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ActivityEntry } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { hintText, row } from '../../../components/layout/shapes.ts';
import { formatDateTime, formatTime } from '../../../lib/format.ts';
import { iconOf } from '../rules/iconOf.ts';
import { ActivityMark } from './ActivityMark.tsx';
import { useActorLabels } from './useActorLabels.ts';

const useStyles = makeStyles({
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

interface Props {
  entry: ActivityEntry;
  sentence: string;
  /** How often it happened in a row; `entry` is the newest. */
  count: number;
  /** Shown above the first entry of a day. */
  day?: string;
}

/** One activity entry: what happened, when, and the role of the actor. */
export function ActivityItem({ entry, sentence, count, day }: Props) {
  const styles = useStyles();
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

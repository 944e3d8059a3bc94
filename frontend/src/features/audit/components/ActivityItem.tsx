import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ActivityEntry } from '@portal/contract/requests/schemas/requestActivity.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { iconOf } from '../rules/iconOf.ts';
import { ActivityMark } from './ActivityMark.tsx';
import { useActorLabels } from './useActorLabels.ts';

const useStyles = makeStyles({
  item: {
    display: 'flex',
    gap: '12px',
    padding: '12px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
  sentence: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground1 },
  when: { ...typographyStyles.caption1, margin: '2px 0 0', color: tokens.colorNeutralForeground3 },
});

interface Props {
  entry: ActivityEntry;
  sentence: string;
}

/** One activity entry: what happened, when, and the role of the actor. */
export function ActivityItem({ entry, sentence }: Props) {
  const styles = useStyles();
  const actorLabels = useActorLabels();
  return (
    <li className={styles.item}>
      <ActivityMark icon={iconOf(entry)} />
      <div className={styles.text}>
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.when}>
          <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
          {' · '}
          {actorLabels.role(entry.actor)}
        </p>
      </div>
    </li>
  );
}

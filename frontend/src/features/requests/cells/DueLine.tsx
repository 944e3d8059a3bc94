import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { inlineLine, smallText } from '../../../components/layout/shapes.ts';
import { formatDay } from '../../../lib/format.ts';
import { type DueFacts, DueMark } from './DueMark.tsx';

const useStyles = makeStyles({
  due: {
    ...inlineLine('2px 8px'),
    ...smallText,
    flexWrap: 'wrap',
    color: tokens.colorNeutralForeground3,
    '& > *': { whiteSpace: 'nowrap' },
  },
});

/** The due date with a mark when it is near or overdue; while the clock is paused, only that. */
export function DueLine({
  request,
  isCompact = false,
}: {
  request: DueFacts;
  /** The mark is part of the line. */
  isCompact?: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (request.isPaused) {
    return (
      <span className={styles.due}>
        <DueMark request={request} isLine />
      </span>
    );
  }
  if (!request.dueDate) return null;
  if (isCompact) {
    return (
      <span className={styles.due}>
        <DueMark request={request} isLine>
          <time dateTime={request.dueDate}>
            {t('Due {{day}}', { day: formatDay(request.dueDate, 'medium') })}
          </time>
        </DueMark>
      </span>
    );
  }
  return (
    <span className={styles.due}>
      <time dateTime={request.dueDate}>
        {t('Due {{day}}', { day: formatDay(request.dueDate, 'medium') })}
      </time>
      <DueMark request={request} isBrief />
    </span>
  );
}

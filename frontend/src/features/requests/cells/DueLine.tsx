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
    // In longer languages only the day fits the column. It stays on one line.
    '& time': { whiteSpace: 'normal' },
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
  const day = formatDay(request.dueDate, 'medium').replaceAll(' ', '\u00a0');
  const due = <time dateTime={request.dueDate}>{t('Due {{day}}', { day })}</time>;
  if (isCompact) {
    return (
      <span className={styles.due}>
        <DueMark request={request} isLine>
          {due}
        </DueMark>
      </span>
    );
  }
  return (
    <span className={styles.due}>
      {due}
      <DueMark request={request} isBrief />
    </span>
  );
}

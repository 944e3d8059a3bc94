import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { PauseCircleRegular } from '@fluentui/react-icons/svg/pause-circle';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { inlineLine, smallText } from '../../../components/layout/shapes.ts';
import { facilityDay } from './facilityDay.ts';
import { formatDaysAway } from '../../../lib/format.ts';
import { useReadWhenShown } from '../../../lib/time/useReadWhenShown.ts';
import { dueState, isDueBeforeArrival } from './dueState.ts';

const useStyles = makeStyles({
  mark: {
    ...inlineLine('4px'),
    ...smallText,
    padding: '2px 10px 2px 6px',
    borderRadius: tokens.borderRadiusCircular,
    border: '1px solid',
    fontWeight: tokens.fontWeightSemibold,
  },
  line: {
    ...inlineLine('4px'),
    padding: '0 6px 0 2px',
    marginLeft: '-2px',
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
  },
  icon: { display: 'inline-flex', fontSize: '16px' },
  overdue: {
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
  },
  'due-soon': {
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  paused: { color: tokens.colorNeutralForeground2, backgroundColor: tokens.colorNeutralBackground3 },
});

/** `submittedAt`: to mark a request that was due before it arrived. */
export type DueFacts = Pick<RequestListItem, 'dueDate' | 'status' | 'isPaused'> &
  Partial<Pick<RequestListItem, 'submittedAt'>>;

interface Props {
  request: DueFacts;
  /** Omits the number of days, for use next to the date. */
  isBrief?: boolean;
  /** Only an icon and a color for `children`, for rows with little room. The icon has the name of the mark. */
  isLine?: boolean;
  children?: ReactNode;
}

/** Marks a request as overdue, due soon, or paused. Renders nothing for other and for closed requests. */
export function DueMark({
  request: { dueDate, status, isPaused, submittedAt },
  isBrief = false,
  isLine = false,
  children,
}: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const today = useReadWhenShown(() => facilityDay(new Date()));
  const isClosed = closedStatuses.includes(status);
  if (isPaused && !isClosed) {
    return (
      <span className={mergeClasses(isLine ? styles.line : styles.mark, styles.paused)}>
        <span className={styles.icon} aria-hidden>
          <PauseCircleRegular />
        </span>
        {t('Paused')}
      </span>
    );
  }
  const due = dueState(dueDate, today, isClosed);
  if (due.kind === 'none') return children;
  const when = formatDaysAway(due.days);
  const late = due.kind === 'overdue';
  const isEarly =
    submittedAt !== undefined && isDueBeforeArrival(dueDate, facilityDay(new Date(submittedAt)));
  const overdue = isEarly ? t('Due before it arrived') : t('Overdue');
  const overdueSince = isEarly ? overdue : t('Overdue: {{when}}', { when });
  if (isLine) {
    const name = late ? overdue : t('Due soon');
    return (
      <span className={mergeClasses(styles.line, styles[due.kind])} title={name}>
        <span className={styles.icon} aria-hidden>
          {late ? <ErrorCircleRegular /> : <WarningRegular />}
        </span>
        {children} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={mergeClasses(styles.mark, styles[due.kind])}>
      <span className={styles.icon} aria-hidden>
        {late ? <ErrorCircleRegular /> : <WarningRegular />}
      </span>
      {isBrief && (late ? overdue : t('Due soon'))}
      {!isBrief && (late ? overdueSince : t('Due soon: {{when}}', { when }))}
    </span>
  );
}

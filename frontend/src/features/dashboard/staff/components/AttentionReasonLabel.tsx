import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { HourglassRegular } from '@fluentui/react-icons/svg/hourglass';
import { PauseCircleRegular } from '@fluentui/react-icons/svg/pause-circle';
import type { AttentionItem } from '@portal/contract/analytics/endpoints/dashboard.ts';
import type { AttentionReason } from '@portal/contract/requests/rules/attention.ts';
import { useTranslation } from 'react-i18next';
import { line } from '../../../../components/layout/shapes.ts';
import { formatDaysAway, dayInDisplayZone } from '../../../../lib/format.ts';
import { isDueBeforeArrival } from '../../../requests/cells/dueState.ts';
import { facilityDay } from '../../../requests/cells/facilityDay.ts';
import { daysUntil } from '../rules/daysUntil.ts';

const icons: Readonly<Record<AttentionReason, FluentIcon>> = {
  overdue: ErrorCircleRegular,
  due_soon: ClockRegular,
  download_requested: ArrowDownloadRegular,
  update_requested: EditRegular,
  on_hold: PauseCircleRegular,
  waiting: HourglassRegular,
};

const useStyles = makeStyles({
  reason: {
    ...line('4px'),
    ...typographyStyles.caption1,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground1,
  },
  icon: { display: 'flex', flexShrink: 0, fontSize: '16px' },
  overdue: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  due_soon: { color: tokens.colorStatusWarningForeground3, fontWeight: tokens.fontWeightSemibold },
  download_requested: {},
  update_requested: {},
  on_hold: {},
  waiting: {},
});

export interface ReasonProps {
  item: AttentionItem;
  /** Today in the reader’s time zone, YYYY-MM-DD. */
  today: string;
}

/** Why a request needs attention. */
export function AttentionReasonLabel({ item, today }: ReasonProps) {
  const styles = useStyles();
  const Icon = icons[item.reason];
  return (
    <span className={mergeClasses(styles.reason, styles[item.reason])}>
      <span className={styles.icon} aria-hidden>
        <Icon />
      </span>
      <ReasonText item={item} today={today} />
    </span>
  );
}

function ReasonText({ item: { reason, dueDate, submittedAt }, today }: ReasonProps) {
  const { t } = useTranslation();
  const fromToday = (day: string) => formatDaysAway(daysUntil(day, today));
  switch (reason) {
    case 'overdue':
      return isDueBeforeArrival(dueDate, facilityDay(new Date(submittedAt)))
        ? t('Due before it arrived')
        : t('Was due {{when}}', { when: fromToday(dueDate) });
    case 'due_soon':
      return t('Due {{when}}', { when: fromToday(dueDate) });
    case 'download_requested':
      return t('Another download requested');
    case 'update_requested':
      return t('Updated by the client');
    case 'on_hold':
      return t('On Hold');
    case 'waiting':
      return t('Not started, submitted {{when}}', {
        when: fromToday(dayInDisplayZone(new Date(submittedAt))),
      });
  }
}

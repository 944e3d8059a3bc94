import { Avatar, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';
import { line, smallText } from '../../../components/layout/shapes.ts';
import { formatDay } from '../../../lib/format.ts';

const useStyles = makeStyles({
  patient: { ...line('12px'), minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  clamped: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    // Two lines and the date of birth are hardly higher than a row with one.
    lineHeight: '17px',
  },
  born: { ...smallText, whiteSpace: 'nowrap', color: tokens.colorNeutralForeground3 },
});

/** The patient with initials and date of birth. */
export function PatientCell({
  patientName,
  patientDob,
  isClamped = false,
}: Pick<RequestListItem, 'patientName' | 'patientDob'> & {
  /** A long name ends after two lines; the whole name is the tooltip. */
  isClamped?: boolean;
}) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <div className={styles.patient}>
      <Avatar name={patientName} size={36} aria-hidden data-initials />
      <div>
        <div
          className={mergeClasses(styles.name, isClamped && styles.clamped)}
          title={isClamped ? patientName : undefined}
        >
          {patientName || t('Unknown Patient')}
        </div>
        {patientDob && (
          <div className={styles.born}>{t('Born {{day}}', { day: formatDay(patientDob, 'medium') })}</div>
        )}
      </div>
    </div>
  );
}

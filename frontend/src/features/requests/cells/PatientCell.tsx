import { Avatar, makeStyles, tokens } from '@fluentui/react-components';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format.ts';

const useStyles = makeStyles({
  patient: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  born: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
  },
});

/** The patient with initials and date of birth. */
export function PatientCell({
  patientName,
  patientDob,
}: Pick<RequestListItem, 'patientName' | 'patientDob'>) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <div className={styles.patient}>
      <Avatar name={patientName} size={36} aria-hidden data-initials />
      <div>
        <div className={styles.name}>{patientName || t('Unknown Patient')}</div>
        {patientDob && (
          <div className={styles.born}>{t('Born {{day}}', { day: formatDay(patientDob, 'medium') })}</div>
        )}
      </div>
    </div>
  );
}

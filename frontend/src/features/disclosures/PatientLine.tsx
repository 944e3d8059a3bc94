import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format.ts';
import { usePrivacyStyles } from '../../components/form/privacy/usePrivacyStyles.ts';

/** The patient whom a form is about. */
export function PatientLine({ patientName, patientDob }: { patientName: string; patientDob: string }) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  return (
    <p className={styles.patient}>
      {t('{{name}}, born on {{day}}', { name: patientName, day: formatDay(patientDob) })}
    </p>
  );
}

import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../lib/format.ts';

type Difference = StaffRequestView['updateRequests'][number]['differences'][number];

const useStyles = makeStyles({
  differences: {
    margin: '0 0 12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    borderLeft: `4px solid ${tokens.colorStatusWarningBorderActive}`,
  },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  list: { margin: '8px 0 0', display: 'grid', gap: '8px' },
  term: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  value: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere' },
  onFile: { color: tokens.colorNeutralForeground2 },
});

/** Values from an update next to the stored ones. Staff decide whether to apply them. */
export function UpdateDifferences({ differences }: { differences: readonly Difference[] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (differences.length === 0) return null;
  const labels = {
    patientName: t('Patient full name'),
    patientDob: t('Date of birth'),
    contactPhone: t('Contact phone'),
  } satisfies Record<Difference['field'], string>;
  const displayValue = ({ field }: Difference, value: string) =>
    field === 'patientDob' && value ? formatDay(value, 'medium') : value || t('Not provided');
  return (
    <div className={styles.differences}>
      <p className={styles.title}>{t('The client’s information differs from the request')}</p>
      <dl className={styles.list}>
        {differences.map((difference) => (
          <div key={difference.field}>
            <dt className={styles.term}>{labels[difference.field]}</dt>
            <dd className={styles.value}>
              {displayValue(difference, difference.sent)}{' '}
              <span className={styles.onFile}>
                {difference.sent === difference.onFile
                  ? t('(now on file)')
                  : t('(on file: {{value}})', { value: displayValue(difference, difference.onFile) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

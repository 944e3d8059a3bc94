import { makeStyles, tokens } from '@fluentui/react-components';
import type { AttorneySuggestion } from '@portal/contract/endpoints/attorneys.ts';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  option: { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: '12px', overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  used: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  detail: {
    gridColumn: '1 / -1',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** One known attorney: name, firm, e-mail, and how often the contact was used. */
export function AttorneyOption({ suggestion }: { suggestion: AttorneySuggestion }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { attorneyName, firmName, lawyerEmail, count } = suggestion;
  const [title = '', ...details] = [attorneyName, firmName, lawyerEmail].filter(Boolean);
  return (
    <span className={styles.option}>
      <span className={styles.name}>{title}</span>
      {count > 1 && <span className={styles.used}>{t('Used {{times}} times', { times: count })}</span>}
      {details.length > 0 && <span className={styles.detail}>{details.join(' · ')}</span>}
    </span>
  );
}

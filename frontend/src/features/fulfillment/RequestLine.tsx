import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { ellipsis } from '../../components/layout/shapes.ts';
import { formatDay, formatList } from '../../lib/format.ts';
import { authorityLines, authorityName } from '../requests/authority/authorityFacts.ts';
import { useServiceDates } from '../requests/scope/useServiceDates.ts';

/** Where one line is too short in longer languages. */
const NARROW = '@media (max-width: 1199px)';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    columnGap: '16px',
    minWidth: 0,
    margin: 0,
    ...typographyStyles.caption1,
    [NARROW]: { flexWrap: 'wrap', rowGap: '4px' },
  },
  fact: { ...ellipsis, flexShrink: 1, minWidth: '48px', [NARROW]: { maxWidth: '100%' } },
  // Wrong when it is cut off.
  whole: { flexShrink: 0, maxWidth: '100%' },
  term: { display: 'inline', color: tokens.colorNeutralForeground3 },
  value: { display: 'inline', margin: 0, fontWeight: tokens.fontWeightSemibold },
});

interface GlanceFact {
  readonly term: string;
  readonly value: string;
  /** The tooltip; without one, the value. */
  readonly details?: string;
  readonly isWhole?: boolean;
}

/** Whose records a request is about, and which ones: patient, dates, exclusions and authority in one line. */
export function RequestLine({ request }: { request: StaffRequestView }) {
  const { t } = useTranslation();
  const serviceDates = useServiceDates();
  const scope = request.scope?.at(-1)?.scope;
  const facts: readonly GlanceFact[] = [
    { term: t('Dates of service'), value: scope ? formatList(serviceDates(scope)) : t('Not stated') },
    { term: t('Exclusions'), value: scope?.exclude ?? t('None') },
    {
      term: t('Authority'),
      value: authorityName(request.authority, t),
      details: authorityLines(request.authority, t).join(' · '),
    },
  ];
  return <PatientLine patient={request} facts={facts} />;
}

interface PatientLineProps {
  patient: Pick<StaffRequestView, 'patientName' | 'patientDob'>;
  /** After name and date of birth. */
  facts?: readonly GlanceFact[];
}

/** The patient of a request, and more facts about it, in one line. */
export function PatientLine({ patient, facts = [] }: PatientLineProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { patientName, patientDob } = patient;
  const shown: readonly GlanceFact[] = [
    { term: t('Patient'), value: patientName || t('Not provided'), isWhole: true },
    {
      term: t('Date of birth'),
      value: patientDob ? formatDay(patientDob, 'medium') : t('Not provided'),
      isWhole: true,
    },
    ...facts,
  ];
  return (
    <dl aria-label={t('Request at a glance')} className={styles.line}>
      {shown.map(({ term, value, details = value, isWhole = false }) => (
        <div
          key={term}
          className={mergeClasses(styles.fact, isWhole && styles.whole)}
          title={t('{{label}}: {{value}}', { label: term, value: details })}
        >
          <dt className={styles.term}>{term}</dt> <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

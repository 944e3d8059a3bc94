import { makeStyles, tokens } from '@fluentui/react-components';
import type { ResultKind, SearchField, SearchResult } from '@portal/contract/search/schemas.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatDate, formatDay } from '../../../lib/format.ts';
import { useRequestStatuses } from '../../requests/api/useRequestStatuses.ts';
import { markedParts, type MarkedPart, markedWhole } from '../rules/markedParts.ts';
import { useResultTexts } from '../useResultTexts.ts';
import { Marked } from './Marked.tsx';

const useStyles = makeStyles({
  content: { display: 'block', minWidth: 0, overflowWrap: 'anywhere' },
  main: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
  name: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  facts: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** Numbers and dates are found as a whole, in whatever form they were typed. */
const WHOLE: readonly SearchField[] = ['patientDob', 'phone', 'invoiceNumber', 'paymentId'];

interface Props {
  /** `matches` is empty for a request that was not searched for. */
  result: Pick<SearchResult, 'patientName' | 'orderId' | 'facilityName' | 'status' | 'matches'> & {
    submittedAt?: string;
    patientDob?: string;
  };
  kind?: ResultKind;
  /** The text that found it. */
  typed?: string;
}

/** A request that was found: who, which order, and the details that were searched for. */
export function ResultContent({ result, kind, typed = '' }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const texts = useResultTexts();
  const statuses = useRequestStatuses();
  const { patientName, patientDob = '', orderId, facilityName, status, submittedAt, matches } = result;
  const shown: Partial<Record<SearchField, string>> = { patientName, orderId, facilityName };
  const marked = (field: SearchField, value: string): MarkedPart[] => {
    const text = texts.value(field, value);
    return WHOLE.includes(field)
      ? markedWhole(text)
      : markedParts(text, typed, { similar: kind === 'similar' });
  };
  const fact = (field: 'patientName' | 'orderId' | 'facilityName', fallback: string) => {
    const value = result[field] || fallback;
    const isFound = matches.some((match) => match.field === field && match.text === value);
    return isFound ? <Marked parts={marked(field, value)} /> : value;
  };
  // Patients can have the same name. A date of birth that was searched for has a line of its own.
  const hasBirth = patientDob !== '' && !matches.some(({ field }) => field === 'patientDob');
  const details = matches.filter(({ field, text }) => shown[field] !== text);
  return (
    <span className={styles.content}>
      <span className={styles.main}>
        <span className={styles.name}>{fact('patientName', t('Unknown Patient'))}</span>{' '}
        <StatusBadge status={status} statuses={statuses} />
      </span>{' '}
      <span className={styles.facts}>
        {hasBirth && `${t('Born {{day}}', { day: formatDay(patientDob, 'medium') })} · `}
        {fact('orderId', orderId)} · {fact('facilityName', t('No facility'))}
        {submittedAt && ` · ${t('Submitted {{day}}', { day: formatDate(submittedAt, 'medium') })}`}
      </span>
      {details.map(({ field, text }) => (
        <span key={`${field} ${text}`} className={styles.facts}>
          {' '}
          {texts.fields[field]}: <Marked parts={marked(field, text)} />
        </span>
      ))}
    </span>
  );
}

import { Button, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { rangeProblem } from '@portal/contract/analytics/rules.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { onPasteDay } from '../../../components/form/typing/onPaste.ts';
import { FieldError } from '../../../components/form/FieldError.tsx';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '12px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  fields: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px 16px' },
  field: { display: 'grid', gap: '4px', flex: '1 1 160px', maxWidth: '240px' },
  label: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  apply: { minHeight: '44px' },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  /** YYYY-MM-DD, or empty. */
  from: string;
  to: string;
  /** How the days are counted; UTC if absent. */
  note?: string;
  onApply: (from: string, to: string) => void;
}

/** First and last day of the figures, both included. Problems are shown after Apply. */
export function RangeForm({ from, to, note, onApply }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const controlStyles = useControlStyles();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [days, setDays] = useState({ startDate: from, endDate: to });
  const [isRejected, setIsRejected] = useState(false);
  const problem = isRejected ? rangeProblem(days) : null;

  function apply(event: FormEvent) {
    event.preventDefault();
    const invalid = rangeProblem(days);
    setIsRejected(invalid !== null);
    if (!invalid) return onApply(days.startDate, days.endDate);
    form.current?.querySelector<HTMLInputElement>(`[name="${invalid.field}"]`)?.focus();
  }

  const field = (name: 'startDate' | 'endDate', label: string) => (
    <div className={styles.field}>
      <label htmlFor={`${id}${name}`} className={styles.label}>
        {label}
      </label>
      <Input
        id={`${id}${name}`}
        name={name}
        type="date"
        size="large"
        className={controlStyles.control}
        max="9999-12-31"
        value={days[name]}
        aria-invalid={problem?.field === name}
        aria-describedby={problem?.field === name ? `${id}problem` : undefined}
        onChange={(_, { value }) => setDays({ ...days, [name]: value })}
        onPaste={onPasteDay((value) => setDays((before) => ({ ...before, [name]: value })))}
      />
    </div>
  );
  return (
    <form ref={form} noValidate className={styles.form} aria-label={t('Custom range')} onSubmit={apply}>
      <div className={styles.fields}>
        {field('startDate', t('Start date'))}
        {field('endDate', t('End date'))}
        <Button type="submit" appearance="primary" className={styles.apply}>
          {t('Apply')}
        </Button>
      </div>
      <div role="alert">
        <FieldError id={`${id}problem`} message={problem?.message} />
      </div>
      <p className={styles.note}>{note ?? t('Includes both days. Dates are in UTC.')}</p>
    </form>
  );
}

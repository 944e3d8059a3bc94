import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useDayRange } from '../../../components/form/typing/useDayRange.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '12px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  field: { display: 'grid', gap: '4px', flex: '1 1 160px', maxWidth: '240px' },
});

interface Props {
  /** YYYY-MM-DD, or empty. */
  from: string;
  to: string;
  /** How the days are counted; UTC if absent. */
  note?: string | undefined;
  onApply: (from: string, to: string) => void;
}

/** First and last day of the figures, both included. Problems are shown after Apply. */
export function RangeForm({ from, to, note, onApply }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const shared = useSharedStyles();
  const { form, onSubmit, dayField, error } = useDayRange(
    { startDate: from, endDate: to },
    ({ startDate, endDate }) => onApply(startDate, endDate),
  );
  return (
    <form ref={form} noValidate className={styles.form} aria-label={t('Custom range')} onSubmit={onSubmit}>
      <Row gap={16} rowGap={12} align="end">
        {dayField('startDate', t('Start date'), styles.field)}
        {dayField('endDate', t('End date'), styles.field)}
        <Button type="submit" appearance="primary" className={shared('height44')}>
          {t('Apply')}
        </Button>
      </Row>
      {error}
      <p className={shared('small', 'muted')}>{note ?? t('Includes both days. Dates are in UTC.')}</p>
    </form>
  );
}

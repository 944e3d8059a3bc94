import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { type DatePreset, presetRange } from '../rules/datePresets.ts';
import { type Filters, noDates } from '../rules/listParams.ts';
import { DayFilterField } from './DayFilterField.tsx';

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gap: '16px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  ranges: {
    display: 'grid',
    gap: '16px 24px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 310px), 1fr))',
  },
  range: {
    display: 'grid',
    // Below each other where two dates would be cut.
    gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
    gap: '4px 12px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: { padding: '0 0 4px', fontWeight: tokens.fontWeightSemibold },
  presets: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  filters: Filters;
  onFilter: (changed: Partial<Filters>, mode?: 'typing') => void;
}

/** Date ranges for submission, due date and receipt of the subpoena. */
export function DateFilters({ filters, onFilter }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const ranges = [
    { name: t('Submitted'), from: 'submittedDateFrom', to: 'submittedDateTo' },
    { name: t('Due'), from: 'dueDateFrom', to: 'dueDateTo' },
    { name: t('Subpoena received'), from: 'subpoenaReceivedDateFrom', to: 'subpoenaReceivedDateTo' },
  ] as const;
  const choose = (preset: DatePreset) => onFilter(presetRange(preset, new Date()));
  return (
    <div className={styles.panel}>
      <div className={styles.presets}>
        <Button onClick={() => choose('lastWeek')}>{t('Last Week')}</Button>
        <Button onClick={() => choose('lastMonth')}>{t('Last Month')}</Button>
        <Button appearance="subtle" onClick={() => onFilter(noDates)}>
          {t('Clear Dates')}
        </Button>
      </div>
      <div className={styles.ranges}>
        {ranges.map(({ name, from, to }) => (
          <fieldset key={from} className={styles.range}>
            <legend className={styles.legend}>{name}</legend>
            <DayFilterField
              label={t('From')}
              day={filters[from]}
              max={filters[to]}
              onDay={(day) => onFilter({ [from]: day }, 'typing')}
            />
            <DayFilterField
              label={t('To')}
              day={filters[to]}
              min={filters[from]}
              onDay={(day) => onFilter({ [to]: day }, 'typing')}
            />
          </fieldset>
        ))}
      </div>
    </div>
  );
}

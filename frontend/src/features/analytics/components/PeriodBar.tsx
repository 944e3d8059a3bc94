import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { analyticsPeriods } from '@portal/contract/analytics/rules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import type { AnalyticsSelection } from '../rules/analyticsAddress.ts';
import { usePeriodLabels } from '../usePeriodLabels.ts';
import { RangeForm } from './RangeForm.tsx';

const useStyles = makeStyles({
  bar: { display: 'grid', gap: '16px', '@media print': { display: 'none' } },
  group: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { minWidth: 0, minHeight: '36px', borderRadius: tokens.borderRadiusCircular },
  chosen: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    ':hover': { color: tokens.colorBrandForeground2, backgroundColor: tokens.colorBrandBackground2Hover },
  },
});

interface Props {
  asked: AnalyticsSelection;
  onChange: (asked: AnalyticsSelection) => void;
}

/** The time that the figures are of: a period at one press, or a range of days. */
export function PeriodBar({ asked, onChange }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const periodLabel = usePeriodLabels();
  const [isOpen, setIsOpen] = useState(asked.kind === 'range');
  const chosen = asked.kind === 'period' ? asked.period : null;
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('Period')} className={styles.group}>
        {analyticsPeriods.map((period) => (
          <Button
            key={period}
            aria-pressed={period === chosen}
            className={mergeClasses(styles.button, period === chosen && styles.chosen)}
            onClick={() => {
              setIsOpen(false);
              onChange({ kind: 'period', period });
            }}
          >
            {periodLabel({ kind: 'period', period })}
          </Button>
        ))}
        <Button
          aria-expanded={isOpen}
          aria-pressed={chosen === null}
          className={mergeClasses(styles.button, chosen === null && styles.chosen)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('Custom range')}
        </Button>
      </div>
      {isOpen && (
        <RangeForm
          key={asked.kind === 'range' ? `${asked.from}/${asked.to}` : ''}
          from={asked.kind === 'range' ? asked.from : ''}
          to={asked.kind === 'range' ? asked.to : ''}
          onApply={(from, to) => onChange({ kind: 'range', from, to })}
        />
      )}
    </div>
  );
}

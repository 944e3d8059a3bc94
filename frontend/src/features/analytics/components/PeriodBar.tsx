import { makeStyles } from '@fluentui/react-components';
import { analyticsPeriods } from '@portal/contract/analytics/rules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PillButton } from '../../../components/buttons/PillButton.tsx';
import type { AnalyticsSelection } from '../rules/analyticsAddress.ts';
import { usePeriodLabel } from '../usePeriodLabel.ts';
import { RangeForm } from './RangeForm.tsx';

const useStyles = makeStyles({
  bar: { display: 'grid', gap: '16px', '@media print': { display: 'none' } },
  group: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  selection: AnalyticsSelection;
  onChange: (selection: AnalyticsSelection) => void;
}

/** Selects the time that the figures cover: a preset period or a range of days. */
export function PeriodBar({ selection, onChange }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const periodLabel = usePeriodLabel();
  const [isOpen, setIsOpen] = useState(selection.kind === 'range');
  const selectedPeriod = selection.kind === 'period' ? selection.period : null;
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('Period')} className={styles.group}>
        {analyticsPeriods.map((period) => (
          <PillButton
            key={period}
            isSelected={period === selectedPeriod}
            onClick={() => {
              setIsOpen(false);
              onChange({ kind: 'period', period });
            }}
          >
            {periodLabel({ kind: 'period', period })}
          </PillButton>
        ))}
        <PillButton
          aria-expanded={isOpen}
          isSelected={selectedPeriod === null}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('Custom range')}
        </PillButton>
      </div>
      {isOpen && (
        <RangeForm
          key={selection.kind === 'range' ? `${selection.from}/${selection.to}` : ''}
          from={selection.kind === 'range' ? selection.from : ''}
          to={selection.kind === 'range' ? selection.to : ''}
          onApply={(from, to) => onChange({ kind: 'range', from, to })}
        />
      )}
    </div>
  );
}

import { makeStyles } from '@fluentui/react-components';
import { reportPeriods } from '@portal/contract/analytics/reports/reportPeriods.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PillButton } from '../../../components/buttons/PillButton.tsx';
import { RangeForm } from '../components/RangeForm.tsx';
import type { ReportSelection } from './reportAddress.ts';
import { useReportLabels } from './useReportLabels.ts';

const useStyles = makeStyles({
  bar: { display: 'grid', gap: '16px', '@media print': { display: 'none' } },
  group: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  selection: ReportSelection;
  onChange: (selection: ReportSelection) => void;
}

/** Selects the days of a report. */
export function ReportPeriodBar({ selection, onChange }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { periods } = useReportLabels();
  const [isOpen, setIsOpen] = useState(selection.kind === 'range');
  const range = selection.kind === 'range' ? selection : { from: '', to: '' };
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('Period')} className={styles.group}>
        {reportPeriods.map((period) => (
          <PillButton
            key={period}
            isSelected={selection.kind === 'period' && selection.period === period}
            onClick={() => {
              setIsOpen(false);
              onChange({ kind: 'period', period });
            }}
          >
            {periods[period]}
          </PillButton>
        ))}
        <PillButton
          aria-expanded={isOpen}
          isSelected={selection.kind === 'range'}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('Custom range')}
        </PillButton>
      </div>
      {isOpen && (
        <RangeForm
          key={`${range.from}/${range.to}`}
          {...range}
          note={t('Includes both days.')}
          onApply={(from, to) => onChange({ kind: 'range', from, to })}
        />
      )}
    </div>
  );
}

import { reportPeriods } from '@portal/contract/analytics/reports/reportPeriods.ts';
import { useTranslation } from 'react-i18next';
import { PeriodChoice } from '../components/PeriodChoice.tsx';
import type { ReportSelection } from './reportAddress.ts';
import { useReportLabels } from './useReportLabels.ts';

interface Props {
  selection: ReportSelection;
  onChange: (selection: ReportSelection) => void;
}

/** Selects the days of a report. */
export function ReportPeriodBar(props: Props) {
  const { t } = useTranslation();
  const labels = useReportLabels().periods;
  const periods = reportPeriods.map((period) => ({ period, label: labels[period] }));
  return <PeriodChoice periods={periods} note={t('Includes both days.')} {...props} />;
}

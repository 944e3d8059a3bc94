import { analyticsPeriods } from '@portal/contract/analytics/rules.ts';
import type { AnalyticsSelection } from '../rules/analyticsAddress.ts';
import { usePeriodLabel } from '../usePeriodLabel.ts';
import { PeriodChoice } from './PeriodChoice.tsx';

interface Props {
  selection: AnalyticsSelection;
  onChange: (selection: AnalyticsSelection) => void;
}

/** Selects the time that the figures cover. */
export function PeriodBar(props: Props) {
  const labelOf = usePeriodLabel();
  const periods = analyticsPeriods.map((period) => ({ period, label: labelOf({ kind: 'period', period }) }));
  return <PeriodChoice periods={periods} {...props} />;
}

import type { IncidentSummary } from '@portal/contract/incidents/schemas.ts';
import { incidentOutcomes } from '@portal/contract/incidents/schemas.ts';
import { INCIDENT_REMINDER_DAYS } from '@portal/contract/incidents/rules.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/card/Mark.tsx';
import { formatDay } from '../../lib/format.ts';

/** The state of an incident: the days left for the notice to the patient, or its outcome. */
export function IncidentClock({ incident }: { incident: IncidentSummary }) {
  const { t } = useTranslation();
  const { state, daysLeft, dueOn, outcome } = incident;
  const day = formatDay(dueOn, 'medium');
  if (state === 'closed') {
    return (
      <>
        <Mark tone="good">{t('Closed')}</Mark>
        {outcome && <Mark>{t(incidentOutcomes[outcome])}</Mark>}
      </>
    );
  }
  if (state === 'overdue') return <Mark tone="attention">{t('Overdue since {{day}}', { day })}</Mark>;
  if (daysLeft === 0) return <Mark tone="attention">{t('Due today')}</Mark>;
  const text = t('{{count}} days left, until {{day}}', { count: daysLeft, day });
  return <Mark tone={daysLeft <= INCIDENT_REMINDER_DAYS ? 'attention' : 'plain'}>{text}</Mark>;
}

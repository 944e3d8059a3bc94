import { Button } from '@fluentui/react-components';
import { listIncidents } from '@portal/contract/incidents/endpoints.ts';
import type { IncidentSummary } from '@portal/contract/incidents/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { call } from '../../../lib/api.ts';
import { formatDateTime, formatDay } from '../../../lib/format.ts';
import { IncidentClock } from '../IncidentClock.tsx';
import { INCIDENTS_KEY } from '../incidentQueries.ts';
import { refreshOptions } from '../../../lib/query/refreshOptions.ts';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { IncidentDetails } from './IncidentDetails.tsx';

/** Releases to the wrong person: open ones first, with the days left. For admins. */
export function IncidentsSection() {
  const { t } = useTranslation();
  const query = useQuery({
    ...refreshOptions,
    queryKey: [...INCIDENTS_KEY, 'list'],
    queryFn: ({ signal }) => call(listIncidents, { signal }),
  });
  const { data, error } = query;
  return (
    <ListFrame
      title={t('Incidents')}
      notices={!data && <LoadError query={query} title={t('Failed to load the incidents')} />}
      empty={
        data?.incidents.length === 0
          ? t(
              'No incidents. Staff record one at the documents of a request, with “Released to the wrong person”.',
            )
          : null
      }
      more={data?.hasMore && t('Older entries are not shown.')}
    >
      {!data && !error && <ScreenSkeleton />}
      {data?.incidents.map((incident) => (
        <IncidentRow key={incident.incidentId} incident={incident} />
      ))}
    </ListFrame>
  );
}

function IncidentRow({ incident }: { incident: IncidentSummary }) {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  const { patientName, orderId, files, discoveredOn, byName, at } = incident;
  return (
    <ListRow
      head={
        <>
          <span>{patientName}</span>
          <IncidentClock incident={incident} />
        </>
      }
      text={[
        t('Order {{orderId}}', { orderId }),
        t('{{count}} documents', { count: files }),
        t('Discovered on {{day}}', { day: formatDay(discoveredOn, 'medium') }),
      ].join(' · ')}
      details={t('Recorded by {{name}} on {{time}}', { name: byName, time: formatDateTime(at) })}
      actions={
        <Button
          aria-expanded={isExpanded}
          aria-label={
            isExpanded
              ? t('Hide the incident: {{name}}', { name: patientName })
              : t('Show the incident: {{name}}', { name: patientName })
          }
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('Hide') : t('Show')}
        </Button>
      }
    >
      {isExpanded && <IncidentDetails incident={incident} />}
    </ListRow>
  );
}

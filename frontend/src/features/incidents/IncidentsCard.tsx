import type { IncidentView } from '@portal/contract/incidents/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/buttons/LinkButton.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Row, Stack } from '../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { LoadError } from '../../components/notices/ErrorPanel.tsx';
import { formatDateTime, formatDay, formatList } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';
import { IncidentAccesses } from './IncidentAccesses.tsx';
import { IncidentClock } from './IncidentClock.tsx';
import { incidentsQuery } from './incidentQueries.ts';

/** The incidents of a request with who opened the documents, for staff. Admins continue in the Management Center. */
export function IncidentsCard({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const isAdmin = useSession()?.role === 'admin';
  const query = useQuery(incidentsQuery(requestId));
  const { data } = query;
  return (
    <Card
      title={t('Released to the wrong person')}
      action={
        // Also a place to focus, so that the keyboard can scroll the pane around it.
        isAdmin ? (
          <LinkButton to="/management?tab=privacy">{t('Open incidents')}</LinkButton>
        ) : (
          <LinkButton to="?tab=activity">{t('Open activity')}</LinkButton>
        )
      }
    >
      {!data && <LoadError query={query} title={t('Failed to load the incidents')} />}
      <Stack as="ul" gap={16}>
        {data?.incidents.map((incident) => (
          <li key={incident.incidentId}>
            <Incident incident={incident} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Incident({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const { documents, what, discoveredOn, byName, at } = incident;
  return (
    <>
      <Row gap={8} rowGap={4}>
        <span>{formatList(documents.map(({ name }) => name))}</span>
        <IncidentClock incident={incident} />
      </Row>
      <p className={shared('body', 'above4', 'breaks')}>{what}</p>
      <p className={shared('small', 'above2', 'muted')}>
        {t('Discovered on {{day}}. Recorded by {{name}} on {{time}}', {
          day: formatDay(discoveredOn, 'medium'),
          name: byName,
          time: formatDateTime(at),
        })}
      </p>
      <IncidentAccesses incident={incident} />
    </>
  );
}

import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { IncidentView } from '@portal/contract/incidents/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/buttons/LinkButton.tsx';
import { Card } from '../../components/card/Card.tsx';
import { LoadError } from '../../components/notices/ErrorPanel.tsx';
import { formatDateTime, formatDay, formatList } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';
import { IncidentAccesses } from './IncidentAccesses.tsx';
import { IncidentClock } from './IncidentClock.tsx';
import { incidentsQuery } from './incidentQueries.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  text: { ...typographyStyles.body1, margin: '4px 0 0', overflowWrap: 'anywhere' },
  details: { ...typographyStyles.caption1, margin: '2px 0 0', color: tokens.colorNeutralForeground3 },
});

/** The incidents of a request with who opened the documents, for staff. Admins continue in the Management Center. */
export function IncidentsCard({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const styles = useStyles();
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
      <ul className={styles.list}>
        {data?.incidents.map((incident) => (
          <li key={incident.incidentId}>
            <Incident incident={incident} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Incident({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { documents, what, discoveredOn, byName, at } = incident;
  return (
    <>
      <div className={styles.head}>
        <span>{formatList(documents.map(({ name }) => name))}</span>
        <IncidentClock incident={incident} />
      </div>
      <p className={styles.text}>{what}</p>
      <p className={styles.details}>
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

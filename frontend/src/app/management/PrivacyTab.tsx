import { makeStyles } from '@fluentui/react-components';
import { useSession } from '../../lib/session/session.ts';
import { AccountingsSection } from '../../features/disclosures/AccountingsSection.tsx';
import { DisclosuresSection } from '../../features/disclosures/DisclosuresSection.tsx';
import { IncidentsSection } from '../../features/incidents/management/IncidentsSection.tsx';
import { RetentionSection } from '../../features/retention/settings/RetentionSection.tsx';
import { SuspensionsSection } from '../../features/disclosures/SuspensionsSection.tsx';

const useStyles = makeStyles({
  sections: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Accounting requests, disclosures and suspensions; for admins, also incidents and retention. */
export function PrivacyTab() {
  const styles = useStyles();
  const session = useSession();
  return (
    <div className={styles.sections}>
      {session?.role === 'admin' && <IncidentsSection />}
      <AccountingsSection />
      <DisclosuresSection />
      <SuspensionsSection />
      {session?.role === 'admin' && <RetentionSection />}
    </div>
  );
}

import { makeStyles } from '@fluentui/react-components';
import { useSession } from '../../../lib/session/session.ts';
import { AccountingsSection } from './AccountingsSection.tsx';
import { DisclosuresSection } from './DisclosuresSection.tsx';
import { IncidentsSection } from './incidents/IncidentsSection.tsx';
import { RetentionSection } from './RetentionSection.tsx';
import { SuspensionsSection } from './SuspensionsSection.tsx';

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

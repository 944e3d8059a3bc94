import { Stack } from '../../components/layout/pieces.tsx';
import { useSession } from '../../lib/session/session.ts';
import { AccountingsSection } from '../../features/disclosures/AccountingsSection.tsx';
import { DisclosuresSection } from '../../features/disclosures/DisclosuresSection.tsx';
import { IncidentsSection } from '../../features/incidents/management/IncidentsSection.tsx';
import { RetentionSection } from '../../features/retention/settings/RetentionSection.tsx';
import { SuspensionsSection } from '../../features/disclosures/SuspensionsSection.tsx';

/** Accounting requests, disclosures and suspensions; for admins, also incidents and retention. */
export function PrivacyTab() {
  const session = useSession();
  return (
    <Stack gap={16}>
      {session?.role === 'admin' && <IncidentsSection />}
      <AccountingsSection />
      <DisclosuresSection />
      <SuspensionsSection />
      {session?.role === 'admin' && <RetentionSection />}
    </Stack>
  );
}

import { useTabOwnerVersion } from '../../lib/session/tabs/tabOwner.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { AppShell } from './AppShell.tsx';
import { KeptList } from './KeptList.tsx';

/** Layout route of the pages that need a session. */
export function SignedInArea() {
  const ownerVersion = useTabOwnerVersion();
  return (
    <RequireSession>
      <AppShell key={ownerVersion}>
        <KeptList />
      </AppShell>
    </RequireSession>
  );
}

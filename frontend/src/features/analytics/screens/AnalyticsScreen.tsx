import { isStaffRole } from '@portal/contract/accounts/catalogues/roles.ts';
import { NotFoundScreen } from '../../../components/page/NotFoundScreen.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { AnalyticsReport } from './AnalyticsReport.tsx';

/** /analytics: what the provider earned, and how the cases went. */
export function AnalyticsScreen() {
  const session = useSession();
  if (!session) return null;
  return isStaffRole(session.role) ? <AnalyticsReport /> : <NotFoundScreen />;
}

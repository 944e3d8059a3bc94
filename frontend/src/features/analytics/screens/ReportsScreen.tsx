import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { NotFoundScreen } from '../../../components/page/NotFoundScreen.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { ReportsPage } from '../reports/ReportsPage.tsx';

/** /analytics/reports: receivables, revenue, turnaround and work. */
export function ReportsScreen() {
  const session = useSession();
  if (!session) return null;
  return isStaffRole(session.role) ? <ReportsPage /> : <NotFoundScreen />;
}

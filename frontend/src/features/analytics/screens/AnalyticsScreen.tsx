import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { NotFoundScreen } from '../../../components/page/NotFoundScreen.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { AnalyticsReport } from './AnalyticsReport.tsx';

/** /analytics: earnings, invoices and cases of the provider. */
export function AnalyticsScreen() {
  const session = useSession();
  if (!session) return null;
  return isStaffRole(session.role) ? <AnalyticsReport /> : <NotFoundScreen />;
}

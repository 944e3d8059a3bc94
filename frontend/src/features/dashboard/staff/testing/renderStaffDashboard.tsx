import { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import { openSession } from '../../../../lib/session/session.ts';
import { aSessionToken } from '../../../../testing/aSession.ts';
import { mockOperation } from '../../../../testing/mockOperation.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { server } from '../../../../testing/server.ts';
import type { Figures } from '../figures.ts';
import { StaffDashboard } from '../StaffDashboard.tsx';

/** Renders the dashboard for a signed-in staff member; `reply` returns the figures. */
export function renderStaffDashboard(reply: () => Figures | Promise<Figures>) {
  openSession({ token: aSessionToken({ role: 'staff' }), device: 'device-1' });
  server.use(mockOperation(dashboardAnalytics, reply));
  return renderScreen(<StaffDashboard />, '/dashboard');
}

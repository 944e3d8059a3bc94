import { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import { readWorkspace, saveWorkspace } from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE } from '@portal/contract/workspace/schemas.ts';
import { openSession } from '../../../../lib/session/session.ts';
import { aSessionToken } from '../../../../testing/aSession.ts';
import { mockOperation } from '../../../../testing/mockOperation.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { server } from '../../../../testing/server.ts';
import type { Figures } from '../figures.ts';
import { StaffDashboard } from '../StaffDashboard.tsx';
import { StaffWidgets } from '../StaffWidgets.tsx';

/** Renders the dashboard, expanded, for a signed-in staff member; `reply` returns the figures. */
export function renderStaffDashboard(reply: () => Figures | Promise<Figures>) {
  openSession({ token: aSessionToken({ role: 'staff' }), device: 'device-1' });
  server.use(mockOperation(dashboardAnalytics, reply));
  const choices = { ...DEFAULT_WORKSPACE, showsChart: true, showsAttention: true };
  server.use(
    mockOperation(readWorkspace, () => choices),
    mockOperation(saveWorkspace, ({ body }) => Object.assign(choices, body)),
  );
  return renderScreen(
    <>
      <StaffDashboard />
      <StaffWidgets />
    </>,
    '/dashboard',
  );
}

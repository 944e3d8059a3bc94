import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useMaintenance } from '../../lib/maintenance.ts';

/** Pages that need no call, or that show the maintenance themselves. */
const OPEN_PATHS = ['/status', '/terms', '/privacy'];

const MaintenanceScreen = lazy(async () => {
  // A newer deployment may not have this file. Then the page stays as it is, with its input.
  const loaded = await import('./MaintenanceScreen.tsx').catch(() => null);
  return { default: loaded?.MaintenanceScreen ?? (() => null) };
});

/** Covers the page while the portal is down for maintenance. The page stays mounted and keeps its input. */
export function Maintenance() {
  const isDown = useMaintenance();
  const { pathname } = useLocation();
  if (!isDown || OPEN_PATHS.includes(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <MaintenanceScreen />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useMaintenance } from '../../lib/maintenance.ts';

/** Pages that need no call, or say themselves that the portal is down. */
const OPEN_PATHS = ['/status', '/terms', '/privacy'];

const MaintenanceScreen = lazy(async () => {
  // A new version may have been deployed meanwhile, without this file: then the page stays as it is, with what was typed.
  const loaded = await import('./MaintenanceScreen.tsx').catch(() => null);
  return { default: loaded?.MaintenanceScreen ?? (() => null) };
});

/** Covers the page while the portal is down for maintenance. The page stays below, with everything typed into it. */
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

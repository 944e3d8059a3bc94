import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { Activity, type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';
import { type Location, useLocation, useOutlet } from 'react-router-dom';
import { ErrorBoundary } from '../../components/page/ErrorBoundary.tsx';
import { PageLocation } from '../../components/page/pageLocation.ts';
import { currentSession } from '../../lib/session/session.ts';
import { preloadScreen } from '../screen.tsx';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';

/** If it fails, the code loads again, and a failure is reported, when the page is rendered. */
async function preloadRequest(): Promise<void> {
  const role = currentSession()?.role;
  const isStaff = role !== undefined && isStaffRole(role);
  const [{ preloadStaffRequest }] = await Promise.all([
    import('../request/RequestScreen.tsx'),
    // Requested in parallel. Clients have another page.
    isStaff && import('../../features/desk/StaffRequest.tsx'),
    preloadScreen('/dashboard/request'),
  ]);
  if (isStaff) await preloadStaffRequest();
}

/** Loads the code of a request’s page when its row or its link gets the pointer or the focus. */
function preloadAtRow({ target }: SyntheticEvent): void {
  if (!(target instanceof Element) || !target.closest(`[data-row], a[href^="${REQUESTS}"]`)) return;
  void preloadRequest().catch(() => undefined);
}

const LIST = '/dashboard';
const REQUESTS = '/dashboard/request/';

/**
 * The screen of the address. While a request is open, the list that it was opened from stays mounted, hidden and without
 * effects, so that Back shows it at once and as it was.
 */
export function KeptList() {
  const location = useLocation();
  const outlet = useOutlet();
  const [kept, setKept] = useState<{ location: Location; screen: ReactNode } | null>(null);
  const { pathname } = location;
  const isList = pathname === LIST;
  if (isList && kept?.location !== location) setKept({ location, screen: outlet });
  if (!isList && !pathname.startsWith(REQUESTS) && kept) setKept(null);
  return (
    <>
      {kept && (
        <Activity mode={isList ? 'visible' : 'hidden'}>
          {/* The list reads its filters from the address, which is then that of the request. */}
          <PageLocation value={kept.location}>
            <div onPointerOver={preloadAtRow} onFocus={preloadAtRow}>
              <Screen>{kept.screen}</Screen>
            </div>
          </PageLocation>
        </Activity>
      )}
      {!isList && <Screen key={pathname}>{outlet}</Screen>}
    </>
  );
}

function Screen({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

import { Fragment, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { useTabOwnerVersion } from '../../lib/session/tabs/tabOwner.ts';
import { useSessionOfOtherTabs } from '../../lib/session/tabs/useSessionOfOtherTabs.ts';
import { PublicLayout } from './PublicLayout.tsx';

/** Frame of the pages that need no account. */
export function PublicArea() {
  const handovers = useTabOwnerVersion();
  useSessionOfOtherTabs();
  return (
    <PublicLayout>
      <Suspense fallback={<ScreenSkeleton />}>
        <Fragment key={handovers}>
          <Outlet />
        </Fragment>
      </Suspense>
    </PublicLayout>
  );
}

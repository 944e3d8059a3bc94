import { Fragment, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { useTabOwnerVersion } from '../../lib/session/tabs/tabOwner.ts';
import { useSessionOfOtherTabs } from '../../lib/session/tabs/useSessionOfOtherTabs.ts';
import { PublicLayout } from './PublicLayout.tsx';
import { PrerenderedInput } from './PrerenderedInput.tsx';

/** Layout route of the public pages. */
export function PublicArea() {
  const ownerVersion = useTabOwnerVersion();
  useSessionOfOtherTabs();
  return (
    <PublicLayout>
      <Suspense fallback={<ScreenSkeleton />}>
        <PrerenderedInput />
        <Fragment key={ownerVersion}>
          <Outlet />
        </Fragment>
      </Suspense>
    </PublicLayout>
  );
}

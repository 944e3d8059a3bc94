import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ScreenSkeleton } from '../components/ScreenSkeleton.tsx';
import { PublicLayout } from './PublicLayout.tsx';

/** Frame of the pages that need no account. */
export function PublicArea() {
  return (
    <PublicLayout>
      <Suspense fallback={<ScreenSkeleton />}>
        <Outlet />
      </Suspense>
    </PublicLayout>
  );
}

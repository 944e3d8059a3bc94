import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { AuthLayout } from './AuthLayout.tsx';

/** Frame of the pages that lead to an account. */
export function AuthArea() {
  return (
    <AuthLayout>
      <Suspense fallback={<ScreenSkeleton />}>
        <Outlet />
      </Suspense>
    </AuthLayout>
  );
}

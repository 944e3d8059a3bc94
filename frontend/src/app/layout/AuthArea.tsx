import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { PrerenderedInput } from './PrerenderedInput.tsx';

/** Layout route of the sign-in and sign-up pages. */
export function AuthArea() {
  return (
    <AuthLayout>
      <Suspense fallback={<ScreenSkeleton />}>
        <PrerenderedInput />
        <Outlet />
      </Suspense>
    </AuthLayout>
  );
}

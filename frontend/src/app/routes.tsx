import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PublicLayout } from './PublicLayout.tsx';
import { ScreenSkeleton } from '../components/ScreenSkeleton.tsx';
import { NotFoundScreen } from '../features/notFound/NotFoundScreen.tsx';

const ClientRequestScreen = lazy(async () => ({
  default: (await import('../features/landing/screens/ClientRequestScreen.tsx')).ClientRequestScreen,
}));
const RequestStatusScreen = lazy(async () => ({
  default: (await import('../features/tracker/screens/RequestStatusScreen.tsx')).RequestStatusScreen,
}));
const OrderSuccessScreen = lazy(async () => ({
  default: (await import('../features/tracker/screens/OrderSuccessScreen.tsx')).OrderSuccessScreen,
}));

/** Which screen answers which address. */
export function AppRoutes() {
  return (
    <PublicLayout>
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          <Route path="/" element={<Navigate to="/client/request" replace />} />
          <Route path="/client/request" element={<ClientRequestScreen />} />
          <Route path="/request-status" element={<RequestStatusScreen />} />
          <Route path="/order-success" element={<OrderSuccessScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </PublicLayout>
  );
}

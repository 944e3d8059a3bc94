import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotFoundScreen } from '../components/page/NotFoundScreen.tsx';
import { ScreenSkeleton } from '../components/page/ScreenSkeleton.tsx';
import { useRenderOnPreferences } from '../lib/session/preferences.ts';
import { PublicArea } from './layout/PublicArea.tsx';
import { Maintenance } from './maintenance/Maintenance.tsx';
import * as screens from './screens.ts';
import { LazySessionWatch } from './session/LazySessionWatch.tsx';

/** The routes of the portal. */
export function AppRoutes() {
  // Renders everything again when the time zone of dates changes.
  useRenderOnPreferences();
  return (
    <>
      <LazySessionWatch />
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          <Route path="/" element={<Navigate to="/dashboard" replace />} />
          <Route element={<PublicArea />}>
            <Route path="/client/request" element={<screens.ClientRequestScreen />} />
            <Route path="/request-status" element={<screens.RequestStatusScreen />} />
            <Route path="/order-success" element={<screens.OrderSuccessScreen />} />
            <Route path="/test-downloads" element={<screens.TestDownloadsScreen />} />
            <Route path="/terms" element={<screens.TermsScreen />} />
            <Route path="/status" element={<screens.StatusScreen />} />
            <Route path="/privacy" element={<screens.PrivacyScreen />} />
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
          <Route element={<screens.AuthArea />}>
            <Route path="/login" element={<screens.SignInScreen />} />
            <Route path="/signup" element={<screens.SignUpScreen />} />
            <Route path="/forgot-password" element={<screens.ForgotPasswordScreen />} />
            <Route path="/reset-password" element={<screens.ResetPasswordScreen />} />
            <Route path="/oauth/callback" element={<screens.OAuthCallbackScreen />} />
          </Route>
          <Route element={<screens.SignedInArea />}>
            <Route path="/dashboard" element={<screens.DashboardScreen />} />
            <Route path="/dashboard/request/:requestId" element={<screens.RequestScreen />} />
            <Route path="/dashboard/request/:requestId/assemble" element={<screens.RequestScreen />} />
            <Route path="/dashboard/request/:requestId/check-pages" element={<screens.RequestScreen />} />
            <Route path="/search" element={<screens.SearchScreen />} />
            <Route path="/submissions" element={<screens.SubmissionsScreen />} />
            <Route path="/analytics" element={<screens.AnalyticsScreen />} />
            <Route path="/analytics/reports" element={<screens.ReportsScreen />} />
            <Route path="/internal-request" element={<screens.InternalRequestScreen />} />
            <Route path="/management" element={<screens.ManagementScreen />} />
            <Route path="/statuses" element={<Navigate to="/management?tab=statuses" replace />} />
            <Route path="/status-management" element={<Navigate to="/management?tab=statuses" replace />} />
            <Route path="/payouts" element={<screens.PayoutsScreen />} />
            <Route path="/payments" element={<screens.PaymentsScreen />} />
            <Route path="/account-settings" element={<screens.SettingsScreen />} />
            <Route path="/confirm-address" element={<screens.ConfirmAddressScreen />} />
            <Route path="/profile" element={<screens.ProfileScreen />} />
          </Route>
        </Routes>
      </Suspense>
      <Maintenance />
    </>
  );
}

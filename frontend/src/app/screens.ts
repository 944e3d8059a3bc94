import { screen } from './screen.tsx';

// All screens, and the layouts that public pages do not use, are lazy.

export const AuthArea = screen(
  async () => (await import('./layout/AuthArea.tsx')).AuthArea,
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
);
export const SignedInArea = screen(
  async () => (await import('./shell/SignedInArea.tsx')).SignedInArea,
  '/dashboard',
  '/account-settings',
);

export const ClientRequestScreen = screen(
  async () => (await import('./ClientRequestScreen.tsx')).ClientRequestScreen,
  '/client/request',
);
export const RequestStatusScreen = screen(
  async () => (await import('../features/tracker/screens/RequestStatusScreen.tsx')).RequestStatusScreen,
  '/request-status',
);
export const OrderSuccessScreen = screen(
  async () => (await import('../features/wizard/screens/OrderSuccessScreen.tsx')).OrderSuccessScreen,
  '/order-success',
);
export const TestDownloadsScreen = screen(
  async () =>
    (await import('../features/files/testDownloads/screens/TestDownloadsScreen.tsx')).TestDownloadsScreen,
  '/test-downloads',
);
export const TermsScreen = screen(
  async () => (await import('../features/legal/screens/TermsScreen.tsx')).TermsScreen,
  '/terms',
);
export const StatusScreen = screen(
  async () => (await import('../features/operations/screens/StatusScreen.tsx')).StatusScreen,
  '/status',
);
export const PrivacyScreen = screen(
  async () => (await import('../features/legal/screens/PrivacyScreen.tsx')).PrivacyScreen,
  '/privacy',
);

export const SignInScreen = screen(
  async () => (await import('../features/accounts/signIn/SignInScreen.tsx')).SignInScreen,
  '/login',
);
export const SignUpScreen = screen(
  async () => (await import('../features/accounts/signUp/SignUpScreen.tsx')).SignUpScreen,
  '/signup',
);
export const ForgotPasswordScreen = screen(
  async () => (await import('../features/accounts/password/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  '/forgot-password',
);
export const ResetPasswordScreen = screen(
  async () => (await import('../features/accounts/password/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  '/reset-password',
);
export const OAuthCallbackScreen = screen(
  async () => (await import('../features/accounts/oauth/OAuthCallbackScreen.tsx')).OAuthCallbackScreen,
);

export const DashboardScreen = screen(
  async () => (await import('../features/dashboard/screens/DashboardScreen.tsx')).DashboardScreen,
  '/dashboard',
);
export const RequestScreen = screen(
  async () => (await import('./request/RequestScreen.tsx')).RequestScreen,
  '/dashboard/request',
);
export const AnalyticsScreen = screen(
  async () => (await import('../features/analytics/screens/AnalyticsScreen.tsx')).AnalyticsScreen,
);
export const ReportsScreen = screen(
  async () => (await import('../features/analytics/screens/ReportsScreen.tsx')).ReportsScreen,
);
export const InternalRequestScreen = screen(
  async () =>
    (await import('../features/internalRequest/screens/InternalRequestScreen.tsx')).InternalRequestScreen,
);
export const ManagementScreen = screen(
  async () => (await import('./management/ManagementScreen.tsx')).ManagementScreen,
);
export const SearchScreen = screen(
  async () => (await import('../features/search/screens/SearchScreen.tsx')).SearchScreen,
);
export const SubmissionsScreen = screen(
  async () => (await import('../features/submissions/screens/SubmissionsScreen.tsx')).SubmissionsScreen,
);
export const PaymentsScreen = screen(
  async () => (await import('../features/reconciliation/screens/PaymentsScreen.tsx')).PaymentsScreen,
);
export const PayoutsScreen = screen(
  async () => (await import('../features/payouts/screens/PayoutsScreen.tsx')).PayoutsScreen,
);
export const SettingsScreen = screen(
  async () => (await import('../features/accounts/settings/SettingsScreen.tsx')).SettingsScreen,
  '/account-settings',
);
export const ConfirmAddressScreen = screen(
  async () =>
    (await import('../features/accounts/confirmation/ConfirmAddressScreen.tsx')).ConfirmAddressScreen,
);
export const ProfileScreen = screen(
  async () => (await import('../features/accounts/profile/ProfileScreen.tsx')).ProfileScreen,
);

import { lazy } from 'react';

// Every screen and the frames that public pages do without are loaded when they are first needed.

export const AuthArea = lazy(async () => ({ default: (await import('./AuthArea.tsx')).AuthArea }));
export const SignedInArea = lazy(async () => ({
  default: (await import('./shell/SignedInArea.tsx')).SignedInArea,
}));

export const ClientRequestScreen = lazy(async () => ({
  default: (await import('../features/landing/screens/ClientRequestScreen.tsx')).ClientRequestScreen,
}));
export const RequestStatusScreen = lazy(async () => ({
  default: (await import('../features/tracker/screens/RequestStatusScreen.tsx')).RequestStatusScreen,
}));
export const OrderSuccessScreen = lazy(async () => ({
  default: (await import('../features/tracker/screens/OrderSuccessScreen.tsx')).OrderSuccessScreen,
}));
export const TestDownloadsScreen = lazy(async () => ({
  default: (await import('../features/testDownloads/screens/TestDownloadsScreen.tsx')).TestDownloadsScreen,
}));
export const TermsScreen = lazy(async () => ({
  default: (await import('../features/legal/screens/TermsScreen.tsx')).TermsScreen,
}));
export const StatusScreen = lazy(async () => ({
  default: (await import('../features/status/screens/StatusScreen.tsx')).StatusScreen,
}));
export const PrivacyScreen = lazy(async () => ({
  default: (await import('../features/legal/screens/PrivacyScreen.tsx')).PrivacyScreen,
}));

export const SignInScreen = lazy(async () => ({
  default: (await import('../features/auth/screens/SignInScreen.tsx')).SignInScreen,
}));
export const SignUpScreen = lazy(async () => ({
  default: (await import('../features/auth/screens/SignUpScreen.tsx')).SignUpScreen,
}));
export const ForgotPasswordScreen = lazy(async () => ({
  default: (await import('../features/auth/screens/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
}));
export const ResetPasswordScreen = lazy(async () => ({
  default: (await import('../features/auth/screens/ResetPasswordScreen.tsx')).ResetPasswordScreen,
}));
export const OAuthCallbackScreen = lazy(async () => ({
  default: (await import('../features/auth/screens/OAuthCallbackScreen.tsx')).OAuthCallbackScreen,
}));

export const DashboardScreen = lazy(async () => ({
  default: (await import('../features/dashboard/screens/DashboardScreen.tsx')).DashboardScreen,
}));
export const RequestScreen = lazy(async () => ({
  default: (await import('../features/dashboard/screens/RequestScreen.tsx')).RequestScreen,
}));
export const AnalyticsScreen = lazy(async () => ({
  default: (await import('../features/analytics/screens/AnalyticsScreen.tsx')).AnalyticsScreen,
}));
export const InternalRequestScreen = lazy(async () => ({
  default: (await import('../features/internalRequest/screens/InternalRequestScreen.tsx'))
    .InternalRequestScreen,
}));
export const ManagementScreen = lazy(async () => ({
  default: (await import('../features/management/screens/ManagementScreen.tsx')).ManagementScreen,
}));
export const SubmissionsScreen = lazy(async () => ({
  default: (await import('../features/submissions/screens/SubmissionsScreen.tsx')).SubmissionsScreen,
}));
export const PaymentsScreen = lazy(async () => ({
  default: (await import('../features/payments/screens/PaymentsScreen.tsx')).PaymentsScreen,
}));
export const SettingsScreen = lazy(async () => ({
  default: (await import('../features/settings/screens/SettingsScreen.tsx')).SettingsScreen,
}));
export const ProfileScreen = lazy(async () => ({
  default: (await import('../features/profile/screens/ProfileScreen.tsx')).ProfileScreen,
}));

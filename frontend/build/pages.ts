/** A page with its own HTML file, so that the browser loads its screen in parallel with the entry chunk. */
export interface Page {
  readonly path: string;
  /** Module of the screen, relative to the frontend folder, if it is not in the entry chunk. */
  readonly module?: string;
  /** Module of the surrounding layout, if it is not in the entry chunk. */
  readonly frame?: string;
  /**
   * Modules that its screen loads right away. The browser requests them together with the screen. They are not in the
   * budget, because the screen is shown without them.
   */
  readonly parts?: readonly string[];
  /** Whether its HTML has the content for a first-time visitor. Its screen must be preloaded (screens.ts). */
  readonly isPrerendered?: true;
  /** Whether only signed-in people see it: its HTML has a placeholder. */
  readonly needsSession?: true;
  /** Maximum JavaScript to load before the page can be used, in kB after gzip. */
  readonly budgetKb: number;
}

const authArea = 'src/app/layout/AuthArea.tsx';
const signedInArea = 'src/app/shell/SignedInArea.tsx';

export const pages: readonly Page[] = [
  {
    path: '/client/request',
    isPrerendered: true,
    module: 'src/app/ClientRequestScreen.tsx',
    budgetKb: 159,
  },
  {
    path: '/request-status',
    isPrerendered: true,
    module: 'src/features/tracker/screens/RequestStatusScreen.tsx',
    // 1.2 kB are the rules of names, which the plan of the files puts with the code that loads data.
    budgetKb: 226,
  },
  {
    path: '/order-success',
    module: 'src/features/wizard/screens/OrderSuccessScreen.tsx',
    budgetKb: 190,
  },
  {
    path: '/login',
    isPrerendered: true,
    module: 'src/features/accounts/signIn/SignInScreen.tsx',
    frame: authArea,
    budgetKb: 190,
  },
  {
    path: '/signup',
    isPrerendered: true,
    module: 'src/features/accounts/signUp/SignUpScreen.tsx',
    frame: authArea,
    budgetKb: 196,
  },
  {
    path: '/forgot-password',
    isPrerendered: true,
    module: 'src/features/accounts/password/ForgotPasswordScreen.tsx',
    frame: authArea,
    budgetKb: 185,
  },
  {
    path: '/reset-password',
    isPrerendered: true,
    module: 'src/features/accounts/password/ResetPasswordScreen.tsx',
    frame: authArea,
    budgetKb: 185,
  },
  {
    path: '/terms',
    isPrerendered: true,
    module: 'src/features/legal/screens/TermsScreen.tsx',
    budgetKb: 155,
  },
  {
    path: '/privacy',
    isPrerendered: true,
    module: 'src/features/legal/screens/PrivacyScreen.tsx',
    budgetKb: 155,
  },
  {
    path: '/status',
    isPrerendered: true,
    module: 'src/features/operations/screens/StatusScreen.tsx',
    budgetKb: 175,
  },
  {
    path: '/test-downloads',
    isPrerendered: true,
    module: 'src/features/files/testDownloads/screens/TestDownloadsScreen.tsx',
    budgetKb: 183,
  },
  // Static Web Apps sends it for every unknown path.
  {
    path: '/404',
    isPrerendered: true,
    budgetKb: 147,
  },
  {
    path: '/dashboard',
    needsSession: true,
    module: 'src/features/dashboard/screens/DashboardScreen.tsx',
    frame: signedInArea,
    parts: [
      'src/features/worklist/components/ListContent.tsx',
      'src/features/worklist/components/ListFilters.tsx',
    ],
    budgetKb: 227,
  },
  {
    path: '/account-settings',
    needsSession: true,
    module: 'src/features/accounts/settings/SettingsScreen.tsx',
    frame: signedInArea,
    budgetKb: 215,
  },
];

/** Screens within a page, measured together with it. */
export const screensWithinPages: readonly Page[] = [
  {
    path: '/client/request?step=1',
    module: 'src/features/wizard/screens/WizardScreen.tsx',
    budgetKb: 251,
  },
];

/** `/client/request` → `client/request.html`. */
export function htmlFileOf(page: Page): string {
  return `${page.path.slice(1)}.html`;
}

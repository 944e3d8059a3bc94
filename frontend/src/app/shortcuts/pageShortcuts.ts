import type { TFunction } from 'i18next';

/** The pages that `g` and a letter open, for staff. */
export const pageShortcuts: readonly {
  readonly letter: string;
  readonly to: string;
  readonly label: (t: TFunction) => string;
}[] = [
  { letter: 'd', to: '/dashboard', label: (t) => t('Dashboard') },
  { letter: 's', to: '/submissions', label: (t) => t('Submissions') },
  { letter: 'a', to: '/analytics', label: (t) => t('Analytics') },
  { letter: 'p', to: '/payments', label: (t) => t('Payments') },
  { letter: 'm', to: '/management', label: (t) => t('Management', { context: 'center' }) },
  { letter: 'i', to: '/internal-request', label: (t) => t('Internal Request') },
  { letter: 'c', to: '/client/request', label: (t) => t('Client Request') },
  { letter: 'e', to: '/account-settings', label: (t) => t('Settings') },
];

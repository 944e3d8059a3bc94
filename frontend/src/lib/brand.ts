import { starterSupport } from '@portal/contract/configuration/catalogues/support.ts';

/** Everything that a provider changes to make the portal its own. Colours stand in theme.ts. */
export const brand = {
  name: 'Records Portal',
  /** Until admins enter their own. */
  support: starterSupport,
  /** Figures of the sign-in and sign-up pages. */
  figures: { firms: '500+', records: '50K+', uptime: '99.9%' },
} as const;

/** `(800) 555-0199` → `tel:8005550199`. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

import { starterSupport } from '@portal/contract/configuration/catalogs/support.ts';

/** The branding of the portal. Colors are in theme.ts. */
export const brand = {
  name: 'Records Portal',
  /** Used until admins enter their own. */
  support: starterSupport,
  /** Figures of the sign-in and sign-up pages. */
  figures: { firms: '500+', records: '50K+', uptime: '99.9%' },
} as const;

/** `(800) 555-0199` → `tel:8005550199`. For the support contact, whose number has no extension. */
export function supportLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

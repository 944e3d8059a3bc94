import { vi } from 'vitest';

const complete = {
  PORTAL_MODE: 'local',
  SITE_URL: 'https://portal.example/',
  BRAND_NAME: 'Records & Co',
  COSMOS_ENDPOINT: 'http://127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_test_unit',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_unit',
  STRIPE_WEBHOOK_SECRET: 'whsec_unit',
  SIGNING_KEY: '{}',
  PASSWORD_KEYS: '[]',
  CODE_PEPPER: 'A'.repeat(43),
};

/** Sets a complete set of settings in the environment, with changes; `undefined` unsets one. Call it before the first use of settings. */
export function stubSettings(changed: Record<string, string | undefined> = {}): void {
  for (const [name, value] of Object.entries({ ...complete, ...changed })) vi.stubEnv(name, value);
}

import { z } from 'zod';
import type { Secrets } from './secrets.ts';

const realKeys = z.object({
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
});

export interface StripeKeys extends z.infer<typeof realKeys> {
  /** Whether the emulator stands in for Stripe. */
  emulated: boolean;
}

/** The keys of the settings when all three are there, else made-up ones for the emulator. */
export function chooseStripeKeys(
  settings: Record<string, string | undefined>,
  { webhookSecret }: Secrets,
): StripeKeys {
  const given = realKeys.safeParse(settings);
  if (given.success) return { ...given.data, emulated: false };
  const names = Object.keys(realKeys.shape);
  const present = names.filter((name) => settings[name]);
  if (present.length > 0) {
    const missing = names.filter((name) => !settings[name]);
    throw new Error(`For the real Stripe all three keys are needed; missing: ${missing.join(', ')}.`);
  }
  return {
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    emulated: true,
  };
}

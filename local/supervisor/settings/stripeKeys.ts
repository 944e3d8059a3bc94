import { z } from 'zod';
import type { Secrets } from './secrets.ts';

const realKeys = z.object({
  STRIPE_SECRET_KEY: z.string().regex(/^[sr]k_\w/, 'begins with sk_ or rk_'),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_\w/, 'begins with pk_'),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\w/, 'begins with whsec_'),
});

type Environment = Readonly<Record<string, string | undefined>>;

export interface StripeKeys extends z.infer<typeof realKeys> {
  /** Whether the Stripe emulator is used. */
  emulated: boolean;
}

/** The keys of the settings if all three are set, otherwise keys for the emulator. @throws Error when only some are set */
export function chooseStripeKeys(settings: Environment, { webhookSecret }: Secrets): StripeKeys {
  const configured = configuredStripeKeys(settings);
  const missing = Object.keys(realKeys.shape).filter((name) => !(name in configured));
  if (missing.length === 0) return { ...realKeys.parse(configured), emulated: false };
  if (Object.keys(configured).length > 0)
    throw new Error(`Stripe needs all three keys; missing: ${missing.join(', ')}.`);
  return {
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    emulated: true,
  };
}

/** The Stripe keys that are set. @throws Error that names malformed keys without their values */
export function configuredStripeKeys(settings: Environment): Partial<z.infer<typeof realKeys>> {
  const set = Object.keys(realKeys.shape).flatMap((name) => (settings[name] ? [[name, settings[name]]] : []));
  const { data, error } = realKeys.partial().safeParse(Object.fromEntries(set));
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(
    `These Stripe keys are malformed: ${faults.join(', ')}. Copy them again from the Stripe Dashboard.`,
  );
}

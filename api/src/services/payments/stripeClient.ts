import type Stripe from 'stripe';
import { type Settings, settings } from '../../config/settings.ts';
import { PortalError, unavailable } from '../../errors/portalError.ts';
import { withTimeout } from '../../errors/withTimeout.ts';
import { measureWait } from '../../telemetry/trace.ts';

const DEADLINE_MS = 8_000;

let client: Promise<Stripe> | undefined;

/** The Stripe SDK, loaded on first use. Uses the emulator if STRIPE_API_BASE is set. */
export function stripeClient(): Promise<Stripe> {
  client ??= openStripe(settings());
  return client;
}

export async function openStripe({
  STRIPE_SECRET_KEY,
  STRIPE_API_BASE,
}: Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>): Promise<Stripe> {
  const { default: StripeSdk } = await import('stripe');
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : null;
  return new StripeSdk(STRIPE_SECRET_KEY, {
    maxNetworkRetries: 1,
    timeout: 8_000,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Runs a call to Stripe with a deadline. Errors other than `resource_missing` become `unavailable`. */
export async function onStripe<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await measureWait('stripe', withTimeout('Stripe', DEADLINE_MS, stripeClient().then(work)));
  } catch (error) {
    if (error instanceof PortalError || stripeCodeOf(error) === 'resource_missing') throw error;
    throw unavailable('Stripe', error);
  }
}

/** Stripe's error code, such as `resource_missing`, if the error carries one. */
export function stripeCodeOf(error: unknown): string | undefined {
  const code: unknown = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

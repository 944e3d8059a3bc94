import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Settings } from '../../config/settings.ts';
import type { ProbeResult } from '../../domain/operations/doctor/finding.ts';
import type { WebhookEndpoint } from '../../domain/operations/doctor/stripe.ts';
import { onStripe, openStripe } from './stripeClient.ts';

type StripeSettings = Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>;

const endpoint = z.object({
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
  api_version: z.nullable(z.string()),
});

const named = z.object({ name: z.nullish(z.string()) });
const account = z.object({
  id: z.string(),
  charges_enabled: z.nullish(z.boolean()),
  business_profile: z.nullish(named),
  settings: z.nullish(z.object({ dashboard: z.nullish(z.object({ display_name: z.nullish(z.string()) })) })),
});

interface Account {
  readonly id: string;
  /** As in the Stripe Dashboard; null if it has none. */
  readonly name: string | null;
  readonly acceptsPayments: boolean;
}

/** Checks that Stripe accepts the secret key. */
export async function probeStripe(settings: StripeSettings): Promise<ProbeResult> {
  const stripe = await openStripe(settings);
  try {
    await stripe.balance.retrieve();
    return { status: 200 };
  } catch (error) {
    const { statusCode, code, type } = error as { statusCode?: unknown; code?: unknown; type?: unknown };
    return typeof statusCode === 'number' ? { status: statusCode } : { code: String(code ?? type) };
  }
}

/** What the copy of payments and payouts reads, by the permission in the Stripe Dashboard that a restricted key needs. */
const COPY_READS = {
  'Balance transaction sources': (stripe: Stripe) =>
    stripe.balanceTransactions.list({ limit: 1, expand: ['data.source'] }),
  Payouts: (stripe: Stripe) => stripe.payouts.list({ limit: 1 }),
} as const;

/** The permissions (read) that the key lacks for the copy of payments and payouts; null if Stripe does not respond. */
export async function missingCopyPermissions(settings: StripeSettings): Promise<string[] | null> {
  const stripe = await openStripe(settings);
  const missing: string[] = [];
  for (const [permission, read] of Object.entries(COPY_READS)) {
    try {
      await read(stripe);
    } catch (error) {
      const { statusCode } = error as { statusCode?: unknown };
      if (statusCode !== 401 && statusCode !== 403) return null;
      missing.push(permission);
    }
  }
  return missing;
}

/** The webhooks of the account; null if the key may not list them. */
export async function listWebhooks(settings: StripeSettings): Promise<WebhookEndpoint[] | null> {
  const stripe = await openStripe(settings);
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return z.array(endpoint).parse(data);
  } catch (error) {
    if (error instanceof z.core.$ZodError) throw error;
    return null;
  }
}

/** The Stripe API version that the SDK uses. */
export async function stripeVersion(settings: StripeSettings): Promise<string> {
  return (await openStripe(settings)).getApiField('version');
}

/** The account of a secret key; null if the key may not read it. */
export async function accountOf(settings: StripeSettings): Promise<Account | null> {
  const stripe = await openStripe(settings);
  const response = await stripe.accounts.retrieveCurrent().catch(() => null);
  if (!response) return null;
  const { id, charges_enabled, business_profile, settings: shown } = account.parse(response);
  const name = shown?.dashboard?.display_name || business_profile?.name || null;
  return { id, name, acceptsPayments: charges_enabled === true };
}

/** The id of the account of a secret key; null if the key may not read it. */
export async function accountIdOf(settings: StripeSettings): Promise<string | null> {
  return (await accountOf(settings))?.id ?? null;
}

/** The id of the account that receives the portal's payments. Throws `unavailable`. */
export function ownAccountId(): Promise<string> {
  return onStripe(async (stripe) => account.parse(await stripe.accounts.retrieveCurrent()).id);
}

/** The signature header that Stripe would send with a payload. */
export async function signatureFor(
  settings: StripeSettings,
  payload: string,
  secret: string,
): Promise<string> {
  const stripe = await openStripe(settings);
  return stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
}

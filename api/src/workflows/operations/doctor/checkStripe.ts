import { randomUUID } from 'node:crypto';
import { evaluateProbe, type ProbeResult } from '../../../domain/operations/doctor/finding.ts';
import {
  evaluateCopyPermissions,
  evaluateWebhook,
  evaluateWebhookEndpoint,
} from '../../../domain/operations/doctor/stripe.ts';
import {
  listWebhooks,
  missingCopyPermissions,
  probeStripe,
  signatureFor,
  stripeVersion,
} from '../../../services/payments/probeStripe.ts';
import { WEBHOOK_EVENTS } from '../../../services/payments/webhookEvents.ts';
import { defineCheck } from './check.ts';

export const checkStripe = defineCheck({
  name: 'stripe',
  needs: ['SITE_URL', 'STRIPE_SECRET_KEY'],
  run: async (settings) => {
    const stripeSettings = { ...settings, STRIPE_API_BASE: settings.STRIPE_API_BASE };
    const reachability = evaluateProbe(
      {
        check: 'stripe',
        name: 'Stripe',
        address: 'STRIPE_API_BASE',
        access: { setting: 'STRIPE_SECRET_KEY' },
      },
      await probeStripe(stripeSettings),
    );
    if (reachability.state !== 'passed') return [reachability];
    const [needed, registered] = await readWebhooks(stripeSettings);
    return [
      reachability,
      evaluateWebhookEndpoint(webhookUrl(settings.SITE_URL), needed, registered),
      evaluateCopyPermissions(await missingCopyPermissions(stripeSettings)),
    ];
  },
});

/** Where Stripe sends its events. */
export function webhookUrl(siteUrl: string): string {
  return `${siteUrl}/api/payment/webhook`;
}

/** The webhook that the portal needs, and those that the account has (null if the key may not list them). */
export async function readWebhooks(settings: Parameters<typeof listWebhooks>[0]) {
  const [version, registered] = await Promise.all([stripeVersion(settings), listWebhooks(settings)]);
  return [{ events: WEBHOOK_EVENTS, version }, registered] as const;
}

export const checkWebhook = defineCheck({
  name: 'webhook',
  needs: ['SITE_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  run: async ({ SITE_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) => {
    // An event type that the portal ignores.
    const payload = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'doctor.checked',
      data: { object: { object: 'doctor' } },
    });
    const send = async (secret: string): Promise<ProbeResult> => {
      const signature = await signatureFor(
        { STRIPE_SECRET_KEY, STRIPE_API_BASE: undefined },
        payload,
        secret,
      );
      return post(webhookUrl(SITE_URL), payload, signature);
    };
    return evaluateWebhook(SITE_URL, await send(STRIPE_WEBHOOK_SECRET), await send(`whsec_${randomUUID()}`));
  },
});

async function post(url: string, body: string, signature: string): Promise<ProbeResult> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(15_000),
    });
    return { status };
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name?: string };
    return { code: String(cause?.code ?? name) };
  }
}

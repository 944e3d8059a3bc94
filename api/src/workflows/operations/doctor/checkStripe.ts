import { judgeReach } from '../../../domain/operations/doctor/judgeReach.ts';
import { judgeWebhookEndpoint } from '../../../domain/operations/doctor/judgeWebhookEndpoint.ts';
import { listWebhooks, reachStripe, stripeVersion } from '../../../services/payments/reachStripe.ts';
import { WEBHOOK_EVENTS } from '../../../services/payments/webhookEvents.ts';
import { defineCheck } from './check.ts';

export const checkStripe = defineCheck({
  name: 'stripe',
  needs: ['SITE_URL', 'STRIPE_SECRET_KEY'],
  look: async (settings) => {
    const given = { ...settings, STRIPE_API_BASE: settings.STRIPE_API_BASE };
    const reach = judgeReach(
      {
        check: 'stripe',
        name: 'Stripe',
        address: 'STRIPE_API_BASE',
        entry: { setting: 'STRIPE_SECRET_KEY' },
      },
      await reachStripe(given),
    );
    if (reach.state !== 'right') return [reach];
    const url = `${settings.SITE_URL}/api/payment/webhook`;
    const needed = { events: WEBHOOK_EVENTS, version: await stripeVersion(given) };
    return [reach, judgeWebhookEndpoint(url, needed, await listWebhooks(given))];
  },
});

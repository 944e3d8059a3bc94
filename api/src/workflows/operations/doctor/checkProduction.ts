import { judgeProduction, modeOfKey } from '../../../domain/operations/doctor/judgeProduction.ts';
import { defineCheck } from './check.ts';

export const checkProduction = defineCheck({
  name: 'production',
  needs: ['PORTAL_MODE', 'SITE_URL', 'MALWARE_SCAN', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  look: async (settings, { isTestDeployment }) =>
    judgeProduction({
      mode: settings.PORTAL_MODE,
      siteUrl: settings.SITE_URL,
      hasCosmosKey: Boolean(settings.COSMOS_KEY),
      hasBlobKey: Boolean(settings.BLOB_CONNECTION_STRING),
      hasQueueKey: Boolean(settings.Queues),
      hasMailFolder: Boolean(settings.MAIL_OUTBOX_DIR),
      hasStripeStandIn: Boolean(settings.STRIPE_API_BASE),
      scan: settings.MALWARE_SCAN,
      stripeKey: modeOfKey(settings.STRIPE_SECRET_KEY),
      publishableKey: modeOfKey(settings.STRIPE_PUBLISHABLE_KEY),
      isInMaintenance: Boolean(settings.MAINTENANCE),
      isTestDeployment,
    }),
});

import type { Setup } from '@portal/contract/configuration/schemas/setup.ts';
import { type Settings, settings } from '../../config/settings.ts';
import { setupDismissal } from '../../data/configuration/setupDismissal.ts';
import { readStoredSetup, type StoredSetup } from '../../data/configuration/setupFacts.ts';
import { setupSettings } from '../../domain/configuration/setup/setupSettings.ts';
import { isSetupComplete, setupSteps } from '../../domain/configuration/setup/setupSteps.ts';
import { modeOfKey } from '../../domain/operations/doctor/settings.ts';
import { canSendEmail } from '../../services/email/sendEmail.ts';
import { configuredProviders } from '../../services/identity/sources.ts';
import { readSample } from './sampleRequest.ts';

/**
 * The setup list from what is stored, not cached. Writes nothing, so a restore still finds a new portal empty. Empty if an
 * admin dismissed it, which is one read.
 */
export async function readSetup(): Promise<Setup> {
  const dismissal = await setupDismissal.readNow();
  if (dismissal.length > 0)
    return { steps: [], isComplete: false, isDismissed: true, settings: [], sample: null };
  const [stored, sample] = await Promise.all([readStoredSetup(), readSample()]);
  return { ...setupOf(stored, settings()), isDismissed: false, sample };
}

type SettingsOfSetup = Pick<Settings, 'SITE_URL' | 'STRIPE_SECRET_KEY'> & Partial<Settings>;

/** The steps and settings of the setup list of any portal. */
export function setupOf(
  { facts, timeZone }: StoredSetup,
  from: SettingsOfSetup,
): Pick<Setup, 'steps' | 'isComplete' | 'settings'> {
  const steps = setupSteps(facts);
  const providers = configuredProviders(from);
  return {
    steps,
    isComplete: isSetupComplete(steps),
    settings: setupSettings({
      brandName: from.BRAND_NAME ?? '',
      siteUrl: from.SITE_URL,
      timeZone,
      mailFrom: canSendEmail(from) ? (from.MAIL_FROM ?? null) : null,
      smsFrom: from.SMS_FROM ?? null,
      usesStripeTestKeys: modeOfKey(from.STRIPE_SECRET_KEY) === 'test',
      offersGoogle: providers.includes('google'),
      offersGithub: providers.includes('github'),
      requiresStaffTwoStep: from.REQUIRE_STAFF_MFA ?? false,
    }),
  };
}

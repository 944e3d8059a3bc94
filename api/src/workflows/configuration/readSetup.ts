import type { Setup } from '@portal/contract/configuration/schemas/setup.ts';
import { settings } from '../../config/settings.ts';
import { readStoredChecklistsNow } from '../../data/configuration/authorityChecklists.ts';
import { readDeadlineRulesNow } from '../../data/configuration/deadlineRules.ts';
import { facilities, quickAddItems, reviewChecklist } from '../../data/configuration/lists.ts';
import { readNoticesNow } from '../../data/configuration/notices.ts';
import { setupDismissal } from '../../data/configuration/setupDismissal.ts';
import { findPeople } from '../../data/views/people.ts';
import { type SetupSettingFacts, setupSettings } from '../../domain/configuration/setup/setupSettings.ts';
import { isSetupComplete, setupSteps } from '../../domain/configuration/setup/setupSteps.ts';
import { modeOfKey } from '../../domain/operations/doctor/settings.ts';
import { configuredProviders } from '../../services/identity/sources.ts';

/** The setup list from what is stored, not cached. Writes nothing, so a restore still finds a new portal empty. */
export async function readSetup(): Promise<Setup> {
  const [notices, facilityList, staffAccounts, rules, items, authority, prices, dismissal] =
    await Promise.all([
      readNoticesNow(),
      facilities.readNow(),
      countStaffAccounts(),
      readDeadlineRulesNow(),
      reviewChecklist.readNow(),
      readStoredChecklistsNow(),
      quickAddItems.readNow(),
      setupDismissal.readNow(),
    ]);
  const steps = setupSteps({
    support: notices.support,
    facilities: facilityList,
    staffAccounts,
    deadlineRulesVersion: rules.version,
    changedChecklistItems: items.length,
    authorityChecklistsRevision: authority?.revision ?? 0,
    quickAddItems: prices,
  });
  return {
    steps,
    isComplete: isSetupComplete(steps),
    isDismissed: dismissal.length > 0,
    settings: setupSettings(settingFacts(rules.value.calendars[0]!.timeZone)),
  };
}

/** Active and invited accounts with the role staff or admin; counts up to two of each. */
async function countStaffAccounts(): Promise<number> {
  const searches = (['staff', 'admin'] as const).flatMap((role) =>
    (['active', 'invited'] as const).map((state) => findPeople({ text: '', role, state }, 2)),
  );
  return (await Promise.all(searches)).flat().length;
}

function settingFacts(timeZone: string): SetupSettingFacts {
  const now = settings();
  const providers = configuredProviders();
  const canSendEmail = now.ACS_ENDPOINT !== undefined || now.MAIL_OUTBOX_DIR !== undefined;
  return {
    brandName: now.BRAND_NAME,
    siteUrl: now.SITE_URL,
    timeZone,
    mailFrom: canSendEmail ? now.MAIL_FROM : null,
    smsFrom: now.SMS_FROM ?? null,
    usesStripeTestKeys: modeOfKey(now.STRIPE_SECRET_KEY) === 'test',
    offersGoogle: providers.includes('google'),
    offersGithub: providers.includes('github'),
    requiresStaffTwoStep: now.REQUIRE_STAFF_MFA,
  };
}

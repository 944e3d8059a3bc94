import { inspectSettings } from '../../../config/settings.ts';
import { type Finding, unknown, failed } from '../../../domain/operations/doctor/finding.ts';
import { evaluateSettings } from '../../../domain/operations/doctor/settings.ts';
import type { Check, CheckContext } from './check.ts';
import {
  checkArchive,
  checkBlobs,
  checkCosmos,
  checkDeliveryReports,
  checkPepper,
  checkQueues,
  checkSetup,
  checkStripeAccount,
} from './checkStores.ts';
import {
  checkClock,
  checkDirectCalls,
  checkHealth,
  checkEmail,
  checkProduction,
  checkSecrets,
} from './checkPortal.ts';
import { checkStripe, checkWebhook } from './checkStripe.ts';

const checks: readonly Check[] = [
  checkSecrets,
  checkProduction,
  checkHealth,
  checkDirectCalls,
  checkCosmos,
  checkPepper,
  checkBlobs,
  checkArchive,
  checkQueues,
  checkStripe,
  checkStripeAccount,
  checkWebhook,
  checkEmail,
  checkDeliveryReports,
  checkClock,
  checkSetup,
];

/** Checks everything that a portal with these settings depends on. Changes nothing. */
export async function runDoctorChecks(
  environment: Readonly<Record<string, string | undefined>>,
  context: CheckContext,
): Promise<Finding[]> {
  const { valid, faults, unresolved } = inspectSettings(environment);
  const found = await Promise.all(
    checks.map(async ({ name, needs, run }): Promise<Finding[]> => {
      const missing = (needs as readonly string[]).filter((setting) => !Object.hasOwn(valid, setting));
      if (missing.length > 0)
        return [unknown(name, `Not checked: ${missing.join(' and ')} must be valid first.`)];
      // Without the message of the error: it may contain the value of a setting.
      return run(valid, context).catch((error: unknown) => [
        failed(
          name,
          `The check failed (${error instanceof Error ? error.name : 'no error'}).`,
          'Check the settings that it uses.',
        ),
      ]);
    }),
  );
  return [...evaluateSettings({ faults, unresolved }), ...found.flat()];
}

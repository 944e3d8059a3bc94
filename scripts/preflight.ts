// npm run preflight: refuses a deployment that is incomplete or that Azure would refuse later. `azd provision` runs it first.
import { z } from 'zod';
import { az } from './azureCli.ts';
import { deploymentFaults } from './infra/deploymentFaults.ts';

const locations = z.object({
  value: z.array(z.object({ name: z.string(), availabilityZoneMappings: z.optional(z.array(z.unknown())) })),
});

/** The regions of the subscription that have availability zones. */
function zonedRegions(): Set<string> {
  const subscription = process.env['AZURE_SUBSCRIPTION_ID'] ?? '{subscriptionId}';
  const uri = `/subscriptions/${subscription}/locations?api-version=2022-12-01`;
  const { value } = locations.parse(
    JSON.parse(az(['rest', '--method', 'get', '--uri', uri, '--output', 'json'])),
  );
  const zoned = value.filter(({ availabilityZoneMappings = [] }) => availabilityZoneMappings.length > 0);
  return new Set(zoned.map(({ name }) => name));
}

try {
  const faults = deploymentFaults(process.env, zonedRegions);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

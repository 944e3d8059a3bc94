// npm run preflight: refuses a deployment that is incomplete or that Azure would refuse later, and finds out what the
// templates have to know of it. `azd provision` runs it first.
import { z } from 'zod';
import { az, azd } from './azureCli.ts';
import { readArchive } from './infra/archive.ts';
import { deploymentFaults } from './infra/deploymentFaults.ts';
import { lockCommand, mayCreateLocks, permissionsIn } from './infra/storeLocks.ts';

const subscription = process.env['AZURE_SUBSCRIPTION_ID'] ?? '{subscriptionId}';
const environment = process.env['AZURE_ENV_NAME'] ?? '';

const locations = z.object({
  value: z.array(z.object({ name: z.string(), availabilityZoneMappings: z.optional(z.array(z.unknown())) })),
});

/** The regions of the subscription that have availability zones. */
function zonedRegions(): Set<string> {
  const uri = `/subscriptions/${subscription}/locations?api-version=2022-12-01`;
  const { value } = locations.parse(
    JSON.parse(az(['rest', '--method', 'get', '--uri', uri, '--output', 'json'])),
  );
  const zoned = value.filter(({ availabilityZoneMappings = [] }) => availabilityZoneMappings.length > 0);
  return new Set(zoned.map(({ name }) => name));
}

/** Resource locks are created where whoever deploys may; elsewhere an owner is told how. */
function decideLocks(): boolean {
  if (process.env['PORTAL_TIER'] !== 'prod') return false;
  if (mayCreateLocks(permissionsIn(subscription))) return true;
  console.log(
    `You may not create resource locks, which takes Owner or User Access Administrator. An owner locks the stores, once they are deployed:\n\n${lockCommand(`rg-${environment}`)}\n`,
  );
  return false;
}

/** Azure refuses to write an immutability policy that was locked. */
function isArchiveLocked(): boolean {
  const { containers } = readArchive(subscription, environment) ?? { containers: [] };
  return containers.some(({ policy }) => policy?.isLocked);
}

/** Keeps an answer in the azd environment, which the parameters of the templates are read from afterwards. */
function remember(name: string, value: boolean): void {
  if ((process.env[name] || 'false') !== String(value)) azd(['env', 'set', name, String(value)]);
}

try {
  const faults = deploymentFaults(process.env, zonedRegions);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    process.exitCode = 1;
  } else {
    remember('PORTAL_RESOURCE_LOCKS', decideLocks());
    remember('PORTAL_ARCHIVE_LOCKED', isArchiveLocked());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

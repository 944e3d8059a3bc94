// npm run preflight: rejects a deployment that is incomplete or that Azure would reject later, and determines values that
// the templates need. `azd provision` runs it first.
import { z } from 'zod';
import { RECORD_DAYS } from '../../contract/src/retention/rules.ts';
import { readAvailabilityAlerts } from './availabilityAlerts.ts';
import { azd, azGetAll, currentSubscription } from './azureCli.ts';
import { policyCommands, readArchive } from '../infra/archive.ts';
import { deploymentFaults } from '../infra/faults/deploymentFaults.ts';
import { lockCommand, mayCreateLocks, readPermissions } from '../infra/storeLocks.ts';

const { AZURE_SUBSCRIPTION_ID: selected } = process.env;
/** azd asks for the subscription of a new environment only after this, so the Azure CLI's current one is used. */
const subscription = selected || '{subscriptionId}';
const environment = process.env['AZURE_ENV_NAME'] ?? '';

const location = z.object({ name: z.string(), availabilityZoneMappings: z.nullish(z.array(z.unknown())) });

/** The regions of the subscription that have availability zones. */
function zonedRegions(): Set<string> {
  const uri = `/subscriptions/${subscription}/locations?api-version=2022-12-01`;
  const zoned = azGetAll(location, uri).filter(
    ({ availabilityZoneMappings }) => (availabilityZoneMappings ?? []).length > 0,
  );
  return new Set(zoned.map(({ name }) => name));
}

/** Whether the templates create resource locks. If the deployer may not, prints the command for an owner. */
function decideLocks(): boolean {
  if (process.env['PORTAL_TIER'] !== 'prod') return false;
  if (mayCreateLocks(readPermissions(subscription))) return true;
  console.log(
    `You cannot create resource locks; this requires Owner or User Access Administrator. After the deployment, an owner locks the stores with:\n\n${lockCommand(`rg-${environment}`)}\n`,
  );
  return false;
}

/**
 * Whether the templates must not write the immutability policies, because Azure rejects an update of a locked one. Prints
 * commands for policies that are missing then.
 */
function isArchiveLocked(): boolean {
  const archive = selected ? readArchive(selected, environment) : null;
  if (!archive?.containers.some(({ policy }) => policy?.isLocked)) return false;
  for (const container of archive.containers.filter(({ policy }) => !policy)) {
    const commands = policyCommands(archive, container, RECORD_DAYS).map((command) => `  ${command}`);
    console.log(
      `${container.name} has no immutability policy, and the templates create no policy once one is locked. Create it with:\n\n${commands.join('\n')}\n`,
    );
  }
  return true;
}

/**
 * Whether the alerts on availability were started. A pipeline has no azd environment that would know, so Azure is asked: a
 * deployment must not turn them off again.
 */
function areAlertsStarted(): boolean {
  if (!selected) return false;
  return [...readAvailabilityAlerts(selected, `rg-${environment}`).values()].includes(true);
}

/** Whether Node.js runs with glibc. */
function hasGlibc(): boolean {
  const { header } = process.report.getReport() as {
    readonly header: { readonly glibcVersionRuntime?: string };
  };
  return header.glibcVersionRuntime !== undefined;
}

/** Saves a value to the azd environment, from which the template parameters are read. */
function saveToEnvironment(name: string, value: boolean): void {
  if ((process.env[name] || 'false') !== String(value)) azd(['env', 'set', name, String(value)]);
}

try {
  if (!selected) console.log(`azd has no subscription yet. Checked instead: ${currentSubscription()}.`);
  const faults = deploymentFaults(process.env, zonedRegions, {
    platform: process.platform,
    arch: process.arch,
    hasGlibc: hasGlibc(),
  });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    process.exitCode = 1;
  } else {
    saveToEnvironment('PORTAL_RESOURCE_LOCKS', decideLocks());
    saveToEnvironment('PORTAL_ARCHIVE_LOCKED', isArchiveLocked());
    saveToEnvironment('PORTAL_AVAILABILITY_ALERTS', areAlertsStarted());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

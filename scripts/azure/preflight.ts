// npm run preflight: refuses a deployment that is incomplete or that Azure would refuse later, and finds out what the
// templates have to know of it. `azd provision` runs it first.
import { z } from 'zod';
import { RECORD_DAYS } from '../../contract/src/retention/rules.ts';
import { azd, azGetAll } from './azureCli.ts';
import { policyCommands, readArchive } from '../infra/archive.ts';
import { deploymentFaults } from '../infra/faults/deploymentFaults.ts';
import { lockCommand, mayCreateLocks, permissionsIn } from '../infra/storeLocks.ts';

const { AZURE_SUBSCRIPTION_ID: selected } = process.env;
/** azd asks for the subscription of a new environment after this; until then, the Azure CLI has a current one. */
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

/** Resource locks are created where whoever deploys may; elsewhere an owner is told how. */
function decideLocks(): boolean {
  if (process.env['PORTAL_TIER'] !== 'prod') return false;
  if (mayCreateLocks(permissionsIn(subscription))) return true;
  console.log(
    `You cannot create resource locks; this requires Owner or User Access Administrator. After the deployment, an owner locks the stores with:\n\n${lockCommand(`rg-${environment}`)}\n`,
  );
  return false;
}

/**
 * Azure refuses to write an immutability policy that was locked, so the templates leave all of them alone once one is.
 * Where another is missing then, it has to be made by hand.
 */
function isArchiveLocked(): boolean {
  const archive = selected ? readArchive(selected, environment) : null;
  if (!archive?.containers.some(({ policy }) => policy?.isLocked)) return false;
  for (const container of archive.containers.filter(({ policy }) => !policy)) {
    const commands = policyCommands(archive, container, RECORD_DAYS).map((command) => `  ${command}`);
    console.log(
      `${container.name} has no immutability policy, and the templates create none next to a locked one:\n\n${commands.join('\n')}\n`,
    );
  }
  return true;
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

// npm run seals -- status: shows the immutability policies of the archived seals, the activity log and the access logs.
// npm run seals -- lock [--force]: permanently locks these policies in prod (with --force in another tier).
import { createInterface } from 'node:readline/promises';
import { parseArgs, parseEnv } from 'node:util';
import { RECORD_DAYS } from '../../contract/src/retention/rules.ts';
import { azd } from './azureCli.ts';
import { type Archive, hasBlobs, lockPolicy, policyCommands, readArchive } from '../infra/archive.ts';

const USAGE = 'Usage: npm run seals -- status | lock [--force]';

/** The next line of input; empty when there is none. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  return Promise.race([terminal.question(question), closed]).finally(() => terminal.close());
}

type Container = Archive['containers'][number];

/** Faults of a container's policy, other than that it is not locked. */
function faultsOf({ name, isAppended, policy }: Container): string[] {
  if (!policy) return [`${name} has no immutability policy.`];
  const faults = [];
  if (policy.days < RECORD_DAYS)
    faults.push(
      `${name} is kept for ${policy.days} days. It must be ${RECORD_DAYS} days, the most that six calendar years have.`,
    );
  if (policy.isLocked) return faults;
  if (isAppended && policy.appends !== 'append blobs')
    faults.push(
      `${name} does not allow protected append writes: Azure Monitor could not append to the log of the hour.`,
    );
  if (!isAppended && policy.appends !== 'none')
    faults.push(`${name} allows protected append writes: data could be appended to a seal.`);
  return faults;
}

/** How to fix the faults. The templates write no policy once one of them is locked. */
function repairAdvice(archive: Archive): string {
  if (!archive.containers.some(({ policy }) => policy?.isLocked))
    return 'Run azd provision, which sets the policies.';
  const faulty = archive.containers.filter((container) => faultsOf(container).length > 0);
  const commands = faulty.map((container) =>
    container.policy?.isLocked
      ? `az storage container immutability-policy extend -g ${archive.group} --account-name ${archive.account} --container-name ${container.name} --period ${RECORD_DAYS} --if-match '${container.policy.etag}'`
      : policyCommands(archive, container, RECORD_DAYS).join('\n  '),
  );
  return `The templates do not change the archive once a policy is locked. Run:\n  ${commands.join('\n  ')}`;
}

function printArchive({ account, containers }: Archive): void {
  console.log(`Archive ${account}`);
  for (const { name, policy } of containers) {
    const state = policy
      ? `${policy.days} days, ${policy.isLocked ? 'locked' : 'not locked'}, appends: ${policy.appends}`
      : 'no policy';
    console.log(`  ${name}: ${state}`);
  }
}

/** Open containers without data. Before a policy is locked, data must have arrived, because a lock is permanent. */
function findEmptyContainers(
  { account }: Archive,
  open: readonly Container[],
  subscription: string,
): Container[] {
  const checked = open.filter(({ isNeverEmpty }) => isNeverEmpty);
  return checked.filter(({ id, name }) => {
    try {
      return !hasBlobs(account, subscription, name);
    } catch (error) {
      throw new Error(
        `${error instanceof Error ? error.message : String(error)}
Nothing was locked: the command could not check whether data has arrived in ${name}. This requires the role Storage Blob Data Reader on the container, and in prod your address in PORTAL_OPERATOR_ADDRESSES:
  az role assignment create --assignee <who> --role "Storage Blob Data Reader" --scope ${id}
  azd env set PORTAL_OPERATOR_ADDRESSES <your public address> && azd provision`,
        { cause: error },
      );
    }
  });
}

async function lock(archive: Archive, environment: string, subscription: string): Promise<number> {
  const open = archive.containers.filter(({ policy }) => !policy?.isLocked);
  if (open.length === 0) {
    console.log('Already locked.');
    return 0;
  }
  const empty = findEmptyContainers(archive, open, subscription);
  if (empty.length > 0) {
    for (const { name } of empty)
      console.error(
        `Nothing has arrived in ${name} yet. Seals are copied every hour after a day ends; the activity log arrives within two hours.`,
      );
    console.error('Nothing was locked.');
    return 1;
  }
  console.log(`
Locking cannot be undone, not even by Microsoft. From then on:
- Blobs in these containers cannot be changed or deleted until their retention period ends.
- The period can be extended (five times at most), but never shortened.
- The account cannot be deleted while it has blobs. A teardown does not delete it, and it continues to cost money.

This requires the role Owner, Contributor or Storage Account Contributor on the account.
Run npm run deployed -- audit:verify first: errors in the archive can no longer be fixed.
`);
  if ((await ask(`Type the name of the environment (${environment}) to lock: `)).trim() !== environment) {
    console.error('Nothing was locked.');
    return 1;
  }
  for (const { id, name, policy } of open) {
    try {
      lockPolicy(id, policy!.etag);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      console.error(
        `Not locked: ${name}. Run npm run seals -- lock again; it continues with the policies that are not locked yet.`,
      );
      return 1;
    }
    console.log(`Locked: ${name}`);
    // After the first lock, the templates must not write these policies. npm run preflight also detects this.
    if (name === open[0]!.name) azd(['env', 'set', 'PORTAL_ARCHIVE_LOCKED', 'true']);
  }
  return 0;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [command] = positionals;
  if (positionals.length !== 1 || (command !== 'status' && command !== 'lock')) throw new Error(USAGE);
  const settings = parseEnv(azd(['env', 'get-values']));
  const { AZURE_ENV_NAME: environment, AZURE_SUBSCRIPTION_ID: subscription } = settings;
  const tier = settings['PORTAL_TIER'] || 'dev';
  const archive = environment && subscription ? readArchive(subscription, environment) : null;
  if (!environment || !subscription || !archive) {
    throw new Error('The selected azd environment has no archive yet. Run azd provision first.');
  }
  printArchive(archive);
  const faults = archive.containers.flatMap(faultsOf);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(repairAdvice(archive));
    return 1;
  }
  if (command === 'status') return 0;
  if (tier !== 'prod' && !values.force) {
    console.error(
      `${environment} is not a production environment (PORTAL_TIER=${tier}). Use --force to lock it anyway.`,
    );
    return 1;
  }
  return lock(archive, environment, subscription);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

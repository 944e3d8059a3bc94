// npm run seals -- status: what protects the copies of the audit trail's seals, and the activity log.
// npm run seals -- lock [--force]: locks their immutability policies in prod (with --force in another tier), for good.
import { createInterface } from 'node:readline/promises';
import { parseArgs, parseEnv } from 'node:util';
import { RECORD_DAYS } from '../../contract/src/retention/rules.ts';
import { azd } from './azureCli.ts';
import { type Archive, holdsBlobs, lockPolicy, policyCommands, readArchive } from '../infra/archive.ts';

const USAGE = 'Usage: npm run seals -- status | lock [--force]';

/** The next line that is typed or piped in; empty when there is none. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  return Promise.race([terminal.question(question), closed]).finally(() => terminal.close());
}

type Container = Archive['containers'][number];

/** What is wrong with a policy that can still be changed, other than not being locked. */
function faultsOf({ name, isAppended, policy }: Container): string[] {
  if (!policy) return [`${name} has no immutability policy.`];
  const faults = [];
  if (policy.days < RECORD_DAYS)
    faults.push(`${name} is kept for ${policy.days} days. Six calendar years have up to ${RECORD_DAYS}.`);
  if (policy.isLocked) return faults;
  if (isAppended && policy.appends !== 'append blobs')
    faults.push(
      `${name} does not allow protected append writes: Azure Monitor could not add to the log of an hour.`,
    );
  if (!isAppended && policy.appends !== 'none')
    faults.push(`${name} allows protected append writes: something could be added to a seal.`);
  return faults;
}

/** How the faults are mended. The templates write no policy once one of them is locked. */
function adviceFor(archive: Archive): string {
  if (!archive.containers.some(({ policy }) => policy?.isLocked))
    return 'Run azd provision, which sets the policies.';
  const wrong = archive.containers.filter((container) => faultsOf(container).length > 0);
  const commands = wrong.map((container) =>
    container.policy?.isLocked
      ? `az storage container immutability-policy extend -g ${archive.group} --account-name ${archive.account} --container-name ${container.name} --period ${RECORD_DAYS} --if-match '${container.policy.etag}'`
      : policyCommands(archive, container, RECORD_DAYS).join('\n  '),
  );
  return `The templates leave the archive alone once a policy is locked. Run:\n  ${commands.join('\n  ')}`;
}

function show({ account, containers }: Archive): void {
  console.log(`Archive ${account}`);
  for (const { name, policy } of containers) {
    const state = policy
      ? `${policy.days} days, ${policy.isLocked ? 'locked' : 'not locked'}, appends: ${policy.appends}`
      : 'no policy';
    console.log(`  ${name}: ${state}`);
  }
}

/** What is written there after locking counts for good: it has to be seen to arrive before. */
function emptyOnes({ account }: Archive, open: readonly Container[], subscription: string): Container[] {
  return open.filter(({ id, name }) => {
    try {
      return !holdsBlobs(account, subscription, name);
    } catch (error) {
      throw new Error(
        `${error instanceof Error ? error.message : String(error)}
Nothing was locked: whether anything has arrived in ${name} could not be seen. That takes the role Storage Blob Data Reader on it, and in prod your address in PORTAL_OPERATOR_ADDRESSES:
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
  const empty = emptyOnes(archive, open, subscription);
  if (empty.length > 0) {
    for (const { name } of empty)
      console.error(
        `Nothing has arrived in ${name} yet. Seals are copied every hour after a day ends; the activity log arrives within two hours.`,
      );
    console.error('Nothing was locked.');
    return 1;
  }
  console.log(`
Locking cannot be undone, by nobody and not by Microsoft. From then on:
- What is in these containers cannot be changed or deleted until each blob has been there for its days.
- The days can be made more (five times at most), and never fewer.
- The account cannot be deleted while it holds anything. A teardown leaves it behind, and it goes on costing.

This requires the role Owner, Contributor or Storage Account Contributor on the account.
Run npm run deployed -- audit:verify first: what is wrong in the archive now stays there.
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
        `Not locked: ${name}. Run npm run seals -- lock again; it continues with what is not locked yet.`,
      );
      return 1;
    }
    console.log(`Locked: ${name}`);
    // From the first one on, the templates must not write these policies. npm run preflight would find out as well.
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
  show(archive);
  const faults = archive.containers.flatMap(faultsOf);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(adviceFor(archive));
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

// npm run seals -- status: what protects the copies of the audit trail's seals, and the activity log.
// npm run seals -- lock [--force]: locks their immutability policies in prod (with --force in another tier), for good.
import { createInterface } from 'node:readline/promises';
import { parseArgs, parseEnv } from 'node:util';
import { RECORD_DAYS } from '../contract/src/rules/retentionLimits.ts';
import { azd } from './azureCli.ts';
import { type Archive, lockPolicy, readArchive } from './infra/archive.ts';

const USAGE = 'Usage: npm run seals -- status | lock [--force]';

/** The next line that is typed or piped in; empty when there is none. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  return Promise.race([terminal.question(question), closed]).finally(() => terminal.close());
}

/** What is wrong with the policies, other than not being locked. */
function faultsOf({ containers }: Archive): string[] {
  return containers.flatMap(({ name, policy }) => {
    if (!policy) return [`${name} has no immutability policy.`];
    if (policy.days >= RECORD_DAYS) return [];
    return [`${name} is kept for ${policy.days} days. Six calendar years have up to ${RECORD_DAYS}.`];
  });
}

function show({ account, containers }: Archive): void {
  console.log(`Archive ${account}`);
  for (const { name, policy } of containers) {
    const state = policy ? `${policy.days} days, ${policy.isLocked ? 'locked' : 'not locked'}` : 'no policy';
    console.log(`  ${name}: ${state}`);
  }
}

async function lock(archive: Archive, environment: string): Promise<number> {
  const open = archive.containers.filter(({ policy }) => !policy?.isLocked);
  if (open.length === 0) {
    console.log('Locked already.');
    return 0;
  }
  console.log(`
Locking cannot be undone, by nobody and not by Microsoft. From then on:
- What is in these containers cannot be changed or deleted until each blob has been there for its days.
- The days can be made more (five times at most), and never fewer.
- The account cannot be deleted while it holds anything. A teardown leaves it behind, and it goes on costing.

This takes the role Owner, Contributor or Storage Account Contributor on the account.
Run npm run deployed -- audit:verify first: what is wrong in the archive now stays there.
`);
  if ((await ask(`Type the name of the environment (${environment}) to lock: `)).trim() !== environment) {
    console.error('Nothing was locked.');
    return 1;
  }
  for (const { id, name, policy } of open) {
    lockPolicy(id, policy!.etag);
    console.log(`Locked: ${name}`);
  }
  // The templates must not write these policies again. npm run preflight would find out as well.
  azd(['env', 'set', 'PORTAL_ARCHIVE_LOCKED', 'true']);
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
  if (!environment || !archive) {
    throw new Error('The selected azd environment has no archive yet. Run azd provision first.');
  }
  show(archive);
  const faults = faultsOf(archive);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error('Run azd provision, which sets the policies.');
    return 1;
  }
  if (command === 'status') return 0;
  if (tier !== 'prod' && !values.force) {
    console.error(
      `${environment} is no production environment (PORTAL_TIER=${tier}). Use --force to lock it anyway.`,
    );
    return 1;
  }
  return lock(archive, environment);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

// What was deployed when, and going back to it. Flex Consumption and Static Web Apps keep the newest package only, so
// going back is deploying the earlier commit anew; which one that was is noted in the deployment history of the
// resource group, which every Reader sees and no firewall hides.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { az, showAzd } from '../azureCli.ts';
import { root } from '../run.ts';
import { confirm } from './confirm.ts';
import { azOf, type Deployment, untilAnswered } from './deployment.ts';

interface Deployed {
  /** The first twenty digits of its commit. */
  readonly commit: string;
  /** UTC. */
  readonly at: string;
  /** The tree held changes that were not committed: it cannot be deployed again. */
  readonly isChanged: boolean;
}

const names = z.array(z.string());
/** Names of such deployments have at most 64 characters. */
const NAME = /^code-(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-([0-9a-f]{20})(-changed)?$/;

/** What was deployed, the newest first. */
function deployedTo(deployment: Deployment): Deployed[] {
  const query = ['--query', "[?starts_with(name, 'code-')].name", '-o', 'json'];
  const listed = names.parse(
    JSON.parse(azOf(deployment, ['deployment', 'group', 'list', '-g', deployment.group, ...query])),
  );
  return listed
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second, commit = '', changed] = NAME.exec(name) ?? [];
      if (!commit) return [];
      return [
        {
          commit,
          at: `${year}-${month}-${day} ${hour}:${minute}:${second} UTC`,
          isChanged: changed !== undefined,
        },
      ];
    });
}

/** Notes that the commit of this clone was deployed. azd does it after each deployment (azure.yaml). */
export async function recordDeployment(deployment: Deployment): Promise<void> {
  const isChanged = git(['status', '--porcelain']) !== '';
  record(deployment, git(['rev-parse', 'HEAD']), isChanged);
}

function record({ subscription, group }: Deployment, commit: string, isChanged: boolean): void {
  const at = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const name = `code-${at}-${commit.slice(0, 20)}${isChanged ? '-changed' : ''}`;
  const scope = `/subscriptions/${subscription || '{subscriptionId}'}/resourceGroups/${group}`;
  const uri = `${scope}/providers/Microsoft.Resources/deployments/${name}?api-version=2021-04-01`;
  const template = {
    $schema: 'https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#',
    contentVersion: '1.0.0.0',
    resources: [],
  };
  // Incremental: an empty template changes nothing.
  const body = JSON.stringify({ properties: { mode: 'Incremental', template } });
  az(['rest', '--method', 'put', '--uri', uri, '--body', body, '--output', 'none']);
  console.log(`Recorded: ${name}`);
}

export async function listDeployments(deployment: Deployment): Promise<void> {
  const found = deployedTo(deployment);
  if (found.length === 0) console.log('No deployment has been recorded yet.');
  for (const each of found) console.log(describe(each));
}

/** Deploys an earlier commit again: `wanted`, or the one before the present one. Code only; data and templates stay. */
export async function rollBack(deployment: Deployment, wanted?: string): Promise<void> {
  const found = deployedTo(deployment);
  const [current] = found;
  const target = found.find(
    ({ commit, isChanged }) =>
      !isChanged && (wanted ? commit.startsWith(wanted) : commit !== current?.commit),
  );
  if (!target || (wanted && !/^[0-9a-f]{7,20}$/.test(wanted)))
    throw new Error(
      wanted
        ? `No deployment of ${wanted} has been recorded; npm run operate -- deployments lists them.`
        : 'No earlier deployment has been recorded that could be deployed again.',
    );
  fetchWhereMissing(target.commit);
  console.log(`Now: ${describe(current!)}`);
  console.log(`Back to: ${describe(target)}`);
  console.log('Data and templates stay as they are: the earlier code has to read what the later one wrote.');
  if (deployment.isProd) await confirm(deployment);
  deployCommit(deployment, target.commit);
  // The earlier commit may not have recorded its deployments yet.
  if (deployedTo(deployment)[0]?.commit !== target.commit) record(deployment, target.commit, false);
  await untilAnswered(deployment, '/api/health', (status) => status === 200);
  console.log('The portal answers.');
}

function describe({ commit, at, isChanged }: Deployed): string {
  const subject = git(['log', '-1', '--format=%s', commit], true);
  return `${at}  ${commit.slice(0, 12)}  ${subject || 'not in this clone'}${isChanged ? ' (with changes that were not committed)' : ''}`;
}

function fetchWhereMissing(commit: string): void {
  const isHere = () => git(['cat-file', '-t', commit], true) === 'commit';
  if (isHere()) return;
  git(['fetch', '--quiet', 'origin'], true);
  if (!isHere()) throw new Error(`The commit ${commit} is not in this clone, and origin does not have it.`);
}

/** Builds and deploys a commit from a folder of its own, so that nothing changes in this clone. */
function deployCommit({ name }: Deployment, commit: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'rollback-'));
  const tree = join(folder, 'portal');
  try {
    git(['worktree', 'add', '--detach', tree, commit]);
    // A link would count as a change of the tree.
    if (existsSync(join(root, '.azure')))
      cpSync(join(root, '.azure'), join(tree, '.azure'), { recursive: true });
    showAzd(['deploy', '--all', '--no-prompt', '--environment', name], tree);
  } finally {
    git(['worktree', 'remove', '--force', tree], true);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What git prints. `orEmpty`: an empty text when it fails. */
function git(args: readonly string[], orEmpty = false): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (!error && status === 0) return stdout.trim();
  if (orEmpty) return '';
  throw new Error(`git ${args[0]} failed.\n${error?.message ?? stderr.trim()}`);
}

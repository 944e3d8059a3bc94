// What was deployed when, and going back to it. Flex Consumption and Static Web Apps keep the newest package only, so
// going back is deploying the earlier commit anew; which one that was is noted in the deployment history of the
// resource group, which every Reader sees and no firewall hides.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { az, azJson, showAzd } from '../azure/azureCli.ts';
import { root } from '../run.ts';
import { confirm } from './confirm.ts';
import { untilAnswered } from './deployment.ts';
import { type Deployment, onAzure } from './selectedDeployment.ts';

interface Deployed {
  /** The first twenty digits of its commit. */
  readonly commit: string;
  /** UTC. */
  readonly at: string;
  /** The tree held changes that were not committed: it cannot be deployed again. */
  readonly isChanged: boolean;
  /** It began and did not end: API and site may run different commits. */
  readonly isUnfinished: boolean;
}

const names = z.array(z.string());
/** Names of such deployments have at most 64 characters. */
const NAME = /^code-(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-([0-9a-f]{20})(-changed)?(-started)?$/;

const isSame = (one: Deployed, other: Deployed) =>
  one.commit === other.commit && one.isChanged === other.isChanged;

/** What was deployed, the newest first. A start is left out once the same was deployed after it. */
function deployedTo(deployment: Deployment): Deployed[] {
  const query = ['--query', "[?starts_with(name, 'code-')].name", '-o', 'json'];
  const list = ['deployment', 'group', 'list', '-g', deployment.group, ...query];
  return azJson(names, onAzure(deployment, list))
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second, commit = '', changed, started] = NAME.exec(name) ?? [];
      if (!commit) return [];
      return [
        {
          commit,
          at: `${year}-${month}-${day} ${hour}:${minute}:${second} UTC`,
          isChanged: changed !== undefined,
          isUnfinished: started !== undefined,
        },
      ];
    })
    .filter(
      (each, index, all) => !each.isUnfinished || !all.slice(0, index).some((later) => isSame(later, each)),
    );
}

/** Notes that the commit of this clone was deployed. azd does it after each deployment (azure.yaml). */
export async function recordDeployment(deployment: Deployment): Promise<void> {
  record(deployment, git(['rev-parse', 'HEAD']), { isChanged: isTreeChanged() });
}

/** Notes that the deployment of the commit of this clone begins. azd does it before each (azure.yaml). */
export async function recordStart(deployment: Deployment): Promise<void> {
  record(deployment, git(['rev-parse', 'HEAD']), { isChanged: isTreeChanged(), isUnfinished: true });
}

const isTreeChanged = () => git(['status', '--porcelain']) !== '';

function record(
  { subscription, group }: Deployment,
  commit: string,
  { isChanged = false, isUnfinished = false },
): void {
  const at = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const name = `code-${at}-${commit.slice(0, 20)}${isChanged ? '-changed' : ''}${isUnfinished ? '-started' : ''}`;
  const scope = `/subscriptions/${subscription}/resourceGroups/${group}`;
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
  const history = deployedTo(deployment);
  const target = wanted ? findCommit(history, wanted) : commitBefore(history);
  if (!target)
    throw new Error(
      wanted
        ? `No deployment of ${wanted} has been recorded; npm run operate -- deployments lists them.`
        : 'No earlier deployment has been recorded.',
    );
  fetchWhereMissing(target.commit);
  const [newest] = history;
  const present = history.find(({ isUnfinished }) => !isUnfinished);
  if (newest!.isUnfinished)
    console.log(`Not finished, so API and site may run different commits: ${describe(newest!)}`);
  console.log(`Now: ${describe(present!)}`);
  console.log(`Back to: ${describe(target)}`);
  console.log(
    'Data and templates stay as they are: the earlier code must be able to read what the later code wrote.',
  );
  if (deployment.isProd) await confirm(deployment);
  record(deployment, target.commit, { isUnfinished: true });
  try {
    await deployCommit(deployment, target.commit);
  } catch (error) {
    const again = (commit: string) => `npm run operate -- rollback ${commit.slice(0, 12)}`;
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}
The rollback did not finish. API and site may run different commits: each runs ${target.commit.slice(0, 12)} or what it ran before.
To finish it: ${again(target.commit)}${present!.isChanged ? '' : `\nTo return both to the previous commit: ${again(present!.commit)}`}`,
      { cause: error },
    );
  }
  // The earlier commit may not have recorded its deployments yet.
  const [recorded] = deployedTo(deployment);
  if (recorded?.commit !== target.commit || recorded.isUnfinished) record(deployment, target.commit, {});
  await untilAnswered(deployment, '/api/health', (status) => status === 200);
  console.log('The portal responds.');
}

const canBeDeployed = ({ isChanged, isUnfinished }: Deployed) => !isChanged && !isUnfinished;

function findCommit(history: readonly Deployed[], wanted: string): Deployed | undefined {
  if (!/^[0-9a-f]{7,20}$/.test(wanted)) return undefined;
  return history.find((each) => canBeDeployed(each) && each.commit.startsWith(wanted));
}

/**
 * What was there before the present commit came for the first time: going back twice goes back two commits, and never
 * forward again. After a deployment that did not finish, it is the present commit, which parts of the portal still run;
 * a rollback that did not finish goes on.
 */
function commitBefore(history: readonly Deployed[]): Deployed | undefined {
  const [newest] = history;
  const finished = history.filter(({ isUnfinished }) => !isUnfinished);
  const [present] = finished;
  if (!newest || !present) return undefined;
  const firstOfPresent = finished.findLastIndex((each) => isSame(each, present));
  const older = finished.slice(firstOfPresent + 1).filter(canBeDeployed);
  if (!newest.isUnfinished || isSame(newest, present)) return older[0];
  return older.find((each) => isSame(each, newest)) ?? [present, ...older].find(canBeDeployed);
}

function describe({ commit, at, isChanged, isUnfinished }: Deployed): string {
  const subject = git(['log', '-1', '--format=%s', commit], true);
  return `${at}  ${commit.slice(0, 12)}  ${subject || 'not in this clone'}${isChanged ? ' (with changes that were not committed)' : ''}${isUnfinished ? ' (not finished)' : ''}`;
}

function fetchWhereMissing(commit: string): void {
  const isHere = () => git(['cat-file', '-t', commit], true) === 'commit';
  if (isHere()) return;
  git(['fetch', '--quiet', 'origin'], true);
  if (!isHere()) throw new Error(`The commit ${commit} is not in this clone, and origin does not have it.`);
}

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Builds and deploys a commit from a folder of its own, so that nothing changes in this clone. The folder holds the values of the environment, and goes away in any case. */
async function deployCommit({ name }: Deployment, commit: string): Promise<void> {
  const stop = new AbortController();
  const onSignal = (signal: string) => stop.abort(new Error(`${signal} ended the rollback.`));
  for (const signal of STOPPING) process.on(signal, onSignal);
  const folder = mkdtempSync(join(tmpdir(), 'rollback-'));
  const tree = join(folder, 'portal');
  try {
    git(['worktree', 'add', '--detach', tree, commit]);
    // A link would count as a change of the tree.
    if (existsSync(join(root, '.azure')))
      cpSync(join(root, '.azure'), join(tree, '.azure'), { recursive: true });
    // A signal that came meanwhile is only heard of now.
    await setImmediate();
    stop.signal.throwIfAborted();
    await showAzd(['deploy', '--all', '--no-prompt', '--environment', name], tree, stop.signal);
  } finally {
    git(['worktree', 'remove', '--force', tree], true);
    rmSync(folder, { recursive: true, force: true });
    for (const signal of STOPPING) process.off(signal, onSignal);
  }
}

/** What git prints. `orEmpty`: an empty text when it fails. */
function git(args: readonly string[], orEmpty = false): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (!error && status === 0) return stdout.trim();
  if (orEmpty) return '';
  throw new Error(`git ${args[0]} failed.\n${error?.message ?? stderr.trim()}`);
}

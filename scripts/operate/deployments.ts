// The history of deployments, and rollbacks. Flex Consumption and Static Web Apps keep only the newest package, so a
// rollback deploys an earlier commit again. Deployed commits are recorded in the deployment history of the resource
// group, which every Reader can list and no firewall blocks.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { az, azJson, runAzdVisibly } from '../azure/azureCli.ts';
import { root } from '../run.ts';
import { confirm } from './confirm.ts';
import { waitForResponse } from './deployment.ts';
import { type SelectedDeployment, withSubscription } from './selectedDeployment.ts';

interface DeploymentRecord {
  /** The first twenty digits of its commit. */
  readonly commit: string;
  /** UTC. */
  readonly at: string;
  /** Whether the working tree had uncommitted changes, so that it cannot be deployed again. */
  readonly isChanged: boolean;
  /** Whether it started and did not finish, so that API and site may run different commits. */
  readonly isUnfinished: boolean;
}

const names = z.array(z.string());
/** The name of a recorded deployment; Azure allows 64 characters. */
const NAME = /^code-(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-([0-9a-f]{20})(-changed)?(-started)?$/;

const isSame = (one: DeploymentRecord, other: DeploymentRecord) =>
  one.commit === other.commit && one.isChanged === other.isChanged;

/** The recorded deployments, newest first. Omits the start of a deployment that finished. */
function readHistory(deployment: SelectedDeployment): DeploymentRecord[] {
  const query = ['--query', "[?starts_with(name, 'code-')].name", '-o', 'json'];
  const list = ['deployment', 'group', 'list', '-g', deployment.group, ...query];
  return azJson(names, withSubscription(deployment, list))
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

/** Records that the commit of this clone was deployed. azd runs it after each deployment (azure.yaml). */
export async function recordDeployment(deployment: SelectedDeployment): Promise<void> {
  record(deployment, git(['rev-parse', 'HEAD']), { isChanged: isTreeChanged() });
}

/** Records that the deployment of this clone's commit starts. azd runs it before each deployment (azure.yaml). */
export async function recordStart(deployment: SelectedDeployment): Promise<void> {
  record(deployment, git(['rev-parse', 'HEAD']), { isChanged: isTreeChanged(), isUnfinished: true });
}

const isTreeChanged = () => git(['status', '--porcelain']) !== '';

function record(
  { subscription, group }: SelectedDeployment,
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

export async function listDeployments(deployment: SelectedDeployment): Promise<void> {
  const found = readHistory(deployment);
  if (found.length === 0) console.log('No deployment has been recorded yet.');
  for (const each of found) console.log(describe(each));
}

/** Deploys an earlier commit again: `requested`, or the previous one. Rolls back only code, not data or templates. */
export async function rollBack(deployment: SelectedDeployment, requested?: string): Promise<void> {
  const history = readHistory(deployment);
  const target = requested ? findCommit(history, requested) : previousCommit(history);
  if (!target)
    throw new Error(
      requested
        ? `No deployment of ${requested} has been recorded; npm run operate -- deployments lists them.`
        : 'No earlier deployment has been recorded.',
    );
  fetchIfMissing(target.commit);
  const [newest] = history;
  const current = history.find(({ isUnfinished }) => !isUnfinished);
  if (newest!.isUnfinished)
    console.log(`Not finished, so API and site may run different commits: ${describe(newest!)}`);
  console.log(`Now: ${describe(current!)}`);
  console.log(`Rolling back to: ${describe(target)}`);
  console.log(
    'Data and templates are not rolled back. The earlier code must be able to read what the later code wrote.',
  );
  if (deployment.isProd) await confirm(deployment);
  record(deployment, target.commit, { isUnfinished: true });
  try {
    await deployCommit(deployment, target.commit);
  } catch (error) {
    const rollbackCommand = (commit: string) => `npm run operate -- rollback ${commit.slice(0, 12)}`;
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}
The rollback did not finish. API and site may run different commits: each runs ${target.commit.slice(0, 12)} or what it ran before.
To finish it: ${rollbackCommand(target.commit)}${current!.isChanged ? '' : `\nTo return both to the previous commit: ${rollbackCommand(current!.commit)}`}`,
      { cause: error },
    );
  }
  // The earlier commit may not have recorded its deployments yet.
  const [recorded] = readHistory(deployment);
  if (recorded?.commit !== target.commit || recorded.isUnfinished) record(deployment, target.commit, {});
  await waitForResponse(deployment, '/api/health', (status) => status === 200);
  console.log('The portal responds.');
}

const canBeDeployed = ({ isChanged, isUnfinished }: DeploymentRecord) => !isChanged && !isUnfinished;

function findCommit(history: readonly DeploymentRecord[], requested: string): DeploymentRecord | undefined {
  if (!/^[0-9a-f]{7,20}$/.test(requested)) return undefined;
  return history.find((each) => canBeDeployed(each) && each.commit.startsWith(requested));
}

/**
 * The target of a rollback: the commit that was deployed before the current commit was first deployed. Two rollbacks
 * therefore go back two commits. After an unfinished deployment, the target is the current commit, which parts of the
 * portal still run. An unfinished rollback is continued.
 */
function previousCommit(history: readonly DeploymentRecord[]): DeploymentRecord | undefined {
  const [newest] = history;
  const finished = history.filter(({ isUnfinished }) => !isUnfinished);
  const [current] = finished;
  if (!newest || !current) return undefined;
  const firstOfCurrent = finished.findLastIndex((each) => isSame(each, current));
  const older = finished.slice(firstOfCurrent + 1).filter(canBeDeployed);
  if (!newest.isUnfinished || isSame(newest, current)) return older[0];
  return older.find((each) => isSame(each, newest)) ?? [current, ...older].find(canBeDeployed);
}

function describe({ commit, at, isChanged, isUnfinished }: DeploymentRecord): string {
  const subject = git(['log', '-1', '--format=%s', commit], true);
  return `${at}  ${commit.slice(0, 12)}  ${subject || 'not in this clone'}${isChanged ? ' (with uncommitted changes)' : ''}${isUnfinished ? ' (not finished)' : ''}`;
}

function fetchIfMissing(commit: string): void {
  const isInClone = () => git(['cat-file', '-t', commit], true) === 'commit';
  if (isInClone()) return;
  git(['fetch', '--quiet', 'origin'], true);
  if (!isInClone())
    throw new Error(`The commit ${commit} is not in this clone, and origin does not have it.`);
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Builds and deploys a commit from a temporary folder, which is always deleted, so that this clone does not change. The folder contains the values of the azd environment. */
async function deployCommit({ name }: SelectedDeployment, commit: string): Promise<void> {
  const stop = new AbortController();
  const onSignal = (signal: string) => stop.abort(new Error(`${signal} ended the rollback.`));
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  const folder = mkdtempSync(join(tmpdir(), 'rollback-'));
  const tree = join(folder, 'portal');
  try {
    git(['worktree', 'add', '--detach', tree, commit]);
    // A symbolic link would count as a change of the working tree.
    if (existsSync(join(root, '.azure')))
      cpSync(join(root, '.azure'), join(tree, '.azure'), { recursive: true });
    // Handles a signal that arrived during the synchronous calls.
    await setImmediate();
    stop.signal.throwIfAborted();
    await runAzdVisibly(['deploy', '--all', '--no-prompt', '--environment', name], tree, stop.signal);
  } finally {
    git(['worktree', 'remove', '--force', tree], true);
    rmSync(folder, { recursive: true, force: true });
    for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
  }
}

/** Runs git and returns its output. With `orEmpty`, returns an empty string when it fails. */
function git(args: readonly string[], orEmpty = false): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (!error && status === 0) return stdout.trim();
  if (orEmpty) return '';
  throw new Error(`git ${args[0]} failed.\n${error?.message ?? stderr.trim()}`);
}

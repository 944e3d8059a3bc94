import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { root } from '../run.ts';
import {
  CHANGED,
  NEW,
  OLD,
  OLDEST,
  calls,
  environment,
  file,
  nameOf,
  operate,
  put,
  stubDeployment,
} from './testing/stubCommands.ts';

stubDeployment();

describe('rollback', () => {
  const recorded = () =>
    calls('az rest --method put').map((call) => /deployments\/code-\d{14}-([^?]+)/.exec(call)![1]);
  const worktree = () => calls('git worktree add --detach').map((call) => call.split(' ').at(-1)!);

  test('deploys the previous commit from a temporary folder', async () => {
    put('hook', JSON.stringify([nameOf(OLD, '20260311080000')]));
    const { status, stdout } = await operate('rollback');
    expect(status).toBe(0);
    expect(stdout).toContain(`Rolling back to: 2026-03-05 08:00:00 UTC  ${OLD.slice(0, 12)}`);
    expect(worktree()).toEqual([OLD.slice(0, 20)]);
    expect(calls('azd deploy')).toEqual(['azd deploy --all --no-prompt --environment records-dev']);
    const from = readFileSync(file('deployedFrom'), 'utf8').trim();
    expect(from).not.toContain(root);
    expect(existsSync(from)).toBe(false);
    expect(readdirSync(file('tmp'))).toEqual([]);
    expect(recorded()).toEqual([`${OLD.slice(0, 20)}-started`]);
  });

  test('records the deployment of a commit that does not record it itself', async () => {
    await operate('rollback');
    expect(recorded()).toEqual([`${OLD.slice(0, 20)}-started`, OLD.slice(0, 20)]);
  });

  type Entry = [commit: string, mark?: string];
  const day = (number: number) => `202603${String(number).padStart(2, '0')}080000`;
  /** A history of deployments, oldest first. */
  const deployed = (...entries: Entry[]) =>
    put(
      'history.json',
      entries.map(([commit, mark], index) => nameOf(commit, day(index + 1), mark)),
    );

  test.each<[string, Entry[], string]>([
    ['a rollback, goes further back, not forward', [[OLDEST], [OLD], [NEW], [OLD]], OLDEST],
    [
      'the same commit twice, goes to the commit before its first deployment',
      [[OLDEST], [OLD], [NEW], [NEW]],
      OLD,
    ],
    [
      'a deployment that follows a rollback, goes to the commit that ran before',
      [[OLDEST], [NEW], [OLDEST], [OLD]],
      OLDEST,
    ],
    ['an unfinished deployment, goes to the last finished one', [[OLDEST], [OLD], [NEW, '-started']], OLD],
    ['an unfinished rollback, continues it', [[OLDEST], [OLD], [NEW], [OLD, '-started']], OLD],
    [
      'an unfinished repeated deployment, goes to the commit before it',
      [[OLD], [NEW], [NEW, '-started']],
      OLD,
    ],
    ['uncommitted changes, goes to their commit', [[OLD], [NEW], [NEW, '-changed']], NEW],
  ])('after %s', async (_, history, target) => {
    deployed(...history);
    const { status, stdout } = await operate('rollback');
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`Rolling back to: .* ${target.slice(0, 12)} `));
    expect(stdout.includes('Not finished, so API and site may run different commits')).toBe(
      history.at(-1)![1] === '-started',
    );
    expect(worktree()).toEqual([target.slice(0, 20)]);
  });

  test('skips commits whose deployment never finished', async () => {
    deployed([OLDEST], [OLD, '-started'], [NEW]);
    expect((await operate(`rollback ${OLD.slice(0, 8)}`)).stderr).toContain('has been recorded');
    expect((await operate('rollback')).status).toBe(0);
    expect(worktree()).toEqual([OLDEST.slice(0, 20)]);
  });

  test('that fails explains the state and how to continue or go back', async () => {
    put('broken', '');
    const { status, stderr } = await operate('rollback');
    expect(status).toBe(1);
    expect(stderr).toContain('ERROR: web failed');
    expect(stderr).toContain('API and site may run different commits');
    expect(stderr).toContain(`To finish it: npm run operate -- rollback ${OLD.slice(0, 12)}\n`);
    expect(stderr).toContain(
      `To return both to the previous commit: npm run operate -- rollback ${NEW.slice(0, 12)}\n`,
    );
    expect(recorded()).toEqual([`${OLD.slice(0, 20)}-started`]);
    expect(readdirSync(file('tmp'))).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leaves nothing behind after %s', async (signal) => {
    put('slow', '');
    const { status, stderr } = await operate('rollback', '', async (child) => {
      await vi.waitFor(() => expect(existsSync(file('deployedFrom'))).toBe(true), 20_000);
      child.kill(signal);
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`${signal} ended the rollback.`);
    expect(stderr).toContain('To finish it: npm run operate -- rollback');
    expect(calls('git worktree remove')).toHaveLength(1);
    expect(readdirSync(file('tmp'))).toEqual([]);
  });

  test('deploys any earlier deployed commit on request', async () => {
    expect((await operate(`rollback ${OLDEST.slice(0, 8)}`)).status).toBe(0);
    expect(worktree()).toEqual([OLDEST.slice(0, 20)]);
  });

  test.each([
    ['there is no earlier one', 'rollback', [nameOf(NEW, '20260310080000')]],
    [
      'the earlier one has uncommitted changes',
      'rollback',
      [nameOf(CHANGED, '20260301080000', '-changed'), nameOf(NEW, '20260310080000')],
    ],
    ['the commit was never deployed', `rollback ${'e'.repeat(8)}`, [nameOf(NEW, '20260310080000')]],
    ['the argument is not a commit', 'rollback main', [nameOf(NEW, '20260310080000')]],
    ['nothing was recorded', 'rollback', []],
  ])('deploys nothing when %s', async (_, args, history) => {
    put('history.json', history);
    const { status, stderr } = await operate(args);
    expect(status).toBe(1);
    expect(stderr).toContain('has been recorded');
    expect(calls('azd deploy')).toEqual([]);
  });

  test.each([
    ['the wrong name', 'records-dev\n'],
    ['nothing', ''],
  ])('of prod deploys nothing when %s is typed', async (_, typed) => {
    environment({ AZURE_ENV_NAME: 'records-prod', PORTAL_TIER: 'prod' });
    expect(await operate('rollback', typed)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The name does not match. Nothing was changed.') as string,
    });
    expect(calls('azd deploy')).toEqual([]);
  });

  test('of prod continues when its name is typed', async () => {
    environment({ AZURE_ENV_NAME: 'records-prod', PORTAL_TIER: 'prod' });
    expect((await operate('rollback', 'records-prod\n')).status).toBe(0);
    expect(calls('azd deploy')).toHaveLength(1);
  });
});

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sourceText } from '../infra/templates/sources.ts';
import { NEW, OLD, OLDEST, calls, nameOf, operate, put, stubDeployment } from './testing/stubCommands.ts';

stubDeployment();

describe('deployments', () => {
  test('are recorded by azd in the deployment history', async () => {
    type Hook = { run: string; continueOnError: boolean };
    const { hooks } = parse(sourceText('azure.yaml')) as {
      hooks: { predeploy: Hook; postdeploy: Hook };
    };
    expect(hooks.predeploy).toMatchObject({
      run: 'npm run operate -- deployments start',
      continueOnError: true,
    });
    expect(hooks.postdeploy).toMatchObject({
      run: 'npm run operate -- deployments record; npm run operate -- alerts start',
      continueOnError: true,
    });
    expect((await operate('deployments record')).status).toBe(0);
    const [call] = calls('az rest --method put');
    expect(call).toMatch(
      new RegExp(
        `--uri /subscriptions/sub-1/resourceGroups/rg-records-dev/providers/Microsoft.Resources/deployments/code-\\d{14}-${NEW.slice(0, 20)}\\?`,
      ),
    );
    expect(call).toContain('"mode":"Incremental"');
    expect(call).toContain('"resources":[]');
  });

  test('with local changes are recorded as such, with a valid Azure name', async () => {
    put('dirty', '');
    expect((await operate('deployments record')).status).toBe(0);
    const [, name] = /deployments\/([^?]+)\?/.exec(calls('az rest')[0]!)!;
    expect(name).toMatch(/-changed$/);
    expect(name!.length).toBeLessThanOrEqual(64);
  });

  test('are recorded when they start, with a valid Azure name', async () => {
    put('dirty', '');
    expect((await operate('deployments start')).status).toBe(0);
    const [, name] = /deployments\/([^?]+)\?/.exec(calls('az rest')[0]!)!;
    expect(name).toMatch(/-changed-started$/);
    expect(name!.length).toBeLessThanOrEqual(64);
  });

  test('are listed as unfinished only when they did not finish', async () => {
    put('history.json', [
      nameOf(OLD, '20260305080000', '-started'),
      nameOf(OLD, '20260305081000'),
      nameOf(NEW, '20260310080000', '-started'),
    ]);
    const { stdout } = await operate('deployments');
    expect(stdout.trimEnd().split('\n')).toEqual([
      `2026-03-10 08:00:00 UTC  ${NEW.slice(0, 12)}  feat: something (not finished)`,
      `2026-03-05 08:10:00 UTC  ${OLD.slice(0, 12)}  feat: something`,
    ]);
  });

  test('are listed newest first', async () => {
    const { stdout } = await operate('deployments');
    expect(stdout.trimEnd().split('\n')).toEqual([
      `2026-03-10 08:00:00 UTC  ${NEW.slice(0, 12)}  feat: something`,
      `2026-03-05 08:00:00 UTC  ${OLD.slice(0, 12)}  feat: something`,
      `2026-03-01 08:00:00 UTC  ${OLDEST.slice(0, 12)}  feat: something`,
    ]);
  });
});

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  CARD_ONLY,
  clientOf,
  closeInbox,
  isReal,
  newFolder,
  startInbox,
  WEBHOOK_SECRET,
} from './emulator.ts';

const run = promisify(execFile);
const workspace = path.resolve(import.meta.dirname, '..');

/** Installs the package into a project as npm would unpack it. Returns the path of its program. */
async function installInto(project: string): Promise<string> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = await run(npm, ['pack', '--silent', '--pack-destination', project], { cwd: workspace });
  const folder = path.join(project, 'node_modules', '@portal', 'stripe-emulator');
  await mkdir(folder, { recursive: true });
  const tarball = path.join(project, stdout.trim());
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
  const zod = path.dirname(new URL(import.meta.resolve('zod/package.json')).pathname);
  await symlink(zod, path.join(project, 'node_modules', 'zod'), 'junction');
  return path.join(folder, 'bin.js');
}

describe.skipIf(isReal)('the package installed in another project', () => {
  let project: string;
  let program: string;

  beforeAll(async () => {
    project = await newFolder();
    program = await installInto(project);
  });

  test('the program accepts a payment and sends the webhook', async () => {
    const inbox = await startInbox();
    onTestFinished(() => closeInbox(inbox));
    const args = ['--port', '0', '--webhook-url', inbox.url, '--webhook-secret', WEBHOOK_SECRET];
    const emulator = spawn(process.execPath, [program, ...args], { cwd: project });
    onTestFinished(() => {
      emulator.kill('SIGKILL');
    });
    const [line] = (await once(createInterface({ input: emulator.stdout }), 'line')) as [string];
    const url = line.replace('Stripe emulator: ', '');

    const { id, status } = await clientOf(url).paymentIntents.create({
      ...CARD_ONLY,
      payment_method: 'pm_card_visa',
      confirm: true,
    });

    expect(status).toBe('succeeded');
    await vi.waitFor(
      () => expect(inbox.events.map(({ type }) => type)).toContain('payment_intent.succeeded'),
      10_000,
    );
    expect(await (await fetch(`${url}/v3/stripe.js`)).text()).toContain('window.Stripe = Stripe');
    expect(await readFile(path.join(project, '.stripe-emulator', 'stripe.journal'), 'utf8')).toContain(id);
  });

  test('the module starts and stops an emulator', async () => {
    const script = `
      import { startEmulator } from '@portal/stripe-emulator';
      const emulator = await startEmulator({ port: 0, dir: 'another' });
      const { status } = await fetch(emulator.url + '/v1/balance', { headers: { authorization: 'Bearer sk_test_any' } });
      await emulator.stop();
      console.log(status);`;
    const node = run(process.execPath, ['--input-type=module', '--eval', script], { cwd: project });
    expect((await node).stdout).toBe('200\n');
  });

  test.each([
    [['--port', 'many'], 'expected number'],
    [['--ports', '1'], "Unknown option '--ports'"],
    [['--webhook-secret', 'secret'], 'must start with "whsec_"'],
  ])('the program rejects options %j with a message and the usage', async (args, reason) => {
    const failed = await run(process.execPath, [program, ...args], { cwd: project }).catch(
      (error: unknown) => error as { code: number; stderr: string },
    );
    expect(failed).toMatchObject({ code: 2 });
    expect(failed.stderr).toContain(reason);
    expect(failed.stderr).toContain('Usage: stripe-emulator');
    expect(failed.stderr).not.toContain('    at ');
  });
});

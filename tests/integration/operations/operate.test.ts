import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type QueueClient, QueueServiceClient } from '@azure/storage-queue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import { trailEntries, verifyAudit } from '../../support/operations/auditTrail.ts';
import { settingsOf } from '../../support/operations/doctor.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';

const root = resolve(import.meta.dirname, '../../..');
const MINUTE_MS = 60_000;

let portal: Portal;
let environment: NodeJS.ProcessEnv;
let queues: QueueServiceClient;

beforeAll(async () => {
  portal = await startPortal({ seed: 'base' });
  environment = { PATH: process.env['PATH'], ...(await settingsOf(portal)) };
  queues = QueueServiceClient.fromConnectionString(environment['Queues']!);
});
afterAll(() => portal.stop());

/** Runs the script behind a command of the runbook, which connects to the stores. */
async function run(script: 'poison' | 'drill', args: string[], env = environment) {
  const running = promisify(execFile)(process.execPath, [`api/dist/${script}.js`, ...args], {
    cwd: root,
    env,
  });
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

const encoded = (message: unknown) => Buffer.from(JSON.stringify(message)).toString('base64');

async function messagesIn(queue: QueueClient): Promise<number> {
  return (await queue.getProperties()).approximateMessagesCount ?? 0;
}

describe('messages that failed five times', () => {
  it('are not listed or replayed if there are none', async () => {
    expect(await run('poison', ['list'])).toEqual({
      code: 0,
      stdout: 'No failed messages.\n',
      stderr: '',
    });
    expect(await run('poison', ['replay'])).toEqual({
      code: 0,
      stdout: 'No failed messages.\n',
      stderr: '',
    });
  });

  it('are listed by queue and run once when replayed, with only the queue setting', async () => {
    const person = await signUpPerson(portal);
    const poison = queues.getQueueClient('account-email-poison');
    await poison.createIfNotExists();
    await poison.sendMessage(
      encoded({ kind: 'existing-account', userId: person.userId, nonce: randomUUID() }),
    );
    const queuesOnly = { PATH: process.env['PATH'], Queues: environment['Queues'] };
    const listed = await run('poison', ['list'], queuesOnly);
    expect(listed.stdout).toMatch(/^account-email: 1, oldest from 20\d\d-.*Z\n$/);
    expect(listed.stdout).not.toContain(person.userId);
    expect(await messagesIn(poison)).toBe(1);

    const before = (await emailsTo(portal, person.email)).length;
    const other = await run('poison', ['replay', 'bundle-builds'], queuesOnly);
    expect(other).toMatchObject({ code: 0, stdout: 'No failed messages.\n' });
    expect(await run('poison', ['replay'], queuesOnly)).toMatchObject({
      code: 0,
      stdout: 'account-email: replayed 1\n',
    });
    await eventually('the email', async () => (await emailsTo(portal, person.email)).length > before);
    const queue = queues.getQueueClient('account-email');
    await eventually('the end of the run', async () => (await messagesIn(queue)) === 0);
    expect(await messagesIn(poison)).toBe(0);
    expect(await run('poison', ['replay'])).toMatchObject({ stdout: 'No failed messages.\n' });
    expect((await emailsTo(portal, person.email)).length).toBe(before + 1);
  });

  it('are all replayed, even if there are more than one page', async () => {
    const poison = queues.getQueueClient('outbox-sweeps-poison');
    await poison.createIfNotExists();
    await Promise.all(Array.from({ length: 70 }, () => poison.sendMessage(encoded({}))));
    expect((await run('poison', ['replay', 'outbox-sweeps'])).stdout).toBe('outbox-sweeps: replayed 70\n');
    expect(await messagesIn(poison)).toBe(0);
  });

  it.each([[['eat']], [['list', 'account-email']], [[]], [['replay', 'account-emails']]])(
    'are not touched by an invalid command: %j',
    async (args) => {
      const { code, stderr } = await run('poison', args);
      expect(code).toBe(2);
      expect(stderr).toContain('Usage: npm run operate -- poison list|replay [queue]');
    },
  );

  it('cannot be listed without a queue setting', async () => {
    expect(await run('poison', ['list'], { PATH: process.env['PATH'] })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Neither Queues__queueServiceUri nor Queues is set') as string,
    });
  });
});

describe('an emergency access drill', () => {
  /** Half a minute later than that: minutes are rounded up, and the command takes some seconds. */
  const minutesAgo = (minutes: number) => new Date(Date.now() - (minutes - 0.5) * MINUTE_MS).toISOString();
  const drills = async () =>
    (await trailEntries(portal)).filter(({ kind }) => kind === 'emergency-access-drill') as unknown as {
      details: object;
    }[];

  it('is not recorded without a request to read', async () => {
    expect(await run('drill', [minutesAgo(5), 'operator-1'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There are no requests yet.') as string,
    });
    expect(await drills()).toEqual([]);
  });

  it.each([
    [41, 'That is within the target of 60 minutes.'],
    [61, 'The target of 60 minutes was missed.'],
  ])('after %i minutes is recorded in the audit trail: %s', async (minutes, verdict) => {
    const { requestId } = await submitRequest(portal, { patientName: 'Quentin Sealed' });
    const startedAt = minutesAgo(minutes);
    const { code, stdout, stderr } = await run('drill', [startedAt, 'operator-1']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(verdict);
    expect(stdout).not.toContain('Quentin');
    expect((await drills()).at(-1)!.details).toEqual({
      operator: 'operator-1',
      startedAt,
      minutes,
      targetMinutes: 60,
      requestRead: requestId,
    });
    expect(await verifyAudit(portal)).toMatchObject({ code: 0 });
  });

  it.each([
    [[]],
    [['yesterday', 'operator-1']],
    [['2999-01-01T00:00:00.000Z', 'operator-1']],
    [['2026-01-01T00:00:00.000Z']],
  ])('is not recorded from %j', async (args) => {
    const before = await drills();
    expect((await run('drill', args)).code).toBe(2);
    expect(await drills()).toEqual(before);
  });
});

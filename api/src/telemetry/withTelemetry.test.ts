import { InvocationContext } from '@azure/functions';
import { expect, it } from 'vitest';
import { logOf } from './log.ts';
import { withTelemetry } from './withTelemetry.ts';

const PATIENT = 'Pat Example';

function run(handler: Parameters<typeof withTelemetry>[0], trigger = 'queueTrigger') {
  const lines: string[] = [];
  const context = new InvocationContext({
    functionName: 'sweepOutbox',
    invocationId: 'inv-1',
    options: { trigger: { type: trigger, name: 'input' } },
    logHandler: (_, ...parts) => lines.push(parts.join(' ')),
  });
  return { lines, finished: Promise.resolve(withTelemetry(handler)({}, context)) };
}

it('adds the id of the run to every line', async () => {
  const { lines, finished } = run((_, context) => logOf(context).info('swept', { tasks: 2 }));
  await finished;
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { event: 'swept', function: 'sweepOutbox', correlationId: 'inv-1', tasks: 2 },
  ]);
});

it('rethrows a failure and hides its message from the log and the host', async () => {
  const { lines, finished } = run(() => Promise.reject(new TypeError(PATIENT)));
  await expect(finished).rejects.toThrow('sweepOutbox failed; see its log line "run failed"');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TypeError');
  expect(lines[0]).not.toContain(PATIENT);
});

it.each([
  ['timerTrigger', ['timer completed']],
  ['queueTrigger', []],
])('after a successful run of a %s it logs %j', async (trigger, events) => {
  const { lines, finished } = run(() => Promise.resolve(), trigger);
  await finished;
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(events);
});

it('a failed timer logs no completion', async () => {
  const { lines, finished } = run(() => Promise.reject(new Error()), 'timerTrigger');
  await expect(finished).rejects.toThrow('sweepOutbox failed');
  expect(lines.join()).not.toContain('timer completed');
});

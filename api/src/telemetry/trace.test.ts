import { expect, it } from 'vitest';
import {
  correlationId,
  countStoreRequest,
  measureWait,
  runWithTrace,
  traceInBackground,
  traceTasks,
} from './trace.ts';
import { waitFields } from './waitFields.ts';

it('concurrent traces keep their own ids and wait totals', async () => {
  const work = (id: string, calls: number) =>
    runWithTrace(id, async (trace) => {
      for (let call = 0; call < calls; call += 1) {
        await measureWait('cosmos', Promise.resolve());
      }
      return { id: correlationId(), waited: waitFields(trace) };
    });
  const [first, second] = await Promise.all([work('first', 2), work('second', 3)]);
  expect(first).toMatchObject({ id: 'first', waited: { cosmosCalls: 2 } });
  expect(second).toMatchObject({ id: 'second', waited: { cosmosCalls: 3 } });
});

it('measureWait counts a failed call and rethrows its error', async () => {
  await runWithTrace('failing', async (trace) => {
    await expect(measureWait('blob', Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(waitFields(trace)).toEqual({ blobCalls: 1, blobMs: expect.any(Number) });
  });
});

it('without a trace there is no id and nothing is counted', async () => {
  expect(correlationId()).toBeUndefined();
  expect(await measureWait('stripe', Promise.resolve('result'))).toBe('result');
});

it('store requests are counted with the longest chain, those of tasks also apart, those in the background not', async () => {
  const send = () => new Promise<void>((resolve) => setImmediate(resolve));
  const fields = await runWithTrace('id', async (trace) => {
    await countStoreRequest('read', send);
    await Promise.all([countStoreRequest('read', send), countStoreRequest('query', send)]);
    await traceTasks(() => countStoreRequest({ documents: 3 }, send));
    await traceInBackground(() => countStoreRequest('read', send));
    expect(traceInBackground(correlationId)).toBe('id');
    return waitFields(trace);
  });
  expect(fields).toEqual({
    cosmosReads: 2,
    cosmosQueries: 1,
    cosmosWrites: 1,
    cosmosDocuments: 3,
    cosmosInARow: 3,
    cosmosOfTasks: 1,
  });
});

it('a store request that fails counts, and its error is rethrown', async () => {
  await runWithTrace('failing', async (trace) => {
    const send = () => Promise.reject(new Error('gone'));
    await expect(countStoreRequest('read', send)).rejects.toThrow('gone');
    expect(trace.requests).toMatchObject({ reads: 1, inARow: 1 });
  });
});

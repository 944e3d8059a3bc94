import { expect, it } from 'vitest';
import { correlationId, runWithTrace, measureWait } from './trace.ts';
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

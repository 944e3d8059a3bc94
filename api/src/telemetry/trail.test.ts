import { expect, it } from 'vitest';
import { correlationId, runWithTrace, measureWait } from './trail.ts';
import { waits } from './waits.ts';

it('two pieces of work side by side keep their ids and what they waited for', async () => {
  const work = (id: string, calls: number) =>
    runWithTrace(id, async (trail) => {
      for (let call = 0; call < calls; call += 1) {
        await measureWait('cosmos', Promise.resolve());
      }
      return { id: correlationId(), waited: waits(trail) };
    });
  const [first, second] = await Promise.all([work('first', 2), work('second', 3)]);
  expect(first).toMatchObject({ id: 'first', waited: { cosmosCalls: 2 } });
  expect(second).toMatchObject({ id: 'second', waited: { cosmosCalls: 3 } });
});

it('a call that fails has been waited for as well, and its failure comes through', async () => {
  await runWithTrace('failing', async (trail) => {
    await expect(measureWait('blob', Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(waits(trail)).toEqual({ blobCalls: 1, blobMs: expect.any(Number) });
  });
});

it('outside of any work there is no id, and nothing is counted', async () => {
  expect(correlationId()).toBeUndefined();
  expect(await measureWait('stripe', Promise.resolve('answer'))).toBe('answer');
});

import { expect, it } from 'vitest';
import { eraseAll } from './eraseAll.ts';

it('does all deletions, also after one that fails, and throws its error', async () => {
  const done: string[] = [];
  const deletion = (name: string) => async () => {
    await Promise.resolve();
    if (name === 'held') throw new Error('The blob is held.');
    done.push(name);
  };
  await expect(eraseAll(['first', 'held', 'last'].map(deletion))).rejects.toThrow('The blob is held.');
  expect(done).toEqual(['first', 'last']);
});

import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isInsideWait } from './setup.ts';

it('knows that it is in the callback of a wait', async () => {
  const inside = await waitFor(isInsideWait);
  expect([isInsideWait(), inside]).toEqual([false, true]);
});

import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isInsideWait } from './setup.ts';

it('knows that it is in the callback of a wait', async () => {
  const inside = await waitFor(isInsideWait);
  expect([isInsideWait(), inside]).toEqual([false, true]);
});

it('inserts only the rules that affect visibility or clicks', () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.sheet!.insertRule('p { color: red }');
  style.sheet!.insertRule('p { visibility: hidden }');
  expect(Array.from(style.sheet!.cssRules, ({ cssText }) => cssText)).toEqual([
    expect.stringContaining('visibility'),
  ]);
  style.remove();
});

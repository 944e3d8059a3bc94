import { expect, it, vi } from 'vitest';
import { documentParsed } from './appReady.ts';

it('waits for the end of a page that is still loading', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  let isParsed = false;
  const parsed = documentParsed()?.then(() => (isParsed = true));
  await Promise.resolve();
  expect(isParsed).toBe(false);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await parsed;
  state.mockRestore();
});

it('does not wait in a page that has loaded', () => {
  expect(documentParsed()).toBeUndefined();
});

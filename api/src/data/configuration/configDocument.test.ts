import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type * as documents from '../documents.ts';
import { readDocument } from '../documents.ts';
import { configList } from './configDocument.ts';

vi.mock('../documents.ts', async (original) => ({
  ...(await original<typeof documents>()),
  readDocument: vi.fn<typeof readDocument>(),
}));

const stored = (items: string[]) => ({ value: { items }, etag: '1' });

test('a list is cached for 30 seconds, but one that setup has not written yet is read each time', async () => {
  const list = configList('statuses', z.string(), { isSetUp: true });
  const reads = vi.mocked(readDocument).mockResolvedValueOnce(null);
  expect(await list.read()).toEqual([]);
  reads.mockResolvedValueOnce(stored(['pending']));
  expect(await list.read()).toEqual(['pending']);
  expect(await list.read()).toEqual(['pending']);
  expect(reads).toHaveBeenCalledTimes(2);
});

test('a list that nobody has changed yet is cached for 30 seconds', async () => {
  const list = configList('templates', z.string());
  const reads = vi.mocked(readDocument).mockReset().mockResolvedValueOnce(null);
  expect(await list.read()).toEqual([]);
  expect(await list.read()).toEqual([]);
  expect(reads).toHaveBeenCalledTimes(1);
});

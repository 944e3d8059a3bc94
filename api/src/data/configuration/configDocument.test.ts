import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readDocument } from '../documents.ts';
import { configList } from './configDocument.ts';

vi.mock('../documents.ts', () => ({ readDocument: vi.fn(), createDocument: vi.fn(), replaceDocument: vi.fn() }));

const stored = (items: string[]) => ({ value: { items }, etag: '1' });

test('a list is read once in 30 seconds, but one that nobody has written yet is looked for each time', async () => {
  const list = configList('statuses', z.string());
  const reads = vi.mocked(readDocument).mockResolvedValueOnce(null);
  expect(await list.read()).toEqual([]);
  reads.mockResolvedValueOnce(stored(['pending']));
  expect(await list.read()).toEqual(['pending']);
  expect(await list.read()).toEqual(['pending']);
  expect(reads).toHaveBeenCalledTimes(2);
});

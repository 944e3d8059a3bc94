import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Journal } from './journal.ts';

const schema = z.object({ n: z.int() });
let folder: string;
const open = () => Journal.open(join(folder, 'steps.jsonl'), schema);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('knows after a restart what was added', async () => {
  const journal = await open();
  expect(journal.entries).toEqual([]);
  await journal.append({ n: 1 });
  await journal.append({ n: 2 });
  expect((await open()).entries).toEqual([{ n: 1 }, { n: 2 }]);
});

it('forgets a line that was being written when the power failed, and goes on behind the one before', async () => {
  await (await open()).append({ n: 1 });
  await appendFile(join(folder, 'steps.jsonl'), '{"n":');
  const journal = await open();
  expect(journal.entries).toEqual([{ n: 1 }]);
  await journal.append({ n: 2 });
  expect(await readFile(join(folder, 'steps.jsonl'), 'utf8')).toBe('{"n":1}\n{"n":2}\n');
});

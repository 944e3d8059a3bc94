import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Journal, readJournal } from './Journal.ts';

let dir: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'journal-'));
  file = path.join(dir, 'deeper', 'test.journal');
});

afterEach(async () => {
  await rm(dir, { recursive: true });
});

test('a journal that does not exist yet is empty', async () => {
  expect(await readJournal(file)).toEqual([]);
});

test('lines are read in the order they were written', async () => {
  await readJournal(file);
  const journal = await Journal.rewrite(file, ['one', 'zwei ü']);
  await journal.append('three');
  await journal.append('four');
  await journal.close();
  expect(await readJournal(file)).toEqual(['one', 'zwei ü', 'three', 'four']);
});

test('a line that a crash cut off is ignored', async () => {
  await readJournal(file);
  const journal = await Journal.rewrite(file, ['one']);
  await journal.close();
  await appendFile(file, '{"half":');
  expect(await readJournal(file)).toEqual(['one']);
});

test('rewriting replaces everything', async () => {
  await readJournal(file);
  const before = await Journal.rewrite(file, ['one', 'two']);
  await before.close();
  const after = await Journal.rewrite(file, ['only']);
  await after.append('more');
  await after.close();
  expect(await readFile(file, 'utf8')).toBe('only\nmore\n');
});

import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Journal, readJournal } from './Journal.ts';

let dir: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'journal-'));
  file = path.join(dir, 'subfolder', 'test.journal');
});

afterEach(async () => {
  await rm(dir, { recursive: true });
});

test('reads a missing journal as empty', async () => {
  expect(await readJournal(file)).toEqual([]);
});

test('reads lines in the order they were written', async () => {
  await readJournal(file);
  const journal = await Journal.rewrite(file, ['one', 'two ü']);
  await journal.append('three');
  await journal.append('four');
  await journal.close();
  expect(await readJournal(file)).toEqual(['one', 'two ü', 'three', 'four']);
});

test('ignores an incomplete last line', async () => {
  await readJournal(file);
  const journal = await Journal.rewrite(file, ['one']);
  await journal.close();
  await appendFile(file, '{"half":');
  expect(await readJournal(file)).toEqual(['one']);
});

test('rewrite replaces all lines', async () => {
  await readJournal(file);
  const before = await Journal.rewrite(file, ['one', 'two']);
  await before.close();
  const after = await Journal.rewrite(file, ['only']);
  await after.append('more');
  await after.close();
  expect(await readFile(file, 'utf8')).toBe('only\nmore\n');
});

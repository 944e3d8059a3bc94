import { appendFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createFolder, openJournal, writeDurably } from './durableFiles.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durable-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('writeDurably', () => {
  it('writes all content to a file that only its owner can read', async () => {
    await writeDurably(folder, [Buffer.from('a'), Buffer.from('b')], () => 'in/it');
    expect(await readFile(join(folder, 'in/it'), 'utf8')).toBe('ab');
    expect((await stat(join(folder, 'in/it'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['in']);
  });

  it('leaves no file when the content stream fails', async () => {
    async function* broken() {
      yield Buffer.from('a');
      throw new Error('broken off');
    }
    await expect(writeDurably(folder, broken(), () => 'it')).rejects.toThrow('broken off');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('openJournal', () => {
  const open = () => openJournal(join(folder, 'steps.jsonl'), z.object({ n: z.int() }));

  it('reads earlier entries after a restart', async () => {
    const journal = await open();
    expect(journal.entries).toEqual([]);
    await journal.append({ n: 1 });
    await journal.append({ n: 2 });
    expect((await open()).entries).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('drops a line cut off by a power failure and continues after the previous line', async () => {
    await (await open()).append({ n: 1 });
    await appendFile(join(folder, 'steps.jsonl'), '{"n":');
    const journal = await open();
    expect(journal.entries).toEqual([{ n: 1 }]);
    await journal.append({ n: 2 });
    expect(await readFile(join(folder, 'steps.jsonl'), 'utf8')).toBe('{"n":1}\n{"n":2}\n');
  });
});

it.runIf(process.platform === 'linux')('createFolder rejects a folder that cannot be created', async () => {
  await expect(createFolder('/proc/backup/new')).rejects.toThrow('Cannot create the folder /proc/backup.');
});

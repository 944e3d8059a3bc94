import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BackupFolder } from './BackupFolder.ts';

let path: string;
let folder: BackupFolder;

beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'backup-')), 'new');
  folder = new BackupFolder(path, null);
  await folder.prepare();
});
afterEach(() => rm(join(path, '..'), { recursive: true }));

async function* bytes(text: string) {
  yield Buffer.from(text);
}

it('is for its owner alone', async () => {
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

it('is not worked on by two processes at once', async () => {
  await writeFile(join(path, 'lock'), String(process.ppid));
  await expect(folder.lock()).rejects.toThrow(`Process ${process.ppid} works on`);
});

it('is taken over from a process that is gone', async () => {
  await writeFile(join(path, 'lock'), '999999999');
  await expect(folder.lock()).resolves.toBeUndefined();
});

it('keeps the same content once', async () => {
  const [one, same, other] = [
    await folder.keepContent(bytes('a')),
    await folder.keepContent(bytes('a')),
    await folder.keepContent(bytes('b')),
  ];
  expect(one).toEqual(same);
  expect(other.file).not.toBe(one.file);
  const kept = (await readdir(join(path, 'content'), { recursive: true })).filter((name) =>
    name.includes('/'),
  );
  expect(kept.toSorted()).toEqual([one.file, other.file].toSorted());
});

it('loses what a run that ended in the middle has left half written', async () => {
  await writeFile(join(path, 'content', 'x.partial'), 'half');
  await folder.prepare();
  expect(await readdir(join(path, 'content'))).toEqual([]);
});

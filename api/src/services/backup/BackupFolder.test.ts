import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BackupFolder } from './BackupFolder.ts';
import type { Manifest } from './format.ts';

const CHUNK = 64 * 1024;

// Each opened folder is given back when the process ends.
process.setMaxListeners(0);

let outside: string;
let path: string;
let passphrase: string;

async function makePlace(): Promise<void> {
  outside = await mkdtemp(join(tmpdir(), 'backup-'));
  path = join(outside, 'new');
  passphrase = join(outside, 'passphrase');
  await writeFile(passphrase, 'correct horse battery staple\n');
}

const open = (passphraseFile?: string) => BackupFolder.open(path, passphraseFile, 'backup');

const manifest: Manifest = {
  format: 2,
  startedAt: '2026-03-10T12:00:00.000Z',
  finishedAt: '2026-03-10T12:01:00.000Z',
  database: 'portal',
  pepperMark: 'mark',
  consistent: true,
  leftOut: [],
  streams: {},
  sha256: '',
};

describe('the folder of a backup', () => {
  beforeEach(makePlace);
  afterEach(() => rm(outside, { recursive: true }));

  it('is for its owner alone, and not worked on by two processes at once', async () => {
    await open();
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    await writeFile(join(path, 'lock'), String(process.ppid));
    await expect(open()).rejects.toThrow(`Process ${process.ppid} works on`);
  });

  it('is taken over from a process that is gone', async () => {
    await open();
    await writeFile(join(path, 'lock'), '999999999');
    await expect(open()).resolves.toBeInstanceOf(BackupFolder);
  });

  it('keeps the same content once', async () => {
    const folder = await open();
    const one = await folder.keepContent([Buffer.from('a')]);
    expect(await folder.keepContent([Buffer.from('a')])).toEqual(one);
    const other = await folder.keepContent([Buffer.from('b')]);
    expect(other.file).not.toBe(one.file);
    const kept = (await readdir(join(path, 'content'), { recursive: true })).filter((name) =>
      name.includes('/'),
    );
    expect(kept.map((name) => `content/${name}`).toSorted()).toEqual([one.file, other.file].toSorted());
  });

  it('loses what a run that ended in the middle has left half written', async () => {
    await open();
    await writeFile(join(path, 'x.partial'), 'half');
    await open();
    expect(await readdir(path)).toEqual(['lock']);
  });

  it('is not made by a restore from a place that holds no backup', async () => {
    const restoring = BackupFolder.open(path, undefined, 'restore');
    await expect(restoring).rejects.toThrow('holds no backup');
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('is not encrypted by a restore', async () => {
    await open();
    await expect(BackupFolder.open(path, passphrase, 'restore')).rejects.toThrow('takes no passphrase');
    expect(await readdir(path)).toEqual(['lock']);
  });

  it('rejects a manifest of another release', async () => {
    const folder = await open();
    await folder.writeManifest({ ...manifest, format: 1 } as unknown as Manifest);
    await expect(folder.readManifest()).rejects.toThrow('another release');
  });
});

describe('an encrypted backup', () => {
  let folder: BackupFolder;

  // Each opening takes most of a second, on purpose.
  beforeAll(async () => {
    await makePlace();
    folder = await open(passphrase);
  });
  afterAll(() => rm(outside, { recursive: true }));

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 7])(
    'gives back %d bytes of content, in whatever pieces they come',
    async (size) => {
      const content = Buffer.alloc(size, 'a readable text ');
      const pieces = Array.from({ length: Math.ceil(size / 1000) }, (_, index) =>
        content.subarray(index * 1000, (index + 1) * 1000),
      );
      const kept = await folder.keepContent(pieces);
      expect(await buffer(folder.content(kept))).toEqual(content);
      expect((await readFile(join(path, kept.file))).includes('readable')).toBe(false);
    },
  );

  it('opens again with its passphrase, and with no other and none', async () => {
    const written = await folder.writePart('cosmos-config', 1, 0, ['{"id":"a"}']);
    expect(await (await open(passphrase)).readPart(written)).toEqual(['{"id":"a"}']);
    const other = join(outside, 'other');
    await writeFile(other, 'another horse battery staple');
    await expect(open(other)).rejects.toThrow('the passphrase is another one');
    await writeFile(other, 'too short');
    await expect(open(other)).rejects.toThrow('needs 12 characters');
    await expect(open()).rejects.toThrow('This backup is encrypted');
  });

  it('opens in other software for age with identity.age and the passphrase alone', async () => {
    const { file } = await folder.writePart('cosmos-config', 2, 0, ['{"id":"b"}']);
    const locked = new Decrypter();
    locked.addPassphrase('correct horse battery staple');
    const identity = await locked.decrypt(await readFile(join(path, 'identity.age')), 'text');
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity.trim());
    const packed = await decrypter.decrypt(await readFile(join(path, file)));
    expect(gunzipSync(packed).toString()).toBe('{"id":"b"}\n');
  });

  it.each<[string, (stored: Buffer) => Buffer]>([
    ['with a byte changed in its header', (stored) => changed(stored, 30)],
    ['with a byte changed in a chunk', (stored) => changed(stored, 1000)],
    ['with its last byte changed', (stored) => changed(stored, stored.length - 1)],
    ['cut off between chunks', (stored) => stored.subarray(0, -(CHUNK + 16))],
    ['cut off in a chunk', (stored) => stored.subarray(0, -5)],
    ['cut off in its header', (stored) => stored.subarray(0, 10)],
  ])('does not give out content %s', async (name, spoil) => {
    const kept = await folder.keepContent([Buffer.alloc(3 * CHUNK, name)]);
    await writeFile(join(path, kept.file), spoil(await readFile(join(path, kept.file))));
    await expect(buffer(folder.content(kept))).rejects.toThrow('does not open: it was changed');
  });

  it('notices content in the place of other content', async () => {
    const one = await folder.keepContent([Buffer.from('one')]);
    const other = await folder.keepContent([Buffer.from('other')]);
    await copyFile(join(path, other.file), join(path, one.file));
    await expect(buffer(folder.content(one))).rejects.toThrow('is not as it was written');
  });

  it('does not open with a manifest that was changed, or made with another key', async () => {
    await folder.writeManifest(manifest);
    expect(await folder.readManifest()).toEqual(manifest);
    const file = join(path, 'manifest.json.age');
    await writeFile(file, changed(await readFile(file), 400));
    await expect(folder.readManifest()).rejects.toThrow('does not open');
    const elsewhere = await BackupFolder.open(join(outside, 'elsewhere'), passphrase, 'backup');
    await elsewhere.writeManifest(manifest);
    await copyFile(join(elsewhere.path, 'manifest.json.age'), file);
    await expect(folder.readManifest()).rejects.toThrow('does not open');
  });

  it('passes on why content broke off, and keeps nothing of it', async () => {
    async function* broken() {
      yield Buffer.alloc(CHUNK);
      throw new Error('broken off');
    }
    await expect(folder.keepContent(broken())).rejects.toThrow('broken off');
    expect((await readdir(path)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('is not begun where one has begun that is not encrypted', async () => {
    const plain = await BackupFolder.open(join(outside, 'plain'), undefined, 'backup');
    const heading = { format: 2 as const, startedAt: '', database: '', pepperMark: '' };
    await (await plain.steps()).append({ kind: 'begin', heading });
    await expect(BackupFolder.open(plain.path, passphrase, 'backup')).rejects.toThrow(
      'This backup is not encrypted',
    );
  });
});

function changed(stored: Buffer, at: number): Buffer {
  const copy = Buffer.from(stored);
  copy[at] = copy[at]! ^ 1;
  return copy;
}

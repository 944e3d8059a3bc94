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

// Each opened folder adds an exit listener that removes its lock.
process.setMaxListeners(0);
const listenersBefore = process.rawListeners('exit');
afterAll(() => {
  for (const listener of process.rawListeners('exit'))
    if (!listenersBefore.includes(listener)) process.off('exit', listener as () => void);
});

let outside: string;
let path: string;
let passphrase: string;

async function createFolders(): Promise<void> {
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
  pepperFingerprint: 'mark',
  consistent: true,
  excluded: [],
  streams: {},
  sha256: '',
};

describe('BackupFolder', () => {
  beforeEach(createFolders);
  afterEach(() => rm(outside, { recursive: true }));

  it('is readable by its owner only and locked by one process', async () => {
    await open();
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    await writeFile(join(path, 'lock'), String(process.ppid));
    await expect(open()).rejects.toThrow(`Process ${process.ppid} is using`);
  });

  it('takes over the lock of a process that has ended', async () => {
    await open();
    await writeFile(join(path, 'lock'), '999999999');
    await expect(open()).resolves.toBeInstanceOf(BackupFolder);
  });

  it('stores the same content once', async () => {
    const folder = await open();
    const one = await folder.storeContent([Buffer.from('a')]);
    expect(await folder.storeContent([Buffer.from('a')])).toEqual(one);
    const other = await folder.storeContent([Buffer.from('b')]);
    expect(other.file).not.toBe(one.file);
    const files = (await readdir(join(path, 'content'), { recursive: true })).filter((name) =>
      name.includes('/'),
    );
    expect(files.map((name) => `content/${name}`).toSorted()).toEqual([one.file, other.file].toSorted());
  });

  it('removes partial files of an interrupted run', async () => {
    await open();
    await writeFile(join(path, 'x.partial'), 'half');
    await open();
    expect(await readdir(path)).toEqual(['lock']);
  });

  it('does not create a folder for a restore', async () => {
    const restoring = BackupFolder.open(path, undefined, 'restore');
    await expect(restoring).rejects.toThrow('contains no backup');
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('rejects a passphrase when restoring an unencrypted backup', async () => {
    await open();
    await expect(BackupFolder.open(path, passphrase, 'restore')).rejects.toThrow('Omit --passphrase-file');
    expect(await readdir(path)).toEqual(['lock']);
  });

  it('rejects a manifest of another format', async () => {
    const folder = await open();
    await folder.writeManifest({ ...manifest, format: 1 } as unknown as Manifest);
    await expect(folder.readManifest()).rejects.toThrow('another version');
  });
});

describe('an encrypted backup', () => {
  let folder: BackupFolder;

  // Deriving the key takes most of a second, by design.
  beforeAll(async () => {
    await createFolders();
    folder = await open(passphrase);
  });
  afterAll(() => rm(outside, { recursive: true }));

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 7])(
    'reads back %d bytes of content that were written in chunks',
    async (size) => {
      const content = Buffer.alloc(size, 'a readable text ');
      const pieces = Array.from({ length: Math.ceil(size / 1000) }, (_, index) =>
        content.subarray(index * 1000, (index + 1) * 1000),
      );
      const storedContent = await folder.storeContent(pieces);
      expect(await buffer(folder.content(storedContent))).toEqual(content);
      expect((await readFile(join(path, storedContent.file))).includes('readable')).toBe(false);
    },
  );

  it('opens only with its passphrase', async () => {
    const written = await folder.writePart('cosmos-config', 1, 0, ['{"id":"a"}']);
    expect(await (await open(passphrase)).readPart(written)).toEqual(['{"id":"a"}']);
    const other = join(outside, 'other');
    await writeFile(other, 'another horse battery staple');
    await expect(open(other)).rejects.toThrow('wrong passphrase');
    await writeFile(other, 'too short');
    await expect(open(other)).rejects.toThrow('at least 12 characters');
    await expect(open()).rejects.toThrow('This backup is encrypted');
  });

  it('can be decrypted by other age tools with identity.age and the passphrase', async () => {
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
  ])('rejects content %s', async (name, corrupt) => {
    const storedContent = await folder.storeContent([Buffer.alloc(3 * CHUNK, name)]);
    await writeFile(join(path, storedContent.file), corrupt(await readFile(join(path, storedContent.file))));
    await expect(buffer(folder.content(storedContent))).rejects.toThrow(
      'cannot be decrypted: it was changed',
    );
  });

  it('detects swapped content files', async () => {
    const one = await folder.storeContent([Buffer.from('one')]);
    const other = await folder.storeContent([Buffer.from('other')]);
    await copyFile(join(path, other.file), join(path, one.file));
    await expect(buffer(folder.content(one))).rejects.toThrow('does not match its hash');
  });

  it('rejects a manifest that was changed or encrypted with another key', async () => {
    await folder.writeManifest(manifest);
    expect(await folder.readManifest()).toEqual(manifest);
    const file = join(path, 'manifest.json.age');
    await writeFile(file, changed(await readFile(file), 400));
    await expect(folder.readManifest()).rejects.toThrow('cannot be decrypted');
    const elsewhere = await BackupFolder.open(join(outside, 'elsewhere'), passphrase, 'backup');
    await elsewhere.writeManifest(manifest);
    await copyFile(join(elsewhere.path, 'manifest.json.age'), file);
    await expect(folder.readManifest()).rejects.toThrow('cannot be decrypted');
  });

  it('throws the error of the content stream and removes the partial file', async () => {
    async function* broken() {
      yield Buffer.alloc(CHUNK);
      throw new Error('broken off');
    }
    await expect(folder.storeContent(broken())).rejects.toThrow('broken off');
    expect((await readdir(path)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('rejects a passphrase when an unencrypted backup was started in the folder', async () => {
    const plain = await BackupFolder.open(join(outside, 'plain'), undefined, 'backup');
    const heading = { format: 2 as const, startedAt: '', database: '', pepperFingerprint: '' };
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

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Decrypter } from 'age-encryption';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ExportFolder } from './ExportFolder.ts';

// Each opened folder adds an exit listener that removes its lock.
process.setMaxListeners(0);
const listenersBefore = process.rawListeners('exit');
afterAll(() => {
  for (const listener of process.rawListeners('exit'))
    if (!listenersBefore.includes(listener)) process.off('exit', listener as () => void);
});

const bytes = (text: string) => [Buffer.from(text)];
const NAME = 'documents/2026-03/ORD-1--req_a/LOA/año ‘scan’ 1.pdf';

let outside: string;
let path: string;
let passphrase: string;

beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'export-'));
  path = join(outside, 'new');
  passphrase = join(outside, 'passphrase');
  await writeFile(passphrase, 'correct horse battery staple\n');
});
afterEach(() => rm(outside, { recursive: true }));

const open = (passphraseFile?: string) => ExportFolder.open(path, passphraseFile);
const nothing = { files: [], rows: {}, counts: {}, unknown: [] };

/** An export with one document and a list of two pages. */
async function complete(folder: ExportFolder): Promise<string> {
  await folder.begin('2026-03-10T12:00:00.000Z', 'mark');
  const file = await folder.write(NAME, bytes('content'));
  await folder.completePage('requests', 1, 'next', {
    ...nothing,
    files: [file],
    rows: { 'a.csv': ['1\r\n'] },
  });
  await folder.completePage('requests', 2, null, { ...nothing, rows: { 'a.csv': ['2\r\n'] } });
  return folder.finish([await folder.writeList('a.csv', 'Number\r\n')], 'Read me\n', { format: 1 });
}

/** All files, without the lock. */
async function filesOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.name !== 'lock')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

async function verifySums(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'sha256sum',
    ['--check', '--quiet', '--strict', 'SHA256SUMS'],
    {
      cwd: path,
    },
  );
  return stdout;
}

describe('ExportFolder', () => {
  it('writes files under their names, lists, sums of all of them, and a manifest', async () => {
    const sha256 = await complete(await open());
    const files = await filesOf(path);
    expect(files).toEqual(
      ['README.txt', 'SHA256SUMS', 'a.csv', NAME, 'index.tsv', 'manifest.json'].toSorted(),
    );
    expect(await readFile(join(path, NAME), 'utf8')).toBe('content');
    expect(await readFile(join(path, 'a.csv'), 'utf8')).toBe('Number\r\n1\r\n2\r\n');
    expect(await verifySums()).toBe('');
    const sums = await readFile(join(path, 'SHA256SUMS'), 'utf8');
    const named = sums
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(66));
    expect([...named, 'SHA256SUMS', 'manifest.json'].toSorted()).toEqual(files);
    expect(JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8'))).toEqual({ format: 1, sha256 });
    expect((await stat(join(path, NAME))).mode & 0o777).toBe(0o600);
  });

  it.each([NAME, 'a.csv', 'README.txt', 'index.tsv'])('reveals a change of %s', async (name) => {
    await complete(await open());
    await writeFile(join(path, name), 'changed');
    await expect(verifySums()).rejects.toThrow('did NOT match');
  });

  it('continues an interrupted export, and repeats the page that was not completed', async () => {
    const first = await open();
    await first.begin('2026-03-10T12:00:00.000Z', 'mark');
    await first.completePage('requests', 1, 'next', { ...nothing, rows: { 'a.csv': ['1\r\n'] } });
    await writeFile(join(path, '.parts', 'a.csv', 'requests-00000002'), 'left over');
    const second = await open();
    expect(second.progress).toMatchObject([{ kind: 'begin' }, { page: 1, token: 'next' }]);
    await second.clearPage('requests', 2);
    await second.completePage('requests', 2, null, nothing);
    await second.finish([await second.writeList('a.csv', '')], '', {});
    expect(await readFile(join(path, 'a.csv'), 'utf8')).toBe('1\r\n');
  });

  it('refuses a folder that is complete, has other files, or is used by another process', async () => {
    await complete(await open());
    await expect(open()).rejects.toThrow('already contains a complete export');
    await rm(path, { recursive: true });
    await open();
    await writeFile(join(path, 'lock'), String(process.ppid));
    await expect(open()).rejects.toThrow(`Process ${process.ppid} is using`);
    await rm(join(path, 'lock'));
    await writeFile(join(path, 'mine.txt'), '');
    await expect(open()).rejects.toThrow('Choose an empty folder');
  });

  it('has nothing but headings without content', async () => {
    const folder = await open();
    await folder.finish([await folder.writeList('a.csv', 'Number\r\n')], '', {});
    expect(await readFile(join(path, 'a.csv'), 'utf8')).toBe('Number\r\n');
    expect(await verifySums()).toBe('');
  });
});

describe('an encrypted export', () => {
  it('hides content and names, and opens as its README says', async () => {
    await complete(await open(passphrase));
    expect(await verifySums()).toBe('');
    for (const file of await filesOf(path)) {
      expect(file).not.toMatch(/ORD|scan|a\.csv/);
      const text = await readFile(join(path, file), 'utf8');
      expect(text.includes('content') || text.includes('ORD-1')).toBe(false);
    }
    const locked = new Decrypter();
    locked.addPassphrase('correct horse battery staple');
    const identity = await locked.decrypt(await readFile(join(path, 'identity.age')), 'text');
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity.trim());
    const opened = async (file: string) => decrypter.decrypt(await readFile(join(path, file)), 'text');
    const index = (await opened('index.tsv.age'))
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    const content = new Map<string, string>();
    for (const [stored, name] of index) content.set(name!, await opened(stored!));
    expect(Object.fromEntries(content)).toEqual({ [NAME]: 'content', 'a.csv': 'Number\r\n1\r\n2\r\n' });
  });

  it('continues only with its passphrase', async () => {
    await (await open(passphrase)).begin('2026-03-10T12:00:00.000Z', 'mark');
    await expect(open()).rejects.toThrow('This backup is encrypted');
    expect((await open(passphrase)).progress).toHaveLength(1);
  });
});

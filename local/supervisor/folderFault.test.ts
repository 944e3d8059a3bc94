import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderFault } from './folderFault.ts';
import { makeFolder } from './makeFolder.ts';
import { openLog } from './parts/partLog.ts';
import { readStartOptions } from './startOptions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-fault-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const errorWithCode = (code: string) => Object.assign(new Error(), { code });

describe('folderFault', () => {
  it.each([
    ['ENOSPC', 'there is no space left on its disk'],
    ['EROFS', 'its disk is read-only'],
    ['EACCES', 'you do not have write permission'],
    ['EEXIST', 'it is a file'],
  ])('names the folder and the cause of %s', (code, cause) => {
    expect(folderFault(errorWithCode(code), '/data')).toContain(
      `The folder /data cannot be written to: ${cause}.`,
    );
  });

  it('names the folder that cannot be created', () => {
    const mkdirError = Object.assign(errorWithCode('ENOENT'), { syscall: 'mkdir' });
    expect(folderFault(mkdirError, '/data')).toContain(
      'The folder /data cannot be written to: it cannot be created',
    );
    expect(folderFault(Object.assign(errorWithCode('ENOENT'), { syscall: 'open' }), '/data')).toBeNull();
  });

  it('returns null for every other error', () => {
    expect(folderFault(errorWithCode('EADDRINUSE'), '/data')).toBeNull();
    expect(folderFault(null, '/data')).toBeNull();
  });
});

describe('makeFolder', () => {
  it('creates missing folders and keeps existing ones', () => {
    const path = join(folder, 'a', 'b');
    makeFolder(path);
    makeFolder(path);
    expect(statSync(path).isDirectory()).toBe(true);
  });

  it('throws when a file is in the way', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST');
    expect(() => makeFolder(join(folder, 'file', 'subfolder'))).toThrow('ENOTDIR');
  });

  it.runIf(process.platform === 'linux')('throws where no folder can be created', () => {
    expect(() => makeFolder('/proc/portal/state')).toThrow('ENOENT');
  });
});

describe('openLog', () => {
  /** A full disk. */
  const full = () => new Writable({ write: (_chunk, _encoding, done) => done(errorWithCode('ENOSPC')) });

  it('reports a full disk once and keeps the last lines', async () => {
    const onFault = vi.fn<(error: Error) => void>();
    const log = openLog(folder, 'cosmos', onFault, full);
    const stream = new PassThrough();
    log.follow(stream);
    for (const line of ['one', 'two', 'three']) stream.write(`${line}\n`);
    await vi.waitFor(() => expect(log.tail()).toEqual(['one', 'two', 'three']));
    await vi.waitFor(() => expect(onFault).toHaveBeenCalledOnce());
    log.close();
  });

  it('keeps the log of the previous run', () => {
    writeFileSync(join(folder, 'cosmos.log'), 'before');
    openLog(folder, 'cosmos', vi.fn()).close();
    expect(() => openLog(folder, 'cosmos', vi.fn()).close()).not.toThrow();
  });
});

it.each(['99999', '-1', '4280.5', 'web'])('rejects PORT=%s and names the limits', (PORT) => {
  expect(() => readStartOptions(folder, [], { PORT })).toThrow(
    'PORT must be a whole number from 0 to 65535; 0 takes any free port.',
  );
});

import type { FileType } from '@portal/contract/files/rules/fileTypes.ts';
import { docxFile, zipFile } from '@portal/contract/testing/officeFiles.ts';
import { docFile, encryptedPackage, xlsFile } from '@portal/contract/testing/oldOfficeFiles.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { inspectOfficeFiles, isOfficeType } from './inspectOfficeFiles.ts';
import { VerdictMemory } from './VerdictMemory.ts';

const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let count = 0;
/** A file that no other test has. */
const upload = (type: FileType, content: Uint8Array | null) => ({
  blobName: `upload-${count++}`,
  etag: '"1"',
  type,
  load: vi.fn<() => Promise<Buffer | null>>(() => Promise.resolve(content && Buffer.from(content))),
});
const turnOf = (turn: string, log = silentLog) => ({ turn, log });
const threatIn = async (type: FileType, content: Uint8Array | null, log = silentLog) =>
  (await inspectOfficeFiles([upload(type, content)], turnOf('a test', log)))?.threat ?? null;

describe('inspectOfficeFiles', async () => {
  it.each([
    ['doc', docFile(), null],
    ['doc', docFile({ isEncrypted: true }), 'password'],
    ['xls', xlsFile(), null],
    ['docx', await docxFile(), null],
    ['docx', encryptedPackage(), 'password'],
    ['docx', docFile(), 'mismatch'],
    ['docx', new Uint8Array([0x50, 0x4b, 3, 4]), 'unreadable'],
    ['docx', await docxFile([{ name: 'a.exe', content: 'x' }]), 'program'],
  ] as const)('returns the threat in a %s', async (type, content, threat) => {
    expect(await threatIn(type, content)).toBe(threat);
  });

  it('returns whether a file is missing', async () => {
    expect(await threatIn('doc', null)).toBe('missing');
  });

  it('returns the first unsafe file, and does not load those after it', async () => {
    const last = upload('doc', docFile());
    const files = [upload('doc', docFile()), upload('docx', docFile()), last];
    expect(await inspectOfficeFiles(files, turnOf('a test'))).toEqual({ index: 1, threat: 'mismatch' });
    expect(last.load).not.toHaveBeenCalled();
  });

  it('returns null for no files', async () => {
    expect(await inspectOfficeFiles([], turnOf('a test'))).toBeNull();
  });

  it('leaves the content as it is', async () => {
    const content = Buffer.from(docFile());
    const before = Buffer.from(content);
    const file = { ...upload('doc', null), load: () => Promise.resolve(content) };
    await inspectOfficeFiles([file], turnOf('a test'));
    expect(content.equals(before)).toBe(true);
  });

  it('refuses a file that needs more time or memory than the worker may use, again without an inspection', async () => {
    // Values in 4 million pieces of one letter each.
    const value = '&lt;'.repeat(4_000_000);
    const parts = ['[Content_Types].xml', 'a.rels', 'b.rels', 'c.rels', 'd.rels', 'e.rels'];
    const content = await zipFile(
      parts.map((name) => ({ name, content: `<Types a="${value}"/>`, isStored: true })),
    );
    const log = { ...silentLog, warn: vi.fn<Log['warn']>() };
    const file = upload('docx', content);
    for (let call = 0; call < 2; call++)
      expect(await inspectOfficeFiles([file], turnOf('a test', log))).toEqual({
        index: 0,
        threat: 'too-complex',
      });
    expect(file.load).toHaveBeenCalledOnce();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('logs nothing about a file', async () => {
    const log = { ...silentLog, warn: vi.fn<Log['warn']>() };
    await threatIn('docx', await docxFile(), log);
    await threatIn('docx', new Uint8Array(3), log);
    expect(log.warn).not.toHaveBeenCalled();
  });
});

describe('a repeated call', () => {
  it('inspects nothing again', async () => {
    const file = upload('doc', docFile());
    for (let call = 0; call < 2; call++) expect(await inspectOfficeFiles([file], turnOf('a'))).toBeNull();
    expect(file.load).toHaveBeenCalledOnce();
  });

  it('returns a known threat without a turn', async () => {
    const unsafe = upload('docx', docFile());
    await inspectOfficeFiles([unsafe], turnOf('a'));
    const files = [upload('doc', docFile()), unsafe];
    expect(await inspectOfficeFiles(files, turnOf('a'))).toEqual({ index: 1, threat: 'mismatch' });
    expect(files[0]!.load).not.toHaveBeenCalled();
  });

  it('inspects another version of a file, and a file that was missing', async () => {
    const file = upload('doc', docFile());
    await inspectOfficeFiles([file], turnOf('a'));
    await inspectOfficeFiles([{ ...file, etag: '"2"' }], turnOf('a'));
    expect(file.load).toHaveBeenCalledTimes(2);
    const missing = upload('doc', null);
    for (let call = 0; call < 2; call++) await inspectOfficeFiles([missing], turnOf('a'));
    expect(missing.load).toHaveBeenCalledTimes(2);
  });
});

describe('files that take too long together', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are refused with a time to retry after, and the next call continues with the others', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const files = Array.from({ length: 5 }, () => {
      const file = upload('doc', docFile());
      const load = vi.fn<() => Promise<Buffer | null>>(() => {
        now += 5_000;
        return file.load();
      });
      return { ...file, load };
    });
    const loaded = () => files.map(({ load }) => load.mock.calls.length);
    await expect(inspectOfficeFiles(files, turnOf('a'))).rejects.toMatchObject({
      code: 'unavailable',
      detail: { retryAfterSeconds: 5 },
    });
    expect(loaded()).toEqual([1, 1, 1, 0, 0]);
    expect(await inspectOfficeFiles(files, turnOf('a'))).toBeNull();
    expect(loaded()).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('many calls at once', () => {
  it('take one turn each, and those that would wait too long are refused with a time to retry after', async () => {
    let loading = 0;
    let most = 0;
    const order: string[] = [];
    const call = async (turn: string, many = 1) => {
      const files = Array.from({ length: many }, () => ({
        ...upload('doc', null),
        load: async () => {
          most = Math.max(most, ++loading);
          order.push(turn);
          await new Promise(setImmediate);
          loading--;
          return Buffer.from(docFile());
        },
      }));
      try {
        return await inspectOfficeFiles(files, turnOf(turn));
      } catch (error) {
        return error;
      }
    };
    // One runs. Three of `a` wait, and give up two places to other callers.
    const calls = [call('a', 3), ...[...'aaaaabcde'].map((turn) => call(turn)), call('f', 3)];
    const results = await Promise.all(calls);
    expect(results.map((result) => (result instanceof PortalError ? result.code : result))).toEqual([
      null,
      null,
      ...Array<string>(4).fill('rate_limited'),
      ...Array<null>(5).fill(null),
    ]);
    expect(results[2]).toMatchObject({ detail: { retryAfterSeconds: 5 } });
    expect(most).toBe(1);
    expect(order.join('')).toBe('aaaabcdefff');
    expect(await call('a')).toBeNull();
  });

  it('are refused as unavailable if as many callers wait as can', async () => {
    const calls = [...'abcdefgh'].map((turn) =>
      inspectOfficeFiles([upload('doc', docFile())], turnOf(turn)).catch((error: unknown) => error),
    );
    const results = await Promise.all(calls);
    expect(results.slice(0, 7)).toEqual(Array(7).fill(null));
    expect(results[7]).toMatchObject({ code: 'unavailable', detail: { retryAfterSeconds: 5 } });
  });

  it('let staff go first', async () => {
    const order: string[] = [];
    const call = (turn: string, isPreferred: boolean) => {
      const file = upload('doc', docFile());
      const load = () => {
        order.push(turn);
        return file.load();
      };
      return inspectOfficeFiles([{ ...file, load }], { ...turnOf(turn), isPreferred });
    };
    await Promise.all([call('running', false), call('client', false), call('staff', true)]);
    expect(order[0]).toBe('running');
    expect(order.toSorted()).toEqual(['client', 'running', 'staff']);
    expect(order.indexOf('staff')).toBeLessThan(order.indexOf('client'));
  });

  it('lets the next one run after one that cannot be loaded', async () => {
    const broken = { ...upload('doc', null), load: () => Promise.reject(new Error('store is down')) };
    await expect(inspectOfficeFiles([broken], turnOf('a'))).rejects.toThrow('store is down');
    expect(await threatIn('doc', docFile())).toBeNull();
  });
});

it('inspects Office files only', () => {
  expect((['doc', 'docx', 'xls', 'xlsx'] as const).map(isOfficeType)).toEqual([true, true, true, true]);
  expect((['pdf', 'jpeg', 'png', 'gif'] as const).map(isOfficeType)).toEqual([false, false, false, false]);
});

it('forgets the oldest verdict when it remembers too many', () => {
  const memory = new VerdictMemory(2);
  const [first, second, third] = ['1', '2', '3'].map((etag) => ({ blobName: 'a', etag }));
  memory.add(first!, 'macros');
  memory.add(second!, null);
  memory.add(third!, 'program');
  expect([first, second, third].map((file) => memory.get(file!))).toEqual([undefined, null, 'program']);
});

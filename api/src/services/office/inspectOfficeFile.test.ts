import { docxFile, zipFile } from '@portal/contract/testing/officeFiles.ts';
import { docFile, encryptedPackage, xlsFile } from '@portal/contract/testing/oldOfficeFiles.ts';
import { describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { inspectOfficeFile, isOfficeType } from './inspectOfficeFile.ts';

const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const loading = (content: Uint8Array | null) => () => Promise.resolve(content && Buffer.from(content));
const turnOf = (turn: string, log = silentLog) => ({ turn, log });

describe('inspectOfficeFile', async () => {
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
    expect(await inspectOfficeFile(loading(content), type, turnOf('a test'))).toBe(threat);
  });

  it('returns whether the file is missing', async () => {
    expect(await inspectOfficeFile(loading(null), 'doc', turnOf('a test'))).toBe('missing');
  });

  it('leaves the content as it is', async () => {
    const content = Buffer.from(docFile());
    const before = Buffer.from(content);
    await inspectOfficeFile(() => Promise.resolve(content), 'doc', turnOf('a test'));
    expect(content.equals(before)).toBe(true);
  });

  it('refuses a file that needs more time or memory than the worker may use', async () => {
    // A value in 4 million pieces of one letter each.
    const value = '&lt;'.repeat(4_000_000);
    const content = await zipFile([
      { name: '[Content_Types].xml', content: `<Types a="${value}"/>`, isStored: true },
    ]);
    const log = { ...silentLog, warn: vi.fn<Log['warn']>() };
    expect(await inspectOfficeFile(loading(content), 'docx', turnOf('a test', log))).toBe('too-complex');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('logs nothing about a file', async () => {
    const log = { ...silentLog, warn: vi.fn<Log['warn']>() };
    await inspectOfficeFile(loading(await docxFile()), 'docx', turnOf('a test', log));
    await inspectOfficeFile(loading(new Uint8Array(3)), 'docx', turnOf('a test', log));
    expect(log.warn).not.toHaveBeenCalled();
  });
});

describe('many files at once', () => {
  it('are loaded one at a time, and those that would wait too long are refused with a time to retry after', async () => {
    const content = Buffer.from(docFile());
    let loaded = 0;
    const call = async (turn: string) => {
      const load = () => {
        loaded++;
        return Promise.resolve(content);
      };
      try {
        return await inspectOfficeFile(load, 'doc', turnOf(turn));
      } catch (error) {
        return error;
      }
    };
    // One runs. Three of `a` wait, and give up two places to other callers.
    const calls = [...'aaaaaabcdef'].map(call);
    expect(loaded).toBe(1);
    const results = await Promise.all(calls);
    expect(results.map((result) => (result instanceof PortalError ? result.code : result))).toEqual([
      null,
      null,
      ...Array<string>(4).fill('rate_limited'),
      ...Array<null>(5).fill(null),
    ]);
    expect(results[2]).toMatchObject({ detail: { retryAfterSeconds: 5 } });
    expect(loaded).toBe(7);
    expect(await call('a')).toBeNull();
  });

  it('are refused as unavailable if as many callers wait as can', async () => {
    const calls = [...'abcdefgh'].map((turn) =>
      inspectOfficeFile(loading(docFile()), 'doc', turnOf(turn)).catch((error: unknown) => error),
    );
    const results = await Promise.all(calls);
    expect(results.slice(0, 7)).toEqual(Array(7).fill(null));
    expect(results[7]).toMatchObject({ code: 'unavailable', detail: { retryAfterSeconds: 5 } });
  });

  it('lets the next one run after one that cannot be loaded', async () => {
    const failing = inspectOfficeFile(() => Promise.reject(new Error('store is down')), 'doc', turnOf('a'));
    await expect(failing).rejects.toThrow('store is down');
    expect(await inspectOfficeFile(loading(docFile()), 'doc', turnOf('a'))).toBeNull();
  });
});

it('inspects Office files only', () => {
  expect((['doc', 'docx', 'xls', 'xlsx'] as const).map(isOfficeType)).toEqual([true, true, true, true]);
  expect((['pdf', 'jpeg', 'png', 'gif'] as const).map(isOfficeType)).toEqual([false, false, false, false]);
});

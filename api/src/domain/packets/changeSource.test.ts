import { describe, expect, it } from 'vitest';
import { type Assembly, emptyAssembly, findSource, type StoredSource } from './assembly.ts';
import { addSources } from './addSources.ts';
import {
  deferSource,
  endPreparing,
  joinSource,
  type PreparedSource,
  recordSourceScan,
  startPreparing,
  withdraw,
  withPagesOf,
} from './changeSource.ts';

const NOW = new Date('2026-11-30T10:00:00.000Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const HASH = 'a'.repeat(64);

function added(...names: string[]): Assembly {
  let next = 0;
  const newId = () => `src_${String(++next).padStart(32, '0')}`;
  const files = names.map((name) => ({ name, size: 100, fingerprint: HASH }));
  const result = addSources(emptyAssembly('req_1'), files, { userId: 'u1', newId, now: NOW });
  if (result.kind !== 'added') throw new Error(result.message.template);
  return result.assembly;
}

const first = (assembly: Assembly): StoredSource => assembly.sources[0]!;
const preparing = () => {
  const joined = joinSource(added('a.pdf'), first(added('a.pdf')), '"1"')!;
  return recordSourceScan(joined, first(joined), 'clean')!;
};
const prepared = (pages: number): PreparedSource => ({
  kind: 'prepared',
  sha256: HASH,
  pages,
  pieces: [
    {
      firstPage: 1,
      pages,
    },
  ],
  changes: [],
});

describe('a small file that needs longer than its turn', () => {
  it('is marked and free, and the turn was not an attempt', () => {
    const started = startPreparing(preparing(), first(preparing()), NOW)!;
    const deferred = deferSource(started, first(started))!;
    expect(first(deferred)).toMatchObject({ isSlow: true, attempts: 0, leaseUntil: null });
  });
});

describe('adding sources', () => {
  it.each(['notes.docx', 'sheet.xlsx', 'archive.zip', 'name'])('refuses %s and adds nothing', (name) => {
    const files = [
      { name: 'a.pdf', size: 1, fingerprint: HASH },
      { name, size: 1, fingerprint: HASH },
    ];
    const result = addSources(emptyAssembly('r'), files, { userId: 'u', newId: () => 'src_1', now: NOW });
    expect(result).toMatchObject({ kind: 'refused', index: 1, message: { values: { name } } });
  });

  it('continues an interrupted upload as the same source, and adds a second copy of a file', () => {
    const assembly = added('a.pdf');
    const file = { name: 'a.pdf', size: 100, fingerprint: HASH };
    const again = addSources(assembly, [file, file], { userId: 'u1', newId: () => 'src_new', now: NOW });
    expect(again).toMatchObject({ sources: [first(assembly), { sourceId: 'src_new', number: 2 }] });
  });

  it('does not continue the upload of somebody else', () => {
    const assembly = added('a.pdf');
    const file = { name: 'a.pdf', size: 100, fingerprint: HASH };
    const again = addSources(assembly, [file], { userId: 'u2', newId: () => 'src_new', now: NOW });
    expect(again).toMatchObject({ sources: [{ sourceId: 'src_new', number: 2 }] });
  });

  it('names a source without what cannot be seen', () => {
    expect(first(added('../\u202Efdp.exe\n.pdf')).name).toBe('_fdp.exe.pdf');
  });

  it('refuses more than 2 GB in all', () => {
    const files = Array.from({ length: 9 }, (_, index) => ({
      name: `${index}.pdf`,
      size: 250 * 1024 * 1024,
      fingerprint: HASH,
    }));
    let ids = 0;
    const newId = () => `src_${ids++}`;
    const result = addSources(emptyAssembly('r'), files, {
      userId: 'u',
      newId,
      now: NOW,
    });
    expect(result).toMatchObject({ kind: 'refused', index: 8 });
  });
});

describe('preparing a source', () => {
  it('is done by one process at a time, and by another one when its lease ends', () => {
    const started = startPreparing(preparing(), first(preparing()), NOW)!;
    expect(startPreparing(started, first(started), later(60))).toBeNull();
    const again = startPreparing(started, first(started), later(121))!;
    expect(first(again)).toMatchObject({ state: 'preparing', attempts: 2 });
  });

  it('ends after the third attempt', () => {
    let assembly = preparing();
    for (let attempt = 0; attempt < 4; attempt++)
      assembly = startPreparing(assembly, first(assembly), later(attempt * 121))!;
    expect(first(assembly)).toMatchObject({ state: 'refused', refusal: 'too-complex', leaseUntil: null });
  });

  it('is not recorded for a source that was withdrawn or found infected in the meantime', () => {
    const withdrawn = withdraw(preparing(), first(preparing()))!;
    expect(endPreparing(withdrawn, first(withdrawn), prepared(3))).toBeNull();
    const infected = recordSourceScan(preparing(), first(preparing()), 'infected')!;
    expect(endPreparing(infected, first(infected), prepared(3))).toBeNull();
    expect(recordSourceScan(infected, first(infected), 'clean')).toBeNull();
  });

  it('refuses more than 5,000 pages in all', () => {
    expect(first(endPreparing(preparing(), first(preparing()), prepared(5_000))!)).toMatchObject({
      state: 'ready',
    });
    expect(first(endPreparing(preparing(), first(preparing()), prepared(5_001))!)).toMatchObject({
      state: 'refused',
      refusal: 'too-many-pages',
    });
  });
});

it('an upload that is ended leaves nothing, and a withdrawn source stays withdrawn', () => {
  const uploading = added('a.pdf');
  expect(withdraw(uploading, first(uploading))!.sources).toEqual([]);
  const withdrawn = withdraw(preparing(), first(preparing()))!;
  expect(findSource(withdrawn, first(withdrawn).sourceId)).toMatchObject({ state: 'withdrawn' });
  expect(withdraw(withdrawn, first(withdrawn))).toBeNull();
  const infected = recordSourceScan(preparing(), first(preparing()), 'infected')!;
  expect(withdraw(infected, first(infected))).toBeNull();
});

describe('the pages of a source that became ready', () => {
  const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const source = (number: number) => ({ number, name: `scan ${number}.pdf`, pages: 2 });
  const add = (recipe: ReturnType<typeof withPagesOf>, number: number, isArranged = false) =>
    withPagesOf(recipe, source(number), { sectionId: id(number), isArranged });

  it('stand in the order in which the sources were added', () => {
    const recipe = add(add(add(null, 2), 3), 1)!;
    expect(recipe.sections.map(({ title }) => title)).toEqual(['scan 1', 'scan 2', 'scan 3']);
    expect(recipe).toMatchObject({ version: 3, rotations: {}, removed: {} });
  });

  it('stand at the end once a person arranged the others', () => {
    expect(add(add(null, 2), 1, true)!.sections.map(({ title }) => title)).toEqual(['scan 2', 'scan 1']);
  });

  it('are added once', () => {
    expect(add(add(null, 1), 1)).toBeNull();
  });

  it('continue the versions of pages that were deleted', () => {
    const place = { sectionId: id(1), isArranged: false, lastVersion: 7 };
    expect(withPagesOf(null, source(1), place)!.version).toBe(8);
    expect(withPagesOf(add(null, 2), source(1), place)!.version).toBe(2);
  });
});

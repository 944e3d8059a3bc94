import { describe, expect, it } from 'vitest';
import { aFile } from '../../testing/aRequest.ts';
import type { RequestFile } from '../../requests/requestDocument.ts';
import { zipNames } from './zipNames.ts';

/** The paths of released files with these names. */
function named(...names: string[]): string[] {
  const files = names.map((originalName, index) =>
    aFile({ fileId: `file_${index}`, group: 'legal', originalName }),
  );
  return [...zipNames(files).values()];
}

const inFolder = (name: string) => `Files from the legal team/${name}`;

describe('the path of a file in a zip', () => {
  it.each<[RequestFile['group'], string]>([
    ['legal', 'Files from the legal team/a.pdf'],
    ['loa', 'LOA/a.pdf'],
    ['supporting', 'Supporting Documents/a.pdf'],
    ['update', 'Update Documents/a.pdf'],
  ])('is in the folder of its group: %s', (group, path) => {
    const file = aFile({ group, originalName: 'a.pdf' });
    expect([...zipNames([file]).values()]).toEqual([path]);
  });

  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..', 'file'],
    ['/absolute.pdf', '_absolute.pdf'],
    ['C:\\Windows\\a.pdf', 'C__Windows_a.pdf'],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['.hidden', 'hidden'],
    ['ends in a dot.', 'ends in a dot'],
    ['ends in a space ', 'ends in a space'],
    ['con.pdf', '_con.pdf'],
    ['LPT1', '_LPT1'],
    ['console.pdf', 'console.pdf'],
    ['Résumé 漢字 😀.pdf', 'Résumé 漢字 😀.pdf'],
    ['', 'file'],
  ])('%j becomes the safe name %j', (name, safe) => {
    expect(named(name)).toEqual([inFolder(safe)]);
  });

  it('is that of each volume of a document', () => {
    const volume = { size: 5, pages: 1, sha256: 'a', etag: '1' };
    const names = ['a_vol1of2.pdf', 'a_vol2of2.pdf'];
    const volumes = names.map((name) => ({ ...volume, name }));
    const files = [
      aFile({ fileId: 'f', group: 'legal', originalName: 'a.pdf', volumes }),
      aFile({ fileId: 'g', group: 'legal', originalName: 'A_vol2of2.pdf' }),
    ];
    expect([...zipNames(files)]).toEqual([
      ['f', inFolder('a_vol1of2.pdf')],
      ['f.vol2', inFolder('a_vol2of2.pdf')],
      ['g', inFolder('A_vol2of2 (2).pdf')],
    ]);
  });

  it('gets a number if another file has the same name', () => {
    expect(named('a.pdf', 'a.pdf', 'a.pdf')).toEqual(['a.pdf', 'a (2).pdf', 'a (3).pdf'].map(inFolder));
    expect(named('a', 'a')).toEqual(['a', 'a (2)'].map(inFolder));
  });

  it('skips a number that another file name already has', () => {
    expect(named('a.pdf', 'a (2).pdf', 'a.pdf')).toEqual(['a.pdf', 'a (2).pdf', 'a (3).pdf'].map(inFolder));
    expect(named('a.pdf', 'a.pdf', 'a (2).pdf')).toEqual(
      ['a.pdf', 'a (2).pdf', 'a (2) (2).pdf'].map(inFolder),
    );
  });

  it('gets a number if names differ only in case or accents', () => {
    expect(named('Chart.pdf', 'CHART.PDF')).toEqual(['Chart.pdf', 'CHART (2).PDF'].map(inFolder));
    expect(named('\u00e9.pdf', 'e\u0301.pdf')).toEqual(['\u00e9.pdf', '\u00e9 (2).pdf'].map(inFolder));
  });

  it('can repeat in another folder', () => {
    const files = [
      aFile({ fileId: 'file_1', group: 'legal', originalName: 'a.pdf' }),
      aFile({ fileId: 'file_2', group: 'loa', originalName: 'a.pdf' }),
    ];
    expect([...zipNames(files).values()]).toEqual(['Files from the legal team/a.pdf', 'LOA/a.pdf']);
  });

  it('stays unique and short for three hundred files with the same long name', () => {
    const names = named(...Array.from({ length: 300 }, () => `${'x'.repeat(300)}.pdf`));
    expect(new Set(names).size).toBe(300);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThan(240);
  });

  describe('has at most 255 bytes', () => {
    const nameOf = (path: string) => path.slice(path.indexOf('/') + 1);

    it.each([
      ['a name of two-byte characters', `${'é'.repeat(190)}.pdf`, `${'é'.repeat(125)}.pdf`],
      ['a name of three-byte characters', `${'診'.repeat(190)}.pdf`, `${'診'.repeat(83)}.pdf`],
      ['a name of pictures', `${'😀'.repeat(190)}.jpeg`, `${'😀'.repeat(62)}.jpeg`],
      ['a name of letters with several parts', `${'नि'.repeat(90)}.pdf`, `${'नि'.repeat(41)}.pdf`],
      ['pictures of several parts', `${'👩🏽'.repeat(80)}.pdf`, `${'👩🏽'.repeat(31)}.pdf`],
      ['one letter with many accents', `e${'\u0316'.repeat(190)}.pdf`, `e${'\u0316'.repeat(125)}.pdf`],
      ['a name without an extension', '診'.repeat(190), '診'.repeat(85)],
      ['a cut behind a space', `${'診'.repeat(84)}. ${'診'.repeat(90)}`, '診'.repeat(84)],
      ['a name of exactly 255 bytes', `${'診'.repeat(83)}ab.pdf`, `${'診'.repeat(83)}ab.pdf`],
    ])('%s', (_, name, cut) => {
      expect(named(name)).toEqual([inFolder(cut)]);
      expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(255);
    });

    it('also with a number, and stays unique', () => {
      const names = named(...Array.from({ length: 300 }, (_, index) => `${'診'.repeat(150)}${index}.pdf`));
      expect(new Set(names).size).toBe(300);
      expect(Math.max(...names.map((path) => Buffer.byteLength(nameOf(path))))).toBeLessThanOrEqual(255);
      expect(names.every((path) => path.endsWith('.pdf') && path.isWellFormed())).toBe(true);
      expect(nameOf(names[299]!)).toBe(`${'診'.repeat(81)} (300).pdf`);
    });
  });
});

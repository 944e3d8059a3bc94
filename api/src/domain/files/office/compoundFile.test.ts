import { compoundFile } from '@portal/contract/testing/officeFiles.ts';
import {
  compoundFileOf,
  docFile,
  encryptedPackage,
  excelRecord,
  passwordRecord,
  type SHEET_KINDS,
  sheetRecord,
  workbookStream,
  xlsFile,
} from '@portal/contract/testing/oldOfficeFiles.ts';
import { describe, expect, test } from 'vitest';
import { threatInCompoundFile } from './compoundFile.ts';

const storedIn = (name: string, content: Uint8Array, options = {}) =>
  threatInCompoundFile(compoundFileOf([{ name, content }], options));
const joined = (...pieces: Uint8Array[]) => new Uint8Array(Buffer.concat(pieces));

describe('threatInCompoundFile finds by name', () => {
  test.each([
    ['Macros', 'macros'],
    ['VBA', 'macros'],
    ['_VBA_PROJECT', 'macros'],
    ['_vba_project_cur', 'macros'],
    ['\u0001Ole10Native', 'program'],
    ['\u0001OLE10NATIVE', 'program'],
    ['EncryptedPackage', 'password'],
    ['\tDRMContent', 'password'],
  ])('%j: %s', (name, threat) => {
    expect(threatInCompoundFile(compoundFile(['WordDocument', name]))).toBe(threat);
  });

  test('entries outside the directory', () => {
    const entry = compoundFile(['Macros']).subarray(512 + 128, 512 + 256);
    const hidden = new Uint8Array(5120);
    hidden.set(entry, 3 * 128);
    expect(storedIn('1Table', hidden)).toBe('macros');
  });

  test.each<[what: string, change: (entry: Buffer) => void]>([
    ['of another color', (entry) => entry.writeUInt8(2, 67)],
    ['of a color with a high bit', (entry) => entry.writeUInt8(0x80, 67)],
    ['with an odd length of its name', (entry) => entry.writeUInt8(15, 64)],
    ['with a name that is too long', (entry) => entry.writeUInt16LE(200, 64)],
    ['without a length', (entry) => entry.writeUInt16LE(0, 64)],
    ['with zeros behind its name', (entry) => entry.writeUInt16LE(20, 64)],
  ])('an entry %s', (_, change) => {
    const file = Buffer.from(compoundFile(['WordDocument', 'Macros']));
    change(file.subarray(512 + 2 * 128));
    expect(threatInCompoundFile(file)).toBe('macros');
  });

  test.each(['vbaProject.bin', 'VBAPROJECT.BIN', 'VbaProject.Bin'])('the part %s of a zip inside', (name) => {
    expect(threatInCompoundFile(compoundFile(['ObjectPool'], `PK word/${name}`))).toBe('macros');
  });

  test('macros also if there is a password', () => {
    expect(threatInCompoundFile(compoundFile(['EncryptedPackage', 'Macros']))).toBe('macros');
  });
});

describe('threatInCompoundFile finds Excel 4.0 macros', () => {
  const sheets = (count: number) => Array.from({ length: count }, () => sheetRecord('worksheet'));
  // Small enough for mini sectors.
  const macros = workbookStream([...sheets(40), sheetRecord('macros', 2)]);
  const large = workbookStream([...sheets(300), sheetRecord('macros')], 400);

  test.each([0, 1, 2])('in a sheet with visibility %d', (visibility) => {
    expect(threatInCompoundFile(xlsFile([sheetRecord('macros', visibility)]))).toBe('macros');
  });

  test.each(['Workbook', 'Book', 'WORKBOOK'])('in the stream %s', (name) => {
    expect(storedIn(name, macros)).toBe('macros');
    expect(storedIn(name, large)).toBe('macros');
  });

  test('in streams whose sectors are not in order', () => {
    expect(storedIn('Workbook', macros, { isReversed: true })).toBe('macros');
    expect(storedIn('Workbook', large, { isReversed: true })).toBe('macros');
  });

  test('in a file whose table is named outside the header', () => {
    expect(storedIn('Workbook', large, { isReversed: true, hasDifatSector: true })).toBe('macros');
  });

  test('in a last sector that is incomplete', () => {
    const file = Buffer.from(compoundFileOf([{ name: 'Workbook', content: large }]));
    const end = file.lastIndexOf(Buffer.from(sheetRecord('macros'))) + sheetRecord('macros').length;
    const at = Math.floor(end / 512) * 512;
    // The sector with the record moves to the end of the file.
    const moved = Buffer.concat([file, file.subarray(at, end)]);
    const sector = at / 512 - 1;
    const last = file.length / 512 - 1;
    const table = file.indexOf(Buffer.from([1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]));
    moved.writeUInt32LE(last, table + 4 * (sector - 1));
    moved.fill(0, at, end);
    expect(threatInCompoundFile(moved)).toBe('macros');
  });

  test.each([0x0009, 0x0209, 0x0409, 0x0809])('by the start of a sheet, record 0x%s', (type) => {
    const stream = joined(
      workbookStream([sheetRecord('worksheet')]),
      excelRecord(type, [0, 6, 0x40, 0, 0, 0]),
    );
    expect(storedIn('Workbook', stream)).toBe('macros');
  });

  test('in one of two workbooks', () => {
    const streams = [
      { name: 'Workbook', content: workbookStream([sheetRecord('worksheet')], 400) },
      { name: 'Book', content: macros },
    ];
    expect(threatInCompoundFile(compoundFileOf(streams))).toBe('macros');
  });

  test('in modules of Visual Basic', () => {
    expect(threatInCompoundFile(xlsFile([sheetRecord('module')]))).toBe('macros');
  });
});

describe('threatInCompoundFile reads the start of each sheet', () => {
  /** A workbook whose only sheet is `start`, behind a record that covers it if `isCovered`. */
  const workbook = (kind: keyof typeof SHEET_KINDS, start: number, isCovered = false) => {
    const begin = excelRecord(0x809, [0, 6, 5, 0]);
    const sheet = joined(excelRecord(0x809, [0, 6, start, 0]), excelRecord(0x0a, []));
    const cover = new Uint8Array(isCovered ? [0, 0, sheet.length, 0] : []);
    const at = begin.length + sheetRecord(kind).length + cover.length;
    const named = Buffer.from(sheetRecord(kind));
    named.writeUInt32LE(at, 4);
    return joined(begin, named, cover, sheet, new Uint8Array(5000));
  };

  test.each([
    ['worksheet', 0x10, null],
    ['chart', 0x20, null],
    ['worksheet', 0x40, 'macros'],
    ['chart', 0x40, 'macros'],
    ['worksheet', 0x20, 'unreadable'],
    ['worksheet', 0x06, 'unreadable'],
    ['chart', 0x10, 'unreadable'],
  ] as const)('a %s that starts as 0x%s: %s', (kind, start, threat) => {
    expect(storedIn('Workbook', workbook(kind, start))).toBe(threat);
    expect(storedIn('Workbook', workbook(kind, start, true))).toBe(threat);
  });
});

describe('threatInCompoundFile finds objects that are elsewhere', () => {
  const oleStream = (flags: number, moniker = '') =>
    joined(
      new Uint8Array([1, 0, 0, 2, flags, 0, 0, 0, ...Array<number>(12).fill(0)]),
      Buffer.from(moniker, 'hex'),
      new Uint8Array(100),
    );

  test.each([
    ['a link', oleStream(1)],
    ['a web address', oleStream(0, 'e0c9ea79f9bace118c8200aa004ba90b')],
    ['a file', oleStream(0, '0303000000000000c000000000000046')],
    ['a script', oleStream(0, 'd30b2906aa48d2118432006008c3fbfc')],
  ])('by %s', (_, content) => {
    expect(storedIn('\u0001Ole', content)).toBe('external');
    expect(storedIn('\u0001OLE', joined(content, new Uint8Array(5000)))).toBe('external');
  });

  test('and accepts an embedded object', () => {
    expect(storedIn('\u0001Ole', oleStream(0))).toBeNull();
    expect(storedIn('\u0001Ole', new Uint8Array(4))).toBeNull();
  });

  test('and accepts the bytes of a link in another stream', () => {
    expect(storedIn('Data', Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex'))).toBeNull();
  });
});

test.each([0, 8, 10, 16])('a file with sectors of 2 ** %d bytes is unreadable', (shift) => {
  const file = Buffer.from(xlsFile());
  file.writeUInt16LE(shift, 30);
  expect(threatInCompoundFile(file)).toBe('unreadable');
});

describe('threatInCompoundFile finds passwords', () => {
  test.each<[what: string, file: Uint8Array]>([
    ['a Word document', docFile({ isEncrypted: true })],
    ['an Excel workbook', xlsFile([passwordRecord])],
    [
      'an Excel workbook whose records are encrypted',
      xlsFile([passwordRecord, excelRecord(0x85, [1, 2, 3, 4, 5, 1])]),
    ],
    ['a newer file', encryptedPackage()],
  ])('%s', (_, file) => {
    expect(threatInCompoundFile(file)).toBe('password');
  });
});

describe('threatInCompoundFile accepts', () => {
  test.each<[what: string, file: Uint8Array]>([
    ['a Word document', docFile()],
    ['an Excel workbook', xlsFile()],
    ['an Excel workbook with a hidden sheet', xlsFile([sheetRecord('worksheet', 2)])],
    ['an Excel workbook with a chart', xlsFile([sheetRecord('chart')])],
    ['a small Excel workbook', xlsFile([sheetRecord('worksheet')], 0)],
    // The bytes of a record of a macro sheet in the data of a worksheet.
    ['cells that look like a sheet', xlsFile([excelRecord(0x204, [...sheetRecord('macros')])])],
    ['a signature without a file', compoundFile([]).slice(0, 8)],
    ['a header without sectors', compoundFileOf([]).slice(0, 512)],
  ])('%s', (_, file) => {
    expect(threatInCompoundFile(file)).toBeNull();
  });

  test('a workbook in any order of sectors', () => {
    const content = workbookStream([sheetRecord('worksheet')], 4000);
    for (const hasDifatSector of [true, false])
      expect(storedIn('Workbook', content, { isReversed: true, hasDifatSector })).toBeNull();
  });
});

describe('threatInCompoundFile ends', () => {
  const large = compoundFileOf([{ name: 'Workbook', content: new Uint8Array(500_000) }]);
  const table = Buffer.from(large).lastIndexOf(Buffer.from([1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]));

  test('for sectors that follow each other in a circle', () => {
    const file = Buffer.from(large);
    file.writeUInt32LE(0, table);
    expect(threatInCompoundFile(file)).toBeNull();
  });

  test('for streams that share their sectors', () => {
    const streams = Array.from({ length: 20 }, () => ({ name: 'Workbook', content: new Uint8Array() }));
    const file = Buffer.from(
      compoundFileOf([...streams, { name: 'Other', content: new Uint8Array(500_000) }]),
    );
    for (let at = file.indexOf(Buffer.from('Workbook', 'utf16le')); at !== -1;) {
      file.writeUInt32LE(0, at + 116);
      file.writeUInt32LE(500_000, at + 120);
      at = file.indexOf(Buffer.from('Workbook', 'utf16le'), at + 128);
    }
    expect(threatInCompoundFile(file)).toBe('too-complex');
  });

  test.each([
    ['v', 'v'],
    ['zeros', '\0'],
    ['the start of a name', 'vbaProject.bi'],
  ])('for a file of %s', (_, text) => {
    expect(
      threatInCompoundFile(compoundFile([], text.repeat(Math.ceil(2_000_000 / text.length)))),
    ).toBeNull();
  });
});

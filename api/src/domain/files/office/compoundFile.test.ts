import { compoundFile } from '@portal/contract/testing/officeFiles.ts';
import {
  compoundFileOf,
  docFile,
  encryptedPackage,
  excelRecord,
  passwordRecord,
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

  test('and modules', () => {
    expect(threatInCompoundFile(xlsFile([sheetRecord('module')]))).toBe('macros');
  });
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

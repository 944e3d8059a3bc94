import { fileTypeOfName } from '@portal/contract/files/rules/fileTypes.ts';
import { inEnglish } from '@portal/contract/fields/localizableText.ts';
import {
  compoundFile,
  docxFile,
  relationships,
  unsafeOfficeFiles,
  xlsxFile,
  zipFile,
} from '@portal/contract/testing/officeFiles.ts';
import { describe, expect, test } from 'vitest';
import { officeRefusal } from '../../domain/files/office/officeThreat.ts';
import { inspectOffice } from './inspectOffice.ts';

const inspected = (name: string, content: Uint8Array) =>
  inspectOffice(Buffer.from(content), fileTypeOfName(name)!);

describe('inspectOffice refuses', async () => {
  test.each(await unsafeOfficeFiles())('$what in $name', async ({ name, content, why }) => {
    const threat = await inspected(name, content);
    expect(threat).not.toBeNull();
    expect(inEnglish(officeRefusal(threat!, name))).toContain(why);
  });

  test('zips nested deeper than a workbook in a document', async () => {
    let content = await zipFile([{ name: 'a.txt', content: 'text' }]);
    for (let depth = 0; depth < 3; depth++) content = await docxFile([{ name: 'word/inner.docx', content }]);
    expect(await inspected('letter.docx', content)).toBe('too-complex');
  });

  test('parts that overlap and unpack the same bytes repeatedly', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(60_000));
    const zip = Buffer.from(await docxFile([{ name: 'a.bin', content: noise, isStored: true }]));
    const at = zip.lastIndexOf('PK\u0001\u0002');
    const entry = zip.subarray(at, zip.length - 22);
    const end = Buffer.from(zip.subarray(-22));
    end.writeUInt16LE(end.readUInt16LE(8) + 2, 8);
    end.writeUInt16LE(end.readUInt16LE(10) + 2, 10);
    end.writeUInt32LE(end.readUInt32LE(12) + 2 * entry.length, 12);
    const overlapping = Buffer.concat([zip.subarray(0, -22), entry, entry, end]);
    expect(await inspected('letter.docx', overlapping)).toBe('too-complex');
  });
});

describe('inspectOffice accepts', () => {
  test.each<[what: string, name: string, content: Promise<Uint8Array> | Uint8Array]>([
    ['a Word document', 'letter.docx', docxFile()],
    ['an Excel workbook', 'bill.xlsx', xlsxFile()],
    [
      'a document with the workbook of a chart',
      'letter.docx',
      xlsxFile().then((content) =>
        docxFile([{ name: 'word/embeddings/sheet.xlsx', content, isStored: true }]),
      ),
    ],
    [
      'a document with a formula',
      'letter.docx',
      docxFile([{ name: 'word/embeddings/oleObject1.bin', content: compoundFile(['Equation Native']) }]),
    ],
    [
      'a document with an internal template',
      'letter.docx',
      docxFile([
        relationships('word/_rels/settings.xml.rels', [{ type: 'attachedTemplate', target: 'local.dotx' }]),
      ]),
    ],
    [
      'a picture that begins like a program',
      'letter.docx',
      docxFile([{ name: 'word/media/image1.emf', content: `MZ${'x'.repeat(5000)}` }]),
    ],
    [
      'an old Word document',
      'old.doc',
      compoundFile(['WordDocument', '1Table', 'ObjectPool'], 'macros, VBA'),
    ],
    ['an old Excel workbook', 'old.xls', compoundFile(['Workbook', 'SummaryInformation'])],
  ])('%s', async (_, name, content) => {
    expect(await inspected(name, await content)).toBeNull();
  });
});

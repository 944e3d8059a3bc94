import { describe, expect, test } from 'vitest';
import {
  HEAD_BYTES,
  isExternalLinkPart,
  isExternalLinkType,
  isHarmlessLink,
  isMacroPart,
  isMacroType,
  isProgram,
  isProgramName,
  isSettingsPart,
  isSettingsType,
  threatOfRelationship,
} from './packageParts.ts';

const TRANSITIONAL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

const words = (text: string) => text.split(' ');

const external = (type: string, target = 'https://evil.example/x') =>
  threatOfRelationship({ type: `${TRANSITIONAL}/${type}`, target, mode: 'External' });

describe('threatOfRelationship', () => {
  test.each([
    ...words('aFChunk attachedTemplate attachedToolbars audio chart chartUserShapes comments control'),
    ...words('activeXControlBinary customXml connections diagramData dialogsheet font footer frame'),
    ...words('glossaryDocument header keyMapCustomizations mailMergeHeaderSource mailMergeSource'),
    ...words('mailMergeRecipientData recipientData media officeDocument oleObject package'),
    ...words('printerSettings queryTable settings slideMaster slideUpdateInfo styles subDocument theme'),
    ...words('transform extensibility video webextension worksheet xmlMaps'),
    // Not known to us: an application could load it.
    'somethingNew',
    '',
  ])('refuses an external %s', (type) => {
    expect(external(type)).toBe('external');
    expect(external(type, 'file:///\\\\server\\x')).toBe('external');
    expect(threatOfRelationship({ type: `${STRICT}/${type}`, target: 'x', mode: 'External' })).toBe(
      'external',
    );
  });

  test.each(['External', 'external', ' External ', 'EXTERNAL', 'other'])('refuses the mode %j', (mode) => {
    expect(threatOfRelationship({ type: 'x/oleObject', target: 'x', mode })).toBe('external');
  });

  test.each(['https://evil.example/t', 'mhtml:https://e/x!y', '\\\\server\\t', '//server/t', ' file:t'])(
    'refuses the target %s without a mode',
    (target) => {
      expect(threatOfRelationship({ type: 'x/attachedTemplate', target, mode: '' })).toBe('external');
    },
  );

  test.each(['', 'Internal', 'internal'])('allows parts of the package with the mode %j', (mode) => {
    for (const target of ['../media/a:b.png', '/word/t.dotx', 't.dotx', 'NULL'])
      expect(threatOfRelationship({ type: 'x/attachedTemplate', target, mode })).toBeNull();
  });

  test.each(['hyperlink', 'image'])('allows an external %s', (type) => {
    expect(external(type)).toBeNull();
    expect(external(type, '\\\\server\\logo.png')).toBeNull();
  });

  test.each(['externalLinkPath', 'externalLinkLongPath', 'xlExternalLinkPath/xlPathMissing'])(
    'allows a link to another workbook of type %s without DDE',
    (type) => {
      for (const target of ['Book2.xlsx', 'file:///C:\\bills\\2026.xlsx', 'https://firm.example/b.xlsx'])
        expect(external(type, target)).toBeNull();
      for (const target of ["cmd|'/c calc'!A1", 'cmd%7Ccalc'])
        expect(external(type, target)).toBe('external');
    },
  );

  test.each(['vbaProject', 'wordVbaData', 'xlMacrosheet', 'xlIntlMacrosheet'])(
    'refuses macros: %s',
    (type) => {
      expect(threatOfRelationship({ type: `${TRANSITIONAL}/${type}`, target: 'x', mode: '' })).toBe('macros');
    },
  );
});

describe('an attached template', () => {
  test.each([
    'file:///C:\\Users\\Ann\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm',
    'file:///C:\\Users\\Ann%20Lee\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm',
    'file:///C:/Users/Ann/Normal.dotm',
    'file:///d:\\Templates\\Letter.dotx',
    'FILE:///Z:\\Normal.dotm',
    'file:///C%3A%5CNormal.dotm',
    'file:///C:\\PROGRA~1\\MICROS~2\\Templates\\Letter.dot',
    'file:///C:\\100%\\Normal.dotm',
    'C:\\Templates\\Normal.dotm',
    'file:///Users/ann/Library/Group%20Containers/UBF8T346G9.Office/Normal.dotm',
    '/Users/ann/Normal.dotm',
    'file://localhost/Users/ann/Normal.dotm',
    '/Applications/Microsoft%20Word.app/Contents/Resources/Normal.dotm',
    'file:///Applications/Templates/Letter.dotx',
    'Macintosh%20HD:Users:ann:Templates:Normal.dotm',
    'file://localhost/Macintosh%20HD:Users:ann:Normal.dot',
    'Normal.dotm',
    'My%20letter.dotx',
    'LETTER.DOT',
  ])('is allowed on the computer of its author: %s', (target) => {
    expect(external('attachedTemplate', target)).toBeNull();
  });

  test.each([
    'https://evil.example/t.dotm',
    'http://evil.example/C:\\Normal.dotm',
    'ftp://evil.example/t.dotm',
    '\\\\server\\share\\t.dotm',
    '\\\\?\\C:\\t.dotm',
    '\\\\.\\C:\\t.dotm',
    '//server/share/t.dotm',
    'file://server/share/t.dotm',
    'file://server/C:/t.dotm',
    'file:////server/share/t.dotm',
    'file://///server/share/t.dotm',
    'file:///\\\\server\\share\\t.dotm',
    'file:///%5C%5Cserver\\share\\t.dotm',
    'file:///%2F%2Fserver/share/t.dotm',
    'file:\\\\server\\share\\t.dotm',
    'file:///C|/t.dotm',
    'file:///C:t.dotm',
    'file:///CC:\\t.dotm',
    'file:///C:\\t\u0000.dotm',
    ' file:///C:\\t.dotm',
    'file:///Users',
    'file:///Users//server/t.dotm',
    'file:///Users/../net/server/t.dotm',
    'file:///Users/a/%2E%2E/%2e%2e/net/server/t.dotm',
    'file:///Volumes/share/t.dotm',
    'file:///net/server/t.dotm',
    '/etc/t.dotm',
    'file:///C:/../../../evil/share/t.dotm',
    'C:\\..\\..\\evil\\t.dotm',
    'C:/Users/%2e%2e/t.dotm',
    'C:/Users/.. /t.dotm',
    'file:///Users/a/%252e%252e/net/evil/t.dotm',
    'C:\\\\server\\t.dotm',
    'file://localhost/net/server/t.dotm',
    'file://localhost.evil.example/Users/a/t.dotm',
    '/Applications/../net/server/t.dotm',
    'Other%20HD:Users:ann:Normal.dotm',
    'Macintosh%20HD::Volumes:server:t.dotm',
    'Macintosh%20HD:Users/../net/t.dotm',
    'share/Normal.dotm',
    'share%5CNormal.dotm',
    'evil:Normal.dotm',
    'Normal.docx',
    '..\\t.dotm',
    '..',
    '',
  ])('is refused elsewhere: %j', (target) => {
    expect(external('attachedTemplate', target)).toBe('external');
  });

  test('is the only local file that is allowed', () => {
    for (const type of ['oleObject', 'aFChunk', 'mailMergeSource'])
      expect(external(type, 'file:///C:\\a.docx')).toBe('external');
  });
});

test('settings and harmless links are known by their type', () => {
  expect(isSettingsPart({ type: `${STRICT}/settings`, target: '', mode: '' })).toBe(true);
  expect(isSettingsPart({ type: `${STRICT}/webSettings`, target: '', mode: '' })).toBe(false);
  const ooxml = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  expect(isSettingsType(`${ooxml}.settings+xml`)).toBe(true);
  expect(isSettingsType(`${ooxml}.webSettings+xml`)).toBe(false);
  expect(isHarmlessLink({ type: 'x/hyperlink', target: 'https://a.example', mode: 'External' })).toBe(true);
  expect(isHarmlessLink({ type: 'x/image', target: 'media/a.png', mode: '' })).toBe(false);
  expect(isHarmlessLink({ type: 'x/oleObject', target: 'https://a.example', mode: 'External' })).toBe(false);
});

test('parts with a link to another workbook are known by type and by content type', () => {
  expect(isExternalLinkPart({ type: `${STRICT}/externalLink`, target: '', mode: '' })).toBe(true);
  expect(isExternalLinkPart({ type: `${STRICT}/worksheet`, target: '', mode: '' })).toBe(false);
  expect(
    isExternalLinkType('application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml'),
  ).toBe(true);
  expect(isExternalLinkType('application/xml')).toBe(false);
});

test.each([
  ['application/vnd.ms-word.document.macroEnabled.main+xml', true],
  ['application/vnd.ms-office.vbaProject', true],
  ['application/vnd.ms-excel.macrosheet+xml', true],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', false],
])('the content type %s means macros: %s', (type, isMacro) => {
  expect(isMacroType(type)).toBe(isMacro);
});

test.each([
  ['word/vbaProject.bin', true],
  ['VBAPROJECT.BIN', true],
  ['word/vbaData.xml', true],
  ['xl/macrosheets/sheet1.xml', true],
  ['xl/intlMacrosheets/sheet1.xml', true],
  ['word/document.xml', false],
  ['word/myvbaProject.bin', false],
])('%s is a macro part: %s', (name, isMacro) => {
  expect(isMacroPart(name)).toBe(isMacro);
});

test.each([
  ...words('a.exe a.PS1 a.url a.iso a.img a.vhd a.vhdx a.lnk a.one a.msix a.search-ms a.library-ms'),
  ...words('a.settingcontent-ms a.appinstaller a.website a.chm a.cab a.rtf a.RTF a.scf a.hta a.jar'),
  ...words('a.dmg a.wim a.iqy a.xll'),
  'a.exe.',
  'a.exe . ',
])('%s is the name of a program', (name) => {
  expect(isProgramName(`word/embeddings/${name}`)).toBe(true);
});

test.each([
  'docProps/app.xml',
  'word/theme/theme1.xml',
  'word/media/image1.tmp',
  'a.json',
  'a.bin',
  'isoexe',
  'a.odttf',
])('%s is not the name of a program', (name) => {
  expect(isProgramName(name)).toBe(false);
});

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const utf16 = (text: string) => [0xff, 0xfe, ...ascii(text).flatMap((code) => [code, 0])];
const SHORTCUT = '\r\n[{000214A0}]\r\nProp3=19\r\n[InternetShortcut]\r\nURL=file://server/a';
const discImage = (mark: string) => [...Array<number>(0x8001).fill(0), ...ascii(mark)];

test.each<[what: string, head: number[], expected: boolean]>([
  ['ELF', [0x7f, 0x45, 0x4c, 0x46], true],
  ['a script', ascii('#!/bin/sh'), true],
  ['a shortcut', [0x4c, 0, 0, 0, 0x01, 0x14, 0x02, 0], true],
  ['RTF', ascii('{\\rtf1\\ansi'), true],
  ['RTF that only Word recognizes', ascii('{\\rt'), true],
  ['RTF behind spaces', ascii(' \r\n{\\rtf1'), true],
  ['a web shortcut', ascii(SHORTCUT), true],
  ['a web shortcut in UTF-16', utf16(SHORTCUT), true],
  ['an ISO image', discImage('CD001'), true],
  ['a UDF image', discImage('BEA01'), true],
  ['a virtual disk', ascii('conectix'), true],
  ['a newer virtual disk', ascii('vhdxfile'), true],
  ['compiled help', ascii('ITSF'), true],
  ['a cabinet', ascii('MSCF'), true],
  ['OneNote', [0xe4, 0x52, 0x5c, 0x7b, 0x8c, 0xd8, 0xa7, 0x4d], true],
  ['the letters MZ only', [0x4d, 0x5a], false],
  ['nothing', [], false],
  ['JSON', ascii('{"a": "{\\\\rtf"}'), false],
  ['a list', ascii('[1, 2]'), false],
  ['XML about a shortcut', ascii('<a>[InternetShortcut]</a>'), false],
])('a part that begins like %s is a program: %s', (_, head, expected) => {
  expect(head.length).toBeLessThan(HEAD_BYTES);
  expect(isProgram(Uint8Array.from(head))).toBe(expected);
});

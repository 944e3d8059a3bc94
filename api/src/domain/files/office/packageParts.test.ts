import { describe, expect, test } from 'vitest';
import { isMacroPart, isProgram, threatInContentTypes, threatInRelationships } from './packageParts.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);

describe('threatInRelationships', () => {
  const attached = (attributes: string) =>
    `<Relationships><Relationship Id="r" Type="http://x/attachedTemplate" ${attributes}/></Relationships>`;

  test.each<[what: string, xml: Uint8Array]>([
    ['a web address', bytes(attached('Target="https://evil.example/t.dotm" TargetMode="External"'))],
    ['a shared folder', bytes(attached('Target="file:///\\\\evil\\t.dotm" TargetMode="External"'))],
    ['single quotes', bytes(attached("Target='https://e' TargetMode='External'"))],
    ['an angle bracket', bytes(attached('Target="https://e/>" TargetMode="External"'))],
    ['character references', bytes(attached('Target="https://e" TargetMode="&#x45;xterna&#108;"'))],
    [
      'a prefix',
      bytes(attached('Target="t" TargetMode="External"').replaceAll('Relationship ', 'p:Relationship ')),
    ],
    ['line breaks', bytes(attached('\n\tTarget="t"\n\tTargetMode = "External"\n'))],
    ['UTF-16 with a mark', utf16(`\ufeff${attached('Target="t" TargetMode="External"')}`)],
    ['UTF-16 without one', utf16(attached('Target="t" TargetMode="External"'))],
    [
      'the strict namespace',
      bytes(attached('Target="t" TargetMode="External"').replace('http://x', 'http://purl.oclc.org/ooxml')),
    ],
  ])('finds an external template with %s', (_, xml) => {
    expect(threatInRelationships(xml)).toBe('external');
  });

  test.each(['oleObject', 'subDocument', 'frame', 'package', 'control'])('finds an external %s', (type) => {
    const xml = attached('Target="t" TargetMode="External"').replace('attachedTemplate', type);
    expect(threatInRelationships(bytes(xml))).toBe('external');
  });

  test.each(['hyperlink', 'image', 'externalLinkPath'])('allows an external %s', (type) => {
    const xml = attached('Target="t" TargetMode="External"').replace('attachedTemplate', type);
    expect(threatInRelationships(bytes(xml))).toBeNull();
  });

  test.each([
    '<!DOCTYPE r [<!ENTITY e "External">]><Relationships/>',
    '<?xml version="1.0" encoding="UTF-7"?><Relationships/>',
  ])('rejects XML that could hide something: %s', (xml) => {
    expect(threatInRelationships(bytes(xml))).toBe('unreadable');
  });
});

test.each([
  ['application/vnd.ms-word.document.macroEnabled.main+xml', 'macros'],
  ['application/vnd.ms-office.vbaProject', 'macros'],
  ['application/vnd.ms-excel.macrosheet+xml', 'macros'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', null],
])('the content type %s means %s', (type, threat) => {
  expect(threatInContentTypes(bytes(`<Types><Override ContentType="${type}"/></Types>`))).toBe(threat);
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

test.each<[name: string, head: number[], expected: boolean]>([
  ['a.exe', [], true],
  ['a.PS1', [], true],
  ['a.bin', [0x7f, 0x45, 0x4c, 0x46], true],
  ['a.bin', [0x23, 0x21, 0x2f], true],
  ['a.bin', [0x4d, 0x5a], false],
  ['a.bin', [], false],
  ['a.json', [0x7b], false],
])('%s that starts with %j is a program: %s', (name, head, expected) => {
  expect(isProgram(name, Uint8Array.from(head))).toBe(expected);
});

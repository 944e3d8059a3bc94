import type { OfficeThreat } from './officeThreat.ts';

/** Bytes at the start of a part that are checked. */
export const HEAD_BYTES = 4096;

const MACRO_PARTS = /(^|\/)(vbaproject\.bin|vbadata\.xml)$|(^|\/)(intl)?macrosheets\//i;
const MACRO_TYPES = /macroenabled|vbaproject|macrosheet/i;
const MACRO_RELATIONSHIPS = new Set(['vbaproject', 'wordvbadata', 'xlmacrosheet', 'xlintlmacrosheet']);

/** Relationships whose target Word and Excel load when they open a file. Hyperlinks are not included. */
const LOADED_RELATIONSHIPS = new Set([
  'attachedtemplate',
  'oleobject',
  'package',
  'control',
  'subdocument',
  'frame',
]);

const PROGRAM_NAMES =
  /\.(exe|dll|scr|com|pif|cpl|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|jar|lnk|reg|sh|app)$/i;

/** Encodings that the checks decode like Office does. In other encodings a threat could be hidden. */
const READABLE_ENCODINGS = new Set(['utf-8', 'utf-16', 'us-ascii', 'ascii', 'iso-8859-1', 'windows-1252']);

/** Whether the name of a part shows that the document has macros. */
export function isMacroPart(name: string): boolean {
  return MACRO_PARTS.test(name);
}

/** Whether a part is a program, by its name or its first bytes. */
export function isProgram(name: string, head: Uint8Array): boolean {
  if (PROGRAM_NAMES.test(name)) return true;
  const startsWith = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  return (
    isWindowsProgram(head) ||
    startsWith(0x7f, 0x45, 0x4c, 0x46) ||
    startsWith(0xcf, 0xfa, 0xed, 0xfe) ||
    startsWith(0xce, 0xfa, 0xed, 0xfe) ||
    startsWith(0x4c, 0, 0, 0, 0x01, 0x14, 0x02, 0) ||
    startsWith(0x23, 0x21)
  );
}

/** Checks the PE header too, because pictures and fonts can start with the letters MZ by chance. */
function isWindowsProgram(head: Uint8Array): boolean {
  if (head[0] !== 0x4d || head[1] !== 0x5a || head.byteLength < 0x40) return false;
  const at = new DataView(head.buffer, head.byteOffset).getUint32(0x3c, true);
  return [0x50, 0x45, 0, 0].every((byte, index) => head[at + index] === byte);
}

/** The threat in the content types of a package; null if there is none. */
export function threatInContentTypes(bytes: Uint8Array): OfficeThreat | null {
  const xml = readXml(bytes);
  if (xml === null) return 'unreadable';
  return MACRO_TYPES.test(xml) ? 'macros' : null;
}

/** The threat in the relationships of a part; null if there is none. */
export function threatInRelationships(bytes: Uint8Array): OfficeThreat | null {
  const xml = readXml(bytes);
  if (xml === null) return 'unreadable';
  for (const [element] of xml.matchAll(/<(?:[\w.-]+:)?Relationship\s(?:[^>"']|"[^"]*"|'[^']*')*>/g)) {
    const type = attribute(element, 'Type').split('/').at(-1)!.toLowerCase();
    if (MACRO_RELATIONSHIPS.has(type)) return 'macros';
    const isExternal = attribute(element, 'TargetMode').toLowerCase() === 'external';
    if (isExternal && LOADED_RELATIONSHIPS.has(type)) return 'external';
  }
  return null;
}

function attribute(element: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element);
  return decodeEntities(found?.[1] ?? found?.[2] ?? '').trim();
}

function decodeEntities(value: string): string {
  return value.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (match, hex: string, decimal: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
}

/** The text of an XML part; null if entities or an unusual encoding could hide something. */
function readXml(bytes: Uint8Array): string | null {
  const xml = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/.exec(xml)?.[1]?.toLowerCase();
  if (declared && !READABLE_ENCODINGS.has(declared)) return null;
  return /<!(DOCTYPE|ENTITY)/i.test(xml) ? null : xml;
}

function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}
